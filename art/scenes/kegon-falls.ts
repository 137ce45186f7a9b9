import {
  along,
  cluster,
  foliage,
  H,
  hex,
  line,
  mist,
  name,
  nth,
  type PersonKind,
  type PersonOptions,
  path,
  person,
  points,
  pool,
  R,
  type Random,
  rect,
  ripples,
  rng,
  Scene,
  snowfall,
  stops,
  strew,
  table,
  type Variant,
  W,
} from '../parts/index.ts'
import { type Palette, palette } from './palettes/kegon-falls.ts'

const fx = 850
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#cf9f80', ...c })

export function kegonFalls(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('kegon-falls', o), P.alt, { ja: P.ja, pos: '53% 58%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.25, P.s1]))),
    mist(120, 70, 420, 10, P.mist, 0.6),
    mist(1050, 110, 420, 9, P.mist, 0.6),
  )
  const r = drawAmphitheatre(S, P)
  drawSideThreads(S, P, r)
  drawFallItself(S, P, r)
  drawPool(S, P)
  drawTrees(S, P)
  drawPlatform(S, P)
  return S
}

kegonFalls.also = [{ season: 'winter' }, { season: 'summer' }] satisfies Variant[]

/** The amphitheatre of columns: two walls closing on the lip. */
function drawAmphitheatre(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path(
        `M-20 130Q300 120 560 170T${fx - 60} 210L${fx + 60} 206Q1100 170 1300 140T1620 110V1090H-20z`,
        S.grad(stops([0, P.rock[0]], [0.6, P.rock[1]], [1, P.rock[3]])),
      ),
    ),
  )
  const r = rng(9)
  const cl = ['', '', '', '']
  for (let i = 0; i < 190; i++) {
    const x = r(-20, 1620)
    const top = 190 + Math.abs(x - fx) * -0.06 + r(0, 500)
    const w = r(10, 30)
    const h = r(60, 240)
    const k = Math.floor(r() * 4)
    if (Math.abs(x - fx) < 54) {
      continue
    }
    cl[k] += `M${R(x)} ${R(top)}l${R(w)} ${R(r(-8, 8))}l${R(r(-4, 4))} ${R(h)}l${R(-w)} ${R(r(-10, 10))}z`
  }
  S.add(
    S.cut(cl.map((d, i) => path(d, nth(P.rock, i), 'opacity=".8"')).join('')),
    line(
      (() => {
        let d = ''
        for (let i = 0; i < 90; i++) {
          const x = r(-20, fx - 70)
          const y = r(210, 700)
          d += `M${R(x)} ${R(y)}v${R(r(30, 120))}`
        }
        for (let i = 0; i < 40; i++) {
          const x = r(fx + 70, 1620)
          const y = r(210, 700)
          d += `M${R(x)} ${R(y)}v${R(r(30, 120))}`
        }
        return d
      })(),
      P.lit,
      3,
      'opacity=".45"',
    ),
  )
  {
    let but = ''
    let sh = ''
    for (const [x, y, w, h] of table(
      [60, 190, 110, 520],
      [250, 180, 90, 420],
      [420, 210, 120, 500],
      [600, 230, 80, 330],
      [690, 250, 70, 460],
      [950, 240, 90, 420],
      [1090, 220, 120, 520],
      [1280, 190, 100, 400],
      [1440, 180, 130, 560],
    )) {
      but += `M${x} ${y}l${R(w * 0.5)}-14L${R(x + w * 0.62)} ${y + h}L${x - 12} ${y + h + 30}z`
      sh += `M${R(x + w * 0.5)} ${y - 14}l${R(w * 0.5)} 24L${x + w + 8} ${y + h + 20}L${R(x + w * 0.62)} ${y + h}z`
    }
    S.add(S.cut(path(but, P.lit, 'opacity=".3"'), path(sh, P.rock[3], 'opacity=".6"')))
  }
  S.add(
    path(
      `M${fx + 60} 206Q1100 170 1300 140T1620 110V1090H${fx + 60}z`,
      S.grad(stops([0, '#141a28', 0.1], [0.5, '#141a28', 0.35], [1, '#141a28', 0.5]), { x2: 1, y2: 0.3 }),
    ),
    path(
      `M-20 130Q300 120 560 170T${fx - 60} 210V1090H-20z`,
      S.grad(stops([0, '#141a28', 0.5], [0.55, '#141a28', 0.12], [1, '#141a28', 0]), { x2: 1, y2: 0.2 }),
    ),
  )
  return r
}

/** Side threads from the middle band. */
function drawSideThreads(S: Scene, P: Palette, r: Random) {
  let th = ''
  for (let i = 0; i < 52; i++) {
    const x = fx - 400 + i * 16 + r(-9, 9)
    const y = 574 + Math.sin(i * 0.5) * 16 + r(-22, 22)
    const l = r(60, 230)
    const w = r(1.2, 4) * (P.ice ? 1.6 : 1)
    if (Math.abs(x - fx) < 70) {
      continue
    }
    th += `M${R(x - w)} ${R(y)}q${R(w)} -5 ${R(w * 2)} 0l${R(r(-3, 3))} ${R(l)}z`
  }
  S.add(path(th, S.grad(stops([0, P.fall, 0.95], [1, P.fall, 0.2]))))
  if (P.ice) {
    let ic = ''
    for (let i = 0; i < 96; i++) {
      const k = (r() + r() + r()) / 1.5 - 1
      const x = fx + k * 330
      const y = 250 + Math.abs(k) * 210 + r(-40, 150)
      const l = r(70, 210) * (1.2 - Math.abs(k) * 0.6)
      const w = r(3, 9)
      if (Math.abs(x - fx) < 50) {
        continue
      }
      ic += `M${R(x - w)} ${R(y)}Q${R(x)} ${R(y - 12)} ${R(x + w)} ${R(y)}L${R(x + 1)} ${R(y + l)}z`
    }
    S.add(S.cut(path(ic, S.grad(stops([0, '#f4faff'], [1, '#86aed0'])), 'opacity=".9"')))
  }
}

function drawFallItself(S: Scene, P: Palette, r: Random) {
  S.add(
    S.cut(
      path(
        `M${fx - 46} 196Q${fx} 214 ${fx + 46} 194C${fx + 54} 260 ${fx + 40} 420 ${fx + 58} 800H${fx - 64}C${fx - 36} 420 ${fx - 54} 260 ${fx - 46} 196z`,
        S.grad(stops([0, P.fallS], [0.12, P.fall], [1, P.fall])),
      ),
    ),
    line(
      (() => {
        let d = ''
        for (let i = 0; i < 26; i++) {
          const k = r(-1, 1)
          const a = r(210, 560)
          const l = r(90, 260)
          d += `M${R(fx + k * 42)} ${R(a)}Q${R(fx + k * 44)} ${R(a + l / 2)} ${R(fx + k * 48)} ${R(a + l)}`
        }
        return d
      })(),
      P.fallS,
      4,
      'stroke-linecap="round" opacity=".8"',
    ),
  )
  S.add(
    rect(0, 520, W, 460, S.grad(stops([0, P.mist, 0], [0.6, P.mist, 0.5], [1, P.mist, 0]))),
    pool(S, fx, 800, 430, 190, P.mist, 0.95),
    pool(S, fx - 120, 850, 360, 110, P.mist, 0.7),
  )
}

/** Pool and outflow. */
function drawPool(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path(
        'M480 1090Q560 900 740 850H960Q1120 900 1190 1090z',
        S.grad(stops([0, P.mist], [0.4, P.pool], [1, hex(P.pool, '#10303c', 0.5)])),
      ),
    ),
    ripples(6, 870, H, 40, P.fall, { op: 0.7, x0: 560, x1: 1140 }),
    pool(S, fx, 830, 300, 90, P.mist, 0.9),
    mist(280, 800, 620, 26, P.mist, 0.55),
    mist(800, 770, 560, 22, P.mist, 0.5),
  )
}

/** Trees on every ledge. */
function drawTrees(S: Scene, P: Palette) {
  const a = cluster(S, 5, 26, 50, 34, P.leaf, 10)
  const b = cluster(S, 6, 24, 50, 34, P.leaf2, 10)
  S.add(
    strew(b, [
      ...along(3, points([-20, 120], [260, 120], [560, 160], [780, 196]), 26, 26, 0.5, 0.9),
      ...along(4, points([920, 190], [1150, 160], [1380, 120], [1620, 100]), 26, 26, 0.5, 0.9),
    ]),
    strew(a, [
      ...along(5, points([-20, 96], [300, 100], [600, 150]), 14, 24, 0.5, 0.9),
      ...along(6, points([1080, 160], [1350, 110], [1620, 80]), 14, 24, 0.5, 0.9),
      ...along(7, points([60, 360], [260, 420], [420, 470]), 12, 40, 0.5, 0.9),
      ...along(8, points([1180, 420], [1360, 360], [1560, 330]), 12, 40, 0.5, 0.9),
    ]),
  )
  S.add(
    foliage(S, 13, points([-20, 860], [180, 830], [360, 890], [540, 960]), b, 34, 76, P.leaf2[1], { s0: 0.9, s1: 1.5 }),
    foliage(S, 14, points([1120, 960], [1280, 880], [1450, 830], [1620, 800]), b, 34, 76, P.leaf2[1], {
      s0: 0.9,
      s1: 1.5,
    }),
    foliage(S, 15, points([-20, 720], [160, 720], [320, 800], [450, 900]), a, 36, 64, P.leaf[1], { s0: 0.9, s1: 1.5 }),
    foliage(S, 16, points([1200, 890], [1330, 780], [1480, 720], [1620, 670]), a, 36, 64, P.leaf[1], {
      s0: 0.9,
      s1: 1.5,
    }),
  )
}

/** The platform: rail, two visitors looking up. */
function drawPlatform(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path('M-20 1000Q800 962 1620 1000V1090H-20z', P.deck),
      P.ice ? path('M-20 1000Q800 962 1620 1000V1014Q800 976-20 1014z', '#eef2f7') : '',
    ),
  )
  S.add(
    S.cut(
      q(640, 1062, 232, 'coat', { a: '#a8402f', b: '#3a2a30', hair: '#231a1c' }),
      q(730, 1066, 246, 'coat', { a: '#28344f', b: '#1b2236' }),
      q(1010, 1064, 220, 'guide', { a: '#e8dec8', b: '#39435a', flip: 1 }),
    ),
    S.cut(
      line('M-20 960Q800 922 1620 960M-20 1010Q800 972 1620 1010', hex(P.deck, P.lit, 0.3), 9),
      line(
        Array.from({ length: 21 }, (_, i) => `M${i * 80} ${R(958 - 38 * (1 - ((i * 80 - 800) / 820) ** 2))}v130`).join(
          '',
        ),
        P.deck,
        6,
      ),
    ),
  )
  S.add(P.ice ? snowfall(8) : '')
}
