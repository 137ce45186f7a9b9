import {
  along,
  at,
  cluster,
  dots,
  foliage,
  g,
  H,
  hex,
  lerp,
  limb,
  line,
  name,
  nth,
  path,
  persp,
  pine,
  points,
  pool,
  R,
  rect,
  ripples,
  rng,
  Scene,
  skyline,
  stones,
  stops,
  strew,
  table,
  type Variant,
  W,
} from '../parts/index.ts'
import { type Palette, palette } from './palettes/sakura-moat.ts'

const hy = 430

export function sakuraMoat(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('sakura-moat', o), P.alt, { ja: P.ja, pos: '52% 62%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.2, P.s1], [0.42, P.s2]))),
    S.cut(
      skyline(S, 31, hy + 20, 40, 150, P.tow, {
        x0: 560,
        x1: 1300,
        w0: 50,
        w1: 110,
        lit: P.lit ? 0.35 : 0,
        win: '#e9bd84',
      }),
    ),
    rect(0, 330, W, 130, S.grad(stops([0, P.s2, 0], [1, P.s2, 0.8]))),
  )
  // water, wide towards us
  S.add(path('M0 440H1600V1080H0z', S.grad(stops([0, P.w[0]], [0.2, P.w[1]], [0.55, P.w[2]], [1, P.w[3]]))))
  drawPalaceSide(S, P)
  drawCitySide(S, P)
  drawRafts(S, P)
  drawBoats(S, P)
  drawNearBough(S, P)
  return S
}

sakuraMoat.also = [{ hour: 'night' }, { season: 'autumn' }] satisfies Variant[]

/** Palace side: pines, grass slope, the stone foot of the wall. */
function drawPalaceSide(S: Scene, P: Palette) {
  const st = persp([960, 462], [1660, 560], [1660, 780], [960, 490])
  S.add(
    S.cut(
      path(
        'M900 470Q1080 400 1240 352T1620 240V600L960 486z',
        S.grad(stops([0, hex(P.grass, P.s2, 0.25)], [1, P.grassD])),
      ),
      strew(
        S.keep(pine(4, 0, 12, 200, { lean: -0.12, pads: 5, dark: P.pine[0], mid: P.pine[1], light: P.pine[2] })),
        table(
          [1010, 420, 0.35],
          [1080, 402, 0.45],
          [1160, 380, 0.6],
          [1270, 350, 0.85],
          [1420, 310, 1.15],
          [1590, 280, 1.3],
        ),
      ),
      path(st.quad(0, 0, 1, 1), P.gap),
      stones(5, st, 22, 4, P.stone),
    ),
    path(st.quad(0, 0.7, 1, 1), S.grad(stops([0, P.w[3], 0], [1, P.w[3], 0.5]))),
    path('M960 490L1660 780L1660 900Q1300 640 960 496z', P.gap, 'opacity=".3"'),
  )
}

/** City side: a bank of trees leaning over the water, one mass behind another. */
function drawCitySide(S: Scene, P: Palette) {
  const id = cluster(S, 5, 22, 46, 30, P.bl, 9)
  const tiny = cluster(S, 6, 16, 30, 14, P.bl.slice(1), 6)
  S.add(
    S.cut(
      path('M0 560Q360 470 640 450T930 440L930 452Q700 470 480 560T0 800z', S.grad(stops([0, P.grass], [1, P.grassD]))),
    ),
  )
  const far = foliage(
    S,
    11,
    points([930, 424], [820, 410], [700, 396], [600, 400]),
    tiny,
    34,
    30,
    hex(P.body, P.s2, 0.35),
  )
  const mid = foliage(
    S,
    14,
    points([700, 440], [560, 410], [420, 400], [330, 450]),
    tiny,
    44,
    54,
    hex(P.body, P.s2, 0.18),
  )
  const near =
    S.cut(
      limb(points([66, 716], [140, 620], [250, 556], [400, 520]), 36, 8, P.bark),
      limb(points([138, 630], [170, 520], [240, 420]), 22, 6, P.bark),
      path('M30 744Q52 726 48 700L90 706Q92 726 112 734Q70 752 30 744z', P.bark),
    ) + foliage(S, 17, points([20, 420], [160, 440], [300, 470], [420, 510], [500, 570]), id, 46, 62, P.body)
  const B = S.named(far + mid + near)
  S.add(
    S.mirror(B.id, 590, {
      opacity: 0.42,
      squash: 0.72,
      clipTo: S.clip('M0 800Q300 640 480 560T930 452L1000 470V1080H0z'),
    }),
  )
  if (P.lit) {
    S.add(pool(S, 330, 560, 420, 220, '#ffb98a', 0.4), pool(S, 700, 450, 260, 90, '#ffb98a', 0.45))
  }
  S.add(B.svg)
  if (P.lit) {
    S.add(
      strew(
        cluster(S, 3, 3, 6, 4, ['#ffcf8a', '#fff2cf'], 9),
        along(9, points([120, 700], [380, 590], [640, 486], [900, 450]), 11, 6),
      ),
      ripples(17, 600, 960, 40, '#ffd9a4', { op: 0.55, x0: 120, x1: 640, len: 0.8 }),
    )
  }
  S.add(
    g(
      ripples(5, 470, H, 70, P.w[0], { op: 0.5 }) + ripples(8, 520, H, 50, P.w[3], { op: 0.35 }),
      `clip-path="${S.clip('M0 806Q300 644 480 564T930 456L960 494L1660 784V1080H0z')}"`,
    ),
  )
}

const RAFTS = [
  { y: 560, stray: 10, swing: 8, x0: 520, x1: 1000 },
  { y: 650, stray: 16, swing: 14, x0: 360, x1: 1180 },
  { y: 800, stray: 26, swing: 26, x0: 200, x1: 1330 },
  { y: 970, stray: 34, swing: 34, x0: 60, x1: 1500 },
]

/** Rafts of petals on the current. */
function drawRafts(S: Scene, P: Palette) {
  const r = rng(8)
  let raft = ''
  for (let i = 0; i < 330; i++) {
    const t = r()
    const k = Math.floor(r() * 4)
    const { y: level, stray, swing, x0, x1 } = nth(RAFTS, k)
    const y = level + r(-1, 1) * stray + Math.sin(t * 5 + k) * swing
    const x = lerp(x0, x1, t)
    raft += `M${R(x)} ${R(y)}h${R(r(1, 5))}`
  }
  S.add(line(raft, P.pet, 5, 'stroke-linecap="round" opacity=".9"'))
}

/** Boats seen from the path above. */
function drawBoats(S: Scene, P: Palette) {
  const boat = (x: number, y: number, k: number, flip: number, c1: string, c2: string) =>
    at(
      x,
      y,
      k,
      `<ellipse cx="6" cy="44" rx="150" ry="24" fill="${P.w[3]}" opacity=".4"/>` +
        line('M-30-6L-150 50M34 0L150 66', '#8a6a48', 5, 'stroke-linecap="round"') +
        line('M-150 50l-26 12M150 66l26 12', '#d9c7a4', 9, 'stroke-linecap="round"') +
        path('M-124-2Q-96 34 10 36Q112 28 146-10L136 16Q100 54 6 58Q-84 56-112 24z', P.lit ? '#8a86a4' : '#dcd6c6') +
        path('M-124-2Q-60-38 60-34Q126-28 146-10Q112 28 10 36Q-96 34-124-2z', '#6d4f3c') +
        line('M-124-2Q-60-38 60-34Q126-28 146-10Q112 28 10 36Q-96 34-124-2z', P.lit ? '#c9b8b4' : '#f6f0e2', 6) +
        line('M-64 26L-50-26M66 26L76-28', '#a5825c', 12) +
        path('M-34 22Q-46-30-20-44Q6-48 14-24L24 16Q0 30-34 22z', c1) +
        path('M-34-20L-34 8L-10 12L-6 2L-22-2L-20-22z', hex(c1, '#000000', 0.2)) +
        (`<circle cx="-8" cy="-58" r="15" fill="#d3a283"/>` +
          `<path d="M-26-58Q-24-78-6-76Q10-74 9-58Q-8-66-26-58z" fill="#1d1a20"/>`) +
        path('M52 20Q46-30 70-40Q94-42 102-16L106 14Q80 28 52 20z', c2) +
        (`<circle cx="80" cy="-52" r="14" fill="#d9ab8c"/>` +
          `<path d="M52-54Q80-80 110-54Q80-46 52-54z" fill="${P.lit ? '#8a7a6c' : '#efe2c0'}"/>` +
          `<path d="M64-60Q80-84 98-60z" fill="${P.lit ? '#a08e7c' : '#f7edd0'}"/>`),
      flip,
    )
  S.add(
    S.cut(
      boat(860, 560, 0.4, 1, '#8e3a34', '#e9e0cc'),
      boat(1090, 660, 0.62, 0, '#3a4f7a', '#c98f8c'),
      boat(700, 800, 1.08, 1, '#2c4472', '#f1ece0'),
    ),
  )
}

/** The near bough, cropped by the sheet. */
function drawNearBough(S: Scene, P: Palette) {
  const big = cluster(S, 15, 24, 58, 40, P.bl, 13)
  S.add(
    S.cut(
      limb(points([1640, 30], [1440, 90], [1240, 80], [1050, 150], [900, 150]), 54, 6, P.bark),
      limb(points([1400, 90], [1320, 180], [1230, 230]), 20, 5, P.bark),
      limb(points([1560, 60], [1540, 220], [1480, 330]), 22, 5, P.bark),
    ),
    strew(big, [
      ...along(21, points([1630, 10], [1440, 60], [1250, 60], [1060, 130], [900, 140]), 34, 56, 0.7, 1.2),
      ...along(24, points([1400, 100], [1310, 190], [1210, 240]), 12, 34, 0.6, 1),
      ...along(27, points([1580, 80], [1545, 220], [1470, 340]), 16, 40, 0.6, 1.1),
    ]),
    dots(12, 60, 200, 1560, 180, 1000, 7, P.pet, { op: 0.9, h: 3 }),
  )
}
