import { stops } from './lists.ts'
import { R } from './numbers.ts'
import type { Scene } from './scene.ts'

/** A soft shadow on the ground. */
export const shade = (S: Scene, x: number, y: number, rx: number, ry: number, op = 0.4, c = '#0b0f1a') =>
  `<ellipse cx="${R(x)}" cy="${R(y)}" rx="${R(rx)}" ry="${R(ry)}" fill="${S.rad(stops([0, c, op], [1, c, 0]))}"/>`

/** A pool of light. */
export const pool = (S: Scene, x: number, y: number, rx: number, ry: number, c: string, op = 0.6) =>
  `<ellipse cx="${R(x)}" cy="${R(y)}" rx="${R(rx)}" ry="${R(ry)}" fill="${S.rad(stops([0, c, op], [0.5, c, op * 0.4], [1, c, 0]))}"/>`
