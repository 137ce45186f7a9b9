import { expect, test } from 'vitest'
import { noteWithOwnSeats, ownSeatsKey, seatsMissing, seatsUndecided, unseated, withoutSeat } from './child-seats.ts'
import { seatFor } from './party.ts'

const seats = (...pieces: [code: string, pieces: number][]) => pieces.map(([code, count]) => ({ code, pieces: count }))
const agesWithout = (ages: (number | null)[], ...extras: [string, number][]) =>
  unseated(ages, seats(...extras)).map(({ age }) => age)

test('who is told to need a seat is asked for one, and nobody else', () => {
  for (let age = 0; age < 18; age++)
    expect(agesWithout([age]), `${age}`).toEqual(seatFor(age).startsWith('Needs a child seat') ? [age] : [])
  expect(agesWithout([null])).toEqual([])
})

test('a booster seats a child of five and never one of three', () => {
  expect(agesWithout([3, 8], ['booster-seat', 1])).toEqual([3])
  expect(agesWithout([5], ['booster-seat', 1])).toEqual([])
  expect(agesWithout([5, 3], ['child-seat', 1])).toEqual([5])
  expect(agesWithout([5, 3], ['child-seat', 1], ['booster-seat', 1])).toEqual([])
  expect(agesWithout([3, 8], ['child-seat', 1])).toEqual([])
})

test('nothing is decided before somebody decides, and another child is another decision', () => {
  expect(seatsUndecided([3, 8], [], '')).toBe('Add the seat that the child needs, or say that you bring your own.')
  expect(seatsUndecided([3, 8], [], '3')).toBeNull()
  expect(seatsUndecided([3, 2], [], '3')).toMatch(/^Add the seats/)
  expect(seatsUndecided([3], seats(['child-seat', 1]), '')).toBeNull()
})

test('a seat of their own is told before what else was told, and only while it is so', () => {
  expect(noteWithOwnSeats(' Carsick ', [3, 8], [], '3')).toBe('We bring our own seat for the child of 3.\nCarsick')
  expect(noteWithOwnSeats('', [3, 2], [], '3,2')).toBe('We bring our own seats for the children of 3 and 2.')
  expect(noteWithOwnSeats('Carsick', [3], seats(['child-seat', 1]), '3')).toBe('Carsick')
  expect(noteWithOwnSeats('Carsick', [3], [], '')).toBe('Carsick')
})

test('a baby, for whom we have no seat, is asked about beside the others; the answer is told, and may be left open', () => {
  expect(ownSeatsKey(withoutSeat([5, 0], seats(['booster-seat', 1])))).toBe('0')
  expect(ownSeatsKey(withoutSeat([5, 0], []))).toBe('5,0')
  expect(noteWithOwnSeats('Vegetarian', [5, 0], seats(['booster-seat', 1]), '0')).toBe(
    'We bring our own seat for the baby.\nVegetarian',
  )
  expect(noteWithOwnSeats('', [5, 0], [], '5,0')).toBe('We bring our own seats for the children of 5 and under 1.')
  expect(noteWithOwnSeats('', [0], [], '')).toBe('')
  expect(seatsUndecided([0], [], '')).toBeNull()
  expect(seatsUndecided([5, 0], [], '')).toMatch(/^Add the seat that the child needs/)
  expect(seatsUndecided([5, 0], [], '5,0')).toBeNull()
})

const [seat, booster] = [
  { code: 'child-seat', pieces: 1 },
  { code: 'booster-seat', pieces: 1 },
]

test.for([
  { childAges: [], extras: [], missing: 0 },
  { childAges: [6, 11], extras: [], missing: 0 },
  { childAges: [4], extras: [], missing: 1 },
  { childAges: [4], extras: [booster], missing: 0 },
  { childAges: [4], extras: [seat], missing: 0 },
  { childAges: [2], extras: [booster], missing: 1 },
  { childAges: [2, 5], extras: [seat], missing: 1 },
  { childAges: [0, 5], extras: [seat, booster], missing: 0 },
])('children of $childAges with $extras.length kinds of seat lack $missing', ({ childAges, extras, missing }) => {
  expect(seatsMissing({ childAges, extras })).toBe(missing)
})
