import { nth, type Point } from './lists.ts'
import { D, lerp, R, type Random, rng } from './numbers.ts'
import type { Scene } from './scene.ts'
import { line, path } from './shapes.ts'

type BroadOptions = { dark: string; mid: string; light: string; trunk?: string; w?: number; dens?: number }

/** A scalloped cloud of foliage as path data, with b bumps around. */
export function clump(r: Random, cx: number, cy: number, rx: number, ry: number, b = 11, flat = 0.55) {
  const pts: Point[] = []
  for (let i = 0; i < b; i++) {
    const a = (i / b) * Math.PI * 2 + r(-0.12, 0.12)
    const k = r(0.86, 1.1)
    pts.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k * (Math.sin(a) > 0 ? flat : 1)])
  }
  let X = R(nth(pts, 0)[0])
  let Y = R(nth(pts, 0)[1])
  let d = `M${X} ${Y}`
  for (let i = 1; i <= b; i++) {
    const p = nth(pts, i % b)
    const q = nth(pts, i - 1)
    const rr = R(Math.hypot(p[0] - q[0], p[1] - q[1]) * 0.56)
    const x = R(p[0])
    const y = R(p[1])
    const dy = y - Y
    d += `a${rr} ${rr} 0 0 1 ${x - X}${dy < 0 ? dy : ` ${dy}`}`
    X = x
    Y = y
  }
  return `${d}z`
}

/** Cedar (cryptomeria): a column of drooping strokes. */
export function cedar(seed: number, x: number, y: number, h: number, w: number, fill: string, o: { n?: number } = {}) {
  const r = rng(seed)
  const n = o.n ?? 13
  const L: Point[] = []
  const Q: Point[] = []
  for (let i = 0; i <= n; i++) {
    const k = i / n
    const ww = w * k ** 0.8 * (i % 2 ? 1 : 0.62) * r(0.8, 1.12)
    const yy = y - h + h * 0.97 * k
    L.push([x - ww, yy + (i % 2 ? h * 0.02 : 0)])
    Q.push([x + ww * r(0.85, 1.1), yy + (i % 2 ? h * 0.025 : 0)])
  }
  const outline: Point[] = [[x, y - h * 1.03], ...Q, [x + w * 0.1, y], [x - w * 0.1, y], ...L.reverse()]
  return path(`M${outline.map((p) => `${R(p[0])} ${R(p[1])}`).join('L')}z`, fill)
}

/** A broad tree: layered clumps on a branching trunk (maple, cherry, camphor). */
export function broad(seed: number, x: number, y: number, h: number, o: BroadOptions) {
  const { dark, mid, light, trunk = '#2b2326', w = h * 0.5, dens = 12 } = o
  const r = rng(seed)
  let t = ''
  let a = ''
  let b = ''
  let c = ''
  t += path(
    `M${R(x - h * 0.035)} ${R(y)}Q${R(x - h * 0.012)} ${R(y - h * 0.3)} ${R(x - h * 0.05)} ${R(y - h * 0.55)}L${R(x + h * 0.03)} ${R(y - h * 0.55)}Q${R(x + h * 0.015)} ${R(y - h * 0.3)} ${R(x + h * 0.045)} ${R(y)}z`,
    trunk,
  )
  for (let i = 0; i < 6; i++) {
    const bx = x + r(-0.8, 0.8) * w
    const by = y - h * r(0.55, 0.85)
    t += line(
      `M${R(x)} ${R(y - h * r(0.32, 0.5))}Q${R(lerp(x, bx, 0.3))} ${R(lerp(y - h * 0.5, by, 0.6))} ${R(bx)} ${R(by)}`,
      trunk,
      D(h * r(0.008, 0.018)),
    )
  }
  for (let i = 0; i < dens; i++) {
    const an = r(0, 6.283)
    const k = Math.sqrt(r())
    const cx = x + Math.cos(an) * w * k * 0.78
    const cy = y - h * 0.7 + Math.sin(an) * h * 0.25 * k
    const s = w * r(0.24, 0.4)
    a += clump(r, cx, cy + s * 0.18, s, s * 0.66, 11, 0.8)
    b += clump(r, cx - s * 0.06, cy, s * 0.86, s * 0.5, 11, 0.7)
    if (i % 2) {
      c += clump(r, cx - s * 0.12, cy - s * 0.14, s * 0.5, s * 0.27, 8, 0.7)
    }
  }
  return t + path(a, dark) + path(b, mid) + path(c, light)
}

/** The strands of a weeping willow. */
export function willow(seed: number, x0: number, x1: number, y: number, len: number, n: number, color: string, w = 2) {
  const r = rng(seed)
  let d = ''
  let l = ''
  for (let i = 0; i < n; i++) {
    const x = r(x0, x1)
    const L = len * r(0.45, 1)
    const sw = r(-26, 14)
    const y1 = y + r(-60, 30)
    d += `M${R(x)} ${R(y1)}q${R(sw * 0.2)} ${R(L * 0.5)} ${R(sw)} ${R(L)}`
    for (let k = 0.15; k < 1; k += 0.085) {
      const px = x + 2 * k * (1 - k) * sw * 0.2 + k * k * sw
      const py = y1 + k * L
      const s = R(k * 100) % 2 ? 1 : -1
      l += `M${R(px)} ${R(py)}q${s * 6} 3 ${s * 9} 15`
    }
  }
  return line(d, color, w * 0.7) + line(l, color, w * 1.7, 'stroke-linecap="round"')
}

/** A drooping conifer bough: rows of small clumps hanging from points [x, y, spread]. */
export const bough = (
  S: Scene,
  sd: number,
  P: readonly (readonly [number, number, number])[],
  c1: string,
  c2: string,
) => {
  const q = rng(sd)
  let a = ''
  let b = ''
  for (const [x, y, w] of P) {
    for (let i = 0; i < 9; i++) {
      const xx = x + q(-1, 1) * w
      const yy = y + q(-16, 16) + Math.abs(xx - x) * 0.18
      a += clump(q, xx, yy, w * 0.3, w * 0.16, 7, 1.5)
      if (i % 2) {
        b += clump(q, xx - 6, yy - 6, w * 0.2, w * 0.07, 6, 1)
      }
    }
  }
  return S.cut(path(a, c1), path(b, c2))
}

const BLOSSOM_LAYERS = [
  { share: 1, spread: 1.1, up: -8 },
  { share: 1.1, spread: 1, up: 0 },
  { share: 0.9, spread: 0.9, up: 6 },
  { share: 0.55, spread: 0.85, up: 10 },
]

/** A cloud of blossom along a polyline: four tones from deep to pale, each flower a dot. */
export function blossom(
  seed: number,
  P: readonly Point[],
  spread: number,
  n: number,
  tones: readonly string[],
  sizes = [15, 12, 9, 6],
) {
  const r = rng(seed)
  let out = ''
  const pick = (sp: number, up: number): Point => {
    const i = 1 + Math.floor(r() * (P.length - 1))
    const t = r()
    const gx = (r() + r() + r() - 1.5) * sp
    const gy = (r() + r() + r() - 1.5) * sp * 0.8
    const a = nth(P, i - 1)
    const b = nth(P, i)
    return [lerp(a[0], b[0], t) + gx, lerp(a[1], b[1], t) + gy - up]
  }
  tones.forEach((c, j) => {
    const layer = nth(BLOSSOM_LAYERS, j)
    let d = ''
    for (let i = 0; i < n * layer.share; i++) {
      const [x, y] = pick(spread * layer.spread, layer.up)
      d += `M${R(x)} ${R(y)}h0`
    }
    out += line(d, c, sizes[j], 'stroke-linecap="round"')
  })
  return out
}
