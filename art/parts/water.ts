import { D, lerp, R, rng, W } from './numbers.ts'
import { line, path } from './shapes.ts'

type RippleOptions = { x0?: number; x1?: number; op?: number; len?: number; thick?: number }

/** Carved lens strokes, longer and further apart towards the viewer. */
export function ripples(seed: number, y0: number, y1: number, n: number, fill: string, o: RippleOptions = {}) {
  const { x0 = 0, x1 = W, op = 1, len = 1, thick = 1 } = o
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = r() ** 1.4
    const y = lerp(y0, y1, t)
    const l = (14 + 120 * t) * r(0.5, 1.4) * len
    const th = (1.1 + 5 * t) * thick * r(0.6, 1.1)
    const x = r(x0 - l / 2, x1 - l / 2)
    d += `M${R(x)} ${R(y)}q${R(l / 2)} ${D(-th)} ${R(l)} 0q${R(-l / 2)} ${D(th)} ${R(-l)} 0`
  }
  return path(d, fill, `opacity="${op}"`)
}

/** Rings where drops meet wet ground. */
export function rings(seed: number, n: number, x0: number, x1: number, y0: number, y1: number, c: string, op = 0.5) {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = r()
    const x = r(x0, x1)
    const y = lerp(y0, y1, t)
    const a = R(lerp(7, 34, t) * r(0.7, 1.2))
    const b = R(a * 0.26)
    d += `M${R(x - a)} ${R(y)}a${a} ${b} 0 1 0 ${a * 2} 0a${a} ${b} 0 1 0 ${-a * 2} 0`
  }
  return line(d, c, 1.6, `opacity="${op}"`)
}
