import { type Point, table } from './lists.ts'
import { D, lerp, R, rng } from './numbers.ts'
import { clump } from './plants.ts'
import { line, path, spline } from './shapes.ts'

type PineOptions = {
  dark?: string
  mid?: string
  light?: string
  trunk?: string
  lean?: number
  pads?: number
  snow?: string
}

/** A Japanese pine: a leaning trunk with level pads. */
export function pine(seed: number, x: number, y: number, h: number, o: PineOptions = {}) {
  const { dark = '#1d322f', mid = '#2f4c40', light = '#577058', trunk = '#2a2426', lean = 0.25, pads = 7, snow } = o
  const r = rng(seed)
  let t = ''
  let fol = ''
  let hi = ''
  let sn = ''
  let nd = ''
  const tx = (k: number) => x + lean * h * (k + Math.sin(k * 5 + seed) * 0.12)
  const ty = (k: number) => y - h * k * 0.94
  const P: Point[] = []
  for (let i = 0; i <= 8; i++) {
    P.push([tx(i / 8), ty(i / 8)])
  }
  const wv = (k: number) => h * 0.045 * (1 - k * 0.8)
  const left = P.map((p, i): Point => [p[0] - wv(i / 8), p[1]])
  const right = P.map((p, i): Point => [p[0] + wv(i / 8), p[1]]).reverse()
  t += path(spline([...left, ...right], true), trunk)
  for (let i = 0; i < pads; i++) {
    const k = lerp(0.36, 1, i / (pads - 1))
    const side = i === pads - 1 ? 0 : i % 2 ? 1 : -1
    const w = h * lerp(0.34, 0.17, k) * r(0.85, 1.2)
    const bx = tx(k) + side * w * r(0.75, 1)
    const by = ty(k) - h * 0.02 - (side ? r(0, 0.05) * h : 0)
    if (side) {
      t += line(
        `M${R(tx(k - 0.06))} ${R(ty(k - 0.06))}Q${R(lerp(tx(k), bx, 0.5))} ${R(by + h * 0.05)} ${R(bx)} ${R(by)}`,
        trunk,
        D(h * 0.017),
      )
    }
    for (const [dx, dy, s] of table([0, 0, 1], [-w * 0.55, h * 0.025, 0.6], [w * 0.55, h * 0.03, 0.62])) {
      fol += clump(r, bx + dx, by + dy, w * s, w * s * 0.3, 13, 0.42)
      hi += clump(r, bx + dx - w * 0.05, by + dy - w * 0.09 * s, w * s * 0.84, w * s * 0.17, 11, 0.35)
      if (snow) {
        sn += clump(r, bx + dx, by + dy - w * 0.1 * s, w * s * 0.8, w * s * 0.13, 6, 0.22)
      }
      for (let j = 0; j < 4; j++) {
        const nx = R(bx + dx + r(-0.8, 0.8) * w * s)
        const ny = R(by + dy + r(-0.14, 0.12) * w * s)
        const L = h * 0.02
        for (const a of [-0.8, -0.1, 0.6]) {
          nd += `M${nx} ${ny}l${R(Math.sin(a) * L)} ${R(-Math.cos(a) * L)}`
        }
      }
    }
  }
  return (
    t +
    path(fol, dark) +
    path(hi, mid) +
    line(nd, light, D(Math.max(1, h * 0.0026)), 'opacity=".55"') +
    (snow ? path(sn, snow) : '')
  )
}
