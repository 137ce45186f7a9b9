import {
  bough,
  clump,
  D,
  hex,
  line,
  mist,
  path,
  person,
  points,
  poly,
  pool,
  R,
  rect,
  rng,
  roof,
  Scene,
  shade,
  sky,
  stops,
  table,
  toro,
} from '../parts/index.ts'

const trunk = (x: number, w: number, yb: number, c: string, hi: string, sd: number, lines = 4) => {
  const r = rng(sd)
  const l = x - w / 2
  const rr = x + w / 2
  let d = ''
  for (let i = 0; i < lines; i++) {
    const u = r(-0.4, 0.42)
    const a = r(-40, 300)
    const b = r(500, yb)
    d += `M${R(x + u * w)} ${R(a)}Q${R(x + u * w + r(-6, 6))} ${R((a + b) / 2)} ${R(x + u * w * 1.1)} ${R(b)}`
  }
  return (
    path(
      `M${R(l + w * 0.08)} -10Q${R(l + w * 0.05)} ${R(yb * 0.6)} ${R(l - w * 0.28)} ${R(yb)}H${R(rr + w * 0.26)}Q${R(rr - w * 0.02)} ${R(yb * 0.6)} ${R(rr - w * 0.08)} -10z`,
      c,
    ) +
    path(
      `M${R(x + w * 0.18)} -10Q${R(x + w * 0.2)} ${R(yb * 0.6)} ${R(x + w * 0.3)} ${R(yb)}H${R(rr + w * 0.26)}Q${R(rr - w * 0.02)} ${R(yb * 0.6)} ${R(rr - w * 0.08)} -10z`,
      hi,
      'opacity=".55"',
    ) +
    line(d, hi, D(Math.max(1.2, w * 0.03)), 'opacity=".6"')
  )
}
const layer = (xs: readonly number[], w: number, yb: number, c: string, hi: string, sd: number) =>
  xs.map((x, i) => trunk(x, w * (1 + ((i * 37) % 10) / 26), yb + ((i * 53) % 30), c, hi, sd + i)).join('')
const N = 17

export function nikkoCedars() {
  const S = new Scene('nikko-cedars', 'Morning light among the cedars of Nikko', { ja: '日光の杉', pos: '50% 62%' })
  S.add(sky(S, stops([0, '#2f4f45'], [0.16, '#6d8a6c'], [0.4, '#d9d8a8'], [0.62, '#f3ecc9'], [1, '#b9c29a'])))
  S.add(pool(S, 930, 470, 620, 460, '#fff6d6', 0.9))
  const moss = (P: readonly (readonly [number, number, number])[], c1: string, c2: string) => {
    const q = rng(71)
    let a = ''
    let b = ''
    for (const [x, y, w] of P) {
      for (let i = 0; i < 7; i++) {
        const xx = x + ((i / 6) * 2 - 1) * w * 0.9
        a += clump(q, xx, y + q(8, 30), w * 0.3, w * 0.2, 9, 0.8)
        b += clump(q, xx - 5, y + q(4, 16), w * 0.2, w * 0.08, 7, 0.6)
      }
    }
    return S.cut(path(a, c1), path(b, c2))
  }
  S.add(layer([380, 452, 540, 610, 668, 770, 860, 948, 1020, 1096, 1180], 22, 640, '#b8bf94', '#dcdcb0', 3))
  S.add(mist(300, 640, 1000, 30, '#f6f0d0', 0.7))
  drawGate(S)
  // slope
  S.add(
    S.cut(
      path(
        'M-10 1067V760Q200 700 480 690T740 640H860Q1000 676 1180 700T1610 770V1067z',
        S.grad(stops([0, '#93a26a'], [0.4, '#5d7a4c'], [1, '#24402f'])),
      ),
    ),
  )
  // steps
  let st = ''
  for (let i = 0; i < N; i++) {
    const t = i / N
    const t2 = (i + 1) / N
    const f = (k: number) => (1 - k) ** 1.7
    const y = 628 + 440 * f(t)
    const y2 = 628 + 440 * f(t2)
    const w = 46 + 330 * f(t)
    const w2 = 46 + 330 * f(t2)
    st +=
      path(
        poly(points([798 - w, y], [798 + w, y], [798 + w2, y2 + (y - y2) * 0.45], [798 - w2, y2 + (y - y2) * 0.45])),
        hex('#77786a', '#c9c6a4', t),
      ) +
      path(
        poly(
          points([798 - w2, y2 + (y - y2) * 0.45], [798 + w2, y2 + (y - y2) * 0.45], [798 + w2, y2], [798 - w2, y2]),
        ),
        hex('#b9b79c', '#efe9c6', t),
      )
  }
  S.add(S.cut(st))
  S.add(
    S.cut(
      path(
        'M424 1067Q620 820 748 630h-26Q560 800 340 1067zM1172 1067Q976 820 848 630h26Q1036 800 1256 1067z',
        '#56654c',
      ),
      path('M424 1067Q620 820 748 630h-8Q596 810 396 1067zM1172 1067Q976 820 848 630h8Q1000 810 1200 1067z', '#8b967a'),
    ),
  )
  S.add(
    S.cut(
      toro(600, 800, 150, '#8d917c', '#5d6657', '#f6e2a4'),
      toro(1000, 800, 150, '#8d917c', '#5d6657', '#f6e2a4'),
      toro(690, 704, 82, '#a9ab90', '#7f8770', '#f6e2a4'),
      toro(908, 704, 82, '#a9ab90', '#7f8770', '#f6e2a4'),
    ),
  )
  S.add(
    layer([1236], 96, 800, '#4f4a3a', '#8b7d5e', 60),
    layer([150, 1400], 120, 860, '#4a4537', '#84765a', 40),
    moss(table([150, 868, 150], [1236, 812, 130], [1400, 872, 150]), '#4c6b44', '#6f8d54'),
    layer([-10, 316, 1540], 150, 980, '#2f2c28', '#5d5142', 50),
    moss(table([-10, 990, 190], [316, 992, 190], [1540, 1000, 200]), '#2c4a34', '#486a42'),
  )
  drawLight(S)
  drawBoughsHanging(S)
  return S
}

/** Gate far up the steps. */
function drawGate(S: Scene) {
  S.add(
    S.cut(
      rect(744, 552, 108, 74, '#a8442f'),
      rect(776, 570, 44, 56, '#5d2a22'),
      line('M748 552v74M848 552v74M772 552v74M824 552v74', '#c9583c', 7),
      roof(798, 556, 104, 62, 46, { fill: '#5d7566', edge: '#3b4f47', lift: 10, lines: 14 }),
    ),
    pool(S, 798, 590, 130, 80, '#fff6d6', 0.35),
  )
  S.add(layer([300, 420, 560, 1010, 1130, 1290], 46, 700, '#7f8a66', '#b9b98a', 20))
}

function drawLight(S: Scene) {
  const sh = S.grad(stops([0, '#fff6d0', 0.65], [1, '#fff6d0', 0]))
  S.add(
    `<g style="mix-blend-mode:soft-light">${table(
      [900, 90, -330, 150],
      [1060, 60, -360, 110],
      [1220, 110, -420, 190],
      [760, 50, -260, 90],
    )
      .map(([x, w, dx, w2]) => path(poly(points([x, -10], [x + w, -10], [x + w + dx + w2, 960], [x + dx, 960])), sh))
      .join('')}</g>`,
    table([980, 46, -360, 80], [1150, 60, -400, 110])
      .map(([x, w, dx, w2]) =>
        path(
          poly(points([x, -10], [x + w, -10], [x + w + dx + w2, 900], [x + dx, 900])),
          S.grad(stops([0, '#fff6d0', 0.32], [1, '#fff6d0', 0])),
        ),
      )
      .join(''),
  )
}

/** Boughs hanging in at the top; ferns below. */
function drawBoughsHanging(S: Scene) {
  const r = rng(9)
  S.add(
    bough(S, 3, table([420, -6, 190], [1090, -14, 160]), '#4f6f4c', '#7f9a64'),
    bough(S, 4, table([120, 20, 230], [330, -20, 150], [1400, 24, 240], [1220, -26, 150]), '#20392c', '#3f5f45'),
    bough(S, 5, table([30, 110, 150], [1560, 130, 160]), '#182d24', '#31503c'),
  )
  let fern = ''
  for (let i = 0; i < 54; i++) {
    const lf = i % 2
    const x = lf ? r(-10, 420) : r(1180, 1610)
    const y = r(930, 1075)
    const l = r(40, 90)
    const k = r(-1, 1)
    fern += `M${R(x)} ${R(y)}q${R(k * l * 0.3)} ${R(-l)} ${R(k * l)} ${R(-l * 0.8)}`
    for (let m = 0.3; m < 1; m += 0.22) {
      fern += `M${R(x + k * l * m * 0.8)} ${R(y - l * m * 0.95)}l-9 9m9-9l10 8`
    }
  }
  S.add(
    line(fern, '#7f9a58', 3, 'stroke-linecap="round"'),
    line(fern, '#1b3325', 3, 'stroke-linecap="round" transform="translate(14 18)"'),
  )
  S.add(
    shade(S, 776, 850, 60, 9, 0.5),
    S.cut(
      person(756, 850, 128, 'coat', { a: '#2b3a52', b: '#1d2739', skin: '#c99f80' }),
      person(808, 846, 120, 'walk', { a: '#b5512f', b: '#3a2f2c', skin: '#c99f80' }),
    ),
    person(806, 706, 56, 'guide', { a: '#efe6d2', b: '#2b3246', skin: '#b98d70' }),
  )
}
