import { expect, test } from 'vitest'
import type { TourDetail } from '#contract/catalogue.ts'
import type { Meeting } from '#contract/places.ts'
import { haneda, marsh, marshRide } from './booking.fixture.ts'
import type { OpenBooking } from './load-booking.ts'
import { meetingOf } from './meeting.ts'

const open = (more: Partial<OpenBooking>): OpenBooking => ({
  kind: 'open',
  which: { reference: 'AN-7K4MWD' },
  booking: marsh,
  tour: null,
  terminal: null,
  car: null,
  refund: null,
  now: '2026-11-20T10:00:00+09:00',
  ...more,
})
const airport: Meeting = {
  ...{ kind: 'airport', name: 'Haneda Airport, Terminal 3', nameJa: null, area: 'haneda' },
  ...{ latitude: 35.54, longitude: 139.77 },
}
const yourHotel = { name: 'Wherever you stay', nameJa: '', latitude: 35.68, longitude: 139.76, isGuestsHotel: true }

test('a ride that meets a flight and a day that begins at an airport are met in the hall', () => {
  expect(meetingOf(open({ booking: marshRide, terminal: haneda }))?.hall).toEqual({
    terminal: haneda,
    meeting: 'board',
  })
  const kerb = { ...marshRide, ride: { ...marshRide.ride, meeting: 'kerb' as const } }
  expect(meetingOf(open({ booking: kerb, terminal: haneda }))?.hall?.meeting).toBe('kerb')
  const day = { ...marsh, pickUp: airport }
  expect(meetingOf(open({ booking: day, terminal: haneda }))?.hall?.meeting).toBe('board')
})

test('a ride to an airport, and one whose terminal did not load, have no hall', () => {
  const leaving = { ...marshRide, landsAt: null, ride: { ...marshRide.ride, airport: 'departure' as const } }
  expect(meetingOf(open({ booking: leaving, terminal: haneda }))?.hall).toBeNull()
  expect(meetingOf(open({ booking: marshRide }))).toMatchObject({ hall: null, board: 'Marsh' })
})

test('a hotel that nobody told yet is no door, and a chosen place is one', () => {
  const tour = { pickUp: yourHotel } as TourDetail
  expect(meetingOf(open({ tour, booking: { ...marsh, isHotelUntold: true } }))?.place.isGuestsHotel).toBe(true)
  expect(meetingOf(open({ tour, booking: { ...marsh, pickUp: airport } }))?.place.isGuestsHotel).toBe(false)
  expect(meetingOf(open({}))).toBeNull()
})
