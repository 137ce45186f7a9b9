import {
  at,
  clump,
  line,
  mist,
  path,
  person,
  persp,
  pine,
  points,
  pool,
  rect,
  ridge,
  rng,
  Scene,
  shade,
  sky,
  stops,
  toro,
  W,
} from '../parts/index.ts'
import { buddha } from './pieces/buddha.ts'
import { segment } from './pieces/segment.ts'

export function greatBuddha() {
  const S = new Scene(
    'great-buddha',
    'The bronze Great Buddha of Kamakura seated between dark pines, a single visitor at its foot in the early morning',
    { ja: '鎌倉大仏', pos: '50% 45%' },
  )
  S.add(sky(S, stops([0, '#3f7092'], [0.12, '#7fa5b3'], [0.34, '#cfd9cc'], [0.55, '#f6e3c4'], [0.72, '#f8d9b4'])))
  S.add(
    pool(S, 560, 470, 620, 460, '#fff4d8', 0.8),
    mist(1010, 170, 500, 10, '#f3ecdc', 0.7),
    mist(60, 250, 420, 9, '#f6ecd8', 0.7),
  )
  drawGrove(S)
  drawCourt(S)
  S.add(S.cut(at(800, 838, 1, buddha(S))))
  drawForeground(S)
  return S
}

/** Wooded hills and a grove in the morning mist. */
function drawGrove(S: Scene) {
  const r = rng(9)
  let a = ''
  let b = ''
  for (let i = 0; i < 26; i++) {
    const x = -30 + i * 66
    const s = r(56, 96)
    a += clump(r, x, 720 - Math.abs(x - 800) * 0.1 - s * 0.4, s, s * r(0.8, 1.2), 11, 1)
    b += clump(r, x - 16, 700 - Math.abs(x - 800) * 0.1 - s * 0.7, s * 0.6, s * 0.36, 9, 0.6)
  }
  S.add(
    S.cut(
      path(
        ridge(17, -40, 1640, 500, 90, { peaks: points([240, 380], [700, 500], [1180, 420], [1500, 350]) }),
        S.grad(stops([0, '#8fae9c'], [0.4, '#dfe0c4'])),
      ),
      path(
        ridge(23, -40, 1640, 600, 70, { peaks: points([120, 520], [860, 640], [1440, 500]) }),
        S.grad(stops([0, '#5f8a76'], [0.4, '#c3d0ac'])),
      ),
    ),
    mist(200, 640, 1100, 20, '#f8efd8', 0.8),
    S.cut(path(a, S.grad(stops([0, '#4d7a62'], [1, '#7f9f7c']))), path(b, '#7fa578', 'opacity=".7"')),
    rect(0, 620, W, 190, S.grad(stops([0, '#f8efd8', 0], [1, '#f8efd8', 0.85]))),
  )
}

/** The paved court and the plinth. */
function drawCourt(S: Scene) {
  const slabs = persp([600, 900], [1000, 900], [1380, 1100], [220, 1100])
  const top = 838
  const block = persp([452, top + 20], [1148, top + 20], [1176, 912], [424, 912])
  S.add(
    S.cut(
      path(
        'M-20 800Q400 784 800 792T1620 800V1090H-20z',
        S.grad(stops([0, '#e9dcbc'], [0.4, '#c9bd9c'], [1, '#8d8a78'])),
      ),
      path(slabs.quad(0, 0, 1, 1), S.grad(stops([0, '#d9d3c0'], [1, '#8f9490']))),
    ),
    line(
      slabs.lines('u', [0.2, 0.4, 0.6, 0.8]) + slabs.lines('v', [0.18, 0.34, 0.5, 0.66, 0.84]),
      '#6f7672',
      2.4,
      'opacity=".7"',
    ),
    path('M1176 912L1148 858Q1380 836 1500 850T1640 900V940Q1400 920 1176 912z', '#5f6f78', 'opacity=".28"'),
    S.cut(
      path('M424 912L452 856H1148L1176 912z', '#8b8f88'),
      path(block.quad(0, 0, 1, 1), S.grad(stops([0, '#c6c3b0'], [0.5, '#aeac9e'], [1, '#84897f']), { x2: 1, y2: 0.2 })),
      line(
        block.lines('v', [0.5]) +
          Array.from({ length: 12 }, (_, i) => {
            const upper = (i + 0.7) / 12
            const lower = (i + 0.3) / 12
            return segment(block(upper, 0), block(upper, 0.5)) + segment(block(lower, 0.5), block(lower, 1))
          }).join(''),
        '#6d7470',
        2.4,
      ),
      path('M440 862L456 832H1144L1160 862z', S.grad(stops([0, '#dcd8c6'], [1, '#9a9d95']))),
      path('M440 862H1160V870H440z', '#5f6a6a'),
    ),
  )
}

/** Incense burner, stone lanterns, the visitor, and the pines on both sides. */
function drawForeground(S: Scene) {
  const bronze = S.grad(stops([0, '#6f8a7c'], [0.4, '#3f5c58'], [1, '#1f3638']), { x2: 1, y2: 0 })
  const tree = S.keep(
    pine(27, 1440, 1030, 660, {
      lean: 0.04,
      dark: '#142c2d',
      mid: '#25453d',
      light: '#587558',
      trunk: '#261f22',
      pads: 7,
    }),
  )
  S.add(
    shade(S, 812, 1002, 120, 12, 0.5, '#2a2c33'),
    S.cut(
      path('M752 960Q746 912 736 900H864Q854 912 848 960Q800 976 752 960z', bronze),
      '<ellipse cx="800" cy="900" rx="66" ry="12" fill="#2a4442"/><ellipse cx="800" cy="901" rx="54" ry="8" fill="#b9b3a0"/>',
      path('M770 966h60l14 24h-88z', '#2c4644'),
      rect(748, 988, 104, 14, '#3f5654'),
      toro(366, 1004, 190, '#a9a898', '#6d736c', '#4a4f4a'),
      toro(1234, 1004, 190, '#97998e', '#5f676a', '#4a4f4a'),
    ),
    path('M988 968L1160 950l10 8L994 976z', '#3f4550', 'opacity=".4"'),
    S.cut(person(980, 970, 118, 'coat', { a: '#b8442f', b: '#3a2a30', skin: '#cfa283' })),
    S.cut(
      `<use href="#${tree}" transform="translate(1582 0) scale(-1 1)"/>`,
      `<use href="#${tree}" transform="translate(60-66) scale(1.06)"/>`,
    ),
    S.cut(path('M-20 1090V1000Q120 970 260 1010T420 1090zM1640 1090V1010Q1500 976 1370 1022T1200 1090z', '#2c4a3c')),
  )
}
