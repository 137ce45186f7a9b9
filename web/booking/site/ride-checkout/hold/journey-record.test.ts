import { expect, test } from 'vitest'
import { heldBoth, madeAt, refusal } from './journey.fixture.ts'
import { canExtend, endOf, isHolding, journeyStanding, spanOf, unpaidOf } from './journey-record.ts'
import { viewOf } from './use-journey.ts'

const minute = 60_000
const seen = { isOfNow: true, nowMs: madeAt, error: null }

test('a journey is paid when both ways are, held while one waits, and in part when the other has run out', () => {
  expect(journeyStanding(heldBoth())).toBe('held')
  expect(journeyStanding(heldBoth({ state: 'confirmed' }))).toBe('held')
  expect(journeyStanding(heldBoth({ state: 'confirmed' }, { state: 'confirmed' }))).toBe('paid')
  expect(journeyStanding(heldBoth({ state: 'confirmed' }, { state: 'expired' }))).toBe('part')
  expect(journeyStanding(heldBoth({ state: 'expired' }, { state: 'expired' }))).toBe('over')
})

test('it is held until the first of its ways ends, and a paid way no longer counts', () => {
  const later = '2026-11-15T17:02:00+09:00'
  expect(spanOf(heldBoth({ heldUntil: later }))?.heldUntil).toBe('2026-11-15T16:47:00+09:00')
  expect(spanOf(heldBoth({}, { state: 'confirmed', heldUntil: null }))?.heldUntil).toBe('2026-11-15T16:47:00+09:00')
  expect(endOf(heldBoth({ state: 'confirmed', heldUntil: null }, { heldUntil: later }))).toBe(later)
  expect(isHolding(heldBoth(), madeAt + 14 * minute)).toBe(true)
  expect(isHolding(heldBoth(), madeAt + 15 * minute)).toBe(false)
})

test('only what is unpaid is paid and extended', () => {
  const record = heldBoth({ state: 'confirmed', canExtendHold: false })
  expect(unpaidOf(record).map(({ token }) => token)).toEqual(['token-back'])
  expect(canExtend(record)).toBe(true)
  expect(canExtend(heldBoth({}, { canExtendHold: false }))).toBe(false)
})

test('each standing leads to its own screen', () => {
  expect(viewOf(null, seen)).toEqual({ is: 'asking' })
  expect(viewOf(null, { ...seen, error: refusal('inventory.sold-out') })).toMatchObject({ is: 'refused' })
  expect(viewOf(heldBoth(), seen)).toMatchObject({ is: 'held' })
  expect(viewOf(heldBoth(), { ...seen, error: refusal('x', 0) })).toMatchObject({ is: 'held' })
  expect(viewOf(heldBoth(), { ...seen, nowMs: madeAt + 15 * minute })).toMatchObject({ is: 'ended' })
  expect(viewOf(heldBoth({ state: 'confirmed' }, { state: 'expired' }), seen)).toMatchObject({ is: 'part' })
  expect(viewOf(heldBoth({ state: 'confirmed' }, { state: 'confirmed' }), seen)).toMatchObject({ is: 'paid' })
  expect(viewOf(heldBoth(), { ...seen, isOfNow: false })).toEqual({ is: 'asking' })
})
