import {
  clump,
  D,
  lerp,
  line,
  path,
  person,
  pine,
  pool,
  R,
  rect,
  rng,
  roof,
  Scene,
  shade,
  sky,
  snowfall,
  stops,
  tokyoTower,
  toro,
  W,
  wagasa,
} from '../parts/index.ts'

const cx = 560
const red = '#a5382b'
const rd = '#7a241f'
const wood = '#4a1c1c'

export function templeSnow() {
  const S = new Scene('temple-snow', 'Snow on the great gate of Zojo-ji, Tokyo Tower beyond', {
    ja: '増上寺の雪',
    pos: '45% 60%',
  })
  S.add(sky(S, stops([0, '#3d526d'], [0.25, '#6f8497'], [0.6, '#b9c3c8'], [1, '#dfe2e0'])))
  S.add(
    `<g opacity=".8">${tokyoTower(1180, 800, 690, '#b5766c', '#e9cdb4')}</g>`,
    rect(900, 380, 600, 440, S.grad(stops([0, '#aab6be', 0], [1, '#c3cbce', 1]))),
  )
  {
    const r0 = rng(31)
    let a = ''
    let b = ''
    for (let i = 0; i < 15; i++) {
      const x = 900 + i * 52
      const s = r0(50, 90)
      a += clump(r0, x, 826 - s * 0.6, s, s * r0(0.9, 1.4), 11, 1)
      b += clump(r0, x - 6, 812 - s * 0.95, s * 0.7, s * 0.4, 8, 0.6)
    }
    for (let i = 0; i < 4; i++) {
      const x = i * 62 - 20
      const s = r0(60, 90)
      a += clump(r0, x, 830 - s * 0.6, s, s * 1.2, 11, 1)
      b += clump(r0, x, 815 - s, s * 0.7, s * 0.4, 8, 0.6)
    }
    S.add(S.cut(path(a, S.grad(stops([0, '#7b8d99'], [1, '#aab6bc']))), path(b, '#d3dadc')))
  }
  drawGate(S)
  drawGround(S)
  return S
}

function drawGate(S: Scene) {
  let gte = ''
  gte +=
    rect(cx - 330, 838, 660, 40, '#8f98a0') +
    rect(cx - 350, 866, 700, 30, '#a9b1b6') +
    rect(cx - 370, 888, 740, 34, '#c3c9cb')
  gte +=
    rect(cx - 300, 640, 600, 200, wood) +
    [-290, -178, -66, 46, 158, 270]
      .map((x) => rect(cx + x - 0, 636, 22, 206, red) + rect(cx + x + 14, 636, 8, 206, rd))
      .join('') +
    [-266, -42, 182]
      .map(
        (x, i) =>
          rect(cx + x + 0, 668, 86, 172, i === 1 ? '#1a1218' : '#2a1418') +
          (i === 1
            ? ''
            : line(Array.from({ length: 6 }, (_, k) => `M${cx + x + 8 + k * 14} 668v172`).join(''), '#6b2822', 3)),
      )
      .join('') +
    rect(cx - 306, 640, 612, 22, red) +
    line(`M${cx - 306} 662h612`, rd, 4) +
    rect(cx - 312, 618, 624, 24, rd) +
    line(Array.from({ length: 28 }, (_, k) => `M${cx - 306 + k * 22.6} 618v22`).join(''), '#d07a55', 5)
  gte += roof(cx, 622, 430, 286, 96, {
    fill: '#4a5866',
    edge: '#35242a',
    snow: S.grad(stops([0, '#f5f5f1'], [1, '#cfd7dc'])),
    lift: 26,
    lines: 34,
  })
  gte +=
    rect(cx - 250, 440, 500, 88, red) +
    line(Array.from({ length: 11 }, (_, k) => `M${cx - 246 + k * 49} 440v88`).join(''), rd, 12) +
    rect(cx - 60, 446, 120, 70, '#2a1418') +
    rect(cx - 270, 506, 540, 20, '#d9d8d2') +
    line(`M${cx - 270} 490h540`, red, 6) +
    line(Array.from({ length: 20 }, (_, k) => `M${cx - 262 + k * 27.6} 490v18`).join(''), red, 5) +
    rect(cx - 262, 418, 524, 24, rd) +
    line(Array.from({ length: 24 }, (_, k) => `M${cx - 256 + k * 22.4} 418v22`).join(''), '#d07a55', 5)
  gte +=
    roof(cx, 424, 402, 190, 150, {
      fill: '#4a5866',
      edge: '#35242a',
      snow: S.grad(stops([0, '#fbfaf6'], [1, '#d3dade'])),
      lift: 32,
      lines: 30,
    }) + path(`M${cx - 60} 292q60-20 120 0l30 40H${cx - 90}z`, '#d9dfe2', 'opacity=".5"')
  S.add(S.cut(gte))
  S.add(rect(0, 800, W, 120, S.grad(stops([0, '#c9d0d2', 0], [1, '#dfe3e2', 0.9]))))
}

function drawGround(S: Scene) {
  S.add(
    S.cut(path('M-10 1080V916Q240 898 520 914T1020 902T1610 920V1080z', S.grad(stops([0, '#f1f2ee'], [1, '#b3c0ca'])))),
  )
  let fp = ''
  for (let i = 0; i < 15; i++) {
    const t = i / 15
    const x = lerp(620, 1000, t) + (i % 2 ? 9 : -9)
    const y = lerp(930, 1024, t * t)
    fp += `M${R(x)} ${R(y)}h${D(4 + t * 8)}`
  }
  S.add(line(fp, '#8a9aa8', 6, 'stroke-linecap="round" opacity=".8"'))
  S.add(
    S.cut(
      pine(15, 1420, 1000, 640, {
        lean: -0.16,
        dark: '#1c2f38',
        mid: '#2c444a',
        light: '#4f666a',
        trunk: '#2a2327',
        pads: 8,
        snow: '#f3f4f0',
      }),
    ),
    S.cut(
      toro(236, 985, 190, '#8d979c', '#5f6a72', '#f6d592'),
      path('M184 848q52-34 104 0q-20-20-52-26q-34 6-52 26z', '#f6f6f2'),
    ),
    pool(S, 236, 855, 90, 80, '#ffce84', 0.6),
  )
  S.add(
    shade(S, 1030, 1030, 80, 12, 0.35, '#4a5a70'),
    S.cut(
      person(1030, 1030, 230, 'kimono', {
        a: '#2f3f66',
        b: '#23304f',
        acc: '#b5482f',
        skin: '#d9b294',
        over:
          wagasa('#d9a441', '#6b4513', -78) +
          `<path d="M-26-88Q-12-97 0-98Q14-97 26-88Q12-93 0-93Q-14-93-26-88z" fill="#f6f6f2"/>`,
      }),
    ),
  )
  S.add(snowfall(8))
}
