import { expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import type { OfferedClass } from '#contract/room.ts'
import { classRows } from './class-rows.ts'

const crown: OfferedClass = {
  ...{ vehicleClass: 'sedan', name: 'Crown', priceYen: 92_000 },
  loads: [{ guests: 3, largeCases: 2 }],
}
const alphard: OfferedClass = {
  ...{ vehicleClass: 'alphard', name: 'Alphard', priceYen: 98_000 },
  loads: [{ guests: 4, largeCases: 4 }],
}
const party = { guests: 3, largeCases: 1 }
const live = (crownFits: boolean, priceYen = 92_000): Availability => ({
  month: '2026-11',
  classes: [
    { vehicleClass: 'sedan', name: 'Crown', priceYen, fits: crownFits, why: 'The office says so.' },
    { vehicleClass: 'alphard', name: 'Alphard', priceYen: 98_000, fits: true, why: 'Room for all.' },
  ],
  suggestion: { vehicleClass: crownFits ? 'sedan' : 'alphard', why: 'You need an Alphard today.' },
  vehicleClass: 'alphard',
  usualYen: 98_000,
  days: [],
  nearest: [],
})
const rows = (answer: Availability | null) => classRows([alphard, crown], party, answer)

test('those that fit stand first, the cheapest of them suggested', () => {
  expect(rows(null).rows.map(({ name, fits, why, isSuggested }) => [name, fits, why, isSuggested])).toEqual([
    ['Crown', true, 'Seats 3 of 3, suitcases 1 of 2: no room for another guest.', true],
    ['Alphard', true, 'Seats 3 of 4, suitcases 1 of 4: room to spare.', false],
  ])
  expect(rows(null).suggestion).toBe('A Crown takes 3 guests with 1 suitcase; you need nothing larger.')
})

test('a party that no car takes hears what would do', () => {
  const { rows: classes, suggestion } = classRows([alphard, crown], { guests: 4, largeCases: 5 }, null)
  expect(classes.some(({ fits, isSuggested }) => fits || isSuggested)).toBe(false)
  expect(suggestion).toBe('No car of this day takes 4 guests with 5 suitcases; with four suitcases an Alphard will do.')
})

test('where the answer differs, it is right, and says why', () => {
  expect(rows(live(true, 90_000)).rows[0]).toMatchObject({ name: 'Crown', priceYen: 90_000 })
  const { rows: classes, suggestion } = rows(live(false))
  expect(classes.at(-1)).toMatchObject({ name: 'Crown', fits: false, why: 'The office says so.' })
  expect(classes[0]).toMatchObject({ name: 'Alphard', isSuggested: true })
  expect(suggestion).toBe('You need an Alphard today.')
})
