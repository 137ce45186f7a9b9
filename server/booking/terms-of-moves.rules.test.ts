import { expect, test } from 'vitest'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { keptTiers, refundOf, termsAfterMove } from './booking.rules.ts'

const agreed = [
  { hoursBefore: 48, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
]
const [day, now] = ['2027-03-20', tokyoInstant('2027-03-10', '08:00')]
const startsAt = tokyoInstant(day, '08:00')
const booked = { startsAt, cancellationTiers: agreed, mostRefundPercent: null, termsStartAt: null }

/** What would come back at a moment once it was moved. */
function backAt(newStart: Date, moment: Date, isOurs: boolean) {
  const { termsStartAt } = termsAfterMove(booked, newStart, { isOurs, now })
  return refundOf(keptTiers(agreed, { startsAt: newStart, termsStartAt }), 100, newStart, moment).refundPercent
}

test('a day that we move nearer gives back what it gave back before, until it begins', () => {
  const nearer = tokyoInstant('2027-03-12', '08:00')
  const dayBefore = tokyoInstant('2027-03-11', '20:00')
  expect(backAt(nearer, dayBefore, true)).toBe(100)
  expect(backAt(nearer, dayBefore, false), 'at the guest’s wish it goes by the new day').toBe(0)
  expect(backAt(nearer, nearer, true), 'once it has begun nothing comes back').toBe(0)
})

test('the old deadlines stay where they lie before the new start', () => {
  const nearer = tokyoInstant(addDays(day, -1), '08:00')
  expect(keptTiers(agreed, { startsAt: nearer, termsStartAt: startsAt })).toEqual([
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 50 },
  ])
})

test('a later day has the later deadlines, and a day that is put back has its own again', () => {
  const later = tokyoInstant(addDays(day, 3), '08:00')
  expect(termsAfterMove(booked, later, { isOurs: true, now }).termsStartAt).toBeNull()
  const nearer = { ...booked, ...termsAfterMove(booked, tokyoInstant('2027-03-12', '08:00'), { isOurs: true, now }) }
  const moved = { ...nearer, startsAt: tokyoInstant('2027-03-12', '08:00') }
  expect(moved.termsStartAt).toEqual(startsAt)
  expect(termsAfterMove(moved, startsAt, { isOurs: true, now }).termsStartAt).toBeNull()
})

test('the same hour changes no terms', () => {
  const kept = { ...booked, mostRefundPercent: 50, termsStartAt: tokyoInstant('2027-03-25', '08:00') }
  expect(termsAfterMove(kept, startsAt, { isOurs: false, now })).toEqual({
    mostRefundPercent: 50,
    termsStartAt: kept.termsStartAt,
  })
})
