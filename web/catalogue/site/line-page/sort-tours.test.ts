import { expect, test } from 'vitest'
import { imaginaryLine, tenLines } from './line-examples.ts'
import { sortTours } from './sort-tours.ts'

const sorted = (name: string) => {
  const { loop, branches } = sortTours(tenLines.find(([line]) => line === name)?.[1] ?? [])
  return { loop: loop.map((tour) => tour.station), branches: branches.map((list) => list.map((tour) => tour.station)) }
}

test('the lakes north of Fuji and the baths east of it are two branches, each from Tokyo outwards', () => {
  expect(sorted('Fuji and Hakone')).toEqual({
    loop: [],
    branches: [
      [1, 3, 4, 2],
      [5, 6],
    ],
  })
})

test('places in one direction share a branch', () => {
  expect(sorted('Kamakura and the coast')).toEqual({ loop: [], branches: [[3, 1, 2, 4]] })
})

test('north of the city there are three ways, the northernmost first', () => {
  expect(sorted('Nikko and the north').branches).toEqual([[1, 2], [4], [3]])
})

test('what the city’s own streets lead to stands on the loop, around the compass', () => {
  expect(sorted('Craft, table and tea')).toEqual({ loop: [4, 5, 1, 3], branches: [[2]] })
})

test('directions on both sides of north are neighbours', () => {
  const tours = imaginaryLine(3, (index) => [60, [355, 5, 180][index] ?? 0])
  expect(sortTours(tours).branches.map((list) => list.length)).toEqual([2, 1])
})

test('no tour is lost, however many there are', () => {
  for (const count of [1, 14, 40]) {
    const tours = imaginaryLine(count, (index) => [index * 5, (index * 77) % 360])
    const { loop, branches } = sortTours(tours)
    expect(loop.length + branches.flat().length).toBe(count)
  }
})
