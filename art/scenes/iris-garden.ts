import {
  along,
  clump,
  cluster,
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
  poly,
  R,
  type Random,
  rain,
  rect,
  rings,
  ripples,
  rng,
  Scene,
  stops,
  strew,
  table,
  umbrella,
  type Variant,
  W,
  wagasa,
} from '../parts/index.ts'

const wy = 520
const pk = table(
  [
    [1640, 806],
    [1180, 742],
  ],
  [
    [1240, 742],
    [880, 786],
  ],
  [
    [930, 776],
    [640, 700],
  ],
  [
    [690, 704],
    [470, 724],
  ],
  [
    [500, 718],
    [300, 664],
  ],
)
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#cfa184', ...c })
const F = table(
  [170, 500, 1.25, 0, -6],
  [350, 760, 1.05, 1, 5],
  [60, 830, 1, 2, 8],
  [1390, 470, 1.3, 3, 5],
  [1540, 700, 1.15, 1, -8],
  [1240, 780, 1, 0, 4],
  [560, 920, 0.9, 3, -4],
  [1040, 960, 0.85, 2, 6],
  [790, 980, 0.8, 0, 0],
  [1420, 950, 1, 2, -6],
)

export function irisGarden(o: Variant = {}) {
  const S = new Scene(
    name('iris-garden', o),
    'Irises at Koishikawa Korakuen in June rain, two parasols on the plank bridge',
    { ja: '後楽園の菖蒲', pos: '50% 62%' },
  )
  S.add(rect(0, 0, W, H, S.grad(stops([0, '#6f8f93'], [0.18, '#a9bfb4'], [0.42, '#e0e3cf']))))
  const r = rng(3)
  let f1 = ''
  let f2 = ''
  for (let i = 0; i < 22; i++) {
    f1 += clump(r, r(-20, 1620), r(360, 440), r(70, 140), r(50, 90), 11, 0.6)
  }
  for (let i = 0; i < 18; i++) {
    f2 += clump(r, r(-20, 1620), r(440, 490), r(60, 120), r(34, 60), 11, 0.5)
  }
  S.add(
    path(f1, S.grad(stops([0, '#93ab94'], [1, '#cdd6bf']))),
    mist(200, 430, 900, 20, '#e6e8d6', 0.8),
    S.cut(path(f2, S.grad(stops([0, '#6f9078'], [1, '#a3b794'])))),
  )
  S.add(
    S.cut(path('M-20 500Q400 480 800 506T1620 490V620H-20z', '#88a37c')),
    rect(0, wy, W, H, S.grad(stops([0, '#d3dccb'], [0.25, '#a3bdb4'], [1, '#3f6a6c']))),
    ripples(5, wy + 10, 900, 60, '#eef0e0', { op: 0.6 }),
  )
  drawBeds(S, r)
  drawBridge(S)
  drawIrises(S, r)
  return S
}

/** Beds of far flowers. */
function drawBeds(S: Scene, r: Random) {
  const tiny = cluster(S, 4, 16, 60, 10, ['#5d5a94', '#8a80b8', '#c9c0dc', '#f0ecf2'], 7)
  let bl = ''
  for (let i = 0; i < 160; i++) {
    const x = r(-20, 1620)
    const y = r(556, 640)
    bl += `M${R(x)} ${R(y)}l${R(r(-6, 6))} ${R(-r(22, 46))}`
  }
  S.add(
    line(bl, '#557c5c', 4),
    strew(
      tiny,
      along(6, points([0, 540], [500, 560], [900, 545], [1600, 560]), 30, 20, 0.6, 1).map(([x, y, scale]) => [
        x,
        y,
        scale,
      ]),
    ),
  )
}

/** The bridge of eight planks, going back in zigzag. */
function drawBridge(S: Scene) {
  S.add(
    S.cut(
      pk
        .map(([a, b], i) => {
          const k = 1 - i * 0.17
          const h = 44 * k
          return (
            line(
              `M${lerp(a[0], b[0], 0.15)} ${lerp(a[1], b[1], 0.15) + h}v${R(50 * k)}M${lerp(a[0], b[0], 0.85)} ${lerp(a[1], b[1], 0.85) + h}v${R(50 * k)}`,
              '#3a3430',
              12 * k,
            ) +
            path(
              poly(points([a[0], a[1]], [b[0], b[1]], [b[0] - 10, b[1] + h], [a[0] - 10, a[1] + h])),
              hex('#8f8676', '#c3bda8', i * 0.18),
            ) +
            path(
              poly(
                points(
                  [a[0] - 10, a[1] + h],
                  [b[0] - 10, b[1] + h],
                  [b[0] - 10, b[1] + h + 10 * k],
                  [a[0] - 10, a[1] + h + 10 * k],
                ),
              ),
              '#4a433c',
            ) +
            line(`M${a[0] - 4} ${R(a[1] + h * 0.5)}L${b[0] - 4} ${R(b[1] + h * 0.5)}`, '#5d5548', 2.5)
          )
        })
        .reverse()
        .join(''),
    ),
  )
  S.add(
    S.cut(
      q(820, 764, 196, 'kimono', { a: '#5c7f94', b: '#4a6b80', acc: '#e0c068', over: wagasa('#b8402c', '#6d1d18') }),
      q(940, 786, 206, 'kimono', { a: '#d3c4a8', b: '#bfae90', acc: '#8a3a44', over: wagasa('#e9dfc4', '#a5822f') }),
      q(560, 730, 132, 'coat', { a: '#3a4a54', b: '#2a343e', over: umbrella('#2c3c5c', '#16223a') }),
    ),
  )
  S.add(rings(9, 26, 200, 1400, 800, 1040, '#eef0e0', 0.6))
}

/** The irises stand right before us. */
function drawIrises(S: Scene, r: Random) {
  const flower = (c: string, d: string, l: string) =>
    S.keep(
      path('M0 6C-30-10-76-4-104 40C-120 78-92 110-66 104C-40 92-22 50 0 20z', c) +
        path('M0 6C30-10 76-4 104 40C120 78 92 110 66 104C40 92 22 50 0 20z', d) +
        path('M-10 10C-50 50-60 110-26 150C-4 166 20 162 40 138C62 100 40 40 10 10z', c) +
        path('M-4-8C-34-30-40-74-14-100C6-80 12-40 4-6z', d) +
        path('M6-6C4-44 20-78 46-88C54-56 40-22 14 0z', l) +
        path('M-6 2C-30-10-54-34-52-62C-24-54-2-32 2 0z', c) +
        line(
          'M-2 30C-8 70-8 100 0 140M10 34C18 70 22 96 24 130M-14 34C-26 66-32 90-28 124M-30 26C-58 42-78 66-84 84M32 26C60 42 80 66 86 84',
          l,
          3,
          'opacity=".65"',
        ) +
        path('M-6 14Q0 60 8 14zM-14 12Q-46 30-56 46Q-30 40-8 22zM14 12Q46 30 56 46Q30 40 8 22z', '#f2cf5c'),
    )
  const kinds = [
    flower('#5a4a94', '#463a7c', '#a99fd0'),
    flower('#e9e4ee', '#cfc8dc', '#ffffff'),
    flower('#7d6db0', '#6657a0', '#c6bde0'),
    flower('#39407f', '#2c3268', '#8a90c4'),
  ]
  let lv = ''
  let lv2 = ''
  let st = ''
  for (let i = 0; i < 60; i++) {
    const x = r(-40, 1640)
    const h = r(220, 520) * (0.7 + Math.abs(x - 800) / 1400)
    const w = r(12, 24)
    const b = r(-90, 90)
    if (i % 2) {
      lv += `M${R(x - w)} 1090Q${R(x + b * 0.2 - w * 0.6)} ${R(1090 - h * 0.6)} ${R(x + b)} ${R(1090 - h)}Q${R(x + b * 0.3 + w * 0.6)} ${R(1090 - h * 0.5)} ${R(x + w)} 1090z`
    } else {
      lv2 += `M${R(x - w)} 1090Q${R(x + b * 0.2 - w * 0.6)} ${R(1090 - h * 0.6)} ${R(x + b)} ${R(1090 - h)}Q${R(x + b * 0.3 + w * 0.6)} ${R(1090 - h * 0.5)} ${R(x + w)} 1090z`
    }
  }
  for (const [x, y] of F) {
    st += `M${x} ${y}Q${x + 12} ${R((y + 1090) / 2)} ${x + 4} 1100`
  }
  S.add(
    S.cut(path(lv2, S.grad(stops([0, '#6f9a5c'], [1, '#2c5442'])))),
    line(st, '#4f7a4c', 11),
    S.cut(path(lv, S.grad(stops([0, '#548454'], [1, '#173a34'])))),
    S.cut(
      F.map(
        ([x, y, k, i, t]) => `<use href="#${kinds[i]}" transform="translate(${x} ${y}) rotate(${t}) scale(${k})"/>`,
      ).join(''),
      path(
        'M270 640q-16 40 4 90q24-36 14-90zM1130 700q-14 36 6 84q20-34 10-84zM940 900q-12 30 6 74q18-30 8-74z',
        '#4a3f86',
      ),
      line('M278 724Q284 900 276 1090M1140 780Q1146 940 1138 1090M950 970v120', '#4f7a4c', 9),
    ),
  )
  S.add(rain(14, 90, '#f3f4ea', { slant: -8, len: 80, w: 1.5, op: 0.5 }))
}
