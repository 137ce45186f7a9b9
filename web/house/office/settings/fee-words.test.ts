import { expect, test } from 'vitest'
import type { Fees } from '#contract/fee-settings.ts'
import { feeFieldOf, feeLabelOf, readFeesTyped, seasonsIn, typeFees } from './fee-words.ts'

const fees: Fees = {
  rates: {
    dayFromMinutes: 480,
    dayUntilMinutes: 1200,
    nightHalfHourYen: 1500,
    guideShortMinutes: 240,
    guideShortYen: 30_000,
    guideDayMinutes: 600,
    guideDayYen: 46_000,
    guideExtraHalfHourYen: 2500,
    mostExtraHalfHours: 8,
  },
  classRates: [{ vehicleClass: 'alphard', extraHalfHourYen: 2500 }],
  guideSeasons: [{ name: 'Blossom', seasonFrom: 320, seasonTo: 410, guideYen: 5000 }],
  extras: [{ code: 'child-seat', priceYen: 2200, mostPieces: 3 }],
  places: [{ slug: 'haneda', pickUpFeeYen: 5500 }],
}

test('what is typed as it stands is read as it was', () => {
  expect(readFeesTyped(typeFees(fees), fees)).toEqual({ fees })
})

test('what is not a figure is told at its field', () => {
  const typed = {
    ...typeFees(fees),
    'place.haneda': 'free',
    'season.0.from': '31 March',
    'rates.dayFromMinutes': '25:00',
  }
  expect(Object.keys((readFeesTyped(typed, fees) as { faults: object }).faults).sort()).toEqual([
    'place.haneda',
    'rates.dayFromMinutes',
    'season.0.from',
  ])
})

test('a season can be added and taken away', () => {
  const typed = { ...typeFees(fees), ...season(5) }
  expect(seasonsIn(typed)).toEqual([0, 5])
  const { fees: read } = readFeesTyped(typed, fees) as { fees: Fees }
  expect(read.guideSeasons.map(({ name }) => name)).toEqual(['Blossom', 'Leaves'])
})

const season = (index: number) => ({
  [`season.${index}.name`]: 'Leaves',
  [`season.${index}.from`]: '11-01',
  [`season.${index}.to`]: '12-5',
  [`season.${index}.yen`]: '4,000',
})

test('fields are called by the names of what they price', () => {
  const labelOf = feeLabelOf({ classes: { alphard: 'Alphard' }, extras: {}, places: { haneda: 'Haneda Airport' } })
  expect(labelOf('place.haneda')).toBe('pick-up at Haneda Airport')
  expect(labelOf('class.alphard')).toBe('Alphard, extra half hour')
})

test('what the server refuses by its place in a list is told at the field of that row', () => {
  const typed = { ...typeFees(fees), ...season(5) }
  const fieldOf = (path: string) => feeFieldOf(path, typed, fees)
  expect(fieldOf('fees.rates.guideDayYen')).toBe('rates.guideDayYen')
  expect(fieldOf('rates.guideDayYen')).toBe('rates.guideDayYen')
  expect(fieldOf('fees.classRates.0.extraHalfHourYen')).toBe('class.alphard')
  expect(fieldOf('fees.extras.0.mostPieces')).toBe('extra.child-seat.most')
  expect(fieldOf('fees.places.0.pickUpFeeYen')).toBe('place.haneda')
  expect(fieldOf('fees.guideSeasons.1.seasonTo')).toBe('season.5.to')
  for (const path of ['fees.classRates.0.extraHalfHourYen', 'fees.guideSeasons.1.guideYen'])
    expect(Object.keys(typed)).toContain(fieldOf(path))
})
