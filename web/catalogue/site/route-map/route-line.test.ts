import { expect, test } from 'vitest'
import { days } from './days.fixture.ts'
import { drawRoute } from './draw-route.ts'
import { distance, type Point } from './plane.ts'
import { legPath, routeLegs } from './route-line.ts'
import { distanceToSegment, segments, stepsAlong } from './segments.ts'
import type { Leg } from './ways.ts'

const dryLand = () => false
const drawn = Object.entries(days).map(([slug, day]) => [slug, drawRoute(day, 'T', 'Not to scale.')] as const)

/** The least distance between the two lines, away from the marks at their ends. */
function apart(one: Leg, other: Leg): number {
  const middle = one.flatMap((to, index): Point[] => {
    const from = one[index - 1]
    return from ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : []
  })
  return Math.min(...middle.flatMap((point) => segments(other).map((part) => distanceToSegment(point, part))))
}

test.each(drawn)('the line of %s runs in eighths of the compass from mark to mark', (_, { legs, marks }) => {
  const visits = marks.flatMap(({ indices, at }) => indices.map((index) => ({ index, at })))
  const at = (index: number) => visits.find((visit) => visit.index === index)?.at ?? [0, 0]
  legs.forEach((leg, index) => {
    expect(distance(leg.at(0) ?? [0, 0], at(index))).toBeLessThan(12)
    expect(distance(leg.at(-1) ?? [0, 0], at(index + 1))).toBeLessThan(12)
    for (const [[ax, ay], [bx, by]] of segments(leg)) {
      const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)]
      expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeLessThan(0.01)
    }
  })
})

test.each(drawn)('the line of %s runs through no mark at which it does not stop', (_, { legs, marks }) => {
  legs.forEach((leg, index) => {
    for (const { at, indices } of marks) {
      if (indices.includes(index) || indices.includes(index + 1)) continue
      for (const part of segments(leg)) expect(distanceToSegment(at, part)).toBeGreaterThan(14)
    }
  })
})

test.each<[string, Point, Point]>([
  ['level', [80, 200], [400, 200]],
  ['upright', [200, 80], [200, 440]],
  ['slanted', [100, 100], [350, 350]],
])('there and back are two strands beside each other on a road that is %s', (_, here, there) => {
  const [out = [], back = []] = routeLegs([here, there, here], dryLand)
  expect(apart(out, back)).toBeCloseTo(13, 0)
})

test('a leg goes round a mark that stands in its way', () => {
  const inTheWay: Point = [240, 200]
  const [leg = []] = routeLegs([[80, 200], [400, 200], inTheWay], dryLand)
  for (const part of segments(leg)) expect(distanceToSegment(inTheWay, part)).toBeGreaterThan(20)
})

test('a car goes by land where it can, whichever side the bay is on', () => {
  const [from, to]: [Point, Point] = [
    [100, 400],
    [400, 250],
  ]
  const above = ([x, y]: Point) => x < 300 && y < 300
  const below = ([x, y]: Point) => x > 200 && y > 330
  for (const isBay of [above, below]) {
    const [leg = []] = routeLegs([from, to], isBay)
    expect(
      segments(leg)
        .flatMap((part) => stepsAlong(part))
        .some(isBay),
    ).toBe(false)
  }
})

test('corners are round', () => {
  expect(
    legPath([
      [0, 0],
      [100, 0],
      [150, 50],
    ]),
  ).toBe('M0 0L82 0Q100 0 113 13L150 50')
})
