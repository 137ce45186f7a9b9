import type { Point } from '../../parts/index.ts'

/** A place in metres: x to the right of where we stand, y above the ground there, z away from us. */
export type Spot = readonly [x: number, y: number, z: number]

/** How a scene is looked at. Upright lines stay upright, as in a print, however low the horizon is asked to lie. */
export type View = {
  (spot: Spot): Point
  /** How many units of the sheet a metre takes at that distance. */
  metre: (z: number) => number
}

export function view({ focus, horizon, eye, middle }: { focus: number; horizon: number; eye: number; middle: number }) {
  const metre = (z: number) => focus / z
  const seen = ([x, y, z]: Spot): Point => [middle + x * metre(z), horizon + (eye - y) * metre(z)]
  return Object.assign(seen, { metre }) satisfies View
}
