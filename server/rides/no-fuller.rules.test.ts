import { expect, test } from 'vitest'
import { demandFor } from '#server/testing/crews.ts'
import { asFullAsItTakes, isNoFuller } from './no-fuller.rules.ts'

const loads = [
  { guests: 3, largeCases: 2 },
  { guests: 2, largeCases: 3 },
]

test('more guests or more suitcases than before are fuller; as many, or fewer, are not', () => {
  const before = { guests: 4, largeCases: 3 }
  expect(isNoFuller(before, before)).toBe(true)
  expect(isNoFuller(before, { guests: 3, largeCases: 3 })).toBe(true)
  expect(isNoFuller(before, { guests: 5, largeCases: 0 })).toBe(false)
  expect(isNoFuller(before, { guests: 4, largeCases: 4 })).toBe(false)
})

test('of a car is asked what it takes, everybody first; what fits stays as it is', () => {
  const asked = (seats: number, largeCases: number) => {
    const demand = asFullAsItTakes(demandFor({ seats, largeCases }), loads)
    return [demand.seats, demand.largeCases]
  }
  expect(asked(3, 2)).toEqual([3, 2])
  expect(asked(3, 4)).toEqual([3, 2])
  expect(asked(2, 4)).toEqual([2, 3])
  expect(asked(5, 1)).toEqual([3, 1])
})
