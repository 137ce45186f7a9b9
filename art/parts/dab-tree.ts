import { nth, type Point } from './lists.ts'
import { D, lerp, R, rng } from './numbers.ts'
import { line, path } from './shapes.ts'

type DabTreeOptions = {
  dark: string
  mid: string
  light: string
  trunk?: string
  n?: number
  /** Half width at the height k, from 0 at the foot to 1 at the top. */
  prof?: (k: number) => number
  foot?: number
}

const cone = (k: number) => (k < 0.16 ? lerp(0.62, 1, k / 0.16) : (1 - (k - 0.16) / 0.84) ** 0.62)

/** A tree of short brush strokes in three tones, light falling from the left. */
export function dabTree(seed: number, x: number, y: number, h: number, w: number, o: DabTreeOptions) {
  const { dark, mid, light, trunk = '#3a2c26', n = 70, prof = cone, foot = 0.14 } = o
  const r = rng(seed)
  const L: Point[] = []
  const Q: Point[] = []
  const N = 15
  for (let i = 0; i <= N; i++) {
    const k = i / N
    const ww = w * prof(k) * (i % 2 ? 1.06 : 0.9)
    const yy = y - h * (foot + (1 - foot) * k)
    L.push([x - ww * r(0.9, 1.08), yy])
    Q.push([x + ww * r(0.9, 1.08), yy + h * 0.01])
  }
  const pts = [...L, ...Q.reverse()]
  const first = nth(pts, 0)
  let d = `M${R(first[0])} ${R(first[1])}`
  for (let i = 1; i < pts.length; i++) {
    const p = nth(pts, i)
    const q = nth(pts, i - 1)
    const rr = Math.hypot(p[0] - q[0], p[1] - q[1]) * 0.6
    d += `A${R(rr)} ${R(rr)} 0 0 1 ${R(p[0])} ${R(p[1])}`
  }
  const dab = (cnt: number, lo: number, hi: number, kk: number) => {
    let s = ''
    for (let i = 0; i < cnt; i++) {
      const k = r() ** 0.8
      const ww = w * prof(k)
      const u = r(lo, hi)
      const lx = R(u * kk)
      const ly = R(kk)
      s += `M${R(x + u * ww)} ${R(y - h * (foot + (1 - foot) * k))}${lx ? `l${lx} ${ly}` : `v${ly}`}`
    }
    return s
  }
  const crown = `t${seed}x${R(x)}`
  const sw = Math.max(2, Math.min(8, h * 0.015))
  const ln = Math.min(9, h * 0.014)
  return (
    path(
      `M${R(x - w * 0.07)} ${R(y)}L${R(x - w * 0.035)} ${R(y - h * 0.5)}h${R(w * 0.07)}L${R(x + w * 0.08)} ${R(y)}z`,
      trunk,
    ) +
    `<g fill="${dark}"><path id="${crown}" d="${d}z"/></g>` +
    `<use href="#${crown}" fill="${mid}" opacity=".62" transform="translate(${D(x * 0.2 - w * 0.12)} ${D((y - h * 0.5) * 0.14 - h * 0.012)}) scale(.8 .86)"/>` +
    `<use href="#${crown}" fill="${light}" opacity=".42" transform="translate(${D(x * 0.5 - w * 0.26)} ${D((y - h * 0.55) * 0.38 - h * 0.03)}) scale(.5 .62)"/>` +
    line(dab(n, -1, 0.75, ln), mid, D(sw * 1.25), 'stroke-linecap="round"') +
    line(dab(R(n * 0.62), -0.98, 0.2, ln), light, D(sw), 'stroke-linecap="round"')
  )
}
