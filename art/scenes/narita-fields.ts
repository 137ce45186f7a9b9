import {
  cumulus,
  D,
  g,
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
  persp,
  points,
  pool,
  R,
  type Random,
  rect,
  ridge,
  ripples,
  rng,
  rrect,
  Scene,
  stops,
  tone,
  type Variant,
  W,
} from '../parts/index.ts'

const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'An airliner comes in over the rice fields at Narita, a May morning',
      ja: '成田の朝',
      s0: '#2f6f9f',
      s1: '#7fb2c6',
      s2: '#e6e4cc',
      s3: '#f6d3a0',
      cloud: '#fbf3e2',
      air: '#f1eee6',
      airS: '#9fb0bf',
      airD: '#5f7488',
      red: '#b8402c',
      field: ['#f0dca8', '#9dbf9c', '#3f7a6c'],
      tree: '#4f7a68',
      treeD: '#2c5448',
      lamp: '#fff6d8',
      shadow: '#2c4a54',
    },
    {
      dusk: {
        alt: 'An airliner comes in over the rice fields at Narita at dusk, lamps lit',
        ja: '成田の夕',
        s0: '#1b2a5c',
        s1: '#6a6496',
        s2: '#e69a78',
        s3: '#f3b070',
        cloud: '#c98a8c',
        air: '#a9a3bc',
        airS: '#6a6690',
        airD: '#3a3c68',
        field: ['#f0a878', '#8a6f88', '#2c3660'],
        tree: '#3a3f62',
        treeD: '#1d2344',
        lamp: '#fff0c0',
        shadow: '#1b2044',
      },
    },
  )

type Palette = ReturnType<typeof palette>

const hy = 842
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#cf9f80', ...c })

export function naritaFields(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('narita-fields', o), P.alt, { ja: P.ja, pos: '50% 30%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.35, P.s1], [0.66, P.s2], [0.79, P.s3]))),
    pool(S, 330, 830, 560, 330, P.s3, 0.9),
    cumulus(S, 6, 930, 780, 620, 190, P.cloud, P.s2),
    cumulus(S, 9, 1180, 700, 520, 150, P.cloud, P.s2),
    mist(40, 520, 520, 12, P.cloud, 0.7),
    mist(220, 600, 460, 9, P.cloud, 0.6),
    mist(60, 170, 420, 10, P.cloud, 0.4),
  )
  drawFarWoods(S, P)
  const r = drawFloodedPaddies(S, P, o)
  drawAircraft(S, P)
  drawBank(S, P, o, r)
  return S
}

naritaFields.also = [{ hour: 'dusk' }] satisfies Variant[]

/** Far woods, control tower, the approach lights on their poles. */
function drawFarWoods(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path(
        ridge(12, -40, 1640, hy - 34, 34, { yb: hy + 10, n: 7 }),
        S.grad(stops([0, P.tree], [1, hex(P.tree, P.s3, 0.4)])),
      ),
      path(`M1256 ${hy}V700l-10-8v-30h44v30l-10 8V${hy}z`, P.treeD),
      path('M1240 664h56l-5 16h-46z', hex(P.treeD, P.s1, 0.4)),
    ),
  )
}

/** Flooded paddies: sky in strips, young rice in rows, paths between. */
function drawFloodedPaddies(S: Scene, P: Palette, o: Variant) {
  const m = persp([380, hy], [1180, hy], [3000, 1240], [-1500, 1240])
  S.add(
    path(`M-20 ${hy}H1620V1090H-20z`, S.grad(stops([0, P.field[0]], [0.4, P.field[1]], [1, P.field[2]]))),
    path(`M-20 ${hy}H1620V900H-20z`, S.grad(stops([0, P.s3, 0.7], [1, P.s3, 0]))),
    S.cut(
      line(m.lines('u', [0.1, 0.3, 0.5, 0.7, 0.9]), P.treeD, 7, 'opacity=".75"'),
      line(m.lines('v', [0.12, 0.34, 0.66]), P.treeD, 6, 'opacity=".75"'),
    ),
  )
  const r = rng(5)
  let rice = ''
  for (let i = 0; i < 420; i++) {
    const u = R(r(0, 1) * 90) / 90
    const v = r() ** 0.7
    const p = m(u, v)
    if (p[0] < -20 || p[0] > 1620 || p[1] > 1080) {
      continue
    }
    const h = 3 + (p[1] - hy) * 0.07
    rice += `M${R(p[0])} ${R(p[1])}l${D(r(-0.3, 0.3) * h)} ${D(-h)}`
  }
  S.add(
    line(rice, hex(P.treeD, '#7fae6c', o.hour ? 0.15 : 0.6), 2.6, 'stroke-linecap="round"'),
    ripples(7, hy + 8, H, 26, P.cloud, { op: 0.5 }),
  )
  let po = ''
  let la = ''
  for (let i = 0; i < 8; i++) {
    const t = i / 7
    const x = lerp(470, 120, t ** 1.4)
    const y = lerp(hy + 6, 990, t ** 1.8)
    const k = lerp(0.3, 1.4, t ** 1.6)
    po += `M${R(x)} ${R(y)}v${R(-90 * k)}M${R(x - 36 * k)} ${R(y - 90 * k)}h${R(72 * k)}`
    for (const d of [-32, -11, 11, 32]) {
      la += pool(S, x + d * k, y - 96 * k, 18 * k, 18 * k, P.lamp, 0.9)
    }
  }
  S.add(line(po, P.shadow, 4), la)
  return r
}

/** The aircraft, from below, wheels down, turning its belly to the light. */
function drawAircraft(S: Scene, P: Palette) {
  S.add(
    g(
      S.cut(
        path(
          'M-26 40C-150 90-330 176-486 262L-500 300L-470 296C-320 246-170 216-40 214z',
          S.grad(stops([0, P.airS], [1, P.airD]), { x1: 1, x2: 0 }),
        ),
        path(
          'M26 40C150 90 330 176 486 262L500 300L470 296C320 246 170 216 40 214z',
          S.grad(stops([0, P.air], [1, P.airS]), { x1: 0, x2: 1 }),
        ),
        path(
          'M-14 470C-70 500-140 540-178 570L-180 588C-120 576-60 566-10 566zM14 470C70 500 140 540 178 570L180 588C120 576 60 566 10 566z',
          P.airS,
        ),
        path(
          'M0-330C34-320 52-250 54-160V330C50 440 26 560 0 620C-26 560-50 440-54 330V-160C-52-250-34-320 0-330z',
          S.grad(stops([0, P.airD], [0.35, P.airS], [0.62, P.air], [1, hex(P.air, P.s3, 0.4)]), { x2: 1, y2: 0 }),
        ),
        path('M-36 60Q0 40 36 60V230Q0 250-36 230z', P.airD, 'opacity=".55"'),
        path('M-8 430H8L6 620H-6z', P.red),
        path('M-50-180Q0-160 50-180L51-196Q0-178-51-196z', P.red, 'opacity=".9"'),
        path('M-40-262Q0-244 40-262', 'none', `stroke="${P.airD}" stroke-width="5"`),
        ...points([-206, 110], [206, 110]).map(
          ([x, y]) =>
            `${path(
              rrect(x - 32, y - 64, 64, 132, 28),
              S.grad(stops([0, P.airD], [0.6, P.airS], [1, P.air]), { x2: 1, y2: 0 }),
            )}<ellipse cx="${x}" cy="${y - 62}" rx="30" ry="12" fill="${P.shadow}"/>`,
        ),
        line('M-60 150v60M60 150v60M0-210v46', P.shadow, 10),
        pool(S, -70, 50, 70, 70, P.lamp, 0.95),
        pool(S, 70, 50, 70, 70, P.lamp, 0.95),
        pool(S, 0, -190, 60, 60, P.lamp, 0.9),
        path(
          'M-80 196h18v34h-18zM-56 196h18v34h-18zM38 196h18v34h-18zM62 196h18v34h-18zM-12-176h10v24h-10zM2-176h10v24h-10z',
          P.shadow,
        ),
      ),
      'transform="translate(770 330) rotate(-64) skewX(-12) scale(.62 .6)"',
    ),
  )
}

/** On the bank: a farmer pauses, a child points. */
function drawBank(S: Scene, P: Palette, o: Variant, r: Random) {
  S.add(S.cut(path('M560 1090Q800 986 1100 990T1620 950V1090z', S.grad(stops([0, P.tree], [1, P.treeD])))))
  S.add(
    S.cut(
      q(960, 1010, 176, 'coat', { a: '#3f5a86', b: '#2c3c5c', hair: '#e6d3a0' }),
      path('M918 868Q962 832 1006 868Q962 878 918 868z', hex('#e6cf94', P.s0, o.hour ? 0.3 : 0)),
      q(1046, 1012, 118, 'child', { a: '#c2553f', b: '#39435a' }),
      limb(points([1036, 944], [1014, 914], [1000, 890]), 13, 9, '#c2553f'),
      q(1250, 990, 168, 'walk', { a: '#e3dac6', b: '#54607a', flip: 1 }),
    ),
  )
  let gr = ''
  for (let i = 0; i < 80; i++) {
    const x = r(600, 1620)
    const y = 1085 - (x - 600) * 0.1 + r(-30, 10)
    gr += `M${R(x)} ${R(y)}q${R(r(-3, 5))} ${R(-r(8, 18))} ${R(r(-8, 12))} ${R(-r(18, 44))}`
  }
  S.add(line(gr, P.treeD, 3, 'stroke-linecap="round"'))
}
