import { expect, test } from 'vitest'
import type { OfferedExtra } from '#contract/pricing.ts'
import type { OfferedClass } from '#contract/room.ts'
import { askBefore, type PartyWish } from './ways.ts'

const extra = (code: string, name: string, halfSeats: number, largeCases: number): OfferedExtra => ({
  ...{ code, name, explanation: `${name}.`, priceYen: 1_100, mostPieces: 4, halfSeats, largeCases },
})
const extras = [
  extra('child-seat', 'Child seat', 1, 0),
  extra('booster-seat', 'Booster seat', 0, 0),
  extra('stroller', 'Stroller', 0, 2),
]
const alphard: OfferedClass = {
  vehicleClass: 'alphard',
  name: 'Alphard',
  priceYen: 128_000,
  loads: [
    { guests: 4, largeCases: 4 },
    { guests: 6, largeCases: 2 },
  ],
}
const hiace: OfferedClass = {
  ...{ vehicleClass: 'hiace', name: 'HiAce Grand Cabin', priceYen: 152_000 },
  loads: [{ guests: 8, largeCases: 10 }],
}
const family: PartyWish = { guests: 4, childAges: [4, 9], largeCases: 3, extras: [] }
const ask = (party: PartyWish, code: string, classes = [alphard, hiace]) =>
  askBefore({ party, car: alphard, classes, extras }, code)

test('an extra that the car has room for asks nothing', () => {
  expect(ask({ ...family, largeCases: 2 }, 'child-seat')).toBeNull()
  expect(ask(family, 'booster-seat')).toBeNull()
})

test('a child seat that needs a larger car asks first, with every way out', () => {
  const asking = ask(family, 'child-seat')
  expect(asking?.larger).toBe(hiace)
  expect(asking?.ways.map(({ label, change }) => [label, change])).toEqual([
    ['One suitcase less', { extras: [{ code: 'child-seat', pieces: 1 }], largeCases: 2 }],
    ['A booster instead', { extras: [{ code: 'booster-seat', pieces: 1 }] }],
    ['Take the HiAce Grand Cabin', { extras: [{ code: 'child-seat', pieces: 1 }], vehicleClass: undefined }],
  ])
})

test('a way that would not help is none', () => {
  const full = { ...family, guests: 6, largeCases: 2 }
  expect(ask(full, 'child-seat')?.ways.map(({ id }) => id)).toEqual(['booster', 'larger-car'])
  expect(ask(full, 'stroller')?.ways.map(({ id, label }) => [id, label])).toEqual([
    ['fewer-cases', 'No large suitcases'],
    ['larger-car', 'Take the HiAce Grand Cabin'],
  ])
})

test('a booster is no way out for a child of three', () => {
  const idsOf = (childAges: number[], chosen: PartyWish['extras'] = []) =>
    ask({ ...family, childAges, extras: chosen }, 'child-seat')?.ways.map(({ id }) => id)
  expect(idsOf([3, 8])).toEqual(['fewer-cases', 'larger-car'])
  expect(idsOf([3])).toEqual(['fewer-cases', 'larger-car'])
  expect(idsOf([5, 8])).toContain('booster')
  expect(idsOf([8])).toContain('booster')
})

test('where no car is larger, what fits is still offered', () => {
  const asking = ask({ ...family, extras: [{ code: 'stroller', pieces: 1 }], largeCases: 2 }, 'child-seat', [alphard])
  expect(asking?.larger).toBeUndefined()
  expect(asking?.ways.map(({ id }) => id)).toEqual(['fewer-cases', 'booster', 'no-stroller'])
})
