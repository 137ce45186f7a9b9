import { expect, test } from 'vitest'
import type { ClassPrice } from '#contract/catalogue.ts'
import { writeWish } from '../wish-address.ts'
import { nothingChosen, readChoice, wishOf, writeChoice } from './choice.ts'

const crown: ClassPrice = {
  vehicleClass: 'sedan',
  name: 'Crown',
  priceYen: 92_000,
  loads: [{ guests: 3, largeCases: 2 }],
  maxGuests: 3,
}
const alphard: ClassPrice = {
  vehicleClass: 'alphard',
  name: 'Alphard',
  priceYen: 98_000,
  loads: [{ guests: 6, largeCases: 2 }],
  maxGuests: 6,
}
const tour = { startTimes: ['05:00', '05:30'], prices: [crown, alphard], guideIncluded: false }
const nobodyElse = { childAges: [], guide: false, extraHalfHours: 0, extras: [], code: null, secondCode: null }
const nothing = nothingChosen(tour)
const read = (query: string) => readChoice(new URLSearchParams(query), tour)
const written = (query: string) => writeChoice(new URLSearchParams(query), read(query), tour).toString()

test('without an address nothing is chosen but the usual', () => {
  expect(read('')).toEqual({ day: null, start: '05:00', guests: 2, largeCases: 0, car: null, ...nobodyElse })
})

test('a choice goes to the address and comes back whole', () => {
  const address =
    'day=2026-11-24&start=05%3A30&guests=3&ages=5&cases=2&car=alphard&guide=yes&more=3&extras=child-seat%3A1&code=LEAVES'
  expect(read(address)).toEqual({
    day: '2026-11-24',
    start: '05:30',
    guests: 3,
    largeCases: 2,
    car: 'alphard',
    childAges: [5],
    guide: true,
    extraHalfHours: 3,
    extras: [{ code: 'child-seat', pieces: 1 }],
    code: 'LEAVES',
    secondCode: null,
  })
  expect(written(address)).toBe(address)
})

test('the address holds only what differs from the usual, and leaves what is not ours', () => {
  expect(written('start=05%3A00&guests=2&cases=0&utm_source=mail')).toBe('utm_source=mail')
})

test('nonsense in the address is no choice', () => {
  for (const odd of [
    'day=2026-02-30',
    'day=tomorrow',
    'day=2026-1-1',
    'start=04:00',
    'guests=0',
    'guests=-3',
    'guests=2.5',
    'guests=1000',
    'cases=many',
    'ages=40',
    'more=17',
    'guide=maybe',
    'extras=seat',
    'code=%3Cb%3E',
    'car=rocket',
    'car=coaster',
  ])
    expect(read(odd), odd).toEqual(nothing)
})

test('a guide is chosen only where the tour has none', () => {
  expect(readChoice(new URLSearchParams('guide=yes'), { ...tour, guideIncluded: true }).guide).toBe(false)
})

test('checkout is told the start also where it is the usual one, and no car that nobody chose', () => {
  expect(writeWish(wishOf(read('day=2026-11-24&guests=3')))).toBe('day=2026-11-24&start=05%3A00&guests=3')
})

test('a party beyond our cars is kept, so that the page can answer it', () => {
  expect(read('guests=40').guests).toBe(40)
})

test('a child whose age nobody chose has none, also after a reload', () => {
  expect(written('guests=4&ages=4,-')).toBe('guests=4&ages=4%2C-')
  expect(read('guests=4&ages=4,-').childAges).toEqual([4, null])
})
