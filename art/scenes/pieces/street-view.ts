import { type Point, poly } from '../../parts/index.ts'
import { segment } from './segment.ts'

/** A place in the street in metres: x to the right of its middle, y above the ground, z away from us. */
export type StreetPlace = readonly [x: number, y: number, z: number]

const EYE_HEIGHT = 3.7
const RIGHT_OF_MIDDLE = 1.9
const VANISHING_X = 890

export const FOCUS = 1040
export const HORIZON = 590

/** Where a place in the street is seen on the sheet, from a low upper window. */
export const seen = (x: number, y: number, z: number): Point => [
  VANISHING_X + (FOCUS * (x - RIGHT_OF_MIDDLE)) / z,
  HORIZON + (FOCUS * (EYE_HEIGHT - y)) / z,
]

export const face = (...corners: StreetPlace[]) => poly(corners.map((corner) => seen(...corner)))

export const edge = (a: StreetPlace, b: StreetPlace) => segment(seen(...a), seen(...b))
