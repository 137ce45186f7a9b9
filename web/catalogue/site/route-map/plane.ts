export { contains, type LonLat } from '#core/coast/outlines.ts'

/** A place in the plane: kilometres before the drawing is fitted into its frame, units of the drawing afterwards. */
export type Point = readonly [x: number, y: number]
export type Size = { width: number; height: number }
export type Box = Size & { x: number; y: number }

/** Not Math.hypot, whose last digit differs between browsers: server and browser must draw the same map. */
export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether the point lies in the box, or within `margin` of it. */
export function holds(box: Box, [x, y]: Point, margin = 0): boolean {
  return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin
}

export function boxAround([x, y]: Point, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Whether the box lies within the frame, with a margin. */
export function isInside({ x, y, width, height }: Box, frame: Size, margin = 6): boolean {
  return x >= margin && y >= margin && x + width <= frame.width - margin && y + height <= frame.height - margin
}

/** The smallest box that holds all points. */
export function boundsOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
