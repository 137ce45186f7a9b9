import {
  at,
  cluster,
  dots,
  foliage,
  H,
  hex,
  lerp,
  limb,
  line,
  mist,
  name,
  type PersonKind,
  type PersonOptions,
  path,
  person,
  points,
  pool,
  R,
  rect,
  ridge,
  roof,
  Scene,
  shade,
  stops,
  strew,
  table,
  type Variant,
  W,
} from '../parts/index.ts'
import { type Palette, palette } from './palettes/ueno-family.ts'

const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#d3a283', ...c })
const dark = '#26304a'

export function uenoFamily(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('ueno-family', o), P.alt, { ja: P.ja, pos: '48% 55%' })
  S.add(rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.35, P.s1], [0.6, P.s2]))))
  drawPond(S, P, o)
  const id = drawRecedingTreesLeft(S, P)
  drawStrings(S, P)
  drawPeople(S)
  drawNearTrunk(S, P, id)
  drawFather(S, P)
  return S
}

uenoFamily.also = [{ hour: 'dusk' }] satisfies Variant[]

/** Pond and the eight-sided hall beyond. */
function drawPond(S: Scene, P: Palette, o: Variant) {
  S.add(
    S.cut(
      path(ridge(4, -20, 1620, 590, 30, { yb: 660 }), hex(P.s1, P.bark, 0.16)),
      path('M-20 636H1620V720H-20z', S.grad(stops([0, P.s2], [1, P.pond]))),
      rect(1006, 574, 108, 66, hex('#8e3a2c', P.s2, 0.25)),
      line('M1024 574v66M1048 574v66M1074 574v66M1098 574v66', hex('#5a241f', P.s2, 0.25), 5),
      roof(1060, 578, 110, 22, 62, { fill: hex('#3f6a5c', P.s2, 0.2), edge: hex('#24423c', P.s2, 0.2), lift: 16 }),
      line('M1060 512v-34', hex('#c9a24c', P.s2, 0.2), 6),
    ),
    mist(880, 656, 420, 7, P.s2, 0.7),
  )
  S.add(
    S.cut(
      path(
        'M-20 690Q500 664 760 676T1620 700V1080H-20z',
        S.grad(
          stops([0, hex('#a5b07c', P.path[1], o.hour ? 0.7 : 0.2)], [1, hex('#5f7350', P.path[2], o.hour ? 0.7 : 0.2)]),
        ),
      ),
      path(
        'M860 676Q800 760 560 860T240 1080H1320Q1190 900 1040 800T940 676z',
        S.grad(stops([0, P.path[0]], [0.4, P.path[1]], [1, P.path[2]])),
      ),
    ),
  )
}

/** Receding trees left and right. */
function drawRecedingTreesLeft(S: Scene, P: Palette) {
  const tiny = cluster(S, 6, 16, 34, 18, P.bl.slice(1), 7)
  const id = cluster(S, 5, 22, 52, 34, P.bl, 11)
  const tree = (x: number, y: number, k: number) =>
    shade(S, x + 6, y - 3, 70 * k, 10 * k, 0.5, P.bark) +
    S.cut(
      path(
        `M${R(x - 24 * k)} ${R(y + 4)}Q${R(x - 8 * k)} ${R(y - 12 * k)} ${R(x - 10 * k)} ${R(y - 50 * k)}h${R(18 * k)}Q${R(x + 10 * k)} ${R(y - 12 * k)} ${R(x + 26 * k)} ${R(y + 4)}z`,
        P.bark,
      ),
      limb(points([x, y - 16 * k], [x - 6 * k, y - 90 * k], [x + 10 * k, y - 210 * k]), 24 * k, 12 * k, P.bark),
      limb(points([x, y - 120 * k], [x - 80 * k, y - 240 * k]), 11 * k, 3, P.bark),
      limb(points([x, y - 120 * k], [x + 90 * k, y - 240 * k]), 11 * k, 3, P.bark),
    )
  S.add(
    tree(780, 690, 0.5),
    tree(1010, 700, 0.6),
    foliage(S, 31, points([640, 590], [760, 560], [860, 590]), tiny, 40, 34, hex(P.body, P.s2, 0.4)),
    foliage(S, 34, points([940, 560], [1060, 530], [1200, 560], [1330, 540]), tiny, 40, 40, hex(P.body, P.s2, 0.4)),
    tree(520, 760, 1),
    tree(1280, 790, 1.15),
    foliage(S, 37, points([300, 540], [440, 480], [560, 480], [650, 540]), tiny, 36, 60, hex(P.body, P.s2, 0.2)),
    foliage(S, 40, points([1090, 520], [1240, 450], [1400, 470], [1560, 540]), tiny, 38, 64, hex(P.body, P.s2, 0.2)),
  )
  return id
}

/** Strings of paper lanterns. */
function drawStrings(S: Scene, P: Palette) {
  const lamps = (x0: number, y0: number, x1: number, y1: number, n: number, k0: number, k1: number) => {
    let s = line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.max(y0, y1) + 40} ${x1} ${y1}`, P.bark, 3)
    let gl = ''
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n
      const k = lerp(k0, k1, t)
      const x = lerp(x0, x1, t)
      const y = lerp(y0, y1, t) + 4 * t * (1 - t) * (Math.max(y0, y1) + 40 - (y0 + y1) / 2) * 0.5 + 24 * k
      if (P.lit) {
        gl += pool(S, x, y, 60 * k, 60 * k, '#ffbf70', 0.6)
      }
      s +=
        `<ellipse cx="${R(x)}" cy="${R(y)}" rx="${R(17 * k)}" ry="${R(24 * k)}" fill="${i % 2 ? P.lamp : hex(P.lamp, '#d9503a', P.lit ? 0.5 : 0.75)}"/>` +
        `<path d="M${R(x - 9 * k)} ${R(y - 24 * k)}h${R(18 * k)}M${R(x - 9 * k)} ${R(y + 24 * k)}h${R(18 * k)}" stroke="#2a2024" stroke-width="${R(5 * k)}"/>`
    }
    return gl + s
  }
  S.add(lamps(520, 560, 900, 600, 8, 0.8, 0.35), S.cut(lamps(1640, 380, 1000, 590, 8, 1.7, 0.4)))
}

/** People along the walk. */
function drawPeople(S: Scene) {
  S.add(
    S.cut(
      q(890, 728, 66, 'kimono', { a: '#8a6a94', b: '#745880', acc: '#d9b04c' }),
      q(926, 730, 70, 'coat', { a: '#3a4660', b: '#2c3448' }),
      q(1010, 770, 92, 'walk', { a: '#e6dcc6', b: '#4c566c', flip: 1 }),
      q(840, 700, 44, 'walk', { a: '#7a5a54', b: '#4a4450' }),
    ),
  )
}

/** The near trunk and canopy. */
function drawNearTrunk(S: Scene, P: Palette, id: string) {
  S.add(
    S.cut(
      limb(points([1500, 1100], [1470, 800], [1500, 560], [1440, 330], [1480, -80]), 190, 80, P.bark),
      limb(points([1480, 620], [1300, 420], [1090, 300], [860, 262], [660, 290]), 84, 8, P.bark),
      limb(points([1180, 340], [1040, 210], [820, 130]), 30, 8, P.bark),
    ),
    line(
      'M1450 1060Q1430 820 1462 620M1500 1000Q1486 800 1510 600M1420 980Q1420 900 1430 800',
      hex(P.bark, P.rim, 0.35),
      5,
      'opacity=".6"',
    ),
  )
  S.add(
    foliage(
      S,
      50,
      points([-20, 10], [400, 30], [800, 10], [1200, 30], [1620, 0]),
      id,
      40,
      80,
      hex(P.body, P.s1, 0.25),
      { s0: 1.2, s1: 1.8 },
    ),
    foliage(S, 51, points([-20, 90], [260, 130], [560, 100], [860, 140], [1160, 90], [1620, 130]), id, 56, 90, P.body, {
      s0: 1.2,
      s1: 1.8,
    }),
    foliage(S, 54, points([560, 250], [700, 270], [860, 240], [1040, 260], [1240, 330]), id, 40, 54, P.body),
    foliage(S, 57, points([-20, 250], [140, 280], [300, 250], [420, 210]), id, 30, 76, P.body, { s0: 1, s1: 1.5 }),
    foliage(S, 60, points([1480, 260], [1620, 420]), id, 20, 70, P.body),
  )
  S.add(strew(id, table([690, 330, 0.8, 30], [740, 318, 0.7, 200], [640, 310, 0.7, 90])))
}

/** Father, mother, and the child reaching up. */
function drawFather(S: Scene, P: Palette) {
  S.add(
    shade(S, 690, 1010, 240, 22, 0.45, P.bark),
    S.cut(
      q(560, 1012, 452, 'dress', { a: '#b5533f', b: '#9c4434', hair: '#241a1c' }),
      line('M610 716Q650 700 668 690', '#9c4434', 22, 'stroke-linecap="round"'),
    ),
  )
  S.add(
    S.cut(
      at(
        730,
        1014,
        5.1,
        `<path d="M-6-42C-6.800-28-7-14-6.400-2.500L-8.400-.4Q-5 .8-2.200 0L-1.400-16L-.2-34L2-18L3.600-1Q6.600.8 9.200-.2L7.400-2.600C7.800-14 7-30 6.400-42z" fill="#39435a"/>` +
          `<path d="M-4-74C-8-74-11-72-11.500-69C-12-60-11-48-9.600-35Q0-31.500 9.600-35C11-48 12-60 11.500-69C11-72 8-74 4-74z" fill="${dark}"/>` +
          `<path d="M-10-72C-16-68-18-62-15-58L-7-66zM10-72C16-68 18-62 15-58L7-66z" fill="${hex(dark, '#000000', 0.2)}"/>` +
          `<path d="M.4-70C1-58 .2-46 .6-36" stroke="#39435a" stroke-width=".7" fill="none"/>`,
      ),
      path('M672 660Q668 560 700 540Q730 528 760 542Q792 562 788 660Q730 684 672 660z', '#e3b04f'),
      path(
        'M676 640Q650 650 648 690L672 700Q690 676 700 664zM784 640Q810 650 812 690L788 700Q770 676 760 664z',
        '#4a5878',
      ),
      limb(points([768, 566], [800, 500], [806, 420]), 34, 22, '#e3b04f'),
      limb(points([696, 562], [664, 520], [668, 452]), 34, 22, '#e3b04f'),
      `<circle cx="806" cy="404" r="14" fill="#d9ab8c"/>` +
        `<circle cx="668" cy="436" r="14" fill="#d9ab8c"/>` +
        `<circle cx="732" cy="488" r="45" fill="#1d181c"/>` +
        `<path d="M690 500Q678 520 684 540L706 526zM774 500Q788 518 782 540L760 526z" fill="#1d181c"/>`,
      path('M700 540Q730 552 760 542L756 530H706z', '#d9ab8c'),
    ),
  )
  S.add(dots(12, 90, 100, 1500, 330, 1050, 7, P.leaf, { op: 0.95, h: 3 }))
}
