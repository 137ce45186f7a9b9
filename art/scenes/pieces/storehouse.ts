import { D, hex, lerp, line, nth, path, R, rng, type Scene, stops } from '../../parts/index.ts'
import { noren } from './noren.ts'
import { edge, FOCUS, face, seen } from './street-view.ts'

/** A storehouse of black clay: on the left or right, from z0 to z1, `size` times the common height. */
export type Storehouse = { left: boolean; z0: number; z1: number; size: number; seed: number }

type House = Storehouse & {
  /** A distance from the middle of the street, on the side of the house. */
  X: (x: number) => number
  /** A colour as it looks through the air between. */
  haze: (colour: string) => string
  /** A width of line that thins with the distance. */
  thin: (width: number) => number
  eave: number
  top: number
}

const RIDGE = 9
const BACK = 13
const TILE = '#4a5361'
const GROOVE = '#2a313d'
const RIDGE_TILE = '#1b2029'
const CLOTHS = ['#2b4a7c', '#e6dcc2', '#a8402c', '#2f5d54', '#c9822c', '#31507f', '#8f3f2c']

/** The front stands five metres from the middle of the street; the ridge runs along it. */
export function storehouse(S: Scene, facts: Storehouse) {
  const { left, z0, size } = facts
  const far = Math.min(1, Math.max(0, (z0 - 10) / 46))
  const house: House = {
    ...facts,
    X: (x) => (left ? -x : x + 0.4),
    haze: (colour) => hex(colour, '#c9c6ac', far * 0.55),
    thin: (width) => D(lerp(width, 1, far)),
    eave: 5.9 * size,
    top: 9.1 * size,
  }
  const body = walls(house) + shopFront(house) + lowerEave(house) + upperWindows(house) + roofEdge(S, house)
  // From where we stand the right-hand roofs are hidden by their eaves, but for the ridge.
  return S.cut(left ? body + crest(house) : crest(house) + body)
}

/** The gable end that looks at us, and the front. */
function walls({ X, haze, left, z0, z1, eave, top }: House) {
  const gable = face([X(5), 0, z0], [X(BACK), 0, z0], [X(BACK), eave, z0], [X(RIDGE), top, z0], [X(5), eave, z0])
  const front = face([X(5), 0, z1], [X(5), 0, z0], [X(5), eave + 0.5, z0], [X(5), eave + 0.5, z1])
  return path(gable, haze('#292b33')) + path(front, haze(left ? '#1c1f28' : '#3a3736'))
}

/** A rectangle in the plane of the front, x metres from the middle of the street. */
const panel = ({ X }: House, x: number, z0: number, z1: number, y0: number, y1: number) =>
  face([X(x), y0, z1], [X(x), y0, z0], [X(x), y1, z0], [X(x), y1, z1])

/** Lattice, lamplight behind some of it, and the noren. */
function shopFront(house: House) {
  const { X, haze, thin, left, z0, z1, seed } = house
  const r = rng(seed)
  const bays = Math.max(2, Math.round((z1 - z0) / 2.4))
  const step = (z1 - z0 - 0.8) / bays
  let light = ''
  for (let i = 0; i < bays; i++) {
    const z = z0 + 0.4 + i * step
    if (r() < 0.66) light += panel(house, 4.96, z + step * 0.1, z + step * 0.92, 0.4, 2.4)
  }
  const bars = Array.from({ length: bays * 4 + 1 }, (_, i) => z0 + 0.4 + (i * step) / 4)
  return (
    path(panel(house, 4.98, z0 + 0.4, z1 - 0.4, 0.2, 2.7), haze('#1a1718')) +
    path(light, haze(left ? '#c98f4c' : '#8a6238')) +
    line(bars.map((z) => edge([X(4.95), 0.2, z], [X(4.95), 2.7, z])).join(''), haze('#4f3a2e'), thin(5)) +
    noren(X, lerp(z0, z1, 0.14), lerp(z0, z1, 0.86), haze(nth(CLOTHS, seed % CLOTHS.length)), seed)
  )
}

/** Lines down a roof, so many to the metre. */
const tiles = (from: number, to: number, perMetre: number) =>
  Array.from({ length: Math.round((to - from) * perMetre) }, (_, i) => from + i / perMetre)

function lowerEave({ X, haze, thin, z0, z1 }: House) {
  const grooves = tiles(z0, z1, 1.6).map((z) => edge([X(5), 3.58, z], [X(3.9), 2.85, z]))
  return (
    path(face([X(5), 3.6, z1], [X(5), 3.6, z0], [X(3.9), 2.85, z0], [X(3.9), 2.85, z1]), haze(TILE)) +
    path(face([X(3.9), 2.85, z1], [X(3.9), 2.85, z0], [X(3.9), 2.66, z0], [X(3.9), 2.66, z1]), haze(RIDGE_TILE)) +
    line(grooves.join(''), haze(GROOVE), thin(3))
  )
}

/** Stepped frames, heavy doors folded back. */
function upperWindows(house: House) {
  const { haze, left, z0, z1, size } = house
  const high = 5.3 * size
  const inks = left ? ['#1b1e27', '#363b47', '#4a505c', '#2f343f'] : ['#35343a', '#5a5a5e', '#77777a', '#55565a']
  const pane = (x: number, z: number, half: number, y0: number, y1: number, colour: string) =>
    path(panel(house, x, z - half, z + half, y0, y1), haze(colour))
  return (z1 - z0 > 8.6 ? [0.22, 0.5, 0.78] : [0.28, 0.72])
    .map((t) => {
      const z = lerp(z0, z1, t)
      return (
        pane(4.92, z, 1.45, 3.95, high, nth(inks, 0)) +
        pane(4.9, z, 1.32, 4.06, high - 0.1, nth(inks, 1)) +
        pane(4.88, z, 0.78, 3.9, high + 0.06, nth(inks, 2)) +
        pane(4.86, z, 0.62, 4.04, high - 0.06, nth(inks, 3)) +
        pane(4.84, z, 0.5, 4.16, high - 0.16, '#101218')
      )
    })
    .join('')
}

/** Cornice, tiled slope, and the edges of the roof. */
function roofEdge(S: Scene, { X, haze, thin, left, z0, z1, eave, top }: House) {
  const near = z0 - 0.5
  const end = z1 + 0.3
  const grooves = tiles(z0 - 0.4, z1 - 0.4, 1.4).map((z) => edge([X(4.2), eave + 0.04, z], [X(RIDGE), top, z]))
  const slope = face([X(4.2), eave, end], [X(4.2), eave, near], [X(RIDGE), top, near], [X(RIDGE), top, end])
  const low = eave - 0.6
  return (
    path(
      face([X(4.6), eave + 0.1, z1], [X(4.6), eave + 0.1, z0 - 0.3], [X(4.9), low, z0 - 0.3], [X(4.9), low, z1]),
      haze(left ? '#31353f' : '#4a494c'),
    ) +
    (left ? path(slope, S.grad(stops([0, haze(TILE)], [1, haze('#6d7884')]))) : '') +
    (left ? line(grooves.join(''), haze(GROOVE), thin(3)) : '') +
    path(
      face([X(4.2), eave, end], [X(4.2), eave, near], [X(4.2), eave - 0.28, near], [X(4.2), eave - 0.28, end]),
      haze(RIDGE_TILE),
    ) +
    path(
      face([X(4.2), eave, near], [X(RIDGE), top, near], [X(RIDGE), top - 0.45, near], [X(4.2), eave - 0.35, near]) +
        face(
          [X(RIDGE), top, near],
          [X(BACK + 0.8), eave, near],
          [X(BACK + 0.8), eave - 0.4, near],
          [X(RIDGE), top - 0.45, near],
        ),
      haze(GROOVE),
    )
  )
}

/** The heavy ridge: stacked tiles, a cap, and the tile that closes its end. */
function crest({ X, haze, thin, z0, z1, size, top }: House) {
  const near = z0 - 0.6
  const end = z1 + 0.2
  const high = top + 1.15 * size
  const inner = X(RIDGE - 0.45)
  const outer = X(RIDGE + 0.45)
  const courses = [0.35, 0.7].map((t) => {
    const y = lerp(top, high, t)
    return edge([inner, y, z1], [inner, y, near])
  })
  const [x, y] = seen(X(RIDGE), high, z0 - 0.8)
  const w = (FOCUS / z0) * 0.42
  const endTile =
    `M${R(x - w)} ${R(y + w * 0.5)}Q${R(x - w * 0.9)} ${R(y - w * 0.7)} ${R(x)} ${R(y - w * 0.9)}` +
    `Q${R(x + w * 0.9)} ${R(y - w * 0.7)} ${R(x + w)} ${R(y + w * 0.5)}L${R(x + w * 0.7)} ${R(y + w * 1.5)}H${R(x - w * 0.7)}z`
  const cap = [X(RIDGE - 0.6), X(RIDGE + 0.6)] as const
  return (
    path(
      face([inner, top - 0.4, end], [inner, top - 0.4, near], [inner, high, near], [inner, high, end]),
      haze(RIDGE_TILE),
    ) +
    path(
      face([inner, top - 0.1, near], [outer, top - 0.1, near], [outer, high, near], [inner, high, near]),
      haze('#2f3641'),
    ) +
    path(
      face([cap[0], high, end], [cap[0], high, z0 - 0.8], [cap[1], high, z0 - 0.8], [cap[1], high, end]),
      haze(TILE),
    ) +
    line(courses.join(''), haze('#8f97a0'), thin(3)) +
    path(endTile, haze(RIDGE_TILE))
  )
}
