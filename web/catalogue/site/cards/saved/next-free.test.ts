import { afterEach, expect, test, vi } from 'vitest'
import { nextFreeDay } from './next-free.tsx'

const asked: string[] = []
const answering = (free: Record<string, string[]>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://a').searchParams
    const month = query.get('month') ?? ''
    asked.push(`${month} ${query.get('guests')}`)
    const days = (free[month] ?? []).map((day) => ({ day, free: true, why: null, starts: [] }))
    return new Response(JSON.stringify({ days }))
  })

afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

test('the next free day is looked for in this month and the next, and not further', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, body: { dataset: {} } })
  answering({ '2026-12': ['2026-12-03'] })
  expect(await nextFreeDay({ slug: 'fuji', maxGuests: 6 }, '2026-11-15')).toBe('2026-12-03')
  expect(asked).toEqual(['2026-11 2', '2026-12 2'])
  answering({ '2026-11': ['2026-11-02', '2026-11-20'] })
  expect(await nextFreeDay({ slug: 'fuji', maxGuests: 1 }, '2026-11-15')).toBe('2026-11-20')
  expect(asked.at(-1)).toBe('2026-11 1')
  answering({})
  expect(await nextFreeDay({ slug: 'fuji', maxGuests: 6 }, '2026-11-15')).toBeNull()
})
