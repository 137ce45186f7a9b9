import { nth, type Point } from './lists.ts'
import { D, lerp, R } from './numbers.ts'

export const rect = (x: number, y: number, w: number, h: number, fill: string, x2 = '') =>
  `<rect x="${D(x)}" y="${D(y)}" width="${D(w)}" height="${D(h)}" fill="${fill}" ${x2}/>`

export const path = (d: string, fill: string, x2 = '') => `<path d="${d}" fill="${fill}" ${x2}/>`

export const line = (d: string, stroke: string, w = 2, x2 = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" ${x2}/>`

/** A closed polygon as path data. */
export const poly = (pts: readonly Point[]) => `M${pts.map((p) => `${D(p[0])} ${D(p[1])}`).join('L')}z`

export const g = (s: string, a = '') => `<g ${a}>${s}</g>`

export const at = (x: number, y: number, s: number, inner: string, flip?: boolean | number) =>
  `<g transform="translate(${D(x)} ${D(y)}) scale(${flip ? -s : s} ${s})">${inner}</g>`

/** A spline through points (Catmull-Rom) as path data, for soft carved shapes; whole units are enough for large ones. */
export function spline(pts: readonly Point[], closed = false, round = D) {
  const n = pts.length
  const point = (i: number) => nth(pts, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)))
  let d = `M${round(point(0)[0])} ${round(point(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = point(i - 1)
    const b = point(i)
    const c = point(i + 1)
    const e = point(i + 2)
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`
  }
  return d + (closed ? 'z' : '')
}

/** A rounded rectangle as path data, for clips, windows and panels. */
export const rrect = (x: number, y: number, w: number, h: number, r: number) =>
  `M${R(x + r)} ${R(y)}h${R(w - 2 * r)}q${R(r)} 0 ${R(r)} ${R(r)}v${R(h - 2 * r)}q0 ${R(r)} ${R(-r)} ${R(r)}h${R(2 * r - w)}q${R(-r)} 0 ${R(-r)} ${R(-r)}v${R(2 * r - h)}q0 ${R(-r)} ${R(r)} ${R(-r)}z`

/** A tapering limb through points, w0 wide at the first and w1 at the last: branch, arm, finger. */
export function limb(P: readonly Point[], w0: number, w1: number, fill: string) {
  const n = P.length - 1
  const side = (k: number): Point[] =>
    P.map((p, i) => {
      const a = nth(P, Math.max(0, i - 1))
      const b = nth(P, Math.min(n, i + 1))
      const L = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const w = (lerp(w0, w1, i / n) / 2) * k
      return [p[0] - ((b[1] - a[1]) / L) * w, p[1] + ((b[0] - a[0]) / L) * w]
    })
  return path(spline([...side(1), ...side(-1).reverse()], true), fill)
}
