import { expect, test } from 'vitest'
import { marsh } from './booking.fixture.ts'
import { refundTiers } from './refund-tiers.ts'

const rows = (booking: Parameters<typeof refundTiers>[0], now: string) =>
  refundTiers(booking, now).map(({ until, back }) => `${until}: ${back}`)

test('the tiers say yen and hours, as long as they can be had', () => {
  expect(rows(marsh, '2026-11-15T10:30:00+09:00')).toEqual([
    'Until Sun 22 Nov, 05:30: all ¥130,200 back',
    'Until Mon 23 Nov, 05:30: ¥65,100 back',
    'After that: nothing back',
  ])
  expect(rows(marsh, '2026-11-22T06:00:00+09:00')).toEqual([
    'Until Mon 23 Nov, 05:30: ¥65,100 back',
    'After that: nothing back',
  ])
  expect(rows(marsh, '2026-11-23T06:00:00+09:00')).toEqual(['Until Tue 24 Nov, 05:30: nothing back'])
})

test('what was sent back already comes back no second time, and nothing is promised where nothing was paid', () => {
  expect(rows({ ...marsh, refundedYen: 30_200 }, '2026-11-15T10:30:00+09:00')[1]).toBe(
    'Until Mon 23 Nov, 05:30: ¥50,000 back',
  )
  expect(rows({ ...marsh, paidYen: 0 }, '2026-11-15T10:30:00+09:00')).toEqual([])
  expect(rows(marsh, '2026-11-24T05:30:00+09:00')).toEqual([])
})
