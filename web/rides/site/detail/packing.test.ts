import { expect, test } from 'vitest'
import type { ClassBody } from '#contract/ride-classes.ts'
import { type Packed, packCar } from './packing.ts'
import { packingInWords } from './packing-words.ts'

const seat = (x: number, y: number, who: ClassBody['seats'][number]['who'] = 'guest') => ({
  x,
  y,
  width: 56,
  depth: 60,
  who,
})
/** Driver on the right, two rows of two behind, and a boot for four suitcases side by side. */
const alphard: ClassBody = {
  ...{ kind: 'van', wheelbaseCm: 300 },
  lengthCm: 495,
  widthCm: 185,
  heightCm: 194,
  seats: [
    seat(120, 112, 'driver'),
    seat(120, 20, 'front'),
    seat(210, 112),
    seat(210, 20),
    seat(300, 112),
    seat(300, 20),
  ],
  boot: { x: 380, y: 16, width: 150, depth: 90 },
}
const nobody: Packed = {
  guests: 0,
  children: 0,
  childSeats: 0,
  boosterSeats: 0,
  strollers: 0,
  wheelchairs: 0,
  largeCases: 0,
}
const marshes: Packed = { ...nobody, guests: 3, children: 1, childSeats: 1, strollers: 1, largeCases: 2 }
const usesOf = (party: Packed) => packCar(alphard, party).seats.map(({ use }) => use)

test('a child sits beside an adult, and the seat beside the driver stays free while there is room behind', () => {
  expect(usesOf(marshes)).toEqual(['driver', 'free', 'adult', 'child-seat', 'adult', 'folded'])
  expect(usesOf({ ...nobody, guests: 5 })).toEqual(['driver', 'adult', 'adult', 'adult', 'adult', 'adult'])
})

test('who finds no seat is counted, and nobody sits twice', () => {
  const { seats, leftGuests } = packCar(alphard, { ...nobody, guests: 7 })
  expect(leftGuests).toBe(2)
  expect(seats.filter(({ use }) => use === 'adult')).toHaveLength(5)
})

test('a child seat takes more width than a seat, and stays inside the car and clear of its neighbour', () => {
  const { seats } = packCar(alphard, marshes)
  const child = seats.find(({ use }) => use === 'child-seat')
  const adult = seats.find(({ use, x }) => use === 'adult' && x === child?.x)
  expect(child?.width).toBeGreaterThan(56)
  expect(child?.y).toBeGreaterThanOrEqual(8)
  expect((child?.y ?? 0) + (child?.width ?? 0)).toBeLessThan(adult?.y ?? 0)
})

test('suitcases lie side by side with 32 centimetres each, a stroller takes two, and nothing lies on anything', () => {
  const { pieces, boot } = packCar(alphard, marshes)
  expect(pieces.map(({ kind, width }) => [kind, width])).toEqual([
    ['case', 32],
    ['case', 32],
    ['stroller', 68],
  ])
  const spans = pieces.map(({ y, width }) => [y, y + width] as const).toSorted(([a], [b]) => a - b)
  for (const [index, [from]] of spans.entries())
    if (index > 0) expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0)
  for (const { y, width } of pieces) {
    expect(y).toBeGreaterThanOrEqual(boot.y - 6)
    expect(y + width).toBeLessThanOrEqual(boot.y + boot.width)
  }
})

test('a wheelchair lies beside the suitcases as a stroller does, and all of it stays in the boot', () => {
  const one = packCar(alphard, { ...nobody, guests: 2, wheelchairs: 1, largeCases: 2 })
  expect(one.pieces.map(({ kind, width }) => [kind, width])).toEqual([
    ['case', 32],
    ['case', 32],
    ['wheelchair', 68],
  ])
  const all = { ...nobody, guests: 2, strollers: 1, wheelchairs: 1, largeCases: 2 }
  const { pieces, boot } = packCar(alphard, all)
  expect(pieces.filter(({ kind }) => kind !== 'bags').map(({ kind, count }) => [kind, count])).toEqual([
    ['case', 2],
    ['stroller', 1],
    ['wheelchair', 1],
  ])
  for (const { y } of pieces) expect(y).toBeGreaterThanOrEqual(boot.y)
  expect(packingInWords(packCar(alphard, all), 'Alphard')).toMatch(/the folded stroller and the folded wheelchair/)
})

test('more suitcases than the floor takes lie one on another, and all of them are counted', () => {
  const { pieces } = packCar(alphard, { ...nobody, guests: 2, largeCases: 7 })
  expect(pieces.filter(({ kind }) => kind === 'case').map(({ count }) => count)).toEqual([2, 2, 2, 1])
})

test('the boot begins behind the last who sits', () => {
  const deep: ClassBody = { ...alphard, boot: { x: 290, y: 16, width: 150, depth: 180 } }
  expect(packCar(deep, { ...nobody, guests: 2, largeCases: 2 }).boot.x).toBe(290)
  expect(packCar(deep, { ...nobody, guests: 4, largeCases: 2 }).boot.x).toBe(364)
})

test('the words for who does not see it list the same, row by row', () => {
  expect(packingInWords(packCar(alphard, marshes), 'Alphard')).toBe(
    'Plan of the Alphard from above with your party: the driver and a free place in front; an adult and a child in a child seat in the second row; an adult and a folded seat in the third row; behind: two large suitcases and the folded stroller.',
  )
})
