import {
  D,
  dots,
  H,
  lerp,
  limb,
  line,
  name,
  type Point,
  path,
  points,
  poly,
  pool,
  R,
  rect,
  rrect,
  Scene,
  skyline,
  spline,
  stops,
  table,
  tokyoTower,
  tone,
  type Variant,
  W,
  windows,
} from '../parts/index.ts'

const palette = (o: Variant) =>
  tone(o, {
    alt: 'The Shuto Expressway at night, seen from the back seat; the chauffeur at the wheel',
    ja: '首都高の夜',
    top: '#0a1430',
    mid: '#1f3a66',
    low: '#8a6a72',
    glow: '#e59a5c',
    road: '#262a3d',
    roadN: '#12141f',
  })

type Palette = ReturnType<typeof palette>

const hy = 500
const vx = 560
const vy = 512
const far = (t: number, off: number): Point => {
  const k = t ** 2.3
  const c = lerp(vx, 860, t ** 0.8) - Math.sin((1 - t) * 1.6) * 40
  return [c + off * (6 + 760 * k), vy + 330 * k]
}
const edge = (off: number, n = 24) => Array.from({ length: n + 1 }, (_, i) => far(i / n, off))

export function nightExpressway(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('night-expressway', o), P.alt, { ja: P.ja, pos: '45% 45%' })
  S.add(rect(0, 0, W, H, S.grad(stops([0, P.top], [0.22, P.mid], [0.4, P.low], [0.48, P.glow]))))
  S.add(
    S.cut(skyline(S, 21, hy + 10, 60, 190, '#3a4468', { lit: 0.22, win: '#e9b878', w0: 40, w1: 90, op: 0.7 })),
    tokyoTower(990, hy, 300, '#e2603a', '#ffd79a'),
    pool(S, 990, 360, 150, 200, '#ff8a4c', 0.3),
  )
  S.add(
    S.cut(
      rect(-20, 150, 250, 400, '#1b2340'),
      windows(4, -10, 170, 220, 340, 13, 20, 0.5, '#f0c583', { op: 0.85 }),
      rect(250, 250, 150, 300, '#252f52'),
      windows(7, 258, 262, 130, 250, 9, 15, 0.4, '#dfb37a', { op: 0.8 }),
      rect(1180, 110, 170, 440, '#1d2645'),
      windows(9, 1192, 128, 148, 380, 9, 24, 0.42, '#f0c583', { op: 0.8 }),
      rect(1370, 210, 260, 340, '#151c36'),
      windows(12, 1384, 226, 230, 300, 13, 17, 0.45, '#e8bd80', { op: 0.8 }),
    ),
  )
  S.add(
    rect(0, hy - 60, W, 80, S.grad(stops([0, P.glow, 0], [1, P.glow, 0.55]))),
    rect(0, hy + 6, W, 300, S.grad(stops([0, '#7a5a5c'], [0.3, '#2b2c44'], [1, '#15182a']))),
  )
  drawRoad(S, P)
  drawLamps(S)
  drawGreenGantrySign(S)
  drawCabin(S)
  drawSeats(S)
  return S
}

/** The road swings left between sound walls. */
function drawRoad(S: Scene, P: Palette) {
  S.add(
    path(
      spline(edge(-1)) +
        'L' +
        edge(1)
          .reverse()
          .map((p) => `${R(p[0])} ${R(p[1])}`)
          .join('L') +
        'z',
      S.grad(stops([0, '#b87a5a'], [0.12, '#54465a'], [0.5, P.road], [1, P.roadN])),
    ),
  )
  const wall = (off: number) =>
    path(
      spline(edge(off)) +
        'L' +
        edge(off)
          .reverse()
          .map(([x, y], i, a) => {
            const t = 1 - i / (a.length - 1)
            const k = t ** 2.3
            return `${R(x + off * 90 * k)} ${R(y - 4 - 150 * k)}`
          })
          .join('L') +
        'z',
      S.grad(stops([0, off < 0 ? '#4a4560' : '#6b566a'], [1, off < 0 ? '#1b1d30' : '#22233a'])),
    )
  S.add(S.cut(wall(-1), wall(1)))
  let dash = ''
  for (let i = 3; i < 24; i += 2) {
    const a = far(i / 24, -0.02)
    const b = far((i + 1) / 24, -0.02)
    const k = (i / 24) ** 2.3 * 9 + 0.6
    dash += poly(points([a[0] - k * 0.5, a[1]], [a[0] + k * 0.5, a[1]], [b[0] + k, b[1]], [b[0] - k, b[1]]))
  }
  S.add(
    path(dash, '#efe6d4', 'opacity=".8"'),
    line(spline(edge(-0.86)), '#efe6d4', 3, 'opacity=".5"'),
    line(spline(edge(0.86)), '#efe6d4', 3, 'opacity=".5"'),
  )
}

/** Lamps: posts lean over the lane, their light lies on the asphalt. */
function drawLamps(S: Scene) {
  let posts = ''
  let lamps = ''
  let halo = ''
  for (let i = 2; i < 22; i++) {
    for (const s of [-1, 1]) {
      const t = i / 22
      const k = t ** 2.3
      const p = far(t, s)
      const y = p[1] - 4 - 150 * k
      const h = 10 + 420 * k
      if (s < 0 && i % 2) {
        continue
      }
      const X = p[0] + s * 90 * k
      posts += `M${R(X)} ${R(y)}V${R(y - h * 0.8)}Q${R(X)} ${R(y - h)} ${R(X - s * h * 0.22)} ${R(y - h)}`
      lamps += `M${R(X - s * h * 0.22)} ${R(y - h)}h${D(-s * (1 + 26 * k))}`
      halo += pool(S, X - s * h * 0.28, y - h + 3, 10 + 120 * k, 8 + 90 * k, '#ffc275', 0.55)
    }
  }
  S.add(line(posts, '#11152a', 3), halo, line(lamps, '#fff0c8', 6, 'stroke-linecap="round"'))
}

/** A green gantry sign, tail lights going away. */
function drawGreenGantrySign(S: Scene) {
  S.add(
    S.cut(
      line('M430 352V540M800 352V520', '#161b30', 8),
      line('M426 356H804', '#161b30', 10),
      path(rrect(470, 372, 150, 78, 6), '#1f6a56'),
      path(rrect(640, 372, 140, 78, 6), '#1f6a56'),
    ),
    line('M494 394h74M494 412h50M664 394h80M664 412h58', '#e9efe2', 7, 'opacity=".85"'),
    line('M592 434v-40m-10 12l10-13l10 13M756 434v-20q0-12 12-18', '#e9efe2', 5, 'opacity=".85"'),
  )
  for (const [t, off, s] of table([0.34, -0.5, 0.5], [0.5, 0.4, 0.9], [0.62, -0.52, 1.5], [0.2, 0.3, 0.3])) {
    const p = far(t, off)
    const w = 40 * s
    S.add(
      S.cut(path(rrect(p[0] - w, p[1] - w * 1.2, w * 2, w * 1.1, w * 0.3), '#0b0d18')),
      pool(S, p[0] - w * 0.75, p[1] - w * 0.55, w, w * 0.7, '#ff4a30', 0.8),
      pool(S, p[0] + w * 0.75, p[1] - w * 0.55, w, w * 0.7, '#ff4a30', 0.8),
      line(
        `M${R(p[0] - w * 0.95)} ${R(p[1] - w * 0.55)}h${R(w * 0.45)}M${R(p[0] + w * 0.5)} ${R(p[1] - w * 0.55)}h${R(w * 0.45)}`,
        '#ff7a55',
        D(w * 0.16),
        'stroke-linecap="round"',
      ),
    )
  }
}

/** The cabin: pillars, roof, dash. */
function drawCabin(S: Scene) {
  S.add(
    S.cut(
      path(
        'M-10-10H1610V1077H-10zM92 640C80 480 150 250 232 172C420 138 1180 138 1366 172C1448 250 1520 480 1508 640C1180 600 420 600 92 640z',
        '#0b0c14',
        'fill-rule="evenodd"',
      ),
    ),
    path(
      'M92 640C80 480 150 250 232 172C420 138 1180 138 1366 172C1448 250 1520 480 1508 640',
      'none',
      'stroke="#3a3f58" stroke-width="5" opacity=".8"',
    ),
  )
  S.add(
    rect(0, 600, W, 470, S.grad(stops([0, '#0b0c14', 0], [0.2, '#0b0c14', 1]))),
    S.cut(
      path(
        'M40 668C420 604 1180 604 1560 668V1067H40z',
        S.grad(stops([0, '#23263a'], [0.3, '#12131d'], [1, '#090a10'])),
      ),
    ),
    line('M60 672C430 612 1170 612 1540 672', '#d99a66', 2.5, 'opacity=".5"'),
  )
  S.add(
    S.cut(
      path(rrect(668, 190, 230, 76, 30), '#090a11'),
      path(rrect(680, 199, 206, 57, 24), S.grad(stops([0, '#2a3558'], [1, '#b07a5e']))),
      rect(774, 140, 18, 56, '#090a11'),
    ),
    dots(5, 9, 700, 870, 226, 250, 5, '#ffd79a', { op: 0.8 }),
  )
  S.add(
    path(rrect(700, 706, 210, 104, 14), S.grad(stops([0, '#1e3a5c'], [1, '#15253e']))),
    line('M716 780q60-50 90-20t88-40', '#7fb0c9', 4, 'opacity=".7"'),
    `<circle cx="806" cy="762" r="7" fill="#f3b35c"/>`,
    pool(S, 1110, 690, 150, 40, '#9fc3d6', 0.35),
  )
}

/** Seats, and the chauffeur at the right-hand wheel. */
function drawSeats(S: Scene) {
  const seat = (x: number, w: number) =>
    path(
      `M${x - w * 0.5} 1077C${x - w * 0.56} 930 ${x - w * 0.46} 822 ${x - w * 0.34} 806Q${x} 780 ${x + w * 0.34} 806C${x + w * 0.46} 822 ${x + w * 0.56} 930 ${x + w * 0.5} 1077z`,
      S.grad(stops([0, '#4a4350'], [0.35, '#2a2833'], [1, '#15151f'])),
    ) +
    path(rrect(x - w * 0.22, 668, w * 0.44, 140, 42), S.grad(stops([0, '#544a56'], [0.7, '#25232e']))) +
    line(`M${x - w * 0.34} 812Q${x} 788 ${x + w * 0.34} 812`, '#c98f63', 2.5, 'opacity=".5"')
  S.add(
    S.cut(
      path(
        'M930 1067C950 880 990 800 1062 774C1096 762 1104 744 1106 716H1200C1202 744 1212 762 1248 774C1310 800 1350 880 1372 1067z',
        '#0e0f18',
      ),
      path('M1106 640Q1100 560 1154 556Q1210 560 1202 640Q1196 700 1180 726H1128Q1110 700 1106 640z', '#8a6352'),
      path('M1100 652Q1094 590 1154 586Q1214 590 1208 652Q1200 690 1186 700H1122Q1108 690 1100 652z', '#13121a'),
      path('M1078 606C1066 540 1108 514 1156 514C1206 514 1240 542 1230 606Q1154 584 1078 606z', '#12141f'),
      path('M1078 606Q1154 584 1230 606L1228 620Q1154 600 1080 620z', '#2b2e40'),
      line('M1078 606C1066 540 1108 514 1156 514', '#e0a06c', 4, 'opacity=".75"'),
      line('M952 930C966 850 1000 800 1062 774', '#e0a06c', 4, 'opacity=".6"'),
      path('M1112 728H1196L1192 744Q1154 756 1116 744z', '#e9e2d6'),
    ),
  )
  S.add(
    S.cut(`<ellipse cx="1150" cy="756" rx="236" ry="128" fill="none" stroke="#191a26" stroke-width="24"/>`),
    line('M930 712Q1010 630 1150 628Q1290 630 1370 712', '#c98f63', 3, 'opacity=".5"'),
    S.cut(
      limb(points([1010, 880], [950, 830], [930, 760]), 76, 46, '#141622'),
      path(
        'M898 742C894 704 912 684 944 682C972 686 984 708 976 742C968 766 950 776 932 774C912 772 902 760 898 742z',
        '#ece7dd',
      ),
      line('M908 720q24-16 60-4M906 740q26-14 64-2', '#b9b2a6', 4),
    ),
  )
  S.add(S.cut(seat(1154, 440), seat(420, 440)))
  S.wrap('transform="translate(-118 -74) scale(1.15)"')
}
