import { expect, test } from 'vitest'
import type { BookingState } from '#contract/booking.ts'
import { inKanji } from '#server/platform/kanji-numbers.rules.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { cancellationTerms, paidWords } from './terms.rules.ts'
import { longTokyoDay, momentInKanji } from './tokyo-words.rules.ts'
import { hasCalendarFile, hasVoucher, stateOfVoucher } from './vouchers.rules.ts'

const booked = (state: BookingState) => ({
  state,
  voucherCode: 'x'.repeat(22),
  startsAt: tokyoInstant('2026-11-24', '05:30'),
  endsAt: tokyoInstant('2026-11-24', '17:30'),
})

test('numbers stand in kanji as a calendar is read', () => {
  expect([0, 1, 9, 10, 11, 19, 20, 24, 30, 59].map(inKanji)).toEqual([
    '〇',
    '一',
    '九',
    '十',
    '十一',
    '十九',
    '二十',
    '二十四',
    '三十',
    '五十九',
  ])
  expect(() => inKanji(100)).toThrow(RangeError)
  expect(() => inKanji(1.5)).toThrow(RangeError)
})

test('a moment is told by the clock of Tokyo, wherever the reader is', () => {
  expect(momentInKanji(tokyoInstant('2026-11-24', '05:30'))).toBe('十一月二十四日 午前五時三十分')
  expect(momentInKanji(tokyoInstant('2027-01-01', '08:00'))).toBe('一月一日 午前八時')
  expect(momentInKanji(new Date('2026-11-23T15:05:00Z'))).toBe('十一月二十四日 午前零時五分')
  expect(longTokyoDay(new Date('2026-11-23T15:00:00Z'))).toBe('Tuesday 24 November 2026')
  expect(longTokyoDay(new Date('2026-11-23T14:59:00Z'))).toBe('Monday 23 November 2026')
})

test('the terms name the moments of every tier, in Tokyo time', () => {
  const startsAt = tokyoInstant('2026-11-24', '05:30')
  const tiers = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 48, refundPercent: 100 },
  ]
  const now = tokyoInstant('2026-11-15', '10:00')
  expect(cancellationTerms(tiers, startsAt, now)).toBe(
    'Free to cancel until Sunday 22 November 2026, 05:30; 50% back until Monday 23 November 2026, 05:30 Tokyo time. After that, cancelling gives nothing back.',
  )
  expect(cancellationTerms([{ hoursBefore: 0, refundPercent: 80 }], startsAt, now)).toBe(
    'Cancelling gives 80% back until Tuesday 24 November 2026, 05:30 Tokyo time.',
  )
  expect(cancellationTerms([{ hoursBefore: 24, refundPercent: 0 }], startsAt, now)).toBe(
    'Cancelling gives nothing back.',
  )
  // What is over when it is drawn is promised to nobody.
  expect(cancellationTerms(tiers, startsAt, tokyoInstant('2026-11-22', '05:30'))).toBe(
    'Cancelling gives 50% back until Monday 23 November 2026, 05:30 Tokyo time. After that, cancelling gives nothing back.',
  )
  expect(cancellationTerms(tiers, startsAt, tokyoInstant('2026-11-23', '05:30'))).toBe('Cancelling gives nothing back.')
  expect(paidWords({ paidYen: 130_200, refundedYen: 0 })).toBe('Paid: ¥130,200.')
  expect(paidWords({ paidYen: 130_200, refundedYen: 2_000 })).toBe('Paid: ¥130,200, of which ¥2,000 went back.')
})

test('a voucher is valid on its day in Tokyo while its booking is confirmed, and only then', () => {
  const at = (day: string, time: string) => stateOfVoucher(booked('confirmed'), tokyoInstant(day, time))
  expect(at('2026-11-23', '23:59')).toBe('not-today')
  expect(at('2026-11-24', '00:00')).toBe('valid')
  expect(at('2026-11-24', '17:29')).toBe('valid')
  expect(at('2026-11-24', '17:30')).toBe('redeemed')
  expect(at('2026-11-25', '05:30')).toBe('redeemed')
})

test('a night over midnight is valid until it ends', () => {
  const night = { ...booked('confirmed'), endsAt: tokyoInstant('2026-11-25', '01:30') }
  expect(stateOfVoucher(night, tokyoInstant('2026-11-25', '01:00'))).toBe('valid')
  expect(stateOfVoucher(night, tokyoInstant('2026-11-25', '01:30'))).toBe('redeemed')
})

test('what is not confirmed is never valid, and what never was sure is unknown', () => {
  const now = tokyoInstant('2026-11-24', '05:30')
  const states: BookingState[] = ['cancelled', 'redeemed', 'no_show', 'on_hold', 'pending', 'expired', 'rejected']
  expect(states.map((state) => stateOfVoucher(booked(state), now))).toEqual([
    'cancelled',
    'redeemed',
    'redeemed',
    null,
    null,
    null,
    null,
  ])
})

test('papers exist only of days that are or were sure; a calendar is also told of a cancellation', () => {
  const all: BookingState[] = [
    'on_hold',
    'pending',
    'confirmed',
    'rejected',
    'expired',
    'cancelled',
    'redeemed',
    'no_show',
  ]
  expect(all.filter((state) => hasVoucher(booked(state)))).toEqual(['confirmed', 'redeemed'])
  expect(all.filter((state) => hasCalendarFile(booked(state)))).toEqual(['confirmed', 'cancelled', 'redeemed'])
  expect(hasVoucher({ ...booked('confirmed'), voucherCode: null })).toBe(false)
})
