import {
  dabTree,
  H,
  hex,
  line,
  mist,
  path,
  person,
  pine,
  R,
  rect,
  ripples,
  roof,
  Scene,
  sky,
  skyline,
  stops,
  table,
  toro,
  W,
  wagasa,
} from '../parts/index.ts'

const wy = 690
const tx = 300
const rk = (x: number, y: number, w: number, h: number) =>
  path(
    `M${x} ${y}q${w * 0.05} ${-h * 0.9} ${w * 0.4} ${-h}q${w * 0.4} ${h * 0.05} ${w * 0.6} ${h}q${-w * 0.5} ${h * 0.16} ${-w} 0z`,
    '#6f766f',
  ) +
  path(
    `M${x + w * 0.1} ${y - h * 0.3}q${w * 0.1} ${-h * 0.6} ${w * 0.34} ${-h * 0.66}q${w * 0.2} 0 ${w * 0.3} ${h * 0.3}q${-w * 0.3} ${-h * 0.1} ${-w * 0.64} ${h * 0.36}z`,
    '#9aa096',
  )

export function teaGarden() {
  const S = new Scene('tea-garden', 'The teahouse on the tidal pond of Hamarikyu, towers beyond', {
    ja: '浜離宮',
    pos: '30% 60%',
  })
  S.add(sky(S, stops([0, '#5f8fa0'], [0.08, '#8fb2b2'], [0.3, '#d3dcc8'], [0.5, '#f3e8cd'], [0.62, '#f6dfbd'])))
  const city =
    S.cut(
      skyline(S, 61, 560, 150, 330, '#b9c6bd', {
        x0: 500,
        x1: 1640,
        w0: 80,
        w1: 150,
        lit: 0.1,
        win: '#eef0de',
        op: 0.6,
      }),
      skyline(S, 67, 580, 90, 240, '#a3b5ae', {
        x0: 700,
        x1: 1640,
        w0: 80,
        w1: 140,
        lit: 0.1,
        win: '#e9ecd8',
        op: 0.6,
      }),
      skyline(S, 3, 570, 60, 140, '#aebfb6', { x0: -20, x1: 520, w0: 60, w1: 110 }),
    ) + mist(300, 560, 1200, 20, '#f6e7c9', 0.8)
  const trees = S.cut(
    ...table(
      [30, 270, 2],
      [170, 215, 3],
      [330, 250, 4],
      [480, 200, 5],
      [690, 176, 6],
      [800, 214, 7],
      [930, 180, 8],
      [1060, 222, 9],
      [1210, 250, 10],
    ).map(([x, h, s]) =>
      dabTree(s, x, 690, h, h * 0.56, {
        dark: hex('#3f6350', '#5d7f63', (s % 3) / 3),
        mid: '#6f9268',
        light: '#a3b97e',
        n: 26,
        foot: 0.04,
        prof: (k) => Math.sin(Math.PI * (0.12 + 0.88 * (1 - k))) ** 0.6,
      }),
    ),
    dabTree(44, 596, 684, 196, 112, {
      dark: '#8f3a28',
      mid: '#c45a35',
      light: '#e58a50',
      n: 40,
      foot: 0.05,
      prof: (k) => Math.sin(Math.PI * (0.12 + 0.88 * (1 - k))) ** 0.6,
    }),
    path(`M-10 ${wy}V660Q300 640 620 664T1620 656V${wy}z`, '#7d9a66'),
    path(`M-10 ${wy}V676Q400 664 800 678T1620 672V${wy}z`, '#55724f'),
  )
  // teahouse on piles
  let th = ''
  th +=
    line(Array.from({ length: 9 }, (_, i) => `M${tx - 170 + i * 50} 690v46`).join(''), '#3a2c28', 8) +
    rect(tx - 210, 680, 500, 14, '#6b4a38') +
    rect(tx - 210, 694, 500, 6, '#3a2c28') +
    line(`M${tx - 206} 650h492M${tx - 206} 664h492`, '#6b4a38', 4) +
    line(Array.from({ length: 13 }, (_, i) => `M${tx - 206 + i * 41} 648v34`).join(''), '#6b4a38', 4) +
    rect(tx - 160, 560, 400, 122, '#3f2d28') +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          rect(tx - 152 + i * 78, 578, 70, 100, S.grad(stops([0, '#f3dba6'], [1, '#fdf1cf']))) +
          line(
            `M${tx - 129 + i * 78} 578v100M${tx - 106 + i * 78} 578v100M${tx - 152 + i * 78} 603h70M${tx - 152 + i * 78} 628h70M${tx - 152 + i * 78} 653h70`,
            '#8a6a4c',
            1.5,
          ),
      )
      .join('') +
    roof(tx + 40, 566, 290, 120, 112, { fill: '#6f6a5c', edge: '#3f3a34', lift: 18, lines: 30 })
  // long bridge to the right
  th +=
    path('M590 700Q900 672 1240 700V712Q900 684 590 712z', '#7a5540') +
    line('M590 668Q900 640 1240 668', '#7a5540', 5) +
    line(
      Array.from({ length: 14 }, (_, i) => {
        const t = i / 13
        const x = 596 + t * 640
        const y = 700 - 28 * 4 * t * (1 - t) * 0.5
        return `M${R(x)} ${R(y - 34)}v${R(70)}`
      }).join(''),
      '#5d3f32',
      6,
    )
  const L = S.named(city + trees + S.cut(th))
  S.add(`<g clip-path="${S.clip(`M0 0H${W}V${wy + 46}H0z`)}">${L.svg}</g>`)
  S.add(
    rect(0, wy + 4, W, H - wy, S.grad(stops([0, '#d9d9b8'], [0.2, '#a9bda0'], [0.6, '#5d8a86'], [1, '#23505c']))),
    S.mirror(L.id, wy + 6, { opacity: 0.6, squash: 0.78, clipTo: S.clip(`M0 ${wy + 4}H${W}V${H}H0z`) }),
    ripples(7, wy + 16, H, 100, '#f6ecd0', { op: 0.5 }),
    ripples(8, wy + 40, H, 70, '#1f4a54', { op: 0.3 }),
  )
  drawPilesAgain(S)
  drawNearBank(S)
  return S
}

/** Re-print piles in front of water. */
function drawPilesAgain(S: Scene) {
  S.add(
    S.cut(
      line(
        Array.from({ length: 9 }, (_, i) => `M${tx - 170 + i * 50} 698v34`).join('') +
          Array.from({ length: 14 }, (_, i) => {
            const t = i / 13
            return `M${R(596 + t * 640)} ${R(708 - 56 * t * (1 - t))}v34`
          }).join(''),
        '#3a2c28',
        7,
      ),
    ),
  )
  S.add(
    person(870, 690, 70, 'kimono', {
      a: '#7d3b4c',
      b: '#5f2b3a',
      acc: '#e0b45a',
      skin: '#d9b294',
      over: wagasa('#efe0bd', '#8a6a4c', -80),
    }),
    person(930, 689, 72, 'coat', { a: '#2d3f5f', b: '#1f2b42', skin: '#c99f80' }),
  )
}

/** Near bank: stones, moss, toro, the old pine. */
function drawNearBank(S: Scene) {
  S.add(
    S.cut(
      path('M1610 1080V800Q1500 780 1420 826T1270 900Q1180 940 1120 1000T960 1080z', '#4a6b45'),
      path('M1610 1080V850Q1500 830 1420 872T1290 944Q1200 984 1150 1080z', '#2f4f3a'),
      path('M-10 1080V960Q120 930 240 966T480 1040Q540 1060 580 1080z', '#3d5f42'),
      path('M-10 1080V1000Q120 976 240 1010T460 1080z', '#27463a'),
    ),
  )
  S.add(
    S.cut(
      rk(1130, 1010, 110, 54),
      rk(1236, 960, 90, 46),
      rk(1030, 1060, 120, 50),
      rk(420, 1050, 100, 44),
      rk(330, 1010, 76, 36),
    ),
  )
  S.add(
    S.cut(
      pine(22, 1560, 930, 660, {
        lean: -0.42,
        dark: '#1f3d36',
        mid: '#35584a',
        light: '#6f8d6c',
        trunk: '#33282a',
        pads: 8,
      }),
      line('M1320 610V900M1296 618h48', '#6b5340', 9),
    ),
    S.cut(toro(150, 1010, 210, '#8b9088', '#5f6862', '#f6dda0')),
  )
}
