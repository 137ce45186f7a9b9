import { beforeEach, expect, test, vi } from 'vitest'
import { TourDraft } from '#contract/tour-draft.ts'
import { bareDraft as base } from './bare-draft.fixture.ts'
import { keepDraft, keptDraft } from './keep-draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what was typed comes back after a crash, also what is too long to be saved', () => {
  const draft = { ...base, summary: 'y'.repeat(10_000), durationMinutes: 480 }
  expect(TourDraft.safeParse(draft).success).toBe(false)
  keepDraft('one', { version: 3, base, draft })
  expect(keptDraft('one', base)).toEqual({ version: 3, base, draft })
  expect(keptDraft('another', base)).toBeNull()
})

test('what has another shape, as from an older page, is left alone', () => {
  const { stops: _, ...without } = base
  for (const draft of [without, { ...base, stops: 'none' }, null])
    keepDraft('one', { version: 3, base, draft: draft as TourDraft })
  expect(keptDraft('one', base)).toBeNull()
})

test('a closed season that was typed before weekdays were known has none', () => {
  const season = { name: 'Winter', from: '12-01', to: '02-28', percent: 0, closed: true }
  keepDraft('one', { version: 3, base, draft: { ...base, seasons: [season] } as never })
  expect(keptDraft('one', base)?.draft.seasons).toEqual([{ ...season, weekdays: [] }])
})

test('what was typed before a tour said whether it begins at the guest’s hotel keeps what is saved of that', () => {
  const saved = { ...base, pickUp: { ...base.pickUp, isGuestsHotel: true } }
  const { isGuestsHotel: _, ...older } = { ...base.pickUp, name: 'Your hotel' }
  keepDraft('one', { version: 3, base: { ...base, pickUp: older }, draft: { ...base, pickUp: older } } as never)
  const kept = keptDraft('one', saved)
  expect([kept?.base.pickUp, kept?.draft.pickUp]).toEqual(
    Array.from({ length: 2 }, () => ({ ...base.pickUp, name: 'Your hotel', isGuestsHotel: true })),
  )
  expect(kept?.draft.dropOff.isGuestsHotel).toBe(false)
})
