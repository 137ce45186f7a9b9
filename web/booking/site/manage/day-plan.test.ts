import { expect, test } from 'vitest'
import { marsh } from './booking.fixture.ts'
import { planOf } from './day-plan.ts'

const place = { nameJa: '', latitude: 35, longitude: 139, isGuestsHotel: false }
const hotel = { ...place, name: 'Your hotel in central Tokyo', isGuestsHotel: true }
const stop = {
  ...place,
  driveMinutes: 110,
  stayMinutes: 60,
  note: 'North shore, wind still down.',
  admission: 'free' as const,
  admissionYen: null,
}
const tour = {
  pickUp: hotel,
  dropOff: hotel,
  itineraries: [{ ...stop, name: 'Oishi Park', arrivalMinutes: 110 }],
}

test('the tour’s stops follow the clock of this booking', () => {
  expect(planOf(marsh, tour)).toEqual([
    { clock: '05:30', name: 'Your hotel in central Tokyo', note: 'Kenji is there from 05:20.' },
    { clock: '07:20', name: 'Oishi Park', note: 'North shore, wind still down.' },
    { clock: '17:30', name: 'Your hotel in central Tokyo', note: '' },
  ])
})

test('a day that begins at midnight is met before it, and runs into the next', () => {
  const night = { ...marsh, startsAt: '2026-11-24T00:05:00+09:00', endsAt: '2026-11-24T03:00:00+09:00', crew: [] }
  const late = { ...tour, itineraries: [{ ...stop, name: 'The bay', arrivalMinutes: 24 * 60 }] }
  expect(planOf(night, late).map(({ clock }) => clock)).toEqual(['00:05', '00:05', '03:00'])
  expect(planOf(night, late)[0]?.note).toBe('Your chauffeur is there from 23:55.')
  expect(planOf({ ...night, state: 'redeemed' }, late)[0]?.note).toBe('')
})

test('a chosen pick-up is also the end, unless the tour ends elsewhere or the guest said so', () => {
  const at = (name: string) => ({
    kind: 'hotel' as const,
    name,
    nameJa: null,
    area: 'a',
    latitude: null,
    longitude: null,
  })
  const ends = (changed: object, route = tour) => planOf({ ...marsh, ...changed }, route).at(-1)?.name
  expect(ends({ pickUp: at('Palace Hotel') })).toBe('Palace Hotel')
  expect(ends({ pickUp: at('Palace Hotel'), dropOff: at('Haneda') })).toBe('Haneda')
  expect(ends({ pickUp: at('Palace Hotel') }, { ...tour, dropOff: { ...place, name: 'Hakone' } })).toBe('Hakone')
})

test('from farther away the first stop is reached later', () => {
  const pickUp = { kind: 'hotel' as const, name: 'A hotel', nameJa: null, area: 'a', latitude: null, longitude: null }
  const first = (fartherMinutes?: number) => planOf({ ...marsh, pickUp: { ...pickUp, fartherMinutes } }, tour)[1]?.clock
  expect([first(), first(25), first(-20)]).toEqual(['07:20', '07:45', '07:00'])
})
