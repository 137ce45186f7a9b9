import {
  cedar,
  fuji,
  g,
  H,
  hex,
  line,
  mist,
  path,
  person,
  persp,
  points,
  rect,
  ridge,
  ripples,
  rng,
  Scene,
  sky,
  stops,
  table,
  torii,
  W,
} from '../parts/index.ts'
import { drawBoat, drawWake } from './pieces/sightseeing-boat.ts'

const LAKE = 604

export function ashiBoat() {
  const S = new Scene(
    'ashi-boat',
    'A white sightseeing boat crosses Lake Ashi towards a snow-capped Mount Fuji, late winter afternoon',
    { ja: '芦ノ湖の船', pos: '52% 55%' },
  )
  S.add(sky(S, stops([0, '#345f86'], [0.1, '#6f93a8'], [0.28, '#b9c8c6'], [0.44, '#f0dcb4'], [0.55, '#f4c488'])))
  S.add(
    mist(880, 150, 620, 12, '#f0e6d3', 0.6),
    mist(1040, 236, 420, 9, '#f6e2c0', 0.65),
    mist(-60, 300, 330, 9, '#f8e4bf', 0.7),
  )
  const L = S.named(farSide(S))
  S.add(g(L.svg, `clip-path="${S.clip(`M0 0H${W}V${LAKE}H0z`)}"`))
  drawLake(S, L.id)
  drawWake(S)
  drawBoat(S)
  drawJetty(S)
  return S
}

function farSide(S: Scene) {
  const F = fuji(3, 500, 158, 400, 640, { snowline: 0.5, top: 26 })
  const mountain = S.cut(
    path(F.body, S.grad(stops([0, '#7489a8'], [0.6, '#a3a9b4'], [0.9, '#f0d3a6']))),
    path(F.snow, '#bccadb'),
    g(path(F.snow, '#fdf1de'), `clip-path="${S.clip(F.shade)}"`),
    line(F.gullies, '#4f6488', 1.6, 'opacity=".25"'),
  )
  const back = path(
    ridge(12, -40, 1640, 470, 60, {
      yb: LAKE,
      peaks: points([100, 450], [420, 508], [760, 486], [1120, 380], [1420, 300]),
    }),
    S.grad(stops([0, '#8f8a8c'], [0.7, '#d9b994'])),
  )
  const mid = S.cut(
    path(
      ridge(29, -40, 1640, 540, 40, {
        yb: LAKE,
        peaks: points([160, 500], [520, 560], [840, 548], [1240, 470], [1560, 400]),
      }),
      S.grad(stops([0, '#6d5a4c'], [0.5, '#8a6f56'], [1, '#a98a66'])),
    ),
  )
  const r = rng(8)
  let trees = ''
  for (let i = 0; i < 44; i++) {
    const x = 1130 + i * 12 + r(-6, 6)
    const h = r(40, 70) + i * 3.4
    trees += cedar(i + 5, x, LAKE + 2, h, h * 0.17, hex('#3f5a4c', '#24403c', r()), { n: 8 })
  }
  for (let i = 0; i < 40; i++) {
    const x = -20 + i * 16 + r(-6, 6)
    const h = r(14, 26) + Math.max(0, 200 - x) * 0.12
    trees += cedar(i + 60, x, LAKE + 2, h, h * 0.22, hex('#5d6450', '#3f5248', r()), { n: 6 })
  }
  return (
    mountain +
    back +
    mist(120, 520, 700, 10, '#f8e2bb', 0.8) +
    mid +
    S.cut(trees) +
    torii(1330, LAKE + 3, 66) +
    mist(150, 590, 420, 6, '#f8e6c6', 0.6)
  )
}

function drawLake(S: Scene, land: string) {
  const water = `M0 ${LAKE}H${W}V${H}H0z`
  S.add(
    rect(
      0,
      LAKE,
      W,
      H - LAKE,
      S.grad(stops([0, '#f0cf9c'], [0.12, '#cdbfa4'], [0.35, '#7d9ba4'], [0.7, '#3a6a86'], [1, '#1b405f'])),
    ),
    S.mirror(land, LAKE, { opacity: 0.42, squash: 0.68, clipTo: S.clip(water) }),
    rect(0, LAKE, W, 44, S.grad(stops([0, '#fbe9c8', 0.7], [1, '#fbe9c8', 0]))),
    ripples(5, LAKE + 8, H, 100, '#fbe6bf', { op: 0.55 }),
    ripples(17, LAKE + 10, 900, 46, '#ffe2a4', { op: 0.8, x0: -20, x1: 520 }),
    ripples(6, LAKE + 40, H, 80, '#173a58', { op: 0.35 }),
  )
}

function drawJetty(S: Scene) {
  const deck = persp([-60, 866], [520, 884], [700, 1100], [-260, 1100])
  const post = S.grad(stops([0, '#8a6a4c'], [0.5, '#5a4334'], [1, '#33272a']), { x2: 1, y2: 0 })
  const posts = table([118, 850, 80], [300, 856, 80], [492, 866, 84])
  S.add(
    path('M-20 884H540L720 1090H-20z', '#10283c', 'opacity=".5"'),
    S.cut(
      path(deck.quad(0, 0, 1, 1), S.grad(stops([0, '#a8825c'], [0.4, '#7a5a42'], [1, '#3f2f2a']))),
      path('M-60 866L520 884L520 900L-60 884z', '#4a382e'),
    ),
    line(deck.lines('v', [0.1, 0.22, 0.36, 0.52, 0.72]), '#3a2b26', 3, 'opacity=".7"'),
    line('M520 884L700 1100', '#2c211f', 8),
    S.cut(
      ...posts.map(([x, y, h]) => rect(x - 13, y - h + 20, 26, h + 20, post)),
      ...posts.map(([x, y, h]) => `<ellipse cx="${x}" cy="${y - h + 20}" rx="13" ry="5" fill="#b5926c"/>`),
      line('M118 806Q208 846 300 810Q396 852 492 816', '#d9c39c', 5),
    ),
    path('M330 1010L640 1052l-20 14L316 1020zM412 1004L690 1030l-14 12L398 1012z', '#1f1a20', 'opacity=".35"'),
    S.cut(
      person(322, 1016, 226, 'coat', { a: '#a8402f', b: '#33262e', skin: '#cfa283', hair: '#2a1f22' }),
      person(406, 1008, 238, 'coat', { a: '#2c3a55', b: '#1d2637', skin: '#c79a7c' }),
      path('M300 838q22 12 44 0l2 14q-24 10-48 0z', '#f0e6d0'),
    ),
  )
}
