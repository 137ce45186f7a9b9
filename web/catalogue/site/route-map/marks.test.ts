import { expect, test } from 'vitest'
import { arrange, gatherMarks } from './marks.ts'
import { distance, type Point } from './plane.ts'

const size = { width: 480, height: 520 }
const hotel = { name: 'Your hotel', latitude: 35.68, longitude: 139.76 }
const garden = { name: 'A garden', latitude: 35.7, longitude: 139.7 }
const temple = { name: 'A temple', latitude: 35.71, longitude: 139.79 }

test('a day that ends where it began has one mark there', () => {
  const marks = gatherMarks([hotel, garden, temple, hotel])
  expect(marks.map(({ indices }) => indices)).toEqual([[0, 3], [1], [2]])
  expect(marks[0]?.terminus).toBe(true)
})

test('a day that ends elsewhere has two', () => {
  expect(gatherMarks([hotel, garden, temple]).map(({ terminus }) => terminus)).toEqual([true, false, true])
})

test('a stop that is visited twice is one mark with both numbers', () => {
  expect(gatherMarks([hotel, garden, temple, garden, hotel]).map(({ indices }) => indices)).toEqual([
    [0, 4],
    [1, 3],
    [2],
  ])
})

test('stops at almost the same place are spread apart, even at exactly the same', () => {
  const heap: Point[] = [
    [240, 260],
    [240, 260],
    [241, 262],
    [238, 259],
  ]
  const spread = arrange(heap, [0, 1, 2, 3], size)
  spread.forEach((one, index) => {
    for (const other of spread.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(40)
  })
})

test('what stands free stays where it is', () => {
  const free: Point[] = [
    [100, 100],
    [300, 200],
    [200, 400],
  ]
  expect(arrange(free, [0, 1, 2], size)).toEqual(free)
})

test('what is nearly in line with the next stop is put in line', () => {
  const [one = [0, 0], other = [0, 0]] = arrange(
    [
      [200, 100],
      [208, 300],
    ],
    [0, 1],
    size,
  )
  expect(one[0]).toBe(other[0])
})
