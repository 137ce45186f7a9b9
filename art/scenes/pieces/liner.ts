import { D, lerp, line, type Point, path, persp, poly, R, type Scene, stops, table } from '../../parts/index.ts'
import { segment } from './segment.ts'

/** The side of the ship: u from the bow (0) to the edge of the sheet (1), heights in metres above the water. */
const SIDE = persp([790, 268], [1660, -330], [1660, 876], [790, 592])
const up = (metres: number) => 1 - metres / 40
const at = (u: number, metres: number) => SIDE(u, up(metres))
const word = ([x, y]: Point) => `${R(x)} ${R(y)}`

const NAVY = '#24507c'
const GLASS = '#3f6078'
const whiteOf = (S: Scene) => S.grad(stops([0, '#fdf8ec'], [1, '#e6e2d6']))
const band = (u0: number, low: number, u1: number, high: number, fill: string) =>
  path(SIDE.quad(u0, up(high), u1, up(low)), fill)

/** Upright lines from u0 on, one every step. */
const ribs = (u0: number, step: number, count: number, low: number, high: number) =>
  Array.from({ length: count }, (_, i) => segment(at(u0 + i * step, low), at(u0 + i * step, high))).join('')

/** A white liner alongside, her bow towards the town. */
export function drawLiner(S: Scene) {
  const [mx, my] = at(0.34, 37)
  S.add(
    S.cut(funnel(), hull(S), portholes(), promenade(), cabins(S), bridge(S)),
    line(`M${R(mx)} ${R(my)}v-56M${R(mx - 18)} ${R(my - 30)}h36`, '#e9e6da', 4),
    path(SIDE.quad(-0.03, up(2), 1, up(0)), '#173a5c', 'opacity=".25"'),
    line(`M${word(at(-0.07, 14))}Q690 560 664 606`, '#e9dfc4', 3),
  )
}

function funnel() {
  const [x, y] = at(0.7, 34)
  return (
    path(`M${R(x - 78)} ${R(y + 90)}L${R(x - 52)} ${R(y - 170)}H${R(x + 70)}L${R(x + 108)} ${R(y + 60)}z`, NAVY) +
    path(`M${R(x - 60)} ${R(y - 100)}L${R(x - 55)} ${R(y - 138)}H${R(x + 75)}L${R(x + 81)} ${R(y - 100)}z`, '#f8f1e0')
  )
}

/** The raked bow, the white side, the boot-topping and a stripe. */
function hull(S: Scene) {
  const tip = at(-0.17, 17.4)
  const stem = at(-0.03, 0)
  const bow =
    `M${word(tip)}L${word(at(0.02, 15.6))}L${word(at(0.02, 0))}L${word(stem)}` +
    `Q${word([stem[0] - 6, lerp(stem[1], tip[1], 0.6)])} ${word(tip)}z`
  return (
    path(bow, S.grad(stops([0, '#fffaf0'], [1, '#cfd6d4']))) +
    band(0, 0, 1, 15.6, whiteOf(S)) +
    path(poly([at(-0.03, 0), at(1, 0), at(1, 2), at(-0.036, 2)]), NAVY) +
    path(poly([at(-0.062, 12), at(1, 12), at(1, 12.8), at(-0.075, 12.8)]), NAVY)
  )
}

const portholes = () =>
  Array.from({ length: 30 }, (_, i) => {
    const [x, y] = at(0.05 + i * 0.033, 8.6)
    const k = at(0.05 + i * 0.033, 8)[1] - y
    return `<ellipse cx="${R(x)}" cy="${R(y)}" rx="${D(k * 0.62)}" ry="${D(k * 0.8)}" fill="${GLASS}"/>`
  }).join('')

/** The open deck along which the lifeboats hang. */
function promenade() {
  const boats = Array.from({ length: 7 }, (_, i) => {
    const u = 0.18 + i * 0.125
    return (
      path(poly([at(u, 18.6), at(u + 0.092, 18.6), at(u + 0.082, 16.4), at(u + 0.01, 16.4)]), '#e8743a') +
      path(poly([at(u + 0.006, 19.2), at(u + 0.086, 19.2), at(u + 0.092, 18.5), at(u, 18.5)]), '#f8f1e0')
    )
  })
  return band(0.12, 15.6, 1, 19.4, '#5f7887') + line(ribs(0.13, 0.046, 20, 15.6, 19.4), '#eef0ea', 4) + boats.join('')
}

/** Four decks of balconies, stepped back at the front. */
function cabins(S: Scene) {
  const decks = table([19.4, 22.6, 0.17], [22.6, 25.8, 0.17], [25.8, 29, 0.2], [29, 32.2, 0.2]).map(
    ([low, high, u]) =>
      band(u, low, 1, high, whiteOf(S)) +
      band(u + 0.02, low + 0.5, 1, high - 0.3, GLASS) +
      band(u + 0.02, low + 0.5, 1, low + 1.5, '#a9c3c9'),
  )
  return decks.join('') + line(ribs(0.22, 0.03, 27, 19.4, 32.2), '#f8f3e6', 5)
}

const bridge = (S: Scene) =>
  band(0.23, 32.2, 1, 34, whiteOf(S)) +
  band(0.23, 32.2, 1, 32.6, '#b5c3cc') +
  band(0.27, 34, 0.46, 37, whiteOf(S)) +
  band(0.28, 34.8, 0.46, 36.4, GLASS)
