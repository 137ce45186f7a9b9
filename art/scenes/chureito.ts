import {
  cluster,
  dots,
  foliage,
  fuji,
  g,
  H,
  hex,
  lerp,
  limb,
  line,
  mist,
  name,
  nth,
  type PersonKind,
  type PersonOptions,
  PINK,
  pagoda,
  path,
  person,
  points,
  R,
  rect,
  ridge,
  rng,
  Scene,
  snowfall,
  stops,
  tone,
  type Variant,
  W,
} from '../parts/index.ts'

const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'The Chureito pagoda above Fujiyoshida, Mount Fuji and cherry trees in April',
      ja: '忠霊塔の春',
      s0: '#2f6796',
      s1: '#7fb0c4',
      s2: '#e9e6d4',
      f: '#5f7fa4',
      fs: '#3f6090',
      snow: '#fdf8f0',
      snowS: '#a9c0d8',
      line: 0.56,
      town: '#a9b6b4',
      hill: '#7d9a84',
      bl: PINK,
      body: '#cf9dab',
      bark: '#33272a',
      ground: '#6d7d58',
      cap: '',
    },
    {
      autumn: {
        alt: 'The Chureito pagoda and Mount Fuji with November maples',
        ja: '忠霊塔の秋',
        s0: '#3a6f8e',
        s1: '#a3bfc0',
        s2: '#f4e2bd',
        f: '#7a8a98',
        fs: '#54708a',
        line: 0.3,
        hill: '#a58a5c',
        bl: ['#5f1f1a', '#96301f', '#c24a2a', '#dd7a38', '#f0b060'],
        body: '#8a2f22',
        ground: '#7a6a48',
      },
      snow: {
        alt: 'The Chureito pagoda and Mount Fuji after snow, a winter morning',
        ja: '忠霊塔の雪',
        s0: '#4a6a96',
        s1: '#a3b6cc',
        s2: '#f2ddd0',
        f: '#8fa4c4',
        fs: '#6a84b0',
        snow: '#ffffff',
        snowS: '#c3d2e6',
        line: 0.86,
        town: '#dfe4ea',
        hill: '#b9c6d6',
        bl: ['#8d9cb6', '#b3c1d5', '#d5deea', '#eef2f7', '#ffffff'],
        body: '#c3cfdf',
        ground: '#e3e8f0',
        cap: '#f6f8fb',
      },
    },
  )

type Palette = ReturnType<typeof palette>

const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#d3a283', ...c })

export function chureito(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('chureito', o), P.alt, { ja: P.ja, pos: '55% 45%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.28, P.s1], [0.56, P.s2]))),
    mist(20, 190, 460, 11, P.snow, 0.55),
    mist(930, 140, 520, 9, P.snow, 0.4),
  )
  const F = fuji(7, 560, 150, 470, 800, { snowline: P.line })
  S.add(
    S.cut(
      path(F.body, S.grad(stops([0, P.f], [0.6, hex(P.f, P.s2, 0.35)], [1, P.s2]))),
      path(F.shade, S.grad(stops([0, P.fs], [0.6, hex(P.fs, P.s2, 0.3)], [1, P.s2]))),
      path(F.snow, P.snow),
      g(path(F.snow, P.snowS), `clip-path="${S.clip(F.shade)}"`),
    ),
    mist(140, 560, 900, 18, P.s2, 0.9),
  )
  drawTown(S, P)
  drawHillside(S, P)
  drawSteps(S, P)
  drawBlossomBelow(S, P)
  return S
}

chureito.also = [{ season: 'autumn' }, { season: 'snow' }] satisfies Variant[]

/** The town on its plain, roofs catching light. */
function drawTown(S: Scene, P: Palette) {
  S.add(
    path('M0 580H1600V1080H0z', S.grad(stops([0, P.s2], [0.25, P.town], [1, hex(P.town, P.hill, 0.6)]))),
    S.cut(
      path(
        ridge(22, -40, 1640, 600, 34, { yb: 640, peaks: points([300, 612], [900, 590], [1400, 560]) }),
        hex(P.hill, P.s2, 0.55),
      ),
    ),
  )
  const r = rng(4)
  const rf: [string, string, string] = ['', '', '']
  for (let i = 0; i < 330; i++) {
    const t = r() ** 0.8
    const y = lerp(622, 860, t)
    const x = r(0, 1600)
    const w = lerp(7, 28, t)
    const h = lerp(3, 11, t)
    rf[(i % 3) as 0 | 1 | 2] += `M${R(x)} ${R(y)}h${R(w)}v${R(h)}h${R(-w)}z`
  }
  S.add(
    path(rf[0], hex(P.town, '#54687c', 0.5), 'opacity=".75"'),
    path(rf[1], P.cap || hex(P.town, '#fdf6e6', 0.75), 'opacity=".85"'),
    path(rf[2], hex(P.town, '#9c5a48', 0.4), 'opacity=".6"'),
    mist(-60, 690, 800, 14, P.s2, 0.6),
    mist(700, 760, 900, 16, P.s2, 0.45),
  )
}

/** Hillside and the pagoda standing on it. */
function drawHillside(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path(
        'M1620 700Q1420 740 1300 850T900 960Q560 990 300 1080H1620z',
        S.grad(stops([0, P.ground], [1, hex(P.ground, P.bark, 0.6)])),
      ),
    ),
  )
  S.add(
    S.cut(
      pagoda(1150, 930, 3.5, {
        wall: '#b8432e',
        post: '#7d2a24',
        roofc: P.cap ? '#5a6a80' : '#4d5f6c',
        edge: '#2a3642',
        snow: P.cap,
      }),
    ),
  )
}

/** Steps and visitors. */
function drawSteps(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path('M760 1080L900 966H1010L960 1080z', P.cap ? '#cfd6e0' : '#b5ac9c'),
      line('M884 980h120M862 998h132M838 1020h146M812 1044h160', hex('#8a8478', P.cap || '#8a8478', 0.3), 4),
    ),
    S.cut(
      q(912, 990, 92, 'walk', { a: '#2f4468', b: '#263048' }),
      q(950, 1004, 92, 'dress', { a: '#c2553f', b: '#a94735' }),
      q(1330, 900, 80, 'guide', { a: '#efe6d2', b: '#39435a', flip: 1 }),
      q(1376, 902, 78, 'coat', { a: '#39507a', b: '#2a3a58' }),
    ),
  )
}

/** Blossom below and beside. */
function drawBlossomBelow(S: Scene, P: Palette) {
  const id = cluster(S, 5, 24, 54, 34, P.bl, 11)
  S.add(
    S.cut(
      limb(points([1640, 1000], [1520, 860], [1460, 700], [1380, 560]), 70, 8, P.bark),
      limb(points([1500, 800], [1560, 640], [1600, 520]), 26, 6, P.bark),
      limb(points([-30, 1000], [120, 930], [300, 900], [460, 920]), 40, 6, P.bark),
    ),
    foliage(S, 71, points([1380, 540], [1450, 640], [1540, 600], [1620, 520]), id, 30, 50, P.body),
    foliage(S, 74, points([1380, 1010], [1480, 900], [1620, 840]), id, 26, 60, P.body),
    foliage(S, 77, points([-20, 900], [130, 890], [300, 900], [460, 930], [600, 1000]), id, 44, 54, P.body),
    foliage(S, 80, points([-20, 1030], [200, 1010], [420, 1040], [680, 1070]), id, 36, 50, P.body),
    foliage(S, 83, points([1020, 1060], [1180, 1020], [1330, 1060]), id, 20, 40, P.body),
  )
  S.add(P.cap ? snowfall(9) : dots(12, 40, 60, 1560, 420, 1040, 6, nth(P.bl, 3), { op: 0.95, h: 3 }))
}
