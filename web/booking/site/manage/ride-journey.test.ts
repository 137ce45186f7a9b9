import { expect, test } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { staysBooked, staysInWords, waysOf } from '#contract/journey-ways.ts'
import { marshRide } from './booking.fixture.ts'
import { journeyMoney } from './ride-journey.ts'

const back = {
  ...{ reference: 'AN-BACK22', title: 'Hotel Wadakura to Haneda', startsAt: '2026-11-28T10:00:00+09:00' },
  ...{ state: 'confirmed' as const, totalYen: 18_700, paidYen: 18_700, refundedYen: 0, pickUp: null, dropOff: null },
}

test('a journey shows both ways in their order, whichever of them is open', () => {
  const there = { ...marshRide, journey: [back] }
  expect(waysOf(there).map(({ called, reference, totalYen }) => [called, reference, totalYen])).toEqual([
    ['The way there', 'AN-3H8TQX', 24_200],
    ['The way back', 'AN-BACK22', 18_700],
  ])
  const { reference, startsAt, state, totalYen, paidYen, refundedYen } = marshRide
  const other = { reference, title: 'x', startsAt, state, totalYen, paidYen, refundedYen, pickUp: null, dropOff: null }
  const opened = { ...marshRide, ...back, service: marshRide.service, journey: [other] }
  expect(waysOf(opened).map(({ called, reference: of }) => [called, of])).toEqual([
    ['The way there', 'AN-3H8TQX'],
    ['The way back', 'AN-BACK22'],
  ])
})

const wayBack = { ...back, called: 'The way back' as const }

test('cancelling one way leaves the other, unless it is given back or over already', () => {
  const stays = (state: Booking['state']) =>
    staysBooked({ ...marshRide, journey: [{ ...back, state }] }).map(({ called, reference }) => [called, reference])
  expect(stays('confirmed')).toEqual([['The way back', 'AN-BACK22']])
  expect(staysBooked({ ...marshRide, journey: [back] }).map(staysInWords)).toEqual([
    'Only this way is cancelled. The way back on Saturday 28 November at 10:00 stays booked:',
  ])
  expect(stays('on_hold')).toHaveLength(1)
  expect(stays('cancelled')).toEqual([])
  expect(stays('redeemed')).toEqual([])
  expect(staysBooked(marshRide)).toEqual([])
})

test('the whole that was paid is said, and no more than was paid', () => {
  const called = 'The way there' as const
  const there = { called, state: 'confirmed' as const, totalYen: 24_200, paidYen: 24_200, refundedYen: 0 }
  expect(journeyMoney([there, wayBack])).toMatchObject({ label: 'Paid for both ways', yen: 42_900 })
  expect(journeyMoney([there, { ...wayBack, paidYen: 0 }])).toEqual({
    label: 'Both ways',
    yen: 42_900,
    note: '¥24,200 of it is paid.',
  })
  expect(journeyMoney([there, { ...wayBack, refundedYen: 18_700 }])).toEqual({
    label: 'Left with us',
    yen: 24_200,
    note: 'Paid ¥42,900, refunded ¥18,700.',
  })
  expect(journeyMoney([there, { ...wayBack, state: 'expired', paidYen: 0 }]), 'nobody owes what ended').toEqual({
    label: 'Paid for the way there',
    yen: 24_200,
    note: '',
  })
})
