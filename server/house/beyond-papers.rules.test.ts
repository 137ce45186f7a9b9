import { expect, test } from 'vitest'
import type { Conflict } from '#server/inventory/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { beyondPapers } from './beyond-papers.rules.ts'

const crown = { id: 'crown', kind: 'vehicle', name: 'Crown 12-34' } as const
const until = (day: string): Conflict['papers'] => ({ until: day })
const work = (day: string, papers = until('2026-11-18')) => ({
  ...{ resource: crown, papers, startsAt: tokyoInstant(day, '08:30') },
})
const at = (day: string) => tokyoInstant(day, '10:00')

test('papers that end tomorrow wait for nobody until the day before the first job beyond them', () => {
  const booked = [work('2026-11-21'), work('2026-11-22'), work('2026-11-20')]
  expect(beyondPapers(booked, at('2026-11-17'))).toEqual([])
  expect(beyondPapers(booked, at('2026-11-18'))).toEqual([])
  expect(beyondPapers(booked, at('2026-11-19'))).toMatchObject([
    { who: 'Crown 12-34', jobs: 3, startsAt: '2026-11-20T08:30:00+09:00', endsOn: '2026-11-18', hasEnded: true },
  ])
})

test('one car or person is one thing to do, however many jobs, and each for itself', () => {
  const ono = { ...crown, id: 'ono', kind: 'chauffeur', name: 'Ono' } as const
  const found = beyondPapers(
    [work('2026-11-19'), work('2026-11-19'), { ...work('2026-11-19', { missing: 'licence' }), resource: ono }],
    at('2026-11-18'),
  )
  expect(found).toMatchObject([
    { ownerId: 'crown', of: 'vehicle', jobs: 2, missing: null, hasEnded: false },
    { ownerId: 'ono', of: 'chauffeur', jobs: 1, endsOn: null, missing: 'licence' },
  ])
})
