import { type Stop, stops } from './lists.ts'
import { dots } from './masses.ts'
import { H, R, rng, W } from './numbers.ts'
import type { Scene } from './scene.ts'
import { line, path, rect } from './shapes.ts'

type RainOptions = { slant?: number; len?: number; w?: number; op?: number; y0?: number; y1?: number }

export const sky = (S: Scene, wipe: readonly Stop[]) => rect(0, 0, W, H, S.grad(wipe))

/** Suyari: the flat mist band of old prints, a lens with stepped ends. */
export const mist = (x: number, y: number, w: number, h: number, fill: string, op = 1) =>
  path(
    `M${R(x)} ${R(y)}q${R(w * 0.1)} ${R(-h)} ${R(w * 0.32)} ${R(-h * 0.8)}q${R(w * 0.08)} ${R(-h * 0.6)} ${R(w * 0.26)} ${R(-h * 0.5)}q${R(w * 0.3)} ${R(h * 0.1)} ${R(w * 0.42)} ${R(h * 1.3)}q${R(-w * 0.2)} ${R(h * 0.7)} ${R(-w * 0.46)} ${R(h * 0.55)}q${R(-w * 0.3)} ${R(h * 0.6)} ${R(-w * 0.54)} ${R(-h * 0.55)}z`,
    fill,
    `opacity="${op}"`,
  )

/** A summer cloud: scalloped head, wiped foot. */
export function cumulus(S: Scene, seed: number, x: number, y: number, w: number, h: number, c: string, foot?: string) {
  const r = rng(seed)
  let d = `M${R(x)} ${R(y)}`
  const n = 9
  let px = x
  let py = y
  for (let i = 1; i <= n; i++) {
    const t = i / n
    const nx = x + w * t
    const ny = y - h * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.8 * r(0.75, 1.05) * (t > 0.97 ? 0 : 1)
    const rr = Math.hypot(nx - px, ny - py) * 0.55
    d += `A${R(rr)} ${R(rr)} 0 0 1 ${R(nx)} ${R(i === n ? y : ny)}`
    px = nx
    py = ny
  }
  return path(`${d}z`, S.grad(stops([0, c, 1], [0.55, c, 0.95], [1, foot || c, 0])))
}

/** A wiped veil of colour over a rectangle, opacity a0 at the top to a1 at the foot. */
export const veil = (S: Scene, x: number, y: number, w: number, h: number, c: string, a0: number, a1: number) =>
  rect(x, y, w, h, S.grad(stops([0, c, a0], [1, c, a1])))

/** Steam or incense: three wiped ribbons. */
export function steam(S: Scene, seed: number, x: number, y: number, h: number, w: number, c = '#f4efe6', op = 0.5) {
  const r = rng(seed)
  let s = ''
  for (let i = 0; i < 3; i++) {
    const X = x + r(-0.5, 0.5) * w
    const L = h * r(0.7, 1)
    const k = w * r(0.3, 0.6)
    const e = r() < 0.5 ? 1 : -1
    s += path(
      `M${R(X)} ${R(y)}C${R(X + e * k)} ${R(y - L * 0.3)} ${R(X - e * k)} ${R(y - L * 0.6)} ${R(X + e * k * 0.6)} ${R(y - L)}C${R(X + e * k * 0.2)} ${R(y - L * 0.6)} ${R(X + e * k * 2)} ${R(y - L * 0.3)} ${R(X + k * 0.5)} ${R(y)}z`,
      S.grad(stops([0, c, 0], [0.5, c, op], [1, c, op * 0.25])),
    )
  }
  return S.soft(s)
}

export function rain(seed: number, n: number, color: string, o: RainOptions = {}) {
  const { slant = -14, len = 90, w = 1.2, op = 0.4, y0 = -60, y1 = H } = o
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const k = r(0.5, 1.25)
    d += `M${R(r(-40, W + 60))} ${R(r(y0, y1))}l${R(slant * k)} ${R(len * k)}`
  }
  return line(d, color, w, `opacity="${op}" stroke-linecap="round"`)
}

export const snowfall = (seed: number, c = '#f4f2ec') =>
  dots(seed, 260, 0, W, 0, H, 3.2, c, { op: 0.75 }) +
  dots(seed + 1, 130, 0, W, 0, H, 5.5, c, { op: 0.9 }) +
  dots(seed + 2, 38, 0, W, 0, H, 9, c, { op: 0.95 })
