import { hex, lerp, type Point, path, R } from '../../parts/index.ts'
import { seen } from './street-view.ts'

const ROD = 2.62
const word = ([x, y]: Point) => `${R(x)} ${R(y)}`
const middle = (...list: Point[]): Point => [
  list.reduce((sum, [x]) => sum + x, 0) / list.length,
  list.reduce((sum, [, y]) => sum + y, 0) / list.length,
]

/** Where the loose edge between a point of the rod and a corner below bends, blown towards the street. */
function bend(top: Point, low: Point) {
  const [x, y] = middle(top, low)
  return word([x - (low[0] - top[0]) * 0.2, y])
}

/**
 * Cloths hung in a shop front between z0 and z1; the wind lifts each a little differently.
 * `side` puts a distance from the middle of the street on the left or the right.
 */
export function noren(side: (x: number) => number, z0: number, z1: number, colour: string, seed: number) {
  const count = Math.max(3, Math.round((z1 - z0) / 0.95))
  let cloths = ''
  for (let i = 0; i < count; i++) {
    const near = lerp(z0, z1, i / count)
    const far = lerp(z0, z1, (i + 0.93) / count)
    const lift = 0.12 + 0.62 * Math.sin(i * 1.3 + seed) ** 2
    const low = 1.15 + lift * 0.5
    const a = seen(side(4.7), ROD, near)
    const b = seen(side(4.7), ROD, far)
    const c = seen(side(4.7 - lift * 0.8), low, far - lift * 0.45)
    const d = seen(side(4.7 - lift), low, near - lift * 0.45)
    const height = d[1] - a[1]
    const [hx, hy] = middle(c, d)
    cloths += path(
      `M${word(a)}L${word(b)}Q${bend(b, c)} ${word(c)}Q${word([hx, hy + height * 0.07])} ${word(d)}Q${bend(a, d)} ${word(a)}z`,
      i % 2 ? hex(colour, '#ffffff', 0.08) : hex(colour, '#101420', 0.12),
    )
    if (i % 2 && height > 40) {
      const [x, y] = middle(a, b, c, d)
      const rx = R(Math.abs(b[0] - a[0]) * 0.2)
      cloths += `<ellipse cx="${R(x)}" cy="${R(y)}" rx="${rx}" ry="${R(height * 0.12)}" fill="${hex(colour, '#fff6e0', 0.8)}"/>`
    }
  }
  return cloths
}
