import { nth, type Point, points } from './lists.ts'
import { D, R, rng, W } from './numbers.ts'
import type { Scene } from './scene.ts'
import { line, path, poly, rect, spline } from './shapes.ts'

type WindowOptions = { fw?: number; fh?: number; op?: number }
type TowerOptions = WindowOptions & { lit?: number; win?: string; cols?: number; rows?: number; mast?: number }
type SkylineOptions = {
  x0?: number
  x1?: number
  w0?: number
  w1?: number
  side?: string
  lit?: number
  win?: string
  op?: number
}

/** Lit rooms come in runs, floor by floor. */
export function windows(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
  lit: number,
  color: string,
  o: WindowOptions = {},
) {
  const r = rng(seed)
  const cw = w / cols
  const ch = h / rows
  const ww = Math.max(2, R(cw * (o.fw || 0.66)))
  const hh = Math.max(2, R(ch * (o.fh || 0.46)))
  let d = ''
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; ) {
      const run = 1 + Math.floor(r() * cols * 0.45)
      const on = r() < lit * 0.8
      for (let k = 0; k < run && i < cols; k++, i++) {
        if (on) {
          d += `M${R(x + i * cw + (cw - ww) / 2)} ${R(y + j * ch + (ch - hh) / 2)}h${ww}v${hh}h${-ww}z`
        }
      }
    }
  }
  return path(d, color, `opacity="${o.op ?? 1}"`)
}

/** A tower block with a lit face and a turned side. */
export const tower = (
  _S: Scene,
  seed: number,
  x: number,
  yb: number,
  w: number,
  h: number,
  face: string,
  side?: string | null,
  o: TowerOptions = {},
) =>
  rect(x, yb - h, w, h, face) +
  (side ? path(`M${R(x + w)} ${R(yb - h)}l${R(w * 0.22)} ${R(h * 0.03)}V${R(yb)}H${R(x + w)}z`, side) : '') +
  (o.lit
    ? windows(
        seed,
        x + w * 0.08,
        yb - h + 8,
        w * 0.84,
        h - 16,
        o.cols || Math.max(3, R(w / 12)),
        o.rows || Math.max(5, R(h / 15)),
        o.lit,
        o.win || '#f4cf8a',
        o,
      )
    : '') +
  (o.mast ? line(`M${R(x + w / 2)} ${R(yb - h)}v${-o.mast}`, face, 3) : '')

export function skyline(
  S: Scene,
  seed: number,
  yb: number,
  h0: number,
  h1: number,
  face: string,
  o: SkylineOptions = {},
) {
  const r = rng(seed)
  let x = o.x0 ?? -20
  let s = ''
  while (x < (o.x1 ?? W + 20)) {
    const w = r(o.w0 || 28, o.w1 || 92)
    const h = r(h0, h1) * (r() < 0.14 ? 1.4 : 1)
    s += tower(S, R(r(1, 9999)), x, yb, w, h, face, o.side, {
      lit: o.lit,
      win: o.win,
      op: o.op,
      mast: r() < 0.15 ? R(r(14, 44)) : 0,
      cols: R(w / 11),
      rows: R(h / 13),
    })
    x += w * r(0.72, 1.08)
  }
  return s
}

/** Tokyo Tower, the middle of its foot at (x, y). */
export function tokyoTower(x: number, y: number, h: number, c: string, light: string) {
  const w = (k: number) => h * (0.015 + 0.155 * (1 - k) ** 2.1)
  const level = (k: number) => y - h * k
  let d = ''
  let l = ''
  const ks = [0, 0.08, 0.16, 0.24, 0.31, 0.38, 0.45, 0.52, 0.58, 0.64, 0.7, 0.76]
  const L = ks.map((k): Point => [x - w(k), level(k)])
  const Q = ks.map((k): Point => [x + w(k), level(k)])
  d += line(spline(L), c, h * 0.011) + line(spline(Q), c, h * 0.011)
  for (let i = 1; i < ks.length; i++) {
    const [l0, l1, r0, r1] = [nth(L, i - 1), nth(L, i), nth(Q, i - 1), nth(Q, i)]
    const brace = (a: Point, b: Point) => `M${D(a[0])} ${D(a[1])}L${D(b[0])} ${D(b[1])}`
    l += `${brace(l0, r1)}${brace(r0, l1)}M${D(l1[0])} ${D(l1[1])}H${D(r1[0])}`
  }
  d += line(l, c, D(h * 0.0042))
  d +=
    rect(x - w(0.44) * 1.35, level(0.475), w(0.44) * 2.7, h * 0.038, light) +
    line(`M${D(x - w(0.44) * 1.4)} ${D(level(0.455))}h${D(w(0.44) * 2.8)}`, c, 2) +
    rect(x - w(0.74) * 1.5, level(0.755), w(0.74) * 3, h * 0.022, light) +
    path(
      poly(points([x - w(0.76), level(0.755)], [x + w(0.76), level(0.755)], [x + 1.5, level(1)], [x - 1.5, level(1)])),
      c,
    )
  d += path(
    `M${D(x - w(0.08) * 0.75)} ${D(y)}Q${D(x)} ${D(y - h * 0.2)} ${D(x + w(0.08) * 0.75)} ${D(y)}`,
    'none',
    `stroke="${c}" stroke-width="${D(h * 0.008)}"`,
  )
  return d
}
