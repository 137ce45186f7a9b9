import { D } from '../../parts/index.ts'
import type { Spot, View } from './view.ts'

/** What closes the wall between two posts. */
export type Bay = 'paper' | 'boards' | 'clay' | 'open'

export type ThatchedHouse = {
  /** The middle of its ground. */
  at: Spot
  /** Degrees by which the right end comes towards us; below nought it is the left end. */
  turn: number
  /** Half the length of the walls in metres, before `size`. */
  half?: number
  size?: number
  seed: number
  /** The front from left to right. */
  bays: readonly Bay[]
  /** How a colour looks through the air between. */
  haze?: (colour: string) => string
  /** Strokes of straw on the front slope; fewer for a house far off. */
  straws?: number
  /** On an end in the sun the straw is bright; else it lies in shadow. */
  endLit?: boolean
}

/** Heights in metres: eaves, top of the skirt at the ends, edge of the hood above the window, ridge. */
export const EAVES = 2.9
export const SKIRT = 4.6
export const HOOD = 6.1
export const RIDGE = 8.3
export const DEPTH = 3.5
export const OVERHANG = 0.95
export const THICK = 0.62

type Standing = Pick<ThatchedHouse, 'at' | 'turn' | 'size'>

/** Where a place of the house is: u along the ridge to the right, h up, w away from us, from the middle. */
export function spotIn({ at: [x, y, z], turn, size = 1 }: Standing) {
  const angle = (turn * Math.PI) / 180
  const [along, across] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return (u: number, h: number, w: number): Spot => [
    x + u * along + w * across,
    y + h * size,
    z - u * across + w * along,
  ]
}

/** Where a place of the house is seen. */
export const inHouse = (view: View, standing: Standing) => {
  const spot = spotIn(standing)
  return (u: number, h: number, w: number) => view(spot(u, h, w))
}

export type House = Required<ThatchedHouse> & {
  see: ReturnType<typeof inHouse>
  metre: number
}

/** How far the slope stands out from under the ridge at a height. */
export const out = (h: number) => ((DEPTH + OVERHANG) * (RIDGE - h)) / (RIDGE - EAVES)

/** So far off that the bars of a window would run together. */
export const far = ({ metre }: House) => metre < 24

/** Thin lines thin out with the distance, but never vanish. */
export const width = ({ metre }: House, metres: number) => D(Math.max(0.9, metre * metres))
