import { expect, test } from 'vitest'
import type { VehicleClass } from '#contract/catalogue.ts'
import { cheapestFor, pricesByParty } from './party-price.rules.ts'
import { barsOf } from './price-bars.rules.ts'
import { normalise, typosAllowed, wordsOf } from './search-words.rules.ts'
import { runsOn } from './season.rules.ts'
import { bookableUntil, lengthBandOf, roomBandOf, seasonBits, seasonBitsOf } from './tour-index.rules.ts'

test('accents, case and wide letters make no difference; Japanese keeps its marks', () => {
  expect(normalise('Ōmiya Café ＦＵＪＩ')).toBe('omiya cafe fuji')
  expect(normalise('がんばれ ガラス')).toBe('がんばれ ガラス')
})

test('a search is at most twelve words of forty letters, whatever is pasted', () => {
  const { words } = wordsOf(`${'x'.repeat(10_000)} ${Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ')}`)
  expect(words.length).toBe(12)
  expect(Math.max(...words.map((word) => word.length))).toBe(40)
})

test('nothing but letters and digits is left of what was typed', () => {
  expect(wordsOf(`"fuji'); DROP -- <b>%_:*&|!`).words).toEqual(['fuji', 'drop', 'b'])
  expect(wordsOf('鎌倉 temple')).toEqual({ words: ['temple'], japanese: ['鎌倉'] })
})

test('short words must be right, long ones may have a few letters wrong', () => {
  expect(['abc', 'fuji', 'hakone', 'shichirigahama'].map(typosAllowed)).toEqual([0, 1, 2, 3])
})

test('the cheapest car that takes the party is offered, up to the largest', () => {
  const car = (vehicleClass: VehicleClass, priceYen: number, guests: number) => ({
    ...{ vehicleClass, priceYen, loads: [{ guests, largeCases: 0 }] },
  })
  const classes = [car('hiace', 100, 6), car('alphard', 80, 3), car('sedan', 80, 2)]
  expect(cheapestFor(classes, 2)?.vehicleClass).toBe('alphard')
  expect(cheapestFor(classes, 7)).toBeUndefined()
  expect(pricesByParty(classes)).toEqual([80, 80, 80, 100, 100, 100])
})

test('a season may run over the new year; both its days are included', () => {
  const winter = { from: '12-20', to: '02-28' }
  const inside = ['2026-12-20', '2027-01-01', '2027-02-28']
  expect(inside.map((day) => runsOn(winter, day))).toEqual([true, true, true])
  expect(['2026-12-19', '2027-03-01'].map((day) => runsOn(winter, day))).toEqual([false, false])
})

test('filters are stored as small numbers', () => {
  expect(seasonBitsOf([12, 3])).toBe(seasonBits(['spring', 'winter']))
  expect([300, 301, 600, 601].map(lengthBandOf)).toEqual([0, 1, 1, 2])
  expect([3, 6, 9, 13, 23].map(roomBandOf)).toEqual([0, 4, 7, 10, 14])
})

test('a day can be booked until its last start less the notice', () => {
  expect(bookableUntil(['05:30', '06:00'], 48)).toBe(6 * 60 - 48 * 60)
})

test('price bars cover the whole catalogue, and a dear party beyond it', () => {
  expect(barsOf({ 5: 2 }, { from: 26_000, to: 69_999 })).toEqual({
    fromYen: 20_000,
    toYen: 70_000,
    stepYen: 10_000,
    bars: [0, 0, 0, 2, 0],
  })
  expect(barsOf({ 9: 1 }, { from: 80_000, to: 80_000 }).bars).toEqual([0, 1])
  expect(barsOf({}, { from: null, to: null }).bars).toEqual([0])
})
