import { expect, test } from 'vitest'
import { atTenPercent } from '#core/tax.fixture.ts'
import { chosenTour, offerPath, type WorkedTour } from './shown-offer.ts'

const worked = (slug: string, firstDay: string | null): WorkedTour => ({
  slug,
  title: slug,
  length: '8 hours',
  line: { slug: 'gardens', letter: 'G', name: 'Gardens' },
  dayYen: 100_000,
  season: null,
  discountYen: 10_000,
  totalYen: 90_000,
  taxes: atTenPercent(90_000),
  firstDay,
})
const tours = [worked('over', null), worked('open', '2026-11-24'), worked('later', '2027-01-05')]

test('the tour that was asked for is worked through, even when no day is left', () => {
  expect(chosenTour(tours, 'later')?.slug).toBe('later')
  expect(chosenTour(tours, 'over')?.slug).toBe('over')
})

test('otherwise it is the first that still has a day', () => {
  expect(chosenTour(tours, null)?.slug).toBe('open')
  expect(chosenTour(tours, 'of-another-offer')?.slug).toBe('open')
  expect(chosenTour([worked('over', null)], null)?.slug).toBe('over')
  expect(chosenTour([], null)).toBeUndefined()
})

test('an offer has an address, and so has each tour in it', () => {
  expect(offerPath('clear-sky')).toBe('/offer-detail?offer=clear-sky')
  expect(offerPath('clear-sky', 'five-lakes')).toBe('/offer-detail?offer=clear-sky&tour=five-lakes')
})
