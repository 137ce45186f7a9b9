import {
  line,
  nth,
  type Plane,
  path,
  person,
  persp,
  points,
  poly,
  R,
  rng,
  type Scene,
  stops,
  table,
} from '../../parts/index.ts'
import { segment } from './segment.ts'

// The side runs away to a point near Fuji, the stern to a point far on the right; heights are metres above the water.
const SIDE = persp([580, 520], [940, 454], [940, 724], [580, 668])
const STERN = persp([940, 454], [1096, 480], [1096, 702], [940, 724])
const up = (metres: number) => 1 - metres / 9

const side = (u0: number, low: number, u1: number, high: number, fill: string) =>
  path(SIDE.quad(u0, up(high), u1, up(low)), fill)
const stern = (u0: number, low: number, u1: number, high: number, fill: string) =>
  path(STERN.quad(u0, up(high), u1, up(low)), fill)

const DIM = '#a9b4c2'
const DARK = '#24384c'
const COATS = ['#b5412c', '#33425f', '#e0b04a', '#4d6a62']
const whiteOf = (S: Scene) => S.grad(stops([0, '#fbf3e2'], [1, '#f0e2c8']))
const glassOf = (S: Scene) => S.grad(stops([0, '#5f7f94'], [0.5, '#c3d0cc'], [1, '#35556c']), { x2: 1, y2: 0.4 })

export function drawBoat(S: Scene) {
  const boat = S.named(S.cut(hull(S), upperDeck(S), wheelhouse(S)))
  S.add(
    S.mirror(boat.id, 712, {
      opacity: 0.42,
      squash: 0.7,
      clipTo: S.clip('M440 668L580 666L940 722L1096 700L1240 760V1000H440z'),
    }),
    boat.svg,
  )
  drawRails(S)
  drawFlag(S)
}

function hull(S: Scene) {
  const white = whiteOf(S)
  const windows = Array.from({ length: 8 }, (_, i) => side(0.07 + i * 0.112, 2.9, 0.155 + i * 0.112, 4.4, glassOf(S)))
  return (
    path(poly([SIDE(-0.2, up(3)), SIDE(0.02, up(2.4)), SIDE(0.02, up(0)), SIDE(-0.09, up(0))]), white) +
    side(0, 0, 1, 2.4, white) +
    stern(0, 0, 1, 2.4, DIM) +
    path(poly([SIDE(-0.122, up(0.9)), SIDE(1, up(0.9)), SIDE(1, up(1.35)), SIDE(-0.138, up(1.35))]), '#2f6a9c') +
    stern(0, 0.9, 1, 1.35, '#234f78') +
    side(0.03, 2.4, 1, 5, white) +
    stern(0, 2.4, 1, 5, DIM) +
    windows.join('') +
    side(-0.02, 4.9, 1, 5.2, '#d9cfbc') +
    stern(0, 4.9, 1, 5.2, '#8391a3')
  )
}

/** The saloon forward, the open deck with its passengers aft. */
function upperDeck(S: Scene) {
  const white = whiteOf(S)
  const windows = Array.from({ length: 5 }, (_, i) => side(0.15 + i * 0.1, 5.7, 0.23 + i * 0.1, 6.9, glassOf(S)))
  const passengers = table([0.1, 44], [0.36, 46], [0.52, 42], [0.8, 41]).map(([u, h], i) => {
    const [x, y] = STERN(u, up(5.1))
    return person(x, y, h, i % 2 ? 'coat' : 'dress', { a: nth(COATS, i), b: '#22304a', skin: '#c99a7c' })
  })
  return (
    side(0.12, 5.2, 0.66, 7.4, white) +
    windows.join('') +
    stern(0.08, 2.5, 0.92, 4.6, DARK) +
    stern(0.14, 3, 0.36, 4.3, '#e9b464') +
    stern(0.43, 2.5, 0.59, 4.4, '#f3cf8a') +
    stern(0.66, 3, 0.86, 4.3, '#e9b464') +
    path(poly([SIDE(0.66, up(7.2)), SIDE(0.66, up(5.2)), STERN(0.94, up(5.2)), STERN(0.94, up(6.7))]), DARK) +
    path(poly([SIDE(0.66, up(7.2)), SIDE(0.66, up(5.2)), STERN(0.2, up(5.2)), STERN(0.2, up(7))]), '#51606e') +
    passengers.join('') +
    path(poly([SIDE(0.08, up(7.75)), SIDE(1.02, up(7.75)), STERN(1.02, up(7.75)), SIDE(0.4, up(8.1))]), '#dfe0da') +
    side(0.08, 7.4, 1.02, 7.75, white) +
    stern(-0.01, 7.4, 1.02, 7.75, '#93a0b0')
  )
}

function wheelhouse(S: Scene) {
  const [x0, y0] = SIDE(0.34, up(9.2))
  const [x1, y1] = SIDE(0.34, up(7.75))
  return (
    side(0.1, 7.75, 0.34, 9.2, whiteOf(S)) +
    path(poly(points([x0, y0], [x1, y1], [x1 + 44, y1 - 4], [x0 + 44, y0 + 2])), DIM) +
    side(0.13, 8.2, 0.31, 8.9, glassOf(S))
  )
}

function drawRails(S: Scene) {
  const post = (plane: Plane, u: number) => segment(plane(u, up(5.2)), plane(u, up(7.5)))
  const rail = (plane: Plane, from: number, to: number, height: number) =>
    segment(plane(from, up(height)), plane(to, up(height)))
  const posts = [0.72, 0.84, 0.99].map((u) => post(SIDE, u)).concat([0.5, 0.98].map((u) => post(STERN, u)))
  const rails = [6.2, 5.7].flatMap((height) => [rail(SIDE, 0.66, 1, height), rail(STERN, 0, 1, height)])
  S.add(line(rails.join(''), '#fbf6ea', 3), line(posts.join(''), '#f3ecdc', 4))
}

function drawFlag(S: Scene) {
  const mast = SIDE(0.24, up(9.2)).map(R)
  const [x, y] = STERN(1, up(5.2))
  S.add(
    line(`M${mast.join(' ')}v-44m-16 20h32`, '#e9e2d2', 3),
    line(`M${R(x)} ${R(y)}l26-66`, '#e9e2d2', 3),
    path(`M${R(x + 25)} ${R(y - 64)}q22 8 40 0l-10 30q-20 8-42 0z`, '#f8f3e6'),
    `<circle cx="${R(x + 40)}" cy="${R(y - 46)}" r="9" fill="#c8402c"/>`,
  )
}

export function drawWake(S: Scene) {
  const r = rng(19)
  let foam = ''
  let swell = ''
  for (let i = 0; i < 70; i++) {
    const t = r() ** 0.9
    const x = 930 + t * 680
    const y = 720 + t * 74 + r(-1, 1) * (8 + t * 44)
    const l = (40 + 120 * t) * r(0.6, 1.3)
    const h = (2 + 5 * t) * r(0.6, 1.2)
    foam += `M${R(x)} ${R(y)}q${R(l * 0.5)} ${R(l * 0.05 - h)} ${R(l)} ${R(l * 0.1)}q${R(-l * 0.5)} ${R(h)} ${R(-l)} ${R(-l * 0.1)}`
  }
  for (let i = 0; i < 9; i++) {
    const x = 910 + i * 82
    const y = 734 + i * 24 + i * i * 1.7
    const l = 62 + i * 7
    swell += `M${R(x)} ${R(y)}q${R(l * 0.5)} ${R(l * 0.1)} ${R(l)} ${R(l * 0.34)}q${R(-l * 0.6)} ${R(-l * 0.08)} ${R(-l)} ${R(-l * 0.34)}`
  }
  S.add(
    path(
      'M930 726Q1020 744 1100 700Q1340 726 1640 776V900Q1300 806 930 726z',
      S.grad(stops([0, '#fdf6e6', 0.6], [0.35, '#fdf6e6', 0.12], [0.8, '#fdf6e6', 0]), { x2: 1, y2: 0.3 }),
    ),
    S.cut(
      path(foam, '#fdf6e6', 'opacity=".8"'),
      path('M1096 702Q1330 712 1640 752V758Q1330 722 1096 707z', '#fdf6e6', 'opacity=".85"'),
      path(swell, '#fdf6e6', 'opacity=".6"'),
      path('M548 664Q640 700 800 716Q640 710 530 667z', '#fdf6e6', 'opacity=".9"'),
    ),
  )
}
