import { expect, test } from 'vitest'
import type { ClassPrice } from '#contract/catalogue.ts'
import { carOf, nothingChosen, readChoice, writeChoice } from './choice.ts'

const crown: ClassPrice = {
  vehicleClass: 'sedan',
  priceYen: 92_000,
  loads: [{ guests: 3, largeCases: 2 }],
  maxGuests: 3,
}
const alphard: ClassPrice = {
  vehicleClass: 'alphard',
  priceYen: 98_000,
  loads: [{ guests: 6, largeCases: 2 }],
  maxGuests: 6,
}
const tour = { startTimes: ['05:00', '05:30'], prices: [crown, alphard] }
const nothing = nothingChosen(tour)
const read = (query: string) => readChoice(new URLSearchParams(query), tour)
const written = (query: string) => writeChoice(new URLSearchParams(query), read(query), tour).toString()

test('without an address nothing is chosen but the usual', () => {
  expect(read('')).toEqual({ day: null, start: '05:00', guests: 2, cases: 0, car: null })
})

test('a choice goes to the address and comes back whole', () => {
  const address = 'day=2026-11-24&start=05%3A30&guests=3&cases=2&car=alphard'
  expect(read(address)).toEqual({ day: '2026-11-24', start: '05:30', guests: 3, cases: 2, car: 'alphard' })
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
    'car=rocket',
    'car=coaster',
  ])
    expect(read(odd), odd).toEqual(nothing)
})

test('a party beyond our cars is kept, so that the page can answer it', () => {
  expect(read('guests=40').guests).toBe(40)
  expect(carOf(tour.prices, read('guests=40'))).toBeUndefined()
})

test('the chosen car is taken as long as it fits, else the one we suggest', () => {
  expect(carOf(tour.prices, { ...nothing, car: 'alphard' })).toBe(alphard)
  expect(carOf(tour.prices, { ...nothing, car: 'sedan', guests: 4 })).toBe(alphard)
  expect(carOf(tour.prices, nothing)).toBe(crown)
})
