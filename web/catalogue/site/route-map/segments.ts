import { distance, type Point } from './plane.ts'

export type Segment = readonly [Point, Point]

export function segments(line: readonly Point[]): Segment[] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to])
}

export function dot([a, b]: Segment, [c, d]: Segment): number {
  return (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1])
}

export function crosses([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** How far two segments run side by side within `near` of each other. */
export function sharedLength([[ax, ay], [bx, by]]: Segment, [c, d]: Segment, near: number): number {
  const length = distance([ax, ay], [bx, by])
  if (length < 1) return 0
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  if (Math.abs((c[0] - ax) * uy - (c[1] - ay) * ux) > near) return 0
  if (Math.abs((d[0] - ax) * uy - (d[1] - ay) * ux) > near) return 0
  const [from, to] = [(c[0] - ax) * ux + (c[1] - ay) * uy, (d[0] - ax) * ux + (d[1] - ay) * uy]
  return Math.max(0, Math.min(length, Math.max(from, to)) - Math.max(0, Math.min(from, to)))
}

export function distanceToSegment(point: Point, [a, b]: Segment): number {
  const length = distance(a, b)
  if (length < 0.01) return distance(point, a)
  const part = Math.max(0, Math.min(1, dot([a, b], [a, point]) / (length * length)))
  return distance(point, [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part])
}

/** Points along a segment, near enough to each other to see what it touches. */
export function stepsAlong([[ax, ay], [bx, by]]: Segment, step = 6): Point[] {
  const count = Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / step) || 1
  return Array.from({ length: count + 1 }, (_, at) => [ax + ((bx - ax) * at) / count, ay + ((by - ay) * at) / count])
}
