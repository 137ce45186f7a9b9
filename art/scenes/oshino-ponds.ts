import {
  cedar,
  fuji,
  hex,
  line,
  mist,
  type Point,
  path,
  person,
  points,
  R,
  rect,
  ridge,
  ripples,
  rng,
  Scene,
  shade,
  sky,
  spline,
  stops,
  strew,
  table,
  W,
} from '../parts/index.ts'
import { bareTree } from './pieces/bare-tree.ts'
import { boulders } from './pieces/boulders.ts'
import { farFuji } from './pieces/far-fuji.ts'
import { lastLeaves } from './pieces/last-leaves.ts'
import { leaning, squatting } from './pieces/pond-visitors.ts'
import { lightNet, shelfLife, shoal, shore, springPond, type Trout } from './pieces/spring-pond.ts'
import { inHouse, type ThatchedHouse } from './pieces/thatched-frame.ts'
import { thatchedHouse } from './pieces/thatched-house.ts'
import { view } from './pieces/view.ts'
import { waterWheel } from './pieces/water-wheel.ts'

const look = view({ focus: 940, horizon: 340, eye: 4.2, middle: 800 })
/** Where the water of the mill comes in at the far shore, in metres from the middle. */
const INFLOW = 1.6

export function oshinoPonds() {
  const S = new Scene(
    'oshino-ponds',
    'Trout deep in the clear blue of a spring pond at Oshino on a cold morning, a thatched house and Mount Fuji beyond, a visitor leaning over the stones to look down',
    { ja: '富士の淵', pos: '54% 30%' },
  )
  S.add(
    sky(S, stops([0, '#3d7ba6'], [0.08, '#74a6c0'], [0.2, '#b9d3d8'], [0.3, '#ece2d2'], [0.34, '#f6dcc4'])),
    mist(560, 74, 330, 8, '#eef2f0', 0.7),
    mist(1240, 150, 420, 9, '#f0eee8', 0.6),
  )
  drawMountain(S)
  drawVillage(S)
  drawPond(S)
  drawStones(S)
  drawVisitors(S)
  S.add(lastLeaves(S))
  return S
}

function drawMountain(S: Scene) {
  const F = fuji(11, 1030, 118, 250, 560, { snowline: 0.5, top: 21 })
  S.add(
    farFuji(S, F, {
      dark: stops([0, '#6f8cb0'], [0.6, '#93acc2'], [1, '#ead9cc']),
      lit: stops([0, '#a3b4cd'], [1, '#f0ddcd']),
      snow: '#c6d4e5',
      litSnow: '#fdf7ef',
    }),
    line(F.gullies, '#5d7aa0', 1.4, 'opacity=".3"'),
    path(
      ridge(21, -40, 1640, 330, 26, {
        n: 4,
        yb: 420,
        peaks: points([140, 268], [420, 330], [820, 352], [1330, 336], [1560, 262]),
      }),
      S.grad(stops([0, '#7d9aa3'], [0.6, '#c6c8bb'], [1, '#e3d3b8'])),
    ),
    mist(560, 346, 760, 9, '#f8e9d8', 0.85),
  )
}

const HOUSE: ThatchedHouse = {
  at: [-5.6, 0, 25],
  turn: 16,
  seed: 3,
  bays: ['clay', 'paper', 'paper', 'open', 'boards'],
  straws: 110,
}
const MILL: ThatchedHouse = {
  at: [4.3, 0, 25.5],
  turn: 26,
  half: 3.4,
  size: 0.66,
  seed: 8,
  bays: ['boards', 'boards', 'boards'],
  straws: 60,
}

/** The house, the mill with its wheel, a bare tree, and the grass before them. */
function drawVillage(S: Scene) {
  const r = rng(5)
  const trees = Array.from({ length: 10 }, (_, i) => {
    const h = r(26, 62)
    return cedar(i + 3, i * 54 + r(-16, 16), 0, h, h * 0.2, hex('#47686c', '#6d8a86', r()), { n: 7 })
  })
  const wood = S.keep(trees.join(''))
  const [wx, wy] = inHouse(look, MILL)(-0.4, 1.9, -4.6)
  const radius = look.metre(23) * 1.55
  const flume = `M${R(wx + radius * 0.2)} ${R(wy - radius * 1.16)}L${R(wx + radius * 5.3)} ${R(wy - radius * 1.42)}v${R(radius * 0.18)}L${R(wx + radius * 0.2)} ${R(wy - radius * 0.98)}z`
  const trestle = [1.7, 3].map((k) => `M${R(wx + radius * k)} ${R(wy - radius * 1.14)}V${R(wy + radius * 1.1)}`)
  S.add(
    S.cut(
      path(ridge(9, -40, 1640, 372, 24, { yb: 400, rough: 0.72, n: 6 }), S.grad(stops([0, '#5f7f80'], [1, '#9fae9c']))),
      strew(wood, table([-30, 390], [500, 390], [1060, 388])),
    ),
    S.cut(
      path(
        'M-20 396Q300 380 700 392T1640 382V1090H-20z',
        S.grad(stops([0, '#dfcd9c'], [0.12, '#c9b57e'], [0.4, '#9a9060'], [1, '#5a5f45'])),
      ),
      path(
        'M1080 492C1170 460 1190 384 1300 372Q1460 362 1640 380V560Q1360 480 1080 492z',
        S.grad(stops([0, '#d9c690'], [1, '#a89a66'])),
      ),
      path('M1110 500C1240 520 1420 560 1640 590V640C1420 600 1220 560 1060 512z', '#e6d8b0', 'opacity=".8"'),
    ),
    ripples(14, 410, 640, 24, '#f0e6c6', { op: 0.5, len: 1.6, thick: 1.2 }),
    frost(),
    path('M300 486L900 486L1010 520H430z', '#5c6a74', 'opacity=".4"'),
    thatchedHouse(S, look, HOUSE),
    thatchedHouse(S, look, MILL),
    S.cut(
      line(trestle.join(''), '#4a382c', 7),
      path(flume, '#7a5c44'),
      path(race(), S.grad(stops([0, '#eef4ee'], [0.3, '#a9cdc8'], [1, '#8fc2b5']))),
      waterWheel(S, [wx, wy], radius),
      bareTree(7, 1392, 462, 300),
    ),
    S.cut(
      person(232, 526, 72, 'coat', { a: '#33425f', b: '#232c40', skin: '#cfa283' }),
      person(274, 530, 67, 'dress', { a: '#efe6d4', b: '#cdbb98', skin: '#cfa283' }),
    ),
  )
}

/** The mill race, from under the wheel to the pond. */
function race() {
  const bank = (list: readonly Point[]) => list.map(([x, z]) => look([x, 0, z]))
  const left = bank(points([2.9, 22.8], [2.3, 19], [1.3, 17], [INFLOW - 0.7, 14.2]))
  const right = bank(points([INFLOW + 0.8, 14.2], [2.4, 17], [3.2, 19], [4.2, 22.8]))
  return spline([...left, ...right], true, R)
}

/** Tufts in the grass, bright with frost. */
function frost() {
  const r = rng(31)
  let tufts = ''
  for (let i = 0; i < 70; i++) {
    const x = r(-10, 1610)
    const y = 420 + r() ** 0.8 * 260
    tufts += `M${R(x)} ${R(y)}l${R(r(-4, 4))} ${R((400 - y) * 0.06 - 2)}`
  }
  return line(tufts, '#f3edd8', 2, 'opacity=".75" stroke-linecap="round"')
}

const FISH: Trout[] = [
  { x: -0.6, z: 11.8, depth: 4.4, heading: 2.9, long: 1 },
  { x: 1.6, z: 12, depth: 3.2, heading: 3.5, long: 1, flip: true },
  { x: -3.4, z: 10, depth: 1.6, heading: 0.4, long: 1 },
  { x: 0.4, z: 9.6, depth: 3.4, heading: 2.6, long: 1.1 },
  { x: 3.4, z: 9, depth: 1.3, heading: 2.4, long: 1 },
  { x: -2.2, z: 7.8, depth: 1.4, heading: 3.4, long: 1.1, flip: true },
  { x: -0.4, z: 6.4, depth: 0.8, heading: 2.8, long: 1.1 },
  { x: 1.7, z: 7, depth: 0.8, heading: 2.3, long: 1, pale: true },
]

function drawPond(S: Scene) {
  const over =
    shelfLife(S, look) +
    lightNet(look) +
    // Far off the surface gives back what stands beyond it, and hides the bed.
    rect(0, 560, W, 170, S.grad(stops([0, '#f6e9d4', 0.8], [0.35, '#dfe8de', 0.4], [1, '#cfe4e0', 0]))) +
    ripples(3, 604, 690, 20, '#a88f5c', { op: 0.5, len: 1.5, thick: 1.3, x0: 330, x1: 800 }) +
    shoal(S, look, FISH) +
    ripples(8, 600, 1060, 26, '#f6fbf4', { op: 0.45, len: 1.1, thick: 0.5, x0: 0, x1: 1450 })
  S.add(springPond(S, look, over))
}

/** Stones around the water, farthest first. */
function drawStones(S: Scene) {
  const r = rng(12)
  const around = Array.from({ length: 42 }, (_, i) => {
    const angle = (i / 42) * Math.PI * 2 + r(-0.05, 0.05)
    return { spot: shore(angle, r(1, 1.06)), w: r(0.8, 1.5), h: r(0.36, 0.8) }
  })
    .filter(({ spot: [x, z] }) => z > 5 && Math.abs(x - INFLOW) > 0.7 && Math.hypot(x - LEDGE[0], z - LEDGE[1]) > 0.9)
    .sort((a, b) => b.spot[1] - a.spot[1])
    .map(({ spot: [x, z], w, h }) => {
      const [px, py] = look([x, 0, z])
      const m = look.metre(z)
      return { x: px, y: py + m * 0.1, w: w * m, h: h * m, far: z > 9 }
    })
  const given = around
    .filter(({ far }) => far)
    .map(({ x, y, w, h }) => `M${R(x - w * 0.5)} ${R(y)}q${R(w * 0.5)} ${R(h)} ${R(w)} 0z`)
  S.add(path(given.join(''), '#2c5a66', 'opacity=".38"'), S.cut(boulders(S, around)))
}

/** Where one stands to look down. */
const LEDGE = shore(0.5, 1.05)

function drawVisitors(S: Scene) {
  const [x, y] = look([LEDGE[0], 0.12, LEDGE[1]])
  const slab = `M${R(x - 92)} ${R(y + 6)}L${R(x - 50)} ${R(y - 14)}L${R(x + 96)} ${R(y - 16)}L${R(x + 170)} ${R(y + 8)}`
  S.add(
    S.cut(
      path(`${slab}L${R(x + 150)} ${R(y + 34)}L${R(x - 60)} ${R(y + 30)}z`, '#54535a'),
      path(`${slab}L${R(x + 120)} ${R(y + 18)}L${R(x - 50)} ${R(y + 16)}z`, '#a8a298'),
    ),
    shade(S, x + 20, y + 2, 90, 8, 0.5, '#33384c'),
    S.cut(leaning(x - 34, y, 154, '#c23f2a', '#94301f'), squatting(x + 56, y + 10, 84, '#e0b04a', '#b98a34')),
  )
}
