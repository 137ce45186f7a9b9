import GLYPHS from '../glyphs.json' with { type: 'json' }
import { stops } from './lists.ts'
import { D, R } from './numbers.ts'
import type { Scene } from './scene.ts'
import { line, path, rect } from './shapes.ts'

export type Glyph = keyof typeof GLYPHS
type LanternOptions = {
  red?: string
  dark?: string
  cap?: string
  gold?: string
  lit?: string
  ribs?: number
  text?: string
  ts?: number
  outline?: boolean
}

/** A character as an outline, so that a print needs no font. */
export const glyph = (ch: Glyph, x: number, y: number, s: number, fill: string, x2 = '') =>
  `<path transform="translate(${D(x)} ${D(y)}) scale(${D(s / 20) / 10})" d="${GLYPHS[ch]}" fill="${fill}" ${x2}/>`

/** A paper lantern, lit from within, with ribs and writing. */
export function lantern(S: Scene, cx: number, cy: number, rx: number, ry: number, o: LanternOptions = {}) {
  const { red = '#c23b27', dark = '#7d1c17', cap = '#17161c', gold = '#c89b45', text, ribs = 11, lit = '#f3a15c' } = o
  const body = `M${R(cx - rx * 0.66)} ${R(cy - ry)}C${R(cx - rx * 1.12)} ${R(cy - ry * 0.6)} ${R(cx - rx * 1.12)} ${R(cy + ry * 0.6)} ${R(cx - rx * 0.66)} ${R(cy + ry)}H${R(cx + rx * 0.66)}C${R(cx + rx * 1.12)} ${R(cy + ry * 0.6)} ${R(cx + rx * 1.12)} ${R(cy - ry * 0.6)} ${R(cx + rx * 0.66)} ${R(cy - ry)}z`
  let l = ''
  for (let i = 1; i < ribs; i++) {
    const t = (i / ribs) * 2 - 1
    const y = cy + t * ry
    const hw = rx * (0.985 - 0.3 * Math.abs(t) ** 2.4)
    l += `M${R(cx - hw)} ${R(y)}q${R(hw)} ${R(t * ry * 0.06 + ry * 0.018)} ${R(hw * 2)} 0`
  }
  let s =
    path(body, S.rad(stops([0, lit], [0.45, red], [1, dark]), { cx: 0.5, cy: 0.56, r: 0.62 })) +
    line(l, dark, D(Math.max(1, rx * 0.012)), 'opacity=".55"')
  if (text) {
    const n = text.length
    const sz = ((ry * 1.66) / n) * 1.02 * (o.ts || 1)
    const letters = [...text] as Glyph[]
    letters.forEach((ch, i) => {
      s += glyph(
        ch,
        cx - sz * 0.5,
        cy - (n * sz * 0.97) / 2 + i * sz * 0.97,
        sz,
        '#191317',
        `stroke="#f0c49a" stroke-width="7" paint-order="stroke" stroke-linejoin="round" stroke-opacity="${o.outline === false ? 0 : 0.55}"`,
      )
    })
  }
  const band = (yy: number, hh: number) =>
    rect(cx - rx * 0.7, yy, rx * 1.4, hh, cap) +
    line(
      `M${R(cx - rx * 0.7)} ${R(yy + hh * 0.24)}h${R(rx * 1.4)}M${R(cx - rx * 0.7)} ${R(yy + hh * 0.78)}h${R(rx * 1.4)}`,
      gold,
      D(Math.max(1, rx * 0.016)),
    )
  return s + band(cy - ry * 1.13, ry * 0.15) + band(cy + ry * 0.98, ry * 0.15)
}
