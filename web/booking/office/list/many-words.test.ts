import { expect, test } from 'vitest'
import type { BookingBatch } from '#contract/booking-batches.ts'
import { labelOfDeed, progressInWords } from './many-words.ts'

const row = (state: BookingBatch['rows'][number]['state']) => ({
  ...{ reference: 'AN-222222', leadName: 'A', title: 'T', startsAt: '', state, refundYen: 0, why: '' },
})

test('the button says how many, and what goes back', () => {
  expect(labelOfDeed(4, null, 512_000)).toBe('Cancel 4 bookings, refund ¥512,000')
  expect(labelOfDeed(1, null, 0)).toBe('Cancel 1 booking')
  expect(labelOfDeed(2, '2026-11-24', 0)).toBe('Move 2 bookings to Tue 24 Nov')
})

test('the progress counts what is done and what stayed', () => {
  const rows = [row('done'), row('done'), row('refused'), row('waiting')]
  expect(progressInWords({ rows, toDay: null })).toBe('2 of 4 cancelled, 1 stayed')
  expect(progressInWords({ rows: [row('done')], toDay: '2026-11-24' })).toBe('1 of 1 moved')
})
