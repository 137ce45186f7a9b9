import { expect, test } from 'vitest'
import type { BookingBatch } from '#contract/booking-batches.ts'
import { labelOfDeed, labelOfMany, type Preview, progressInWords, underWayInWords } from './many-words.ts'

const row = (state: BookingBatch['rows'][number]['state']) => ({
  ...{ reference: 'AN-222222', leadName: 'A', title: 'T', startsAt: '', state, refundYen: 0, why: '' },
})

test('the button says how many, and what goes back', () => {
  expect(labelOfDeed(4, null, 512_000)).toBe('Cancel 4 bookings, refund ¥512,000')
  expect(labelOfDeed(1, null, 0)).toBe('Cancel 1 booking')
  expect(labelOfDeed(2, '2026-11-24', 0)).toBe('Move 2 bookings to Tue 24 Nov')
})

const asked = (over: Partial<Preview['rows'][number]>): Preview['rows'][number] => ({
  ...{ reference: 'AN-222222', leadName: 'Ann Ek', title: 'T', refundYen: 0, whyNot: null, underWay: false },
  ...{ startsAt: '2026-11-17T17:00:00+09:00', endsAt: '2026-11-17T21:00:00+09:00', ...over },
})

test('the button says what it waits for, and never counts none', () => {
  const preview = { rows: [asked({ whyNot: 'It is over.' })], refundYen: 0 }
  expect(labelOfMany({ isMove: true, toDay: null, preview: null })).toBe('Choose the day first')
  expect(labelOfMany({ isMove: false, toDay: null, preview })).toBe('None of them can be cancelled')
  expect(labelOfMany({ isMove: true, toDay: '2026-11-24', preview })).toBe('None of them can be moved')
  const able = { rows: [...preview.rows, asked({ refundYen: 5000 })], refundYen: 5000 }
  expect(labelOfMany({ isMove: false, toDay: null, preview: able })).toBe('Cancel 1 booking, refund ¥5,000')
})

test('those under way are named apart, with their hours', () => {
  expect(underWayInWords([asked({})])).toBeNull()
  const rows = [asked({ leadName: 'Tomas Alvarez', underWay: true, whyNot: 'It is under way.' }), asked({})]
  expect(underWayInWords(rows)).toBe('Under way, left alone: Tomas Alvarez, 17:00 to 21:00')
})

test('the progress counts what is done and what stayed', () => {
  const rows = [row('done'), row('done'), row('refused'), row('waiting')]
  expect(progressInWords({ rows, toDay: null })).toBe('2 of 4 cancelled, 1 stayed')
  expect(progressInWords({ rows: [row('done')], toDay: '2026-11-24' })).toBe('1 of 1 moved')
})
