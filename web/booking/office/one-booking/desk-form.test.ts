import { expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { noDetails } from '#core/booking-details.ts'
import {
  type DeskForm,
  detailsOf,
  faultsOf,
  isNewsToGuest,
  labelOf,
  readYen,
  unsavedInWords,
  wishOf,
} from './desk-form.ts'

const base: DeskForm = {
  ...{ day: '2026-11-18', start: '08:00', extraHalfHours: 0, vehicleClass: 'alphard', adults: '2', ages: '4, 6' },
  ...{ largeCases: '2', guide: false, guideLanguage: 'en', extras: [], pickUp: 'Imperial Hotel Tokyo', dropOff: '' },
  ...{ ...noDetails, leadName: 'Grace Okafor', charged: [] },
}
const places = [
  { slug: 'park-hyatt', kind: 'hotel' as const, name: 'Park Hyatt', nameJa: '', areaName: 'Shinjuku' },
].map((place) => ({ ...place, latitude: 35, longitude: 139, feeYen: 0 }))

test('only what is another than before is asked for', () => {
  expect(wishOf(base, base, places)).toEqual({})
  expect(wishOf({ ...base, ages: '4 and 6' }, base, places)).toEqual({})
  expect(wishOf({ ...base, adults: '3', start: '08:30' }, base, places)).toEqual({
    start: '08:30',
    guests: 5,
    childAges: [4, 6],
  })
  expect(detailsOf({ ...base, note: 'Carsick' }, base)).toEqual({ note: 'Carsick' })
})

test('a place of ours goes by its slug, anything else as an address, nothing as the tour itself', () => {
  expect(wishOf({ ...base, pickUp: 'park hyatt' }, base, places)).toEqual({ pickUp: 'park-hyatt', pickUpAddress: null })
  expect(wishOf({ ...base, pickUp: '1-2 Minato' }, base, places)).toEqual({ pickUp: null, pickUpAddress: '1-2 Minato' })
  expect(wishOf({ ...base, pickUp: ' ' }, base, places)).toEqual({ pickUp: null, pickUpAddress: null })
})

test('another pick-up or price is news to the guest, a note for the crew is none', () => {
  expect(isNewsToGuest(['pickUp', 'note'], false)).toBe(true)
  expect(isNewsToGuest(['charged'], true)).toBe(true)
  expect(isNewsToGuest(['note', 'room'], false)).toBe(false)
})

test('yen are read as people write them', () => {
  expect(['¥5,000', '5000', ' 0 ', '−3,000', '5.5', 'none', ''].map(readYen)).toEqual([
    ...[5000, 5000, 0, -3000],
    ...[null, null, null],
  ])
})

test('what cannot be asked is named in its place', () => {
  expect(faultsOf(base)).toEqual({})
  expect(Object.keys(faultsOf({ ...base, start: '8', adults: '0', ages: '4, x', leadName: ' ' }))).toEqual([
    'start',
    'adults',
    'ages',
    'leadName',
  ])
})

test('the bar names what is not saved, and says nothing when nothing is', () => {
  expect(unsavedInWords(base, { ...base }, { ride: null })).toBeNull()
  expect(unsavedInWords({ ...base, note: 'x', start: '09:00' }, base, { ride: null })).toBe('start, notes for the crew')
  const ride = { landsAt: '2026-11-18T14:05:00+09:00' } as NonNullable<DeskBooking['ride']>
  expect(unsavedInWords({ ...base, start: '09:00' }, base, { ride })).toBe('lands at')
})

test('of a ride that meets a flight, day and start are called what they are: its landing', () => {
  const ride = (landsAt: string | null) => ({ ride: { landsAt } as NonNullable<DeskBooking['ride']> })
  const named = (booking: Pick<DeskBooking, 'ride'>) => [labelOf('day', booking), labelOf('start', booking)]
  expect(named({ ride: null })).toEqual(['Day', 'Start'])
  expect(named(ride('2026-11-18T14:05:00+09:00'))).toEqual(['Lands on', 'Lands at'])
  expect(named(ride(null))).toEqual(['Day', 'Pick-up at'])
})
