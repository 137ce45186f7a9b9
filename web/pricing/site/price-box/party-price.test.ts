import { expect, test } from 'vitest'
import { ApiError } from '#contract/call.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import type { OfferedClass } from '#contract/room.ts'
import { type Choice, nothingChosen } from './choice.ts'
import { choiceChange, isReckoned, priceWithoutDay, withAllSeats } from './party-price.ts'

const classes: OfferedClass[] = [
  { vehicleClass: 'alphard', name: 'Alphard', priceYen: 128_000, loads: [{ guests: 4, largeCases: 4 }] },
  { vehicleClass: 'hiace', name: 'HiAce', priceYen: 152_000, loads: [{ guests: 8, largeCases: 10 }] },
]
const extras: OfferedExtra[] = [
  {
    code: 'child-seat',
    name: 'Child seat',
    explanation: '',
    priceYen: 1_650,
    mostPieces: 4,
    halfSeats: 1,
    largeCases: 0,
  },
]
const choice: Choice = {
  ...nothingChosen({ startTimes: ['05:00'], prices: [], guideIncluded: true }),
  guests: 3,
  childAges: [4, null],
  extras: [{ code: 'child-seat', pieces: 1 }],
}

test('without a day the tour’s own price counts, with the seats', () => {
  expect(priceWithoutDay(choice, classes, extras)).toBe(129_650)
  expect(priceWithoutDay({ ...choice, guests: 4 }, classes, extras)).toBe(153_650)
  expect(priceWithoutDay({ ...choice, guests: 12 }, classes, extras)).toBeNull()
})

test('while an age is missing, the dearest is one child seat more for each of them', () => {
  const dearest = withAllSeats(choice, extras)
  expect(dearest && priceWithoutDay(dearest, classes, extras)).toBe(131_300)
  expect(withAllSeats({ ...choice, childAges: [4, 9] }, extras)).toBeNull()
  expect(withAllSeats({ ...choice, extras: [{ code: 'child-seat', pieces: 4 }] }, extras)).toBeNull()
  expect(withAllSeats(choice, [])).toBeNull()
})

test('what an address asks for has no price before its day is answered, or its seats are known', () => {
  const nothing = { day: null, quote: { answer: null, failure: null }, offered: { extras: [], hasFailed: false } }
  const onDay = { ...nothing, day: '2026-11-24' }
  const outage = new ApiError(0, { error: 'We could not be reached.', code: 'network.no-answer' })
  const refusal = new ApiError(409, { error: 'Taken.', code: 'inventory.sold-out' })
  expect(isReckoned({ extras: [] }, nothing)).toBe(true)
  expect(isReckoned(choice, nothing)).toBe(false)
  expect(isReckoned(choice, { ...nothing, offered: { extras, hasFailed: false } })).toBe(true)
  expect(isReckoned(choice, { ...nothing, offered: { extras: [], hasFailed: true } })).toBe(true)
  expect(isReckoned({ extras: [] }, onDay)).toBe(false)
  expect(isReckoned({ extras: [] }, { ...onDay, quote: { answer: {}, failure: null } })).toBe(true)
  expect(isReckoned({ extras: [] }, { ...onDay, quote: { answer: null, failure: outage } })).toBe(false)
  expect(isReckoned({ extras: [] }, { ...onDay, quote: { answer: null, failure: refusal } })).toBe(true)
})

test('a change of party changes the car only where it says so', () => {
  expect(choiceChange({ largeCases: 1 })).toEqual({ largeCases: 1 })
  expect(choiceChange({ largeCases: 1, vehicleClass: undefined })).toEqual({ largeCases: 1, car: null })
})
