import {
  at,
  g,
  glyph,
  H,
  line,
  mist,
  name,
  type PersonKind,
  type PersonOptions,
  type Plane,
  path,
  person,
  persp,
  points,
  poly,
  pool,
  rect,
  ridge,
  rrect,
  Scene,
  shade,
  stops,
  type Variant,
  W,
} from '../parts/index.ts'

const tail = (x: number, y: number, s: number, c1: string) =>
  at(
    x,
    y,
    s,
    path('M0 0L34-118h40L64 0z', c1) +
      path('M14-48l14-46h44l-4 46z', '#b8402c', 'opacity=".9"') +
      path('M-350-12Q-326-42-260-42H84Q130-36 170-26L84-4Q-120 6-300 2Q-344 0-350-12z', '#efe8dc') +
      path('M-350-12Q-100 2 120-16L84-4Q-120 6-300 2Q-344 0-350-12z', '#8f8a98') +
      line('M-290-28H40', '#54607a', 5, 'stroke-dasharray="6 9"') +
      path('M-120-6L40 26h-40L-170-4z', '#a9a3ac') +
      path('M-150 4h60q10 18-6 22h-46q-18-4-8-22z', '#6d6a7c') +
      line('M-260 2v20M-60 2v22', '#3a3c52', 6),
  )
const figure = (x: number, y: number, h: number, k: PersonKind, q?: PersonOptions) =>
  person(x, y, h, k, { skin: '#d3a283', ...q })

export function hanedaDawn(o: Variant = {}) {
  const S = new Scene(
    name('haneda-dawn', o),
    'Haneda at dawn: the chauffeur waits in the arrivals hall with a name board',
    { ja: '羽田の朝', pos: '52% 62%' },
  )
  const m = persp([-60, -300], [1330, 236], [1330, 660], [-60, 872])
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.grad(stops([0, '#274a77'], [0.2, '#6d93ac'], [0.38, '#e9cfae'], [0.5, '#f3a878'], [0.56, '#e57f5c'])),
    ),
    `<circle cx="560" cy="556" r="70" fill="#f7e3b8"/>`,
    pool(S, 560, 556, 420, 230, '#ffd9a0', 0.75),
  )
  S.add(mist(120, 300, 420, 11, '#f6e2c6', 0.6), mist(620, 380, 520, 9, '#f6e2c6', 0.55))
  drawApron(S)
  drawGlassWall(S, m)
  drawCeiling(S)
  drawFloor(S)
  drawChauffeur(S)
  drawNewcomers(S)
  return S
}

/** Apron: tower, tails, a jet rolling out. */
function drawApron(S: Scene) {
  S.add(
    path(ridge(5, -60, 1400, 590, 12, { yb: 900 }), '#8a6f78'),
    S.cut(
      path('M838 596V420l-14-10v-34h60v34l-14 10v176z', '#54506a'),
      path('M820 382h68l-6 20h-56z', '#2c3452'),
      line('M854 376v-40', '#54506a', 4),
    ),
  )
  S.add(
    S.cut(
      tail(300, 640, 1.15, '#d9d4d2'),
      tail(1060, 618, 0.62, '#cfc6c4'),
      path('M-60 640H1330V900H-60z', S.grad(stops([0, '#b98272'], [0.3, '#7a6878'], [1, '#4c5068']))),
    ),
  )
}

/** Glass wall: mullions, transoms. */
function drawGlassWall(S: Scene, m: Plane) {
  S.add(
    S.cut(
      line(m.lines('u', [0.0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.96]), '#1c2338', 15),
      line(m.lines('v', [0.2, 0.42, 0.64, 0.86]), '#1c2338', 6),
      path(m.quad(0, 0.965, 1, 1), '#1c2338'),
    ),
  )
  S.add(
    path(m.quad(0.0, 0, 0.12, 1), '#fff4dc', 'opacity=".10"'),
    path(m.quad(0.24, 0, 0.36, 1), '#fff4dc', 'opacity=".12"'),
    path(m.quad(0.6, 0, 0.72, 1), '#fff4dc', 'opacity=".12"'),
  )
}

/** Ceiling and end wall. */
function drawCeiling(S: Scene) {
  S.add(
    S.cut(
      path(poly(points([-60, -300], [1330, 236], [1330, 200], [1700, -80], [-60, -400])), '#2c3450'),
      path(
        poly(points([1330, 236], [1330, 660], [1700, 760], [1700, -80], [1330, 200])),
        S.grad(stops([0, '#5a5468'], [1, '#33364e']), { x2: 1, y2: 0 }),
      ),
    ),
    line('M500-90L1330 210M900-90L1330 190M1220-90L1340 180', '#ffe6bd', 6, 'opacity=".8"'),
  )
  S.add(
    S.cut(path('M1400 250l150-34v120l-150 22z', '#e8bb52')),
    line('M1420 306l34-8M1430 326l110-22', '#2c2a30', 9, 'opacity=".8"'),
    path('M1478 268l14-4l4-24l8-2l2 23l24-6l4 8l-26 12l-2 16l-8 4l-4-18l-16 0z', '#2c2a30'),
  )
}

/** Floor with the dawn lying on it. */
function drawFloor(S: Scene) {
  S.add(
    path(
      poly(points([-60, 872], [1330, 660], [1700, 762], [1700, 1100], [-60, 1100])),
      S.grad(stops([0, '#c79a86'], [0.35, '#8d7c88'], [1, '#34395a'])),
    ),
  )
  const f = persp([-60, 872], [1330, 660], [3400, 1000], [700, 2100])
  let bars = ''
  for (const u of [0.0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]) {
    bars += f.quad(u + 0.012, 0.01, u + 0.098, 0.62)
  }
  S.add(
    g(
      path(bars, S.grad(stops([0, '#ffdca6', 0.75], [0.7, '#f3a878', 0.25], [1, '#f3a878', 0]))),
      `clip-path="${S.clip(`M-60 872L1330 660L1700 762V1100H-60z`)}"`,
    ),
  )
  S.add(line(f.lines('v', [0.08, 0.18, 0.3, 0.44]), '#4b4a66', 2, 'opacity=".4"'))
}

/** The chauffeur, with the board. */
function drawChauffeur(S: Scene) {
  S.add(shade(S, 1010, 858, 170, 20, 0.5), path('M980 858L1180 980L1290 1000L1050 858z', '#2b2f4d', 'opacity=".35"'))
  S.add(
    S.cut(figure(1010, 862, 372, 'chauffeur', { a: '#171b2b', b: '#222840', acc: '#8e2d20' })),
    S.cut(path('M976 652l84-6l2 106l-84 4z', '#f6efe0'), path('M976 652l84-6l.4 12l-84 6z', '#c2452d')),
    glyph('案', 999, 664, 38, '#1b1f2e'),
    glyph('内', 1000, 704, 38, '#1b1f2e'),
    S.cut(path('M958 700q14-10 22-4l4 22q-14 12-26 6zM1080 694q-14-10-22-4l-2 22q14 12 26 6z', '#f4f1ea')),
    line('M962 616Q944 660 960 706M1058 612Q1090 650 1080 700', '#222840', 24, 'stroke-linecap="round"'),
  )
}

/** Those who have just landed, from behind. */
function drawNewcomers(S: Scene) {
  S.add(path('M420 1067L900 1067L700 1040z', '#20253f', 'opacity=".3"'))
  S.add(
    S.cut(
      figure(520, 1150, 560, 'coat', { a: '#5b2f3a', b: '#2b2638', hair: '#2a1d1c' }),
      figure(690, 1160, 600, 'coat', { a: '#26304c', b: '#1a2036' }),
      figure(1250, 792, 150, 'walk', { a: '#3a3d58', b: '#262a42', flip: 1 }),
      figure(1300, 786, 130, 'dress', { a: '#7b4a50', b: '#6a3e46' }),
    ),
  )
  S.add(
    S.cut(
      path('M482 742Q520 762 562 740L570 764Q522 786 474 764z', '#d9a24c'),
      path('M548 756l16 70l-26 4l-10-66z', '#c98f3c'),
    ),
    line(
      'M470 800C462 850 462 900 466 940M636 790C628 850 628 900 632 950',
      '#f0b48a',
      5,
      'opacity=".45" stroke-linecap="round"',
    ),
  )
  S.add(
    S.cut(
      line('M340 1067V880h74v187', '#20253a', 8),
      path(
        rrect(302, 930, 150, 200, 18),
        S.grad(stops([0, '#d0a05a'], [0.5, '#a9743a'], [1, '#5f3f2c']), { x2: 1, y2: 0 }),
      ),
      line('M340 930v140M414 930v140', '#6d4a2c', 5),
    ),
  )
}
