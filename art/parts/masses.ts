import { nth, type Point } from './lists.ts'
import { D, lerp, R, rng } from './numbers.ts'
import { clump } from './plants.ts'
import type { Scene } from './scene.ts'
import { line, path } from './shapes.ts'

type DotOptions = { bias?: number; h?: number; op?: number }
type ClusterOptions = { up?: number; shape?: 'dot' | 'leaf' }
export type Place = readonly [x: number, y: number, scale?: number, turn?: number]

/** Leaves, petals, snow or lamps as round dots: one path with round caps. */
export function dots(
  seed: number,
  n: number,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  w: number,
  color: string,
  o: DotOptions = {},
) {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = o.bias ? r() ** o.bias : r()
    d += `M${R(r(x0, x1))} ${R(lerp(y0, y1, t))}h${o.h ? D(r(-o.h, o.h)) : 0}`
  }
  return line(d, color, w, `stroke-linecap="round" opacity="${o.op ?? 1}"`)
}

/** A spray of flowers or leaves, deep tones first, kept as a definition. Gives its id for strew(). */
export function cluster(
  S: Scene,
  seed: number,
  n: number,
  rx: number,
  ry: number,
  tones: readonly string[],
  size = 8,
  o: ClusterOptions = {},
) {
  const r = rng(seed)
  const id = S.uid()
  const up = o.up ?? 0.16
  let s = ''
  tones.forEach((c, j) => {
    let d = ''
    for (let i = 0; i < n * (1 - j * 0.14); i++) {
      const a = r(0, 6.283)
      const k = Math.sqrt(r()) * (1 - j * 0.06)
      const x = R(Math.cos(a) * rx * k - j * rx * up * 0.4)
      const y = R(Math.sin(a) * ry * k - j * ry * up)
      if (o.shape === 'leaf') {
        const z = size * r(0.7, 1.2)
        const t = r(0, 6.283)
        const tips = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((q) => {
          const L = q % 2 ? z * 0.42 : z * (q ? 1 : 0.5)
          return `${R(x + Math.cos(t + q * 0.628) * L)} ${R(y + Math.sin(t + q * 0.628) * L)}`
        })
        d += `M${tips.join('L')}z`
      } else {
        d += `M${x} ${y}h0`
      }
    }
    s +=
      o.shape === 'leaf'
        ? `<path d="${d}" fill="${c}"/>`
        : `<path d="${d}" stroke="${c}" stroke-width="${D(size * (1 - j * 0.14))}"/>`
  })
  S.define(`<g id="${id}"${o.shape === 'leaf' ? '' : ' fill="none" stroke-linecap="round"'}>${s}</g>`)
  return id
}

/** Prints a kept drawing at many places. */
export const strew = (id: string, places: readonly Place[], x2 = '') =>
  `<g ${x2}>${places.map((place) => `<use href="#${id}" transform="${placement(place)}"/>`).join('')}</g>`

const placement = ([x, y, s = 1, t = 0]: Place) =>
  `translate(${R(x)} ${R(y)})${t ? ` rotate(${R(t)})` : ''}${s === 1 ? '' : ` scale(${D(s)})`}`

/** n places along a polyline, straying by spread. */
export function along(seed: number, P: readonly Point[], n: number, spread = 20, s0 = 0.7, s1 = 1.2) {
  const r = rng(seed)
  const out: [x: number, y: number, scale: number, turn: number][] = []
  for (let i = 0; i < n; i++) {
    const t = ((i + r()) / n) * (P.length - 1)
    const k = Math.min(P.length - 2, Math.floor(t))
    const f = t - k
    const a = nth(P, k)
    const b = nth(P, k + 1)
    out.push([
      lerp(a[0], b[0], f) + r(-spread, spread),
      lerp(a[1], b[1], f) + r(-spread, spread) * 0.7,
      r(s0, s1),
      r(0, 360),
    ])
  }
  return out
}

/** A soft body of one colour under sprays of a cluster, following a polyline. */
export function foliage(
  S: Scene,
  seed: number,
  P: readonly Point[],
  id: string,
  n: number,
  spread: number,
  body: string,
  o: { s0?: number; s1?: number } = {},
) {
  const blob = S.once(`blob${body}`, () => S.keep(path(clump(rng(7), 0, 0, 50, 30, 10, 0.8), body)))
  const z = spread / 50
  const bodies = along(seed, P, R(n * 0.5), spread * 0.36, z * 0.7, z * 1.05)
  return (
    strew(
      blob,
      bodies.map(([x, y, scale, turn]) => [x, y, scale, (turn % 30) - 15]),
    ) + strew(id, along(seed + 1, P, n, spread, o.s0 ?? 0.7, o.s1 ?? 1.2))
  )
}
