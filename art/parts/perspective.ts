import type { Point } from './lists.ts'
import { nth } from './lists.ts'
import { R, rng } from './numbers.ts'
import { path, poly } from './shapes.ts'

/** Maps the unit square on a quad, with true foreshortening. */
export type Plane = {
  (u: number, v: number): readonly [x: number, y: number]
  /** Part of the plane as path data. */
  quad: (u0: number, v0: number, u1: number, v1: number) => string
  /** Lines over the full length of the plane as path data. */
  lines: (axis: 'u' | 'v', list: readonly number[]) => string
}

/** The plane with the corners a, b, c, d: top left, top right, bottom right, bottom left. */
export function persp(a: Point, b: Point, c: Point, d: Point): Plane {
  const [x0, y0] = a
  const [x1, y1] = b
  const [x2, y2] = c
  const [x3, y3] = d
  const ax = x1 - x2
  const bx = x3 - x2
  const cx = x0 - x1 + x2 - x3
  const ay = y1 - y2
  const by = y3 - y2
  const cy = y0 - y1 + y2 - y3
  const q = ax * by - bx * ay || 1e-9
  const e = (cx * by - bx * cy) / q
  const f = (ax * cy - cx * ay) / q
  const m: Plane = (u, v) => {
    const w = e * u + f * v + 1
    return [
      ((x1 - x0 + e * x1) * u + (x3 - x0 + f * x3) * v + x0) / w,
      ((y1 - y0 + e * y1) * u + (y3 - y0 + f * y3) * v + y0) / w,
    ]
  }
  m.quad = (u0, v0, u1, v1) => poly([m(u0, v0), m(u1, v0), m(u1, v1), m(u0, v1)])
  m.lines = (axis, list) =>
    list
      .map((k) => {
        const p = axis === 'u' ? m(k, 0) : m(0, k)
        const r = axis === 'u' ? m(k, 1) : m(1, k)
        return `M${R(p[0])} ${R(p[1])}L${R(r[0])} ${R(r[1])}`
      })
      .join('')
  return m
}

/** Courses of stone laid on a plane. */
export function stones(seed: number, m: Plane, cols: number, rows: number, tones: readonly string[]) {
  const r = rng(seed)
  const d = tones.map(() => '')
  for (let j = 0; j < rows; j++) {
    for (let i = -1; i < cols; i++) {
      const o = (j % 2) * 0.5
      const q = () => r(0.08, 0.16)
      const a: Point = [(i + o + q()) / cols, (j + q()) / rows]
      const b: Point = [(i + 1 + o - q() * 0.4) / cols, (j + 1 - q() * 0.4) / rows]
      if (b[0] <= 0 || a[0] >= 1) {
        continue
      }
      d[Math.floor(r() * tones.length)] += m.quad(Math.max(0, a[0]), a[1], Math.min(1, b[0]), b[1])
    }
  }
  return d.map((p, i) => path(p, nth(tones, i))).join('')
}
