import { expect, test } from 'vitest'
import { followDrives, type Leg, type SeenDrives } from './drives.rules.ts'

/** Ten minutes, twenty from ten o'clock on. */
const byHour = Array.from({ length: 24 }, (_, hour) => (hour < 10 ? 10 : 20))
const leg = (key: number, minutes: number | null, part: Partial<Leg> = {}): Leg => ({
  key,
  minutes,
  stayMinutes: 60,
  byHour,
  ...part,
})
const minutesOf = (startsAt: number, legs: readonly Leg[], seen: SeenDrives = new Map()) =>
  followDrives(startsAt, legs, seen).drives.map(({ minutes }) => minutes)

test('what is not typed is proposed at the hour of leaving', () => {
  expect(minutesOf(9 * 60, [leg(1, null), leg(2, null)])).toEqual([10, 20])
  expect(minutesOf(23 * 60 + 50, [leg(1, null), leg(2, null)])).toEqual([20, 10])
})

test('what was typed by hand stays, and is told beside what is proposed', () => {
  const { drives, seen } = followDrives(9 * 60, [leg(1, 35), leg(2, null)], new Map())
  expect(drives).toEqual([
    { minutes: 35, proposed: 10, leavesAt: 540 },
    { minutes: 20, proposed: 20, leavesAt: 635 },
  ])
  expect(minutesOf(10 * 60, [leg(1, 35), leg(2, 20)], seen)).toEqual([35, 20])
})

test('a later start or another order proposes anew where nothing was typed by hand', () => {
  const { seen } = followDrives(9 * 60, [leg(1, 10), leg(2, 45)], new Map())
  expect(minutesOf(10 * 60, [leg(2, 45), leg(1, 10)], seen)).toEqual([45, 20])
})

test('a drive whose answer is still to come keeps its minutes and follows once it is known', () => {
  const first = followDrives(9 * 60, [leg(1, 10)], new Map())
  const moved = followDrives(9 * 60, [leg(1, 10, { byHour: null })], first.seen)
  expect(moved.drives[0]?.minutes).toBe(10)
  const far = byHour.map(() => 90)
  expect(minutesOf(9 * 60, [leg(1, 10, { byHour: far })], moved.seen)).toEqual([90])
})

test('minutes that came from somebody else are judged anew: another person’s hand is not overruled', () => {
  const { seen } = followDrives(9 * 60, [leg(1, 10)], new Map())
  expect(minutesOf(9 * 60, [leg(1, 40)], seen)).toEqual([40])
  const later = followDrives(9 * 60, [leg(1, 40)], seen)
  // Cleared: it follows again.
  expect(minutesOf(9 * 60, [leg(1, null)], later.seen)).toEqual([10])
})
