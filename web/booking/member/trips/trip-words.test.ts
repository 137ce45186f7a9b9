import { expect, test } from 'vitest'
import type { OwnBooking } from '#contract/own-bookings.ts'
import { againAddress, standingOf, tripInWords } from './trip-words.ts'

const trip: OwnBooking = {
  reference: 'AN-7K4MWD',
  state: 'confirmed',
  service: {
    kind: 'tour',
    slug: 'fuji-at-first-light',
    title: 'Fuji at first light',
    picture: { path: 'a', alt: '', titleJa: null, ground: '#fff', focus: '50% 50%', width: 3, height: 2 },
  },
  startsAt: '2026-11-24T05:30:00+09:00',
  endsAt: '2026-11-24T17:30:00+09:00',
  guests: 3,
  vehicleClass: 'alphard',
  pickUp: 'Palace Hotel Tokyo',
  dropOff: null,
  totalYen: 130_200,
  heldUntil: null,
}
const morning = '2026-11-15T10:30:00+09:00'

test('a row says day, hour, party and where it begins, in Tokyo’s time', () => {
  expect(tripInWords(trip)).toBe('Tue 24 Nov 2026, 05:30. 3 guests. Palace Hotel Tokyo')
  expect(tripInWords({ ...trip, guests: 1, pickUp: null })).toBe('Tue 24 Nov 2026, 05:30. 1 guest')
})

test('a hold says until when, and with its day where that is not today', () => {
  const held = { ...trip, state: 'on_hold' as const }
  expect(standingOf({ ...held, heldUntil: '2026-11-15T10:42:00+09:00' }, morning).word).toBe('Held until 10:42, Tokyo')
  expect(standingOf({ ...held, heldUntil: '2026-11-17T18:00:00+09:00' }, morning).word).toBe(
    'Held until Tue 17 Nov, 18:00, Tokyo',
  )
  expect(standingOf({ ...held, heldUntil: '2026-11-15T10:00:00+09:00' }, morning).word).toBe('Held, not paid')
})

test('a trip is on the road between its start and its end', () => {
  expect(standingOf(trip, morning).word).toBe('Confirmed')
  expect(standingOf(trip, '2026-11-24T12:00:00+09:00').word).toBe('On the road')
  expect(standingOf({ ...trip, state: 'cancelled' }, '2026-11-24T12:00:00+09:00').word).toBe('Cancelled')
})

test('a ride says where it goes, and is booked again where rides begin', () => {
  const ride = {
    ...trip,
    service: { kind: 'ride' as const, slug: null, title: 'Haneda to Ginza', picture: null },
    pickUp: 'Haneda Terminal 3',
    dropOff: 'Hotel Ginza',
  }
  expect(tripInWords(ride)).toBe('Tue 24 Nov 2026, 05:30. 3 guests. Haneda Terminal 3 to Hotel Ginza')
  expect(tripInWords({ ...ride, dropOff: null })).toBe('Tue 24 Nov 2026, 05:30. 3 guests. Haneda Terminal 3')
  expect(againAddress(ride)).toBe('/cabs/home')
})

test('booking again keeps the party', () => {
  expect(againAddress(trip)).toBe('/tour/detail/fuji-at-first-light?guests=3')
})
