import { expect, test } from 'vitest'
import { onTokyoClock } from '#core/days.ts'
import { type CancellationTerms, cancellationSteps, stepsInHours } from './cancellation-steps.ts'

const charter = [
  { hoursBefore: 48, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
]
const terms: CancellationTerms = {
  tiers: charter,
  startsAt: '2026-11-24T05:30:00+09:00',
  totalYen: 130_200,
  now: '2026-11-15T16:32:00+09:00',
}
const read = (changed: Partial<CancellationTerms> = {}) =>
  cancellationSteps({ ...terms, ...changed }).map(({ from, refundYen, words }) => [from, refundYen, words])

test('three tiers say what comes back in yen, and until when in Tokyo', () => {
  expect(read()).toEqual([
    ['Today, Sun 15 Nov', 130_200, 'back until Sunday 22 November, 05:30'],
    ['48 h before', 65_100, 'back until Monday 23 November, 05:30'],
    ['24 h before', 0, 'after that'],
  ])
})

test('two tiers leave nothing open before the start', () => {
  const tiers = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 96, refundPercent: 100 },
  ]
  expect(read({ tiers })).toEqual([
    ['Today, Sun 15 Nov', 130_200, 'back until Friday 20 November, 05:30'],
    ['4 days before', 65_100, 'back until Monday 23 November, 05:30'],
    ['24 h before', 0, 'after that'],
  ])
})

test('five tiers work as well', () => {
  const tiers = [168, 96, 48, 24, 0].map((hoursBefore, index) => ({ hoursBefore, refundPercent: 100 - index * 20 }))
  const steps = read({ tiers })
  expect(steps.map(([from]) => from)).toEqual([
    'Today, Sun 15 Nov',
    '7 days before',
    '4 days before',
    '48 h before',
    '24 h before',
  ])
  expect(steps.at(-1)).toEqual(['24 h before', 26_040, 'back until pick-up, Tuesday 24 November, 05:30'])
})

test('what has passed is not offered: the line begins where one stands', () => {
  expect(read({ now: '2026-11-22T05:30:01+09:00' })).toEqual([
    ['Today, Sun 22 Nov', 65_100, 'back until Monday 23 November, 05:30'],
    ['24 h before', 0, 'after that'],
  ])
  expect(read({ now: '2026-11-22T05:30:00+09:00' })[0]?.[1]).toBe(130_200)
  expect(read({ now: '2026-11-24T01:00:00+09:00', here: true })).toEqual([
    ['You are here: Tue 24 Nov, 01:00', 0, 'if you cancel now. Pick-up is Tuesday 24 November, 05:30.'],
  ])
  expect(read({ now: '2026-11-24T06:00:00+09:00' })).toEqual([['Today, Tue 24 Nov', 0, 'The day has begun.']])
})

test('no tiers at all give nothing back', () => {
  expect(read({ tiers: [] })).toEqual([
    ['Today, Sun 15 Nov', 0, 'if you cancel now. Pick-up is Tuesday 24 November, 05:30.'],
  ])
})

test('while no day is chosen the line counts in hours, from the booking to the start', () => {
  const inHours = (tiers: CancellationTerms['tiers']) =>
    stepsInHours(tiers, 128_000).map(({ from, refundYen, words }) => [from, refundYen, words])
  expect(inHours(charter)).toEqual([
    ['From booking', 128_000, 'back until 48 hours before the start'],
    ['48 h before', 64_000, 'back until 24 hours before the start'],
    ['24 h before', 0, 'after that'],
  ])
  const generous = [{ hoursBefore: 0, refundPercent: 100 }]
  expect(inHours(generous)).toEqual([['From booking', 128_000, 'back until the start']])
  const open = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 72, refundPercent: 100 },
  ]
  expect(inHours(open).map(([from]) => from)).toEqual(['From booking', '3 days before', '24 h before'])
})

test('parts of a yen are the guest’s in both, as in the refund itself', () => {
  expect(read({ totalYen: 100_001 })[1]?.[1]).toBe(50_001)
  expect(stepsInHours(charter, 100_001)[1]?.refundYen).toBe(50_001)
})

test('a moment is told on Tokyo’s clock, wherever the reader may be', () => {
  expect(onTokyoClock(new Date('2026-11-14T20:00:00Z'))).toBe('2026-11-15T05:00:00+09:00')
})
