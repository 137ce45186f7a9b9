import {
  cedar,
  dabTree,
  fuji,
  hex,
  lerp,
  line,
  mist,
  nth,
  type Place,
  type Point,
  path,
  person,
  points,
  R,
  ridge,
  rng,
  Scene,
  shade,
  sky,
  spline,
  stops,
  strew,
} from '../parts/index.ts'
import { farFuji } from './pieces/far-fuji.ts'
import { dryingPersimmons, persimmonTree, stringing } from './pieces/persimmons.ts'
import { type Bay, inHouse, type ThatchedHouse } from './pieces/thatched-frame.ts'
import { thatchedHouse } from './pieces/thatched-house.ts'
import { type Spot, view } from './pieces/view.ts'
import { yard } from './pieces/yard.ts'

const look = view({ focus: 1050, horizon: 430, eye: 6, middle: 800 })
/** The village lies on a slope that rises to the right and away from us. */
const ground = (x: number, z: number) => 0.15 * x + 0.08 * z - 0.4
const on = (x: number, z: number): Spot => [x, ground(x, z), z]

const house = (x: number, z: number, turn: number, seed: number, straws: number, ...bays: Bay[]): ThatchedHouse => ({
  at: [x, ground(x, z) + 0.5, z],
  turn,
  seed,
  straws,
  bays,
  endLit: true,
  haze: (colour) => hex(colour, '#dccba6', Math.min(0.5, Math.max(0, (z - 24) / 80))),
})
/** Farthest first: they follow the lane up the slope. */
const HOUSES = [
  house(36, 58, 8, 5, 22, 'paper', 'open', 'boards'),
  house(20.4, 45, -4, 7, 40, 'clay', 'paper', 'open'),
  house(5.6, 34, -18, 8, 56, 'clay', 'paper', 'open', 'boards'),
]
const NEAREST = house(-6, 23, -40, 3, 88, 'clay', 'paper', 'paper', 'open', 'boards')

export function saikoThatch() {
  const S = new Scene(
    'saiko-thatch',
    'The lane of the thatched village by Lake Sai in autumn, a woman hanging persimmons to dry under the eaves, Mount Fuji half hidden beyond',
    { ja: '根場の秋', pos: '38% 56%' },
  )
  S.add(
    sky(S, stops([0, '#4f8fb0'], [0.1, '#8ab6c4'], [0.26, '#cfdfd6'], [0.4, '#f4ead0'])),
    mist(640, 110, 460, 10, '#f3f2e8', 0.7),
    mist(1180, 70, 380, 9, '#eef0ea', 0.6),
  )
  drawMountains(S)
  drawSlope(S)
  drawLane(S)
  drawHouses(S)
  drawPeople(S)
  drawGrass(S)
  S.add(persimmonTree(S))
  return S
}

function drawMountains(S: Scene) {
  const F = fuji(11, 262, 244, 200, 440, { snowline: 0.36, top: 18 })
  S.add(
    farFuji(S, F, {
      dark: stops([0, '#7695b3'], [0.6, '#a0b5c0'], [1, '#ece0c8']),
      lit: stops([0, '#9fb4c6'], [1, '#f0e4cc']),
      snow: '#cfdae4',
      litSnow: '#fdf8ee',
    }),
    path(
      ridge(13, 420, 1640, 400, 50, { n: 4, yb: 620, peaks: points([700, 330], [960, 200], [1220, 110], [1440, 70]) }),
      S.grad(stops([0, '#8fa69e'], [0.5, '#c2bf98'], [1, '#dccfa0'])),
    ),
  )
}

/** The woods of the slope, the low land by the lake at the left, and the grass of the village. */
function drawSlope(S: Scene) {
  const r = rng(8)
  const leafy = (k: number, dark: string, mid: string, light: string) =>
    S.keep(
      dabTree(k, 0, 0, 120, 46, {
        dark,
        mid,
        light,
        n: 10,
        foot: 0.05,
        prof: (t) => Math.sin(Math.PI * (0.12 + 0.88 * (1 - t))) ** 0.6,
      }),
    )
  const kinds = [
    leafy(3, '#9c5a30', '#c27c3c', '#e0a858'),
    S.keep(cedar(6, 0, 0, 150, 26, '#3f5f4c', { n: 11 })),
    leafy(4, '#7a7038', '#a09048', '#c9b866'),
    leafy(5, '#8a3f2c', '#b05a34', '#d98a4c'),
    S.keep(cedar(7, 0, 0, 130, 24, '#55725a', { n: 11 })),
  ]
  const hill = (x: number) => 446 - Math.max(0, x - 560) ** 1.1 * 0.125
  const rows = [-64, -24, 20].map((dy, row) => {
    const places = Array.from({ length: 20 }, (_, i): Place => {
      const x = 590 + i * 54 + (row % 2) * 25 + r(-12, 12)
      return [x, hill(x) + dy * Math.min(1, (x - 400) / 500) + r(-10, 10), r(0.6, 1)]
    })
    return kinds.map((kind, k) =>
      strew(
        kind,
        places.filter((_, i) => (i * 3 + row) % 5 === k),
      ),
    )
  })
  S.add(
    S.cut(
      path('M-20 442H700V560H-20z', S.grad(stops([0, '#a9c2c4'], [0.3, '#dce2d2'], [0.6, '#c9bd8c']))),
      path(ridge(4, -40, 760, 446, 20, { n: 5, rough: 0.7, yb: 476 }), '#6f8a78'),
    ),
    mist(-60, 440, 560, 8, '#f8eed8', 0.8),
    S.cut(...rows.flat()),
    S.cut(
      path(
        'M-20 486Q300 470 560 466Q1000 424 1220 322T1640 196V1090H-20z',
        S.grad(stops([0, '#dcc88e'], [0.3, '#c4ad6c'], [0.7, '#8f8350'], [1, '#5f5c3a'])),
      ),
    ),
  )
}

const LANE = points([-10, 7], [-5, 12.4], [1.6, 18.4], [9, 27], [16.6, 35.6], [27, 41.4], [37, 50])

/** A place on the lane, t from 0 before us to 1 at its end; aside in metres, to the valley where above nought. */
function onLane(t: number, aside: number): Point {
  const k = Math.min(LANE.length - 2, Math.floor(t * (LANE.length - 1)))
  const f = t * (LANE.length - 1) - k
  const [[ax, az], [bx, bz]] = [nth(LANE, k), nth(LANE, k + 1)]
  const [x, z] = [lerp(ax, bx, f), lerp(az, bz, f)]
  return look(on(x + aside * 0.66, z - aside * 0.75))
}

/** A strip along the lane. */
function strip(from: number, to: number) {
  const ends = LANE.map((_, i) => i / (LANE.length - 1))
  return spline([...ends.map((t) => onLane(t, from)), ...ends.reverse().map((t) => onLane(t, to))], true, R)
}

/** The lane with its steps of stone, and the brook that runs down beside it. */
function drawLane(S: Scene) {
  const r = rng(17)
  let treads = ''
  for (let t = 0.12; t < 0.86; t += 0.026 + t * 0.012) {
    const [[ax, ay], [bx, by]] = [onLane(t, -1.9), onLane(t + 0.004, 1.9)]
    treads += `M${R(ax)} ${R(ay)}L${R(bx)} ${R(by)}`
  }
  const along = (aside: number) =>
    spline(
      [0.1, 0.26, 0.42, 0.6, 0.8].map((t) => onLane(t, aside)),
      false,
      R,
    )
  const furrows = [5, 7.5, 10.5, 14, 18].map(along)
  let kerb = ''
  for (let i = 0; i < 44; i++) {
    const t = (i / 44) ** 1.2 * 0.8 + 0.11
    const [x, y] = onLane(t, i % 2 ? 2.2 : 3.3)
    const w = look.metre(lerp(7, 50, t)) * r(0.2, 0.36)
    kerb += `M${R(x - w)} ${R(y)}q${R(w * 0.3)} ${R(-w)} ${R(w)} ${R(-w * 0.9)}t${R(w)} ${R(w * 0.9)}q${R(-w)} ${R(w * 0.5)} ${R(-w * 2)} 0z`
  }
  const kerbs = S.keep(`<path d="${kerb}"/>`)
  S.add(
    S.cut(
      line(furrows.join(''), '#7a7042', 5, 'opacity=".35"'),
      path(strip(-2, 2.1), S.grad(stops([0, '#f2e6c2'], [0.4, '#e0cd9e'], [1, '#ab956c']))),
      line(treads, '#a8926c', 3, 'opacity=".6"'),
      path(strip(2.2, 3.2), S.grad(stops([0, '#dfe6d8'], [0.4, '#93b5b5'], [1, '#4f7f88']))),
      line(along(2.5), '#f3f6ea', 2, 'stroke-dasharray="60 130 24 90" opacity=".6"'),
      line(along(2.9), '#f3f6ea', 2, 'stroke-dasharray="20 110 44 170" opacity=".5"'),
      strew(kerbs, [[0, 0]], 'fill="#7d7466"'),
      strew(kerbs, [[-3, -4]], 'fill="#b5ab98" opacity=".7"'),
    ),
  )
}

function drawHouses(S: Scene) {
  for (const facts of [...HOUSES, NEAREST]) S.add(yard(S, look, facts, ground), thatchedHouse(S, look, facts))
  const see = inHouse(look, NEAREST)
  S.add(S.cut(dryingPersimmons(S, see(-3.4, 2.3, -4.1), see(3.4, 2.3, -4.1), 16, 5, 8)))
}

function drawPeople(S: Scene) {
  const [x, y] = inHouse(look, NEAREST)(-0.2, 0, -5.2)
  const [vx, vy] = onLane(0.2, 0.4)
  S.add(
    S.cut(stringing(x, y, look.metre(19) * 1.6)),
    path('M110 1052C300 1012 520 990 800 992L796 1002C540 1006 330 1032 150 1085z', '#4a3f34', 'opacity=".22"'),
    shade(S, vx + 74, vy + 2, 110, 10, 0.45, '#4a3f34'),
    S.cut(
      person(vx, vy, 132, 'coat', { a: '#2f4a6d', b: '#232c40', skin: '#cfa283' }),
      person(vx + 68, vy - 8, 124, 'kimono', { a: '#b8442f', b: '#94341f', acc: '#e3c06c', skin: '#cfa283' }),
    ),
  )
}

/** Pampas grass in the corner, the sun in its plumes. */
function drawGrass(S: Scene) {
  const r = rng(21)
  let stems = ''
  let plumes = ''
  for (let i = 0; i < 30; i++) {
    const x = 1650 - r() ** 1.3 * 330
    const h = r(110, 330) * (1 - (1640 - x) / 560)
    const k = r(-90, 20)
    stems += `M${R(x)} 1085q${R(k * 0.1)} ${R(-h * 0.7)} ${R(k)} ${R(-h)}`
    if (i % 2) plumes += `M${R(x + k)} ${R(1089 - h)}q-4-36-40-58q-10-4-18 2q22 10 34 32q8 16 24 24`
  }
  S.add(
    S.cut(
      line(stems, '#4f4a30', 3, 'stroke-linecap="round"'),
      path(plumes, S.grad(stops([0, '#f6ead0'], [1, '#cbb48a']))),
    ),
  )
}
