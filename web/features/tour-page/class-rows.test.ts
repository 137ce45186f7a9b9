import { expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import type { ClassPrice } from '#contract/catalogue.ts'
import { classRows } from './class-rows.ts'
import type { CarNames } from './fit.ts'

const names = { sedan: 'Crown', alphard: 'Alphard' } as CarNames
const crown: ClassPrice = {
  vehicleClass: 'sedan',
  priceYen: 92_000,
  loads: [{ guests: 3, largeCases: 2 }],
  maxGuests: 3,
}
const alphard: ClassPrice = {
  vehicleClass: 'alphard',
  priceYen: 98_000,
  loads: [{ guests: 4, largeCases: 4 }],
  maxGuests: 4,
}
const party = { guests: 3, cases: 1 }
const live = (crownFits: boolean, priceYen = 92_000): Availability => ({
  month: '2026-11',
  classes: [
    { vehicleClass: 'sedan', name: 'Crown', priceYen, fits: crownFits, why: 'The office says so.' },
    { vehicleClass: 'alphard', name: 'Alphard', priceYen: 98_000, fits: true, why: 'Room for all.' },
  ],
  suggestion: { vehicleClass: crownFits ? 'sedan' : 'alphard', why: 'You need an Alphard today.' },
  vehicleClass: 'alphard',
  days: [],
  nearest: [],
})
const rows = (answer: Availability | null) => classRows([alphard, crown], party, names, answer)

test('those that fit stand first, the cheapest of them suggested', () => {
  expect(rows(null).rows.map(({ name, fits, isSuggested }) => [name, fits, isSuggested])).toEqual([
    ['Crown', true, true],
    ['Alphard', true, false],
  ])
})

test('an answer that says the same changes no word, and its price counts', () => {
  expect(rows(live(true))).toEqual(rows(null))
  expect(rows(live(true, 90_000)).rows[0]).toMatchObject({ name: 'Crown', priceYen: 90_000 })
})

test('where the answer differs, it is right, and says why', () => {
  const { rows: classes, suggestion } = rows(live(false))
  expect(classes.at(-1)).toMatchObject({ name: 'Crown', fits: false, why: 'The office says so.' })
  expect(classes[0]).toMatchObject({ name: 'Alphard', isSuggested: true })
  expect(suggestion).toBe('You need an Alphard today.')
})
