import { rounded } from './outline.ts'
import { distance, type Point } from './plane.ts'
import { type Segment, segments, sharedLength } from './segments.ts'
import { costAlone, costTogether, type Leg, waysBetween } from './ways.ts'

const CORNER = 18
/** Half the distance between the strands of a way there and back. */
const STRAND = 6.5
/** A shorter stretch in common is a meeting, not a way. */
const LONG_ENOUGH = 20
const ROUNDS = 2
/** So many of the best ways of each leg are tried against those of the others. */
const PROMISING = 9

type Way = { leg: Leg; alone: number; beside: Map<Way, number> }

/**
 * A line through all points in order, as transit maps draw it: upright, level or at 45 degrees, with round corners.
 * There and back are two strands where they share the way.
 */
export function routeLegs(points: readonly Point[], isSea: (point: Point) => boolean): Leg[] {
  return asStrands(connect(segments(points), points, isSea))
}

/** Of all ways that the legs may take, those that keep clear of the marks and of each other. */
export function connect(ends: readonly Segment[], marks: readonly Point[], isSea: (point: Point) => boolean): Leg[] {
  const choices = ends.map(([from, to]) =>
    waysBetween(from, to)
      .map((leg): Way => ({ leg, alone: costAlone(leg, marks, isSea), beside: new Map() }))
      .sort((a, b) => a.alone - b.alone)
      .slice(0, PROMISING),
  )
  let chosen = choices.flatMap((ways) => ways.slice(0, 1))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [one, other] of pairs(choices.length)) chosen = betterPair(chosen, one, other, choices)
  }
  return chosen.map(({ leg }) => leg)
}

/** Two legs that are in each other's way find out of it only together. */
function betterPair(chosen: readonly Way[], one: number, other: number, choices: readonly Way[][]): Way[] {
  const rest = chosen.filter((_, index) => index !== one && index !== other)
  const besideRest = (way: Way) => rest.reduce((sum, third) => sum + together(way, third), way.alone)
  const seconds = choices[other]?.map((way) => ({ way, cost: besideRest(way) })) ?? []
  let best = { first: chosen[one], second: chosen[other], cost: Infinity }
  for (const first of choices[one] ?? []) {
    const cost = besideRest(first)
    for (const second of seconds) {
      const both = cost + second.cost + together(first, second.way)
      if (both < best.cost) best = { first, second: second.way, cost: both }
    }
  }
  return chosen.map((way, index) => (index === one && best.first) || (index === other && best.second) || way)
}

function together(one: Way, other: Way): number {
  const known = one.beside.get(other) ?? costTogether(one.leg, other.leg)
  one.beside.set(other, known)
  return known
}

function pairs(count: number): [number, number][] {
  return Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, other): [number, number] => [one, one + 1 + other]),
  )
}

/** Legs that share their way keep left, as one drives in Japan: there and back become two strands. */
function asStrands(legs: readonly Leg[]): Leg[] {
  const shares = (leg: Leg, other: Leg) => leg !== other && sharedWay(leg, other) > LONG_ENOUGH
  return legs.map((leg) => (legs.some((other) => shares(leg, other)) ? aside(leg, STRAND) : leg))
}

function sharedWay(a: Leg, b: Leg): number {
  return segments(a)
    .flatMap((one) => segments(b).map((two) => sharedLength(one, two, STRAND)))
    .reduce((sum, length) => sum + length, 0)
}

/** The same line, `shift` to the left of the direction of travel. */
function aside(leg: Leg, shift: number): Leg {
  const normals = segments(leg).map(([a, b]): Point => {
    const length = Math.max(distance(a, b), 0.01)
    return [((b[1] - a[1]) / length) * shift, (-(b[0] - a[0]) / length) * shift]
  })
  return leg.map(([x, y], index) => {
    const before = normals[index - 1] ?? normals[index] ?? [0, 0]
    const after = normals[index] ?? before
    const spread = 1 + (before[0] * after[0] + before[1] * after[1]) / (shift * shift)
    return [x + (before[0] + after[0]) / spread, y + (before[1] + after[1]) / spread]
  })
}

/** The leg as an SVG path. */
export function legPath(leg: Leg): string {
  return rounded(leg, CORNER)
}
