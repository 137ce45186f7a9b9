import { expect, test } from 'vitest'
import { ApiError, type Call } from '#contract/call.ts'
import { settlePlain } from './plain-ask.ts'

/** Knows Haneda as a place and Toranomon as an address, and nothing else. */
const call = (async ({ path }: { path: string }, input: Record<string, string>) => {
  if (path === '/places/search') return { places: /haneda/i.test(input.q ?? '') ? [{ slug: 'haneda-terminal-3' }] : [] }
  if (/toranomon/i.test(input.address ?? '')) return { area: 'minato', areaName: 'Minato' }
  throw new ApiError(400, { error: 'Outside.', code: 'fleet.outside-area' })
}) as unknown as Call

const settled = async (query: string) => String(await settlePlain(new URLSearchParams(query), call))

test('words become a place, else an address, and a moment becomes a day and a time', async () => {
  expect(await settled('fromName=Haneda&toName=2-10-4 Toranomon&when=2026-11-21T19:05&guests=2')).toBe(
    'guests=2&day=2026-11-21&time=19%3A05&from=haneda-terminal-3&toAddress=2-10-4+Toranomon',
  )
})

test('what nobody knows stays in words, so that the page can say so', async () => {
  expect(await settled('fromName=Atlantis&toName=')).toBe('fromName=Atlantis')
})

test('what is settled already is left alone', async () => {
  expect(await settled('from=narita-terminal-1&fromName=Haneda')).toBe('from=narita-terminal-1&fromName=Haneda')
})
