import { expect, test } from 'vitest'
import { freeUntil, refundInWords, refundSteps } from './refunds.ts'

const usual = [
  { hoursBefore: 48, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
]
const layover = [
  { hoursBefore: 24, refundPercent: 100 },
  { hoursBefore: 6, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
]
const generous = [{ hoursBefore: 0, refundPercent: 100 }]
const now = new Date('2026-11-15T12:00:00+09:00')

test('the stretches reach from the booking to the start', () => {
  expect(refundSteps(usual, 128_000)).toEqual([
    { percent: 100, refundYen: 128_000, fromHours: null, untilHours: 48 },
    { percent: 50, refundYen: 64_000, fromHours: 48, untilHours: 24 },
    { percent: 0, refundYen: 0, fromHours: 24, untilHours: 0 },
  ])
})

test('two tiers and five work as well, in any order, and what is left open gives nothing', () => {
  const two = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 72, refundPercent: 100 },
  ]
  expect(refundSteps(two, 1000).map(({ fromHours, untilHours, percent }) => [fromHours, untilHours, percent])).toEqual([
    [null, 72, 100],
    [72, 24, 50],
    [24, 0, 0],
  ])
  const five = [168, 96, 48, 24, 0].map((hoursBefore, index) => ({ hoursBefore, refundPercent: 100 - index * 25 }))
  expect(refundSteps(five, 1000)).toHaveLength(5)
  expect(refundSteps(generous, 1000)).toHaveLength(1)
})

test('refunds are whole yen, never more than the share', () => {
  const third = [{ hoursBefore: 0, refundPercent: 33 }]
  expect(refundSteps(third, 100_001)[0]?.refundYen).toBe(33_000)
})

test('a stretch says its end in hours, or with the day once there is one', () => {
  const [free, half, none] = refundSteps(usual, 128_000)
  const say = (step = free, day: string | null = null) => step && refundInWords(step, day, '05:30')
  expect(say(free)).toBe('back until 48 hours before the start')
  expect(say(half, '2026-11-24')).toBe('back until Monday 23 November, 05:30')
  expect(say(none, '2026-11-24')).toBe('back from then until the start')
})

test('one sentence says until when cancelling is free', () => {
  expect(freeUntil(usual, null, '05:30', now)).toBe('Free to cancel until 48 hours before the start.')
  expect(freeUntil(usual, '2026-11-24', '05:30', now)).toBe(
    'Free to cancel until Sunday 22 November, 05:30 Tokyo time.',
  )
  expect(freeUntil(layover, '2026-11-24', '08:30', now)).toBe(
    'Free to cancel until Monday 23 November, 08:30 Tokyo time.',
  )
  expect(freeUntil(generous, '2026-11-24', '05:30', now)).toBe('Free to cancel until the start.')
})

test('once that has passed, the sentence says what is left', () => {
  expect(freeUntil(usual, '2026-11-16', '19:00', now)).toBe(
    'Cancelling gives 50% back until Sunday 15 November, 19:00 Tokyo time.',
  )
  expect(freeUntil(usual, '2026-11-15', '19:00', now)).toBe('So near to the start, cancelling gives nothing back.')
  expect(freeUntil([], null, '05:30', null)).toBe('Once booked, cancelling gives nothing back.')
})
