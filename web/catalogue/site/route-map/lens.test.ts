import { expect, test } from 'vitest'
import { lensesFor, through } from './lens.ts'
import { distance, type Point } from './plane.ts'

const crowd: Point[] = [
  [0, 0],
  [1, 0.5],
  [0.4, 1.2],
]
const farAway: Point[] = [
  [30, 30],
  [31, 30.5],
  [30.2, 31],
]

test('stops that stand far apart need no lens', () => {
  expect(
    lensesFor(
      [
        [0, 0],
        [50, 10],
        [20, 60],
      ],
      4,
    ),
  ).toEqual([])
})

test('two doors of one house need none either', () => {
  expect(
    lensesFor(
      [
        [0, 0],
        [0.1, 0],
        [50, 50],
      ],
      4,
    ),
  ).toEqual([])
})

test('whoever is farther from the middle stays farther, up to the rim, where nothing moves', () => {
  const [lens] = lensesFor([...crowd, [90, 0]], 4)
  if (!lens) throw new Error('the crowd got no lens')
  let last = 0
  for (let away = 0.1; away <= lens.radius * 1.2; away += 0.1) {
    const drawn = distance(through([lens], [lens.middle[0] + away, lens.middle[1]]), lens.middle)
    expect(drawn).toBeGreaterThan(last)
    if (away >= lens.radius) expect(drawn).toBeCloseTo(away)
    else expect(drawn).toBeGreaterThan(away)
    last = drawn
  }
})

test('two crowds get two lenses that do not overlap', () => {
  const [one, other, ...more] = lensesFor([...crowd, ...farAway], 4)
  if (!one || !other) throw new Error('a crowd got no lens')
  expect(more).toEqual([])
  expect(one.radius + other.radius).toBeLessThanOrEqual(distance(one.middle, other.middle))
})
