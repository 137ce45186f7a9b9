import { expect, test } from 'vitest'
import type { Meeting } from '#contract/places.ts'
import { marsh, marshRide } from './booking.fixture.ts'
import type { Route } from './day-plan.ts'
import { planChanges } from './plan-changes.ts'

const hotel = (name: string, fartherMinutes?: number): Meeting => ({
  ...{ kind: 'hotel', name, nameJa: null, area: 'taito', latitude: null, longitude: null },
  ...(fartherMinutes === undefined ? {} : { fartherMinutes }),
})
const usual = { name: 'Your hotel' }
const tour = {
  ...{ pickUp: usual, dropOff: usual },
  itineraries: [
    { name: 'Oishi Park', note: '', arrivalMinutes: 110, stayMinutes: 60 },
    { name: 'Arakurayama', note: '', arrivalMinutes: 200, stayMinutes: 45 },
  ],
} as unknown as Route
const ueno = hotel('Mitsui Garden Hotel Ueno')
const hours = { startsAt: marsh.startsAt, endsAt: marsh.endsAt }
const booking = { ...marsh, pickUp: ueno, dropOff: ueno, room: '1107' }

test('a farther pick-up says which stop is later and shorter, that the end stays, and that the room goes', () => {
  expect(planChanges(booking, tour, { ...hours, pickUp: hotel('Hotel New Grand', 30), dropOff: ueno })).toEqual([
    'Oishi Park at 07:50 instead of 07:20, with 30 minutes there instead of 60.',
    'The day still ends at: Mitsui Garden Hotel Ueno.',
    'Room 1107 is of Mitsui Garden Hotel Ueno and is taken off. If you know the new one, write it below.',
  ])
})

test('where only the end is another, the stops and the room stay', () => {
  expect(planChanges(booking, tour, { ...hours, pickUp: ueno, dropOff: hotel('Aman Tokyo') })).toEqual([
    'The stops and their hours stay as they are.',
    'The day ends at: Aman Tokyo, instead of Mitsui Garden Hotel Ueno.',
  ])
})

test('of a ride, or of a tour that did not load, nothing is said of stops', () => {
  expect(planChanges({ ...booking, room: '' }, null, { ...hours, pickUp: hotel('Aman Tokyo'), dropOff: ueno })).toEqual(
    [],
  )
})

test('a flight is said to be taken off with its airport, and stays with another terminal of it', () => {
  const narita = (number: number): Meeting => ({
    ...hotel(`Narita Terminal ${number}`),
    kind: 'airport',
    area: 'narita',
  })
  const met = { ...booking, pickUp: narita(2), room: '', flight: 'AF 276' }
  expect(planChanges(met, null, { ...hours, pickUp: ueno, dropOff: ueno })).toEqual([
    'Flight AF 276 is of Narita Terminal 2 and is taken off. If you know the new one, write it below.',
  ])
  expect(planChanges(met, null, { ...hours, pickUp: narita(1), dropOff: ueno })).toEqual([])
})

test('the flight of a tour that begins at an airport by itself is taken off with it', () => {
  const own = { ...booking, pickUp: null, isHotelUntold: false, room: '', flight: 'AF 276' }
  const atNarita = { ...tour, pickUp: { ...tour.pickUp, name: 'Narita, your terminal' } }
  expect(planChanges(own, atNarita, { ...hours, pickUp: ueno, dropOff: ueno })).toContain(
    'Flight AF 276 is of Narita, your terminal and is taken off. If you know the new one, write it below.',
  )
  expect(
    planChanges({ ...own, isHotelUntold: true }, tour, { ...hours, pickUp: ueno, dropOff: ueno }),
  ).not.toContainEqual(expect.stringContaining('AF 276'))
})

test('who leaves from another airport hears that the pick-up stays, and how much longer the drive is', () => {
  const [from, haneda] = [hotel('Hotel Wadakura'), marshRide.pickUp]
  const narita = { ...haneda, name: 'Narita Airport, Terminal 1', area: 'narita' }
  const { startsAt, endsAt } = marshRide
  const leaves = {
    ...{ ...marshRide, flight: '', landsAt: null, pickUp: from, dropOff: haneda },
    ride: { ...marshRide.ride, airport: 'departure' as const, landsAt: null },
  }
  const to = { startsAt, endsAt: endsAt.replace('20:50', '21:25'), pickUp: from, dropOff: narita }
  expect(planChanges(leaves, null, to)).toEqual([
    'The pick-up stays at 19:50, and the drive to Narita Airport, Terminal 1 takes about 35 minutes longer. If that does not suit your flight, move the hour as well.',
  ])
  expect(planChanges(leaves, null, { ...to, dropOff: haneda, endsAt })).toEqual([])
})
