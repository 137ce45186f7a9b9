import { distance, holds, type Point, type Size } from './plane.ts'

/** So far outside the frame nothing shows, not even the round of a corner. */
const MARGIN = 40
/** Nearer points than this make bytes and no difference. */
const FINENESS = 4

type Side = { inside: (point: Point) => boolean; cross: (from: Point, to: Point) => Point }

/** Cuts an area along the frame (Sutherland and Hodgman); empty when it lies outside. */
export function clipArea(outline: readonly Point[], size: Size): Point[] {
  return sidesOf(size).reduce<Point[]>(
    (points, { inside, cross }) =>
      points.flatMap((to, index) => {
        const from = points.at(index - 1) ?? to
        const entering = inside(from) === inside(to) ? [] : [cross(from, to)]
        return inside(to) ? [...entering, to] : entering
      }),
    [...outline],
  )
}

/** The pieces of a line that lie inside the frame, each with the points just outside that lead in and out. */
export function clipLine(line: readonly Point[], { width, height }: Size): Point[][] {
  const frame = { x: 0, y: 0, width, height }
  const shown = line.map((point) => holds(frame, point))
  return line.reduce<Point[][]>(
    (pieces, point, index) => {
      if (shown[index - 1] || shown[index] || shown[index + 1]) pieces.at(-1)?.push(point)
      else if (pieces.at(-1)?.length) pieces.push([])
      return pieces
    },
    [[]],
  )
}

function sidesOf({ width, height }: Size): Side[] {
  const side = (axis: 0 | 1, limit: number, sign: 1 | -1): Side => ({
    inside: (point) => (point[axis] - limit) * sign <= 0,
    cross: (from, to) => {
      const part = (limit - from[axis]) / (to[axis] - from[axis])
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    },
  })
  return [side(0, -MARGIN, -1), side(1, -MARGIN, -1), side(0, width + MARGIN, 1), side(1, height + MARGIN, 1)]
}

/** Leaves out points that stand too near to the one before; the ends stay. */
export function simplify(line: readonly Point[]): Point[] {
  const kept: Point[] = []
  line.forEach((point, index) => {
    const last = kept.at(-1)
    if (!last || index === line.length - 1 || distance(last, point) >= FINENESS) kept.push(point)
  })
  return kept
}

/**
 * A path with round corners. Where corners stand close the rounds meet, as a brush would draw them; a long side stays
 * straight between its corners.
 */
export function rounded(line: readonly Point[], radius: number, closed = false): string {
  let path = ''
  let drawnTo = ''
  line.forEach((corner, index) => {
    const before = closed ? line.at(index - 1) : line[index - 1]
    const next = closed ? line[(index + 1) % line.length] : line[index + 1]
    const turns = before && next
    const start = show(turns ? towards(corner, before, Math.min(radius, distance(before, corner) / 2)) : corner)
    const end = show(turns ? towards(corner, next, Math.min(radius, distance(corner, next) / 2)) : corner)
    if (start !== drawnTo) path += `${path ? 'L' : 'M'}${start}`
    if (end !== start) path += `Q${show(corner)} ${end}`
    drawnTo = end
  })
  return closed ? `${path}Z` : path
}

function towards(from: Point, to: Point, far: number): Point {
  const part = far / Math.max(distance(from, to), 0.01)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** Whole units are fine enough, and a third fewer bytes. */
function show([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}
