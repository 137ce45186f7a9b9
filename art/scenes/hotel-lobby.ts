import {
  along,
  at,
  clump,
  cluster,
  g,
  H,
  limb,
  line,
  nth,
  type PersonKind,
  type PersonOptions,
  type Point,
  path,
  person,
  persp,
  points,
  poly,
  pool,
  R,
  rect,
  rng,
  Scene,
  shade,
  stops,
  strew,
  table,
  W,
} from '../parts/index.ts'

const iAt = (a: number, b: number): Point => [800 + (a - b) * 104, 560 + (a + b) * 52]
const pn = ['#d3aa54', '#c99d48', '#d9b464', '#c2953f']
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#d3a684', ...c })

export function hotelLobby() {
  const S = new Scene(
    'hotel-lobby',
    'Looking down into a hotel lobby in Tokyo: luggage on a brass cart, morning light on stone',
    { ja: '到着', pos: '52% 55%' },
  )
  drawStoneFloor(S)
  drawRoundCarpet(S)
  drawBackWalls(S)
  drawDesk(S)
  drawVase(S)
  drawBrassCart(S)
  // the gallery rail we lean on
  S.add(
    S.cut(
      path('M-20 1010Q800 960 1620 1010V1090H-20z', '#2a1d1a'),
      path('M-20 1000Q800 950 1620 1000V1022Q800 972-20 1022z', S.grad(stops([0, '#a5764c'], [1, '#5a3a28']))),
    ),
  )
  return S
}

/** Stone floor drawn on the slant, as old scrolls draw rooms with the roof taken off. */
function drawStoneFloor(S: Scene) {
  S.add(
    rect(0, 0, W, H, '#c9b79a'),
    path('M0 0H1600V1080H0z', S.grad(stops([0, '#8f7d70'], [0.4, '#cdb998'], [1, '#a58f78']), { x2: 0.7, y2: 1 })),
  )
  let t1 = ''
  let t2 = ''
  for (let a = -9; a < 10; a++) {
    for (let b = -9; b < 10; b++) {
      const c = iAt(a + 0.5, b + 0.5)
      if (c[0] < -120 || c[0] > 1720 || c[1] < 100 || c[1] > 1180) {
        continue
      }
      const d = poly([iAt(a, b), iAt(a + 1, b), iAt(a + 1, b + 1), iAt(a, b + 1)])
      if ((a + b) % 2) {
        t1 += d
      } else {
        t2 += d
      }
    }
  }
  S.add(path(t1, '#efe2c4', 'opacity=".5"'), path(t2, '#6d5a52', 'opacity=".22"'))
}

/** Round carpet with a wave border. */
function drawRoundCarpet(S: Scene) {
  S.add(
    S.cut(
      `<ellipse cx="820" cy="640" rx="520" ry="262" fill="#1d3350"/>` +
        `<ellipse cx="820" cy="640" rx="484" ry="242" fill="none" stroke="#c9a24c" stroke-width="6"/>` +
        `<ellipse cx="820" cy="640" rx="430" ry="214" fill="#27436a"/>`,
    ),
    line(
      Array.from({ length: 40 }, (_, i) => {
        const a = (i / 40) * 6.283
        return `M${R(820 + Math.cos(a) * 474)} ${R(640 + Math.sin(a) * 237)}a17 11 0 1 1 ${R(-Math.cos(a) * 30)} ${R(-Math.sin(a) * 15)}`
      }).join(''),
      '#8fa6bf',
      4,
      'opacity=".6"',
    ),
  )
}

/** Back walls: gold screen on the right, tall windows on the left. */
function drawBackWalls(S: Scene) {
  const L = persp([-60, -420], [800, -60], [800, 200], [-60, 630])
  const Q = persp([800, -60], [1660, -420], [1660, 630], [800, 200])
  S.add(
    S.cut(
      path('M-60-20H800V200L-60 630z', S.grad(stops([0, '#4a3a36'], [1, '#6d5648']))),
      path('M800-20H1660V630L800 200z', S.grad(stops([0, '#54423c'], [1, '#33282a']))),
    ),
  )
  for (let i = 0; i < 4; i++) {
    const u = 0.06 + i * 0.235
    S.add(
      S.cut(
        path(L.quad(u, -0.2, u + 0.17, 0.9), S.grad(stops([0, '#cfe0e2'], [1, '#fff0cc']))),
        line(L.lines('u', [u + 0.085]), '#4a3a36', 6),
      ),
      path(L.quad(u, 0.45, u + 0.17, 0.46), '#4a3a36'),
    )
    const a = L(u, 0.98)
    const b = L(u + 0.17, 0.98)
    S.add(
      path(
        poly([a, b, [b[0] + 620, b[1] + 330], [a[0] + 620, a[1] + 330]]),
        S.grad(stops([0, '#fff2c8', 0.75], [1, '#fff2c8', 0]), { x2: 1, y2: 1 }),
      ),
    )
  }
  for (let i = 0; i < 4; i++) {
    S.add(
      S.cut(
        path(Q.quad(0.12 + i * 0.19, 0.18, 0.3 + i * 0.19, 0.86), nth(pn, i)),
        line(
          poly([Q(0.12 + i * 0.19, 0.18), Q(0.3 + i * 0.19, 0.18), Q(0.3 + i * 0.19, 0.86), Q(0.12 + i * 0.19, 0.86)]),
          '#2a1d1a',
          6,
        ),
      ),
    )
  }
  const pp = (u: number, v: number) => Q(u, v)
  S.add(
    g(
      S.cut(
        limb([pp(0.9, 0.86), pp(0.76, 0.6), pp(0.58, 0.56), pp(0.4, 0.4), pp(0.24, 0.42)], 46, 8, '#3a2a22'),
        path(
          table(
            [0.3, 0.38, 60],
            [0.42, 0.34, 70],
            [0.56, 0.48, 80],
            [0.7, 0.46, 90],
            [0.82, 0.56, 80],
            [0.22, 0.46, 44],
          )
            .map(([u, v, w], i) => {
              const p = pp(u, v)
              return clump(rng(i + 4), p[0], p[1], w, w * 0.32, 12, 0.5)
            })
            .join(''),
          '#2f5a48',
        ),
        path(
          table([0.3, 0.37, 46], [0.42, 0.33, 54], [0.56, 0.465, 62], [0.7, 0.445, 70], [0.82, 0.545, 60])
            .map(([u, v, w], i) => {
              const p = pp(u, v)
              return clump(rng(i + 9), p[0] - 6, p[1] - 6, w, w * 0.2, 10, 0.4)
            })
            .join(''),
          '#54805c',
        ),
      ),
      `clip-path="${S.clip(Q.quad(0.12, 0.18, 0.87, 0.86))}"`,
    ),
  )
}

/** Desk beneath the screen, two at it. */
function drawDesk(S: Scene) {
  S.add(
    S.cut(
      at(
        1186,
        440,
        1.62,
        path('M-9.6-30L-10.6-70C-9.4-73.4-6.5-74.6-3-75.5H3C6-74.8 9-73.4 10-70L9-30z', '#2a2c3a') +
          path('M-3-75.5h6L.2-62z', '#f2eee6') +
          `<ellipse cx=".3" cy="-82.6" rx="4.6" ry="5.8" fill="#d3a684"/>` +
          path('M-4.7-81.5q-1-7.6 5.2-7.7q6.4.3 5.4 7.7q-1.8-3.7-5.2-4q-3.8.3-5.4 4z', '#1d1a20'),
      ),
      path(
        poly(points([1010, 356], [1420, 560], [1420, 660], [1010, 452])),
        S.grad(stops([0, '#5a3826'], [1, '#3a241c'])),
      ),
      path(poly(points([1010, 356], [1060, 332], [1470, 536], [1420, 560])), '#8a5f40'),
      path(poly(points([1420, 560], [1470, 536], [1470, 634], [1420, 660])), '#2a1a16'),
    ),
    pool(S, 1330, 470, 90, 70, '#ffdc9a', 0.8),
    S.cut(path('M1318 500l-18-50h60l-18 50z', '#f6e3b4'), rect(1326, 500, 8, 26, '#8a6a3c')),
  )
}

/** The vase: a pine and quince branch on a round table at the carpet's heart. */
function drawVase(S: Scene) {
  S.add(
    shade(S, 860, 520, 150, 56, 0.5, '#0c1424'),
    S.cut(
      `<ellipse cx="830" cy="500" rx="116" ry="50" fill="#3a241c"/>` +
        `<ellipse cx="830" cy="490" rx="116" ry="50" fill="#7a5238"/>`,
      path(
        'M792 480C770 440 776 396 806 384V364h48v20C884 396 890 440 868 480Q830 498 792 480z',
        S.grad(stops([0, '#8fb0ae'], [0.5, '#54807f'], [1, '#2c4c50']), { x2: 1, y2: 0 }),
      ),
      limb(points([828, 372], [800, 280], [720, 220], [640, 210]), 16, 5, '#4a342a'),
      limb(points([832, 372], [860, 260], [950, 190], [1010, 110]), 16, 5, '#4a342a'),
      limb(points([826, 330], [842, 230], [830, 130]), 12, 4, '#4a342a'),
    ),
  )
  const red = cluster(S, 4, 10, 26, 20, ['#8e2a2a', '#c2453a', '#e8806c', '#f6c0ac'], 13)
  S.add(
    strew(red, [
      ...along(5, points([640, 208], [720, 218], [800, 280]), 9, 14, 0.7, 1.1),
      ...along(6, points([870, 250], [950, 190], [1010, 110]), 10, 14, 0.7, 1.1),
      ...along(7, points([842, 220], [830, 130]), 5, 12, 0.6, 1),
    ]),
  )
}

/** Brass cart with cases, the porter, guests crossing the light. */
function drawBrassCart(S: Scene) {
  S.add(shade(S, 600, 862, 260, 60, 0.5, '#0c1424'))
  S.add(
    S.cut(
      path(poly(points([400, 790], [640, 690], [800, 770], [560, 880])), '#6d2f28'),
      path(poly(points([400, 790], [560, 880], [560, 900], [400, 810])), '#c9a24c'),
      path(poly(points([560, 880], [800, 770], [800, 790], [560, 900])), '#a5802f'),
      path(poly(points([470, 690], [600, 636], [690, 680], [690, 780], [556, 840], [470, 790])), '#8a5a34'),
      path(poly(points([470, 690], [600, 636], [690, 680], [556, 738])), '#b98450'),
      path(poly(points([556, 738], [690, 680], [690, 780], [556, 840])), '#6d4428'),
      path(poly(points([500, 620], [600, 578], [664, 610], [664, 684], [560, 730], [500, 694])), '#2f4f66'),
      path(poly(points([500, 620], [600, 578], [664, 610], [560, 656])), '#54788f'),
      path(poly(points([560, 656], [664, 610], [664, 684], [560, 730])), '#22394c'),
      path(poly(points([690, 690], [740, 668], [790, 694], [790, 770], [738, 794], [690, 770])), '#d9cdb4'),
      path(poly(points([738, 716], [790, 694], [790, 770], [738, 794])), '#b3a68c'),
    ),
    line('M520 712v86M610 716v98M530 640v72M612 640v64', '#e8c58c', 5, 'opacity=".8"'),
    line(
      'M404 790V470Q404 420 520 396L650 350Q800 380 798 440V770M560 880V520Q560 460 520 396M640 690V440Q640 380 650 350',
      '#d9b45c',
      11,
      'stroke-linecap="round"',
    ),
    line('M404 470Q404 424 510 400L646 354', '#fbe9b4', 4, 'opacity=".9"'),
    S.cut(
      `<circle cx="414" cy="826" r="17" fill="#1d1a20"/>` +
        `<circle cx="560" cy="910" r="17" fill="#1d1a20"/>` +
        `<circle cx="790" cy="806" r="17" fill="#1d1a20"/>`,
    ),
  )
  S.add(
    shade(S, 350, 900, 110, 30, 0.5, '#2a1d1a'),
    S.cut(
      q(350, 902, 292, 'walk', { a: '#7a2a2c', b: '#22222e' }),
      path('M339 654C335 638 345 633 356 633C368 633 376 639 372 654Q356 649 339 654z', '#7a2a2c'),
      line('M339 653Q356 648 372 653', '#d9b45c', 4),
    ),
    path('M372 740L410 700', 'none', 'stroke="#7a2a2c" stroke-width="24" stroke-linecap="round"'),
  )
  S.add(
    shade(S, 1120, 856, 170, 34, 0.45, '#0c1424'),
    S.cut(
      q(1066, 850, 262, 'dress', { a: '#d9c6a4', b: '#c4ae88', hair: '#4a2f24' }),
      q(1160, 866, 284, 'coat', { a: '#2f3d5c', b: '#22304a' }),
      q(1236, 856, 170, 'child', { a: '#c98a3a', b: '#39435a' }),
    ),
  )
}
