import { distance, type Point } from './plane.ts'
import { crosses, distanceToSegment, dot, type Segment, segments, sharedLength, stepsAlong } from './segments.ts'

/** A leg of the drive between two marks, as the corners of a line that runs in eighths of the compass. */
export type Leg = Point[]

// What a way costs, judged by eye on every tour.
const PER_UNIT = 0.4
const PER_CORNER = 8
const RIGHT_ANGLE = 14
const SLANT_AT_THE_DOOR = 10
const PER_SEA_STEP = 24
const NEAR_A_MARK = 40
const PER_UNIT_TOO_NEAR_A_MARK = 8
const CROSSING = 45
const MEETING = 12
const PER_UNIT_AS_STRANDS = 0.04
const PER_UNIT_TOO_NEAR = 1.4

const SEA_STEP = 16

/** How far to the side the middle of a leg may run to get round a mark. */
const DETOURS = [44, 80]
const CLEARANCE = 28
const TOO_NEAR = 20

/** Level or upright in the middle, slanted at the ends, or one right angle. */
export function waysBetween(from: Point, to: Point): Leg[] {
  const turn = ([x, y]: Point): Point => [y, x]
  const ways = [...levelWays(from, to), ...levelWays(turn(from), turn(to)).map((way) => way.map(turn))]
  const elbows: Leg[] = [
    [from, [to[0], from[1]], to],
    [from, [from[0], to[1]], to],
  ]
  return [...ways, ...elbows].map(withoutRepeats)
}

function levelWays([fx, fy]: Point, [tx, ty]: Point): Leg[] {
  const [upper, lower, ahead] = [Math.min(fy, ty), Math.max(fy, ty), Math.sign(tx - fx)]
  const levels = [fy, ty, (fy + ty) / 2, ...DETOURS.flatMap((detour) => [upper - detour, lower + detour])]
  return levels.flatMap((level): Leg[] => {
    const [rise, fall] = [Math.abs(level - fy), Math.abs(level - ty)]
    if (rise + fall > Math.abs(tx - fx)) return []
    return [
      [
        [fx, fy],
        [fx + rise * ahead, level],
        [tx - fall * ahead, level],
        [tx, ty],
      ],
    ]
  })
}

function withoutRepeats(leg: Leg): Leg {
  return leg.filter((point, index) => !index || distance(point, leg[index - 1] ?? point) > 0.5)
}

/**
 * Short and with few bends, clear of other marks, and by land where a car can. It leaves the door, which is the first
 * mark and has the longest name, level or upright, so that the corners are free for words.
 */
export function costAlone(leg: Leg, marks: readonly Point[], isSea: (point: Point) => boolean): number {
  const parts = segments(leg)
  const [door] = marks
  const strangers = marks.filter((mark) => ![leg.at(0), leg.at(-1)].some((end) => end && distance(mark, end) < 2))
  let cost = leg.length * PER_CORNER
  for (const [index, part] of parts.entries()) {
    cost += distance(...part) * PER_UNIT + stepsAlong(part, SEA_STEP).filter(isSea).length * PER_SEA_STEP
    if (dot(part, parts[index + 1] ?? part) < 1) cost += RIGHT_ANGLE
    if (isSlanted(part) && part.some((end) => end[0] === door?.[0] && end[1] === door[1])) cost += SLANT_AT_THE_DOOR
    for (const mark of strangers) {
      const room = distanceToSegment(mark, part)
      if (room < CLEARANCE) cost += NEAR_A_MARK + (CLEARANCE - room) * PER_UNIT_TOO_NEAR_A_MARK
    }
  }
  return cost
}

function isSlanted([a, b]: Segment): boolean {
  return Math.abs(a[0] - b[0]) > 1 && Math.abs(a[1] - b[1]) > 1
}

/** Two legs should not cross, and run exactly side by side or well apart: beside each other they become strands. */
export function costTogether(one: Leg, other: Leg): number {
  let cost = 0
  for (const a of segments(one)) {
    for (const b of segments(other)) {
      const near = sharedLength(a, b, TOO_NEAR)
      const perUnit = sharedLength(a, b, 1) > 0 ? PER_UNIT_AS_STRANDS : PER_UNIT_TOO_NEAR
      if (near > 0) cost += MEETING + near * perUnit
      if (crosses(a, b)) cost += CROSSING
    }
  }
  return cost
}
