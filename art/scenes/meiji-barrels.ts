import {
  bough,
  clump,
  D,
  dots,
  glyph,
  H,
  line,
  type PersonKind,
  type PersonOptions,
  type Plane,
  path,
  person,
  persp,
  points,
  poly,
  R,
  rect,
  rng,
  Scene,
  shade,
  stops,
  table,
  torii,
  W,
} from '../parts/index.ts'

const straw = '#e9d8ac'
const rope = '#b4955a'
const design = [
  `<circle r="27" fill="#c2452d"/>${glyph('寿', -19, -19, 38, '#f6ecd6')}`,
  glyph('酒', -28, -28, 56, '#22305a'),
  path('M-40-6H40V20H-40z', '#22305a') + glyph('東', -17, -40, 34, '#22305a'),
  `<circle r="29" fill="none" stroke="#2f6a5c" stroke-width="8"/>${glyph('本', -18, -18, 36, '#2f6a5c')}`,
  `${[0, 1, 2, 3, 4]
    .map(
      (i) => `<circle cx="${R(Math.sin(i * 1.257) * 17)}" cy="${R(-Math.cos(i * 1.257) * 17)}" r="13" fill="#8e3a5c"/>`,
    )
    .join('')}<circle r="8" fill="#e8c560"/>`,
  `${path('M-40 2Q-20-16 0 2T40 2V28H-40z', '#39639a')}<circle cx="12" cy="-18" r="12" fill="#c2452d"/>`,
]
const rows = 5
const cols = 13
const figure = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#cfa184', ...c })

export function meijiBarrels() {
  const S = new Scene('meiji-barrels', 'Sake barrels offered at Meiji Shrine, along the forest path in June', {
    ja: '神宮の酒樽',
    pos: '55% 58%',
  })
  S.add(rect(0, 0, W, H, S.grad(stops([0, '#2f4a3a'], [0.3, '#6f8d63'], [0.52, '#dfe2b4'], [0.6, '#eef0cc']))))
  const r = rng(12)
  let far = ''
  let mid = ''
  for (let i = 0; i < 26; i++) {
    far += clump(r, r(900, 1640), r(150, 560), r(60, 130), r(40, 90), 12, 0.9)
  }
  S.add(path(far, '#8fa776', 'opacity=".55"'))
  for (const [x, w, c] of table(
    [1120, 16, '#8e9f70'],
    [1190, 20, '#7a8c62'],
    [1030, 14, '#93a678'],
    [1286, 30, '#5d7050'],
    [1090, 9, '#a3b386'],
  )) {
    mid += path(`M${x - w} 640Q${x - w * 0.5} 400 ${x - w * 0.6}-10h${w * 1.3}Q${x + w * 0.5} 400 ${x + w} 640z`, c)
  }
  S.add(S.cut(mid))
  drawGravelPath(S)
  drawGreatTrunks(S)
  const m = drawWall(S)
  drawRack(S, m)
  drawLight(S)
  return S
}

/** Gravel path towards a far torii. */
function drawGravelPath(S: Scene) {
  S.add(
    S.cut(torii(1158, 606, 120, { red: '#6b5a48', dark: '#574838', ink: '#5a4b3c' })),
    S.cut(
      path('M1060 640L1090 598H1230L1720 1080H-60z', S.grad(stops([0, '#f2efd2'], [0.3, '#d3ceb0'], [1, '#9a957f']))),
      path('M1230 598H1700V1080H1640z', S.grad(stops([0, '#9db37e'], [1, '#33503a']))),
    ),
  )
  for (const [x, y, a, b] of table(
    [1180, 690, 150, 12],
    [1120, 800, 260, 18],
    [1240, 930, 330, 24],
    [900, 980, 260, 20],
  )) {
    S.add(
      path(
        clump(rng(x), x, y, a, b, 15, 0.9) +
          clump(rng(x + 1), x + a * 0.7, y + b * 1.4, a * 0.5, b * 0.6, 11, 0.9) +
          clump(rng(x + 2), x - a * 0.8, y - b, a * 0.4, b * 0.5, 9, 0.9),
        '#6f7a66',
        'opacity=".28"',
      ),
    )
  }
  S.add(
    dots(4, 150, 500, 1560, 700, 1060, 3, '#7d7a68', { op: 0.4, bias: 0.7 }),
    dots(5, 46, 700, 1400, 660, 1060, 5, '#fbf7dc', { op: 0.6 }),
  )
}

/** Great trunks on the right, light between them. */
function drawGreatTrunks(S: Scene) {
  S.add(
    S.cut(
      path(
        'M1370 1090Q1420 600 1398-20H1500Q1490 600 1590 1090z',
        S.grad(stops([0, '#7d6a50'], [0.3, '#4d4436'], [1, '#2a2a26']), { x2: 1, y2: 0 }),
      ),
      path(
        'M1300 760Q1316 500 1308-20H1352Q1350 500 1376 770z',
        S.grad(stops([0, '#8a7c5c'], [0.5, '#5c5644'], [1, '#454436']), { x2: 1, y2: 0 }),
      ),
    ),
    path(
      'M860-20L1010-20L1500 760L1260 700zM1120-20h90l400 620v140z',
      S.grad(stops([0, '#fbf6cf', 0.5], [1, '#fbf6cf', 0])),
    ),
  )
  S.add(
    bough(S, 8, table([1400, 90, 170], [1240, 40, 160], [1560, 190, 150]), '#2f5138', '#5f8452'),
    bough(S, 9, table([1060, 20, 150], [1520, 30, 210]), '#4d7048', '#86a564'),
  )
}

/** The wall of barrels: six designs, straw coats, five rows. */
function drawWall(S: Scene) {
  const ids = design.map((dz) =>
    S.keep(
      `${path('M-43-44Q-52 0-43 44Q0 54 43 44Q52 0 43-44Q0-53-43-44z', straw)}${path('M14-48Q40-47 43-44Q52 0 43 44Q34 48 14 50Q26 0 14-48z', rope, 'opacity=".35"')}${dz}${line('M-44-37Q0-45 44-37M-44 37Q0 46 44 37', rope, 5)}${line('M-44-42l10 82M44-42l-10 82', rope, 3, 'opacity=".8"')}`,
    ),
  )
  const m = persp([-70, -70], [1010, 400], [1010, 668], [-70, 1040])
  let b = path(m.quad(0, 0, 1, 1.02), '#2a2620')
  const q = rng(31)
  for (let j = 0; j < rows; j++) {
    for (let i = cols - 1; i >= 0; i--) {
      const a = m(i / cols, j / rows)
      const e = m((i + 1) / cols, (j + 1) / rows)
      const c = m((i + 0.5) / cols, (j + 0.5) / rows)
      const up = m((i + 0.5) / cols, j / rows)
      const dn = m((i + 0.5) / cols, (j + 1) / rows)
      const slope = (m((i + 1) / cols, (j + 0.5) / rows)[1] - m(i / cols, (j + 0.5) / rows)[1]) / (e[0] - a[0])
      b += `<use href="#${ids[Math.floor(i * 5 + j * 2 + q(0, 1.6)) % 6]}" transform="matrix(${D((e[0] - a[0]) / 10.2) / 10} ${D((slope * (e[0] - a[0])) / 10.2) / 10} 0 ${D((dn[1] - up[1]) / 10.4) / 10} ${R(c[0])} ${R(c[1])})"/>`
    }
  }
  S.add(
    S.cut(b),
    path(
      m.quad(0, 0, 1, 1),
      S.grad(stops([0, '#1d2a22', 0.62], [0.22, '#1d2a22', 0.12], [0.7, '#1d2a22', 0], [1, '#1d2a22', 0.35])),
    ),
  )
  return m
}

/** The rack: posts, shelf lines, shingled roof. */
function drawRack(S: Scene, m: Plane) {
  let posts = ''
  for (const u of [0.155, 0.46, 0.77, 1]) {
    const p = m(u, -0.02)
    const e = m(u, 1.05)
    posts += `M${R(p[0])} ${R(p[1])}V${R(e[1])}`
  }
  S.add(
    S.cut(
      line(posts, '#4a3527', 15),
      path(
        poly(points([-80, -160], [1040, 356], [1062, 402], [-80, -30])),
        S.grad(stops([0, '#54604a'], [1, '#2c3528'])),
      ),
      line('M-80-28L1062 403', '#241f1a', 10),
      path(m.quad(0, 1.0, 1.02, 1.05), '#5a4230'),
    ),
  )
}

/** Light through leaves on the barrels. */
function drawLight(S: Scene) {
  S.add(
    dots(21, 46, 60, 960, 320, 820, 26, '#fff6cc', { op: 0.22 }),
    dots(22, 26, 100, 900, 260, 760, 44, '#fff6cc', { op: 0.13 }),
  )
  S.add(
    shade(S, 1120, 900, 120, 13, 0.35, '#26301f'),
    shade(S, 1196, 664, 60, 6, 0.3, '#26301f'),
    S.cut(
      figure(1196, 664, 92, 'kimono', { a: '#f4f0e4', b: '#e3ded0', acc: '#c2452d' }),
      path('M1186 664l2-44h17l3 44z', '#c2452d'),
      figure(1232, 660, 84, 'kimono', { a: '#f4f0e4', b: '#e3ded0', acc: '#c2452d' }),
      path('M1223 660l2-40h15l3 40z', '#c2452d'),
    ),
  )
  S.add(
    S.cut(
      figure(1086, 900, 236, 'dress', { a: '#39507a', b: '#2f446a', over: '' }),
      figure(1166, 906, 250, 'walk', { a: '#e6ddc8', b: '#4d5648' }),
    ),
  )
}
