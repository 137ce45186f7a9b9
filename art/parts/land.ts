import { nth, type Point, points } from './lists.ts'
import { D, H, lerp, R, rng } from './numbers.ts'

type RidgeOptions = { yb?: number; n?: number; rough?: number; peaks?: readonly Point[] }

/** The silhouette of hills between x0 and x1 about the height y, closed to yb; `peaks` fixes points. */
export function ridge(seed: number, x0: number, x1: number, y: number, amp: number, o: RidgeOptions = {}) {
  const { yb = H, n = 6, rough = 0.52, peaks = [] } = o
  const r = rng(seed)
  let a: Point[] = [[x0, y + r(-0.3, 0.3) * amp], ...peaks, [x1, y + r(-0.3, 0.3) * amp]]
  let k = amp
  for (let i = 0; i < n; i++) {
    const b = [nth(a, 0)]
    for (let j = 1; j < a.length; j++) {
      const p = nth(a, j - 1)
      const q = nth(a, j)
      b.push([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + r(-k, k) * 0.5], q)
    }
    a = b
    k *= rough
  }
  return `M${R(x0)} ${R(yb)}L${a.map((p) => `${R(p[0])} ${R(p[1])}`).join(' ')}L${R(x1)} ${R(yb)}z`
}

/** Path data for each block of a mountain. */
export type Mountain = { body: string; shade: string; snow: string; gullies: string }

/** Mount Fuji: summit at (cx, py), height h, half width w at the foot. */
export function fuji(
  seed: number,
  cx: number,
  py: number,
  h: number,
  w: number,
  o: { snowline?: number; top?: number } = {},
) {
  const { snowline = 0.4, top = w * 0.045 } = o
  const r = rng(seed)
  const half = (v: number) => top + (w - top) * (v / h) ** 1.42 // v: depth below summit
  const N = 26
  const L: Point[] = []
  const Rr: Point[] = []
  for (let i = 0; i <= N; i++) {
    const v = h * (i / N) ** 1.3
    L.push([cx - half(v), py + v])
    Rr.push([cx + half(v) * 1.03, py + v])
  }
  const crater = points(
    [cx - top * 0.62, py - 5],
    [cx - top * 0.25, py + 3],
    [cx + top * 0.2, py - 2],
    [cx + top * 0.65, py + 5],
  )
  const body = `M${[...L.slice().reverse(), ...crater, ...Rr].map((p) => `${R(p[0])} ${D(p[1])}`).join('L')}z`
  const pt = (u: number, v: number): Point => [cx + u * half(v) * (u > 0 ? 1.03 : 1), py + v]
  const fingers = (u0: number, u1: number, n: number, base: number, jag: number) => {
    const out: Point[] = []
    for (let i = 0; i <= n; i++) {
      const u = lerp(u0, u1, i / n)
      const v = h * (base + (i % 2 ? r(0.25, 1) * jag : -r(0, 0.45) * jag) - Math.abs(u) * 0.03)
      out.push(pt(u, v))
    }
    return out
  }
  const sl = fingers(-1, 1, 34, snowline, 0.17)
  const edge = (s: number, a: number, b: number) => {
    const e: Point[] = []
    for (let i = 0; i <= 6; i++) {
      e.push(pt(s, lerp(a, b, i / 6)))
    }
    return e
  }
  const v0 = nth(sl, 0)[1] - py
  const v1 = nth(sl, sl.length - 1)[1] - py
  const snow =
    'M' +
    [...edge(-1, v0, 0), ...crater, ...edge(1, 0, v1), ...sl.reverse()].map((p) => `${D(p[0])} ${D(p[1])}`).join('L') +
    'z'
  // shaded flank: left of a wandering ridge line
  const rl: Point[] = []
  let u = 0.1
  for (let i = 0; i <= 15; i++) {
    const v = (h * i) / 15
    u += r(-0.055, 0.05)
    u = Math.max(-0.14, Math.min(0.14, u))
    rl.push(pt(u, v))
  }
  const shade = `M${[...L.slice().reverse(), ...rl].map((p) => `${R(p[0])} ${R(p[1])}`).join('L')}z`
  const gul: string[] = []
  for (let i = 0; i < 26; i++) {
    const uu = r(-0.9, 0.92)
    const va = h * r(0.3, 0.6)
    const vb = va + h * r(0.08, 0.28)
    const a = pt(uu, va)
    const b = pt(uu * 1.02, vb)
    gul.push(`M${R(a[0])} ${R(a[1])}L${R(b[0])} ${R(b[1])}`)
  }
  return { body, shade, snow, gullies: gul.join('') }
}
