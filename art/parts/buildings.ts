import { points } from './lists.ts'
import { D, lerp, R } from './numbers.ts'
import { line, path, poly, rect } from './shapes.ts'

type RoofOptions = { fill?: string; edge?: string; snow?: string; lift?: number; lines?: number }
type PagodaOptions = { wall?: string; post?: string; roofc?: string; edge?: string; snow?: string; tiers?: number }
type ToriiOptions = { red?: string; dark?: string; ink?: string; snow?: string }

/** A temple roof with lifted corners: half width w at the eaves and rw at the ridge, height h. */
export function roof(cx: number, y: number, w: number, rw: number, h: number, o: RoofOptions = {}) {
  const { fill = '#39424d', edge = '#22272f', snow, lift = h * 0.2, lines = 0 } = o
  const d = `M${R(cx - w)} ${R(y - lift)}Q${R(cx - w * 0.62)} ${R(y - h * 0.18)} ${R(cx - rw)} ${R(y - h)}H${R(cx + rw)}Q${R(cx + w * 0.62)} ${R(y - h * 0.18)} ${R(cx + w)} ${R(y - lift)}Q${R(cx + w * 0.8)} ${R(y + h * 0.02)} ${R(cx + w * 0.5)} ${R(y)}H${R(cx - w * 0.5)}Q${R(cx - w * 0.8)} ${R(y + h * 0.02)} ${R(cx - w)} ${R(y - lift)}z`
  const th = Math.max(4, h * 0.08)
  let s = path(
    `M${R(cx - w)} ${R(y - lift)}Q${R(cx - w * 0.8)} ${R(y + h * 0.02)} ${R(cx - w * 0.5)} ${R(y)}H${R(cx + w * 0.5)}Q${R(cx + w * 0.8)} ${R(y + h * 0.02)} ${R(cx + w)} ${R(y - lift)}l${R(-w * 0.02)} ${R(th)}Q${R(cx + w * 0.78)} ${R(y + h * 0.05 + th)} ${R(cx + w * 0.5)} ${R(y + th)}H${R(cx - w * 0.5)}Q${R(cx - w * 0.78)} ${R(y + h * 0.05 + th)} ${R(cx - w + w * 0.02)} ${R(y - lift + th)}z`,
    edge,
  )
  s += path(d, snow || fill)
  if (lines) {
    let l = ''
    for (let i = 1; i < lines; i++) {
      const t = (i / lines) * 2 - 1
      const bx = cx + t * w * 0.96
      const by = y - Math.abs(t) ** 3 * lift
      const tx = cx + t * rw
      const ty = y - h
      l += `M${R(tx)} ${R(ty)}Q${R(cx + t * lerp(w, rw, 0.42))} ${R(y - h * 0.26)} ${R(bx)} ${R(by)}`
    }
    s += line(l, edge, 1.3, `opacity="${snow ? 0.12 : 0.5}"`)
  }
  s += rect(cx - rw - h * 0.04, y - h - Math.max(4, h * 0.1), rw * 2 + h * 0.08, Math.max(5, h * 0.12), snow || edge)
  return s
}

export function pagoda(cx: number, y: number, s: number, o: PagodaOptions = {}) {
  const { wall = '#8e3a2c', post = '#6c281f', roofc = '#37414c', edge = '#20262e', snow, tiers = 5 } = o
  let out = ''
  let yy = y
  for (let i = 0; i < tiers; i++) {
    const w = s * (62 - i * 5.5)
    const bw = s * (34 - i * 3.4)
    const bh = s * 26
    out += rect(cx - bw, yy - bh, bw * 2, bh, wall)
    let l = ''
    for (let k = -2; k <= 2; k++) {
      l += `M${D(cx + k * bw * 0.46)} ${D(yy - bh)}v${D(bh)}`
    }
    out += line(l, post, D(1.6 * s)) + line(`M${D(cx - bw * 1.15)} ${D(yy - 3 * s)}h${D(bw * 2.3)}`, post, D(2.4 * s))
    out += rect(cx - bw * 1.2, yy - bh - 1 * s, bw * 2.4, 6 * s, edge)
    yy -= bh
    out += roof(cx, yy, w, bw * 0.72, s * 19, { fill: roofc, edge, snow, lift: s * 5 })
    yy -= s * 19
  }
  out += line(`M${R(cx)} ${R(yy)}v${R(-s * 52)}`, edge, D(2.4 * s))
  let rings = ''
  for (let i = 0; i < 8; i++) {
    rings += `M${D(cx - s * (6 - i * 0.45))} ${D(yy - s * (9 + i * 4))}h${D(s * 2 * (6 - i * 0.45))}`
  }
  out += line(rings, edge, D(1.8 * s))
  return out
}

/** A torii of the myojin kind, the middle of its foot at (cx, y). */
export function torii(cx: number, y: number, h: number, o: ToriiOptions = {}) {
  const { red = '#c2452d', dark = '#8e2d20', ink = '#1c2230', snow } = o
  const w = h * 0.46
  const p = h * 0.05
  const post = (s: number) =>
    path(
      poly(
        points(
          [cx + s * (w + p * 0.35) - p, y],
          [cx + s * (w + p * 0.35) + p, y],
          [cx + s * (w - p * 0.5) + p * 0.82, y - h * 0.86],
          [cx + s * (w - p * 0.5) - p * 0.82, y - h * 0.86],
        ),
      ),
      red,
    ) +
    path(
      poly(
        points(
          [cx + s * (w + p * 0.35) + p * 0.2, y],
          [cx + s * (w + p * 0.35) + p, y],
          [cx + s * (w - p * 0.5) + p * 0.82, y - h * 0.86],
          [cx + s * (w - p * 0.5) + p * 0.2, y - h * 0.86],
        ),
      ),
      dark,
      'opacity=".7"',
    ) +
    path(
      poly(
        points(
          [cx + s * (w + p * 0.35) - p * 1.15, y],
          [cx + s * (w + p * 0.35) + p * 1.15, y],
          [cx + s * (w + p * 0.3) + p * 1.1, y - h * 0.07],
          [cx + s * (w + p * 0.3) - p * 1.1, y - h * 0.07],
        ),
      ),
      ink,
    )
  const beam = (yy: number, ww: number, th: number, up: number, c: string) =>
    path(
      `M${R(cx - ww)} ${R(yy - up)}Q${R(cx)} ${R(yy + up * 0.4)} ${R(cx + ww)} ${R(yy - up)}l${R(-ww * 0.03)} ${R(th)}Q${R(cx)} ${R(yy + up * 0.4 + th)} ${R(cx - ww * 0.97)} ${R(yy - up + th)}z`,
      c,
    )
  return (
    post(-1) +
    post(1) +
    rect(cx - w * 1.22, y - h * 0.71, w * 2.44, h * 0.062, red) +
    rect(cx - w * 1.22, y - h * 0.71 + h * 0.042, w * 2.44, h * 0.02, dark) +
    rect(cx - h * 0.035, y - h * 0.86, h * 0.07, h * 0.16, red) +
    rect(cx - h * 0.046, y - h * 0.85, h * 0.092, h * 0.12, ink) +
    rect(cx - h * 0.034, y - h * 0.838, h * 0.068, h * 0.096, '#c9a452') +
    beam(y - h * 0.9, w * 1.36, h * 0.055, h * 0.03, red) +
    beam(y - h * 0.955, w * 1.48, h * 0.062, h * 0.045, ink) +
    (snow ? beam(y - h * 0.985, w * 1.48, h * 0.04, h * 0.045, snow) : '')
  )
}

/** A stone lantern. */
export const toro = (x: number, y: number, h: number, c: string, d: string, light: string) =>
  path(poly(points([x - h * 0.2, y], [x + h * 0.2, y], [x + h * 0.15, y - h * 0.1], [x - h * 0.15, y - h * 0.1])), d) +
  rect(x - h * 0.07, y - h * 0.48, h * 0.14, h * 0.4, c) +
  rect(x, y - h * 0.48, h * 0.07, h * 0.4, d) +
  path(
    poly(
      points(
        [x - h * 0.18, y - h * 0.54],
        [x + h * 0.18, y - h * 0.54],
        [x + h * 0.12, y - h * 0.47],
        [x - h * 0.12, y - h * 0.47],
      ),
    ),
    d,
  ) +
  rect(x - h * 0.13, y - h * 0.74, h * 0.26, h * 0.2, c) +
  rect(x - h * 0.07, y - h * 0.71, h * 0.14, h * 0.14, light) +
  path(
    `M${R(x - h * 0.27)} ${R(y - h * 0.73)}Q${R(x - h * 0.1)} ${R(y - h * 0.8)} ${R(x - h * 0.04)} ${R(y - h * 0.93)}h${R(h * 0.08)}Q${R(x + h * 0.1)} ${R(y - h * 0.8)} ${R(x + h * 0.27)} ${R(y - h * 0.73)}z`,
    d,
  ) +
  `<circle cx="${R(x)}" cy="${R(y - h * 0.95)}" r="${R(h * 0.04)}" fill="${c}"/>`
