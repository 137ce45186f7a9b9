import {
  along,
  at,
  cedar,
  clump,
  cluster,
  dots,
  g,
  H,
  hex,
  limb,
  line,
  mist,
  name,
  path,
  points,
  pool,
  R,
  rect,
  ridge,
  ripples,
  rng,
  Scene,
  snowfall,
  spline,
  steam,
  stops,
  strew,
  table,
  toro,
  type Variant,
  W,
} from '../parts/index.ts'
import { type Palette, palette } from './palettes/hakone-bath.ts'

const pl =
  'M150 860C190 730 420 660 640 640C860 620 1080 600 1280 640C1440 676 1480 760 1380 850C1290 930 1240 1010 1180 1090H120C90 1000 120 930 150 860z'
const bather = (x: number, y: number, k: number, skin: string, hair: string, t: number) =>
  at(
    x,
    y,
    k,
    path('M-70 40C-66-10-40-30-14-36L-12-54H14L16-36C44-30 68-8 72 40z', skin) +
      path('M10-36C44-30 68-8 72 40H40C44 10 30-20 10-36z', '#7a4a3c', 'opacity=".35"') +
      path('M-26-78Q-28-110 2-112Q30-110 27-78Q24-54 2-50Q-22-54-26-78z', hair) +
      (t
        ? path('M-26-108L22-114L27-99L-22-93z', '#f4f1ea') + path('M-22-93L27-99L28-91L-19-86z', '#c3c9d6')
        : `<ellipse cx="6" cy="-120" rx="17" ry="13" fill="${hair}"/>`),
  )

export function hakoneBath(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('hakone-bath', o), P.alt, { ja: P.ja, pos: '48% 66%' })
  const aut = o.season === 'autumn'
  S.add(rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.22, P.s1], [0.42, P.s2]))))
  if (o.hour === 'night') {
    S.add(
      pool(S, 1010, 150, 260, 230, '#e8ecff', 0.4),
      `<circle cx="1010" cy="150" r="54" fill="#f3efdc"/>`,
      dots(8, 40, 200, 1500, 20, 300, 2.4, '#eef1ff', { op: 0.8 }),
    )
  }
  S.add(
    S.cut(
      path(
        ridge(9, -40, 1640, 330, 120, { peaks: points([300, 250], [800, 360], [1220, 210]) }),
        S.grad(stops([0, P.hill], [0.5, P.s2])),
      ),
      path(
        ridge(14, -40, 1640, 420, 80, { peaks: points([180, 380], [900, 450], [1420, 340]) }),
        S.grad(stops([0, P.hill2], [0.45, hex(P.hill2, P.s2, 0.7)])),
      ),
    ),
    mist(300, 440, 900, 18, P.s2, 0.8),
  )
  const r = rng(6)
  let tr = ''
  let snow = ''
  for (let i = 0; i < 46; i++) {
    const x = i * 36 + r(-14, 14)
    const h = r(70, 190) + Math.abs(x - 820) * 0.12
    tr += cedar(i + 2, x, 560, h, h * 0.17, hex(P.tree, P.hill2, r(0, 0.5)), { n: 9 })
    if (!aut) {
      snow += `M${R(x - h * 0.05)} ${R(560 - h * 0.86)}l${R(h * 0.05)} ${R(-h * 0.13)}M${R(x - h * 0.11)} ${R(560 - h * 0.6)}l${R(h * 0.07)} ${R(-h * 0.1)}M${R(x + h * 0.02)} ${R(560 - h * 0.7)}l${R(h * 0.05)} ${R(h * 0.05)}M${R(x + h * 0.03)} ${R(560 - h * 0.48)}l${R(h * 0.08)} ${R(h * 0.06)}M${R(x - h * 0.14)} ${R(560 - h * 0.34)}l${R(h * 0.08)} ${R(-h * 0.07)}`
    }
  }
  S.add(
    S.cut(tr),
    line(snow, P.cap, 5, 'stroke-linecap="round" opacity=".75"'),
    rect(0, 470, W, 130, S.grad(stops([0, P.s2, 0], [1, P.s2, 0.75]))),
  )
  drawSnowyBank(S, P)
  // rocks with caps: [x, y, w, h]
  const rock = ([x, y, w, h]: readonly [number, number, number, number], i: number) => {
    const q = rng(i + 40)
    const a = points(
      [x - w, y],
      [x - w * 0.9, y - h * q(0.5, 0.7)],
      [x - w * 0.4, y - h * q(0.9, 1.05)],
      [x + w * 0.2, y - h * q(0.95, 1.1)],
      [x + w * 0.8, y - h * q(0.5, 0.8)],
      [x + w, y],
      [x + w * 0.5, y + h * 0.2],
      [x - w * 0.5, y + h * 0.2],
    )
    return (
      path(spline(a, true), P.rock) +
      path(
        spline(
          points(
            [x - w * 0.85, y - h * 0.1],
            [x - w * 0.8, y - h * 0.5],
            [x - w * 0.3, y - h * 0.8],
            [x - w * 0.1, y - h * 0.3],
            [x - w * 0.3, y],
          ),
          true,
        ),
        P.rockL,
        'opacity=".8"',
      ) +
      path(
        spline(
          points(
            [x - w * 0.92, y - h * 0.52],
            [x - w * 0.42, y - h * 1.16],
            [x + w * 0.25, y - h * 1.2],
            [x + w * 0.86, y - h * 0.62],
            [x + w * 0.4, y - h * 0.7],
            [x - w * 0.1, y - h * 0.78],
            [x - w * 0.5, y - h * 0.56],
          ),
          true,
        ),
        P.cap,
      )
    )
  }
  S.add(
    S.cut(
      table(
        [470, 690, 70, 60],
        [610, 664, 80, 74],
        [770, 650, 60, 46],
        [900, 644, 90, 80],
        [1060, 640, 62, 50],
        [1180, 650, 80, 66],
        [1330, 690, 90, 86],
        [1430, 780, 90, 96],
        [340, 740, 80, 66],
        [210, 810, 90, 84],
      )
        .map(rock)
        .join(''),
    ),
  )
  // a lamp on the far edge
  if (P.lamp) {
    S.add(pool(S, 1140, 590, 260, 200, '#ffb864', 0.65))
  }
  S.add(
    S.cut(
      toro(1140, 650, 190, P.rockL, P.rock, P.lamp ? '#ffe2a0' : '#3a3630'),
      aut ? '' : path('M1086 512Q1120 490 1132 470H1150Q1164 492 1194 512Q1140 498 1086 512z', P.cap),
    ),
  )
  drawTwoBathers(S, P)
  // near edge: rocks, a cypress bucket, folded yukata
  S.add(
    S.cut(
      table([1330, 1000, 150, 130], [1540, 960, 170, 180], [60, 1010, 170, 170], [1180, 1090, 120, 90])
        .map((a, i) => rock(a, i + 20))
        .join(''),
      path(
        'M226 1067l-14-112h150l-16 112z',
        S.grad(stops([0, '#d9b27a'], [0.5, '#b98a55'], [1, '#7a5636']), { x2: 1, y2: 0 }),
      ),
      `<ellipse cx="287" cy="955" rx="76" ry="18" fill="#8a6340"/>` +
        `<ellipse cx="287" cy="957" rx="64" ry="13" fill="#5a3f2c"/>`,
      line('M214 990q72 24 146 0M218 1040q70 22 138 0', '#5f452c', 6),
      path('M230 950Q250 900 330 914L372 948Q340 958 300 950z', '#f1ede4'),
      path('M280 906L330 914L372 948L340 952z', '#3f5f94'),
    ),
  )
  // a pine bough reaching in from the top
  if (aut) {
    const id = cluster(S, 4, 26, 62, 34, ['#7a2a1f', '#b8402c', '#d9662f', '#e99a4c'], 13, { shape: 'leaf' })
    S.add(
      limb(points([-20, 150], [180, 190], [380, 150], [560, 210]), 30, 5, '#2e2522'),
      limb(points([200, 186], [300, 270], [420, 300]), 12, 4, '#2e2522'),
      strew(id, [
        ...along(3, points([-10, 120], [180, 180], [380, 150], [580, 220]), 30, 60),
        ...along(5, points([210, 200], [300, 270], [440, 310]), 14, 44),
      ]),
      dots(9, 50, 100, 1500, 560, 1060, 8, '#c9502f', { op: 0.9 }),
    )
  } else {
    S.add(
      S.cut(
        limb(points([-30, 110], [160, 160], [360, 130], [560, 190]), 34, 6, '#241f2a'),
        ((q, a = '', b = '', c = '') => {
          for (const [x, y, w] of table(
            [40, 90, 120],
            [200, 130, 120],
            [360, 110, 110],
            [520, 176, 100],
            [130, 220, 100],
            [300, 210, 90],
          )) {
            a += clump(q, x, y, w, w * 0.3, 13, 0.6)
            b += clump(q, x - 6, y - w * 0.1, w * 0.86, w * 0.18, 11, 0.4)
            c += clump(q, x, y - w * 0.16, w * 0.84, w * 0.15, 8, 0.3)
          }
          return path(a, hex(P.tree, '#16302c', 0.5)) + path(b, hex(P.tree, '#35564c', 0.5)) + path(c, P.cap)
        })(rng(3)),
      ),
    )
  }
  if (!aut && !o.hour) {
    S.add(snowfall(22))
  }
  return S
}

hakoneBath.also = [{ season: 'autumn' }, { hour: 'night' }] satisfies Variant[]

/** Snowy bank, then the pool running away to the right. */
function drawSnowyBank(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path(
        'M-20 560Q300 520 620 556T1200 540T1620 570V1080H-20z',
        S.grad(stops([0, P.cap], [0.4, P.capS], [1, hex(P.capS, P.rock, 0.5)])),
      ),
    ),
  )
  S.add(S.cut(path(pl, S.grad(stops([0, P.water[0]], [0.4, P.water[1]], [1, P.water[2]])))))
  S.add(
    g(
      ripples(3, 680, H, 44, P.cap, { op: 0.4, x0: 160, x1: 1400 }) +
        ripples(5, 700, H, 30, P.water[2], { op: 0.4, x0: 160, x1: 1400 }) +
        (P.lamp ? ripples(9, 680, 900, 26, '#ffcf8c', { op: 0.7, x0: 1070, x1: 1210, len: 0.7 }) : ''),
      `clip-path="${S.clip(pl)}"`,
    ),
  )
}

/** Two bathers, backs to us, towels folded on their heads. */
function drawTwoBathers(S: Scene, P: Palette) {
  S.add(
    S.cut(bather(640, 800, 1.05, '#d9a98a', '#17161c', 1), bather(830, 776, 0.95, '#e3b798', '#1d1a20', 0)),
    path('M540 838q100-16 204 0q-100 20-204 0M748 812q84-14 170 0q-86 18-170 0', P.water[0], 'opacity=".75"'),
    path('M560 846q80 60 60 110q-40-20-60-110M770 820q60 40 60 90q-40-20-60-90', P.water[2], 'opacity=".35"'),
  )
  S.add(
    steam(S, 5, 560, 740, 360, 260, '#f6f4f0', 0.26),
    steam(S, 8, 1010, 710, 380, 260, '#f6f4f0', 0.3),
    steam(S, 14, 380, 860, 340, 300, '#f6f4f0', 0.2),
    pool(S, 760, 690, 620, 80, '#f6f4f0', 0.35),
  )
}
