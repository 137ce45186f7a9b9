import { expect, test } from 'vitest'
import type { ClassPrice } from '#contract/catalogue.ts'
import { type CarNames, howItFits, loadFor, loadsInWords, suggestedCar, whySuggested, whyTooSmall } from './fit.ts'

const names: CarNames = {
  sedan: 'Crown',
  alphard: 'Alphard',
  hiace: 'HiAce Grand Cabin',
  hiaceLong: 'HiAce Long',
  coaster: 'Coaster',
}
const crown: ClassPrice = {
  vehicleClass: 'sedan',
  priceYen: 92_000,
  loads: [
    { guests: 2, largeCases: 2 },
    { guests: 3, largeCases: 2 },
  ],
  maxGuests: 3,
}
const alphard: ClassPrice = {
  vehicleClass: 'alphard',
  priceYen: 98_000,
  loads: [
    { guests: 4, largeCases: 4 },
    { guests: 6, largeCases: 2 },
  ],
  maxGuests: 6,
}
const long: ClassPrice = {
  vehicleClass: 'hiaceLong',
  priceYen: 172_000,
  loads: [
    { guests: 11, largeCases: 8 },
    { guests: 13, largeCases: 0 },
  ],
  maxGuests: 13,
}
const cars = [crown, alphard, long]

test('guests and suitcases must fit together, not one by one', () => {
  expect(loadFor(alphard.loads, { guests: 4, cases: 4 })).toEqual({ guests: 4, largeCases: 4 })
  expect(loadFor(alphard.loads, { guests: 6, cases: 2 })).toEqual({ guests: 6, largeCases: 2 })
  expect(loadFor(crown.loads, { guests: 2, cases: 1 })).toEqual({ guests: 3, largeCases: 2 })
  expect(loadFor(alphard.loads, { guests: 5, cases: 3 })).toBeUndefined()
  expect(loadFor(alphard.loads, { guests: 7, cases: 0 })).toBeUndefined()
})

test('a class says all it takes, and no pair that another outdoes', () => {
  expect(loadsInWords(crown.loads)).toBe('3 guests with 2 large suitcases')
  expect(loadsInWords(alphard.loads)).toBe('4 guests with 4 large suitcases, or 6 with 2')
  expect(loadsInWords(long.loads)).toBe('11 guests with 8 large suitcases, or 13 with none')
})

test('a class that is too small says by how much', () => {
  expect(whyTooSmall(crown, { guests: 4, cases: 0 })).toBe('It seats three; you are four.')
  expect(whyTooSmall(crown, { guests: 3, cases: 4 })).toBe('With 3 guests it takes two suitcases; you have four.')
  expect(whyTooSmall(long, { guests: 13, cases: 1 })).toBe('With 13 guests it takes no suitcases; you have one.')
})

test('a class that fits shows its arithmetic', () => {
  expect(howItFits({ guests: 4, largeCases: 4 }, { guests: 3, cases: 1 })).toBe('Seats 3 of 4, suitcases 1 of 4.')
  expect(howItFits({ guests: 4, largeCases: 4 }, { guests: 4, cases: 4 })).toBe(
    'Seats 4 of 4, suitcases 4 of 4. It all fits, with no place to spare.',
  )
})

test('the cheapest class that fits is suggested, in whatever order the classes come', () => {
  expect(suggestedCar([long, alphard, crown], { guests: 2, cases: 1 })).toBe(crown)
  expect(suggestedCar([long, alphard, crown], { guests: 3, cases: 4 })).toBe(alphard)
  expect(suggestedCar(cars, { guests: 7, cases: 0 })).toBe(long)
  expect(suggestedCar(cars, { guests: 14, cases: 0 })).toBeUndefined()
})

test('the suggestion says what would make a cheaper car do', () => {
  const why = (guests: number, cases: number) => whySuggested(cars, { guests, cases }, names)
  expect(why(2, 1)).toBe('A Crown takes you all; you need nothing larger.')
  expect(why(3, 4)).toBe('3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do.')
  expect(why(5, 0)).toBe('5 guests need an Alphard; a Crown seats three.')
  expect(why(1, 3)).toBe('1 guest with 3 suitcases needs an Alphard; with two suitcases a Crown will do.')
})

test('when no car fits, it says what would', () => {
  const why = (guests: number, cases: number) => whySuggested(cars, { guests, cases }, names)
  expect(why(13, 2)).toBe('No car takes 13 guests with 2 suitcases; without suitcases a HiAce Long will do.')
  expect(why(9, 10)).toBe('No car takes 9 guests with 10 suitcases; with eight suitcases a HiAce Long will do.')
  expect(why(14, 0)).toBe('One car takes up to 13 guests on this day.')
})
