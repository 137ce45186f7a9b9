import { expect, test } from 'vitest'
import { noDetails } from '#core/booking-details.ts'
import { fleetOf } from '#server/testing/crews.ts'
import { type Compared, changesBetween } from './desk-changes.rules.ts'

const fleet = fleetOf({ vehicles: [], chauffeurs: [] })
const at = new Date('2026-11-18T00:00:00Z')
const wish = { guests: 2, childAges: [], largeCases: 0, guide: true, guideLanguage: 'en', extras: [] }
const before = {
  ...{ ...noDetails, startsAt: at, endsAt: at, vehicleClass: 'sedan', pickUp: null, dropOff: null },
  ...{ lines: [], totalYen: 0, wish },
} as unknown as Compared

test('the history names languages and extras as people do', () => {
  const other = { ...wish, guideLanguage: 'fr', extras: [{ code: 'child-seat', pieces: 2 }] }
  expect(changesBetween(before, { ...before, wish: other as unknown as Compared['wish'] }, fleet)).toEqual([
    { name: 'Language', before: 'English', after: 'French' },
    { name: 'Extras', before: 'none', after: '2 child seats' },
  ])
})
