import {
  at,
  clump,
  dots,
  fuji,
  g,
  H,
  hex,
  lerp,
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
  ripples,
  rng,
  Scene,
  shade,
  stops,
  table,
  tone,
  type Variant,
  W,
} from '../parts/index.ts'

const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'Enoshima and Mount Fuji from the beach at Shichirigahama, sunset',
      ja: '七里ヶ浜の夕日',
      s0: '#2f4a7c',
      s1: '#8a86a0',
      s2: '#f0b078',
      s3: '#ee7f52',
      sun: '#fbe3a8',
      f: '#5d5478',
      isle: '#2c3050',
      sea: ['#f0a06c', '#c98274', '#6a6a8e', '#24365e'],
      foam: '#fdeedb',
      sand: ['#c98f72', '#7d6068', '#3f3a50'],
      fig: '#1d1f34',
      star: 0,
    },
    {
      dawn: {
        alt: 'Enoshima and Mount Fuji from Shichirigahama on a clear winter morning',
        ja: '七里ヶ浜の朝',
        s0: '#3f7fb0',
        s1: '#9cc4d2',
        s2: '#eadfcf',
        s3: '#f3cfc0',
        sun: '',
        f: '#8fa6c4',
        isle: '#3f5f5c',
        sea: ['#cfe3e2', '#7fb4c2', '#3a84a4', '#1a5478'],
        foam: '#ffffff',
        sand: ['#dcc9a8', '#b09c88', '#6f6a70'],
        fig: '#24304a',
      },
      night: {
        alt: 'Moonlight on the sea at Shichirigahama, Enoshima light burning',
        ja: '七里ヶ浜の月',
        s0: '#070d26',
        s1: '#14224c',
        s2: '#33487c',
        s3: '#5c6c9c',
        sun: '#f4efd8',
        f: '#2c3c6c',
        isle: '#0c1430',
        sea: ['#7a8ab4', '#2c4478', '#152a58', '#080f28'],
        foam: '#cdd8f0',
        sand: ['#3f4a70', '#252c4c', '#0e1228'],
        fig: '#070b1c',
        star: 1,
      },
    },
  )

type Palette = ReturnType<typeof palette>

const hy = 520
const isle =
  'M1060 522Q1072 474 1120 462Q1150 430 1200 436Q1240 404 1300 412Q1360 404 1400 440Q1450 452 1470 490L1500 522z'
const wave = (y0: number, y1: number, k: number, c: string, op: number) => {
  const r = rng(R(y0))
  let d = `M1640 ${R(y0)}`
  const n = 18
  for (let i = 1; i <= n; i++) {
    const t = i / n
    const x = lerp(1640, -60, t)
    const y = lerp(y0, y1, t ** 1.5) + Math.sin(t * 9 + y0) * 12 * k
    d += `Q${R(x + 48)} ${R(y - r(14, 30) * k)} ${R(x)} ${R(y)}`
  }
  return path(
    `${d}L-60 ${R(y1 + 60 * k)}Q700 ${R(lerp(y0, y1, 0.5) + 70 * k)} 1640 ${R(y0 + 26 * k)}z`,
    c,
    `opacity="${op}"`,
  )
}
const shore = 'M-20 812Q300 800 560 870T1100 1000Q1300 1040 1640 1050V1090H-20z'

export function enoshimaBeach(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('enoshima-beach', o), P.alt, { ja: P.ja, pos: '48% 62%' })
  // drawn as seen in a glass, turned at the end: the island stands south (left) of Fuji
  S.add(rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.2, P.s1], [0.38, P.s2], [0.49, P.s3]))))
  if (P.star) {
    S.add(dots(5, 80, 0, W, 0, 400, 2.6, '#eef1ff', { op: 0.8 }))
  }
  for (const [x, y, w, h, op] of table(
    [200, 150, 620, 13, 0.35],
    [820, 220, 700, 15, 0.4],
    [60, 300, 520, 11, 0.5],
    [1000, 330, 560, 10, 0.5],
    [480, 390, 640, 9, 0.55],
  )) {
    S.add(mist(x, y, w, h, hex(P.s2, P.foam, 0.3), op))
  }
  const sx = P.star ? 640 : 1010
  const sy = P.star ? 190 : 432
  if (P.sun) {
    S.add(
      pool(S, sx, sy, 420, 300, P.sun, P.star ? 0.4 : 0.75),
      `<circle cx="${sx}" cy="${sy}" r="${P.star ? 54 : 70}" fill="${P.sun}"/>`,
    )
  }
  const F = fuji(7, 690, 300, 220, 420, { snowline: 0.34 })
  S.add(
    S.cut(
      path(F.body, S.grad(stops([0, P.f], [0.6, hex(P.f, P.s3, 0.35)], [1, P.s3]))),
      path(F.snow, hex(P.f, P.foam, P.sun ? 0.32 : 0.9)),
      g(path(F.snow, hex(P.f, P.foam, P.sun ? 0.12 : 0.6)), `clip-path="${S.clip(F.shade)}"`),
    ),
    S.cut(
      path(
        ridge(15, -40, 1000, 500, 26, { yb: hy, peaks: points([200, 486], [560, 508]) }),
        S.grad(stops([0, hex(P.isle, P.s3, 0.45)], [1, hex(P.isle, P.s3, 0.65)])),
      ),
    ),
  )
  const I = drawIsland(S, P)
  // sea, sun road
  S.add(
    path('M0 520H1600V1080H0z', S.grad(stops([0, P.sea[0]], [0.14, P.sea[1]], [0.38, P.sea[2]], [0.75, P.sea[3]]))),
    S.mirror(I.id, hy, { opacity: 0.5, squash: 0.6, clipTo: S.clip('M0 520H1600V700H0z') }),
    P.sun ? ripples(8, hy + 4, 860, 90, P.sun, { op: 0.75, x0: sx - 150, x1: sx + 150, len: 1.1 }) : '',
    ripples(3, hy + 8, 800, 90, hex(P.sea[0], P.foam, 0.4), { op: 0.5 }),
    ripples(4, hy + 30, 820, 60, P.sea[3], { op: 0.35 }),
  )
  drawWaves(S, P)
  drawSurferGoingHome(S, P)
  return S
}

enoshimaBeach.also = [{ hour: 'dawn' }, { hour: 'night' }] satisfies Variant[]

/** The island: wooded back, lighthouse, causeway. */
function drawIsland(S: Scene, P: Palette) {
  const I = S.named(
    S.cut(
      path(isle, S.grad(stops([0, P.isle], [1, hex(P.isle, P.sea[3], 0.4)]))),
      path('M1296 414l8-92h16l8 92z', P.isle),
      path('M1292 330h40l-6-24h-28z', hex(P.isle, P.foam, 0.25)),
      line('M1312 306v-26', P.isle, 4),
      path(
        clump(rng(4), 1180, 446, 40, 20, 8, 0.4) +
          clump(rng(5), 1260, 420, 44, 22, 9, 0.4) +
          clump(rng(6), 1380, 436, 46, 22, 9, 0.4) +
          clump(rng(9), 1110, 470, 34, 16, 8, 0.4),
        P.isle,
      ),
      path('M840 516H1070V523H840z', hex(P.isle, P.s3, 0.2)),
      line('M860 522v10M900 522v10M940 522v10M980 522v10M1020 522v10', hex(P.isle, P.s3, 0.2), 3),
    ),
  )
  S.add(I.svg, P.star || !P.sun ? '' : '', pool(S, 1312, 318, 60, 40, '#fff2c4', P.sun ? 0.8 : 0))
  return I
}

/** Waves run in on a diagonal, the sand comes up from the left. */
function drawWaves(S: Scene, P: Palette) {
  S.add(
    S.cut(
      wave(640, 760, 0.8, hex(P.sea[2], P.foam, 0.18), 0.6),
      wave(634, 752, 0.4, P.foam, 0.75),
      wave(716, 850, 1, hex(P.sea[2], P.foam, 0.25), 0.6),
      wave(708, 842, 0.5, P.foam, 0.9),
    ),
  )
  S.add(
    S.cut(
      path('M-20 780Q320 770 600 846T1120 968Q1320 1010 1640 1010V1090H-20z', P.foam, 'opacity=".9"'),
      path(
        'M-20 796Q310 786 580 860T1110 986Q1310 1026 1640 1030V1090H-20z',
        S.grad(stops([0, hex(P.sand[0], P.s2, 0.45)], [1, P.sand[1]])),
      ),
      path(shore, S.grad(stops([0, P.sand[0]], [0.5, P.sand[1]], [1, P.sand[2]]))),
    ),
    P.sun
      ? path('M860 930Q980 950 1120 986Q1310 1020 1500 1030L1300 1036Q1020 1000 860 930z', P.sun, 'opacity=".4"')
      : '',
  )
  let steps = ''
  for (let i = 0; i < 22; i++) {
    steps += `M${R(180 + i * 21)} ${R(1040 - i * 6.4 + (i % 2) * 12)}h9`
  }
  S.add(line(steps, P.sand[2], 5, 'stroke-linecap="round" opacity=".6"'))
}

/** A surfer going home, two who watch. */
function drawSurferGoingHome(S: Scene, P: Palette) {
  const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
    person(x, y, h, k, { skin: hex('#b98468', P.fig, 0.3), hair: P.fig, ...c })
  S.add(
    P.sun ? path('M640 908l-330 92l30 6l330-86z', P.sand[2], 'opacity=".5"') : shade(S, 650, 910, 70, 9, 0.4),
    S.cut(
      q(650, 910, 216, 'walk', { a: P.fig, b: P.fig, flip: 1 }),
      at(
        662,
        806,
        1,
        `<g transform="rotate(-17)"><path d="M-150 4Q-80-26 40-22Q130-14 160 4Q130 20 40 22Q-80 20-150 4z" fill="${hex('#f3e3c4', P.fig, P.star ? 0.5 : 0.1)}"/>` +
          `<path d="M-148 4Q0-6 158 4" stroke="#b8402c" stroke-width="5" fill="none"/>` +
          `</g>`,
      ),
    ),
    S.cut(
      q(884, 948, 146, 'coat', { a: hex('#3a3556', P.fig, 0.4), b: P.fig }),
      q(932, 958, 138, 'dress', { a: hex('#a8443a', P.fig, P.star ? 0.5 : 0.1), b: hex('#8f382f', P.fig, 0.3) }),
    ),
    P.sun ? path('M880 948l-180 60h26l170-54zM930 958l-170 62h24l160-56z', P.sand[2], 'opacity=".5"') : '',
  )
  S.wrap(`transform="translate(${W} 0) scale(-1 1)"`)
}
