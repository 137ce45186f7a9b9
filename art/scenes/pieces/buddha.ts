import { g, limb, line, type Point, path, points, R, rng, type Scene, spline, stops, table } from '../../parts/index.ts'
import { type Bronze, fold, litBronze, shadedBronze } from './bronze.ts'
import { buddhaHead } from './buddha-head.ts'

const BODY =
  'M-46-446C-70-436-122-434-152-404C-178-380-188-320-198-262C-204-226-206-196-214-172C-240-158-270-140-270-88C-270-44-258-8-214-2L0 2L214-2C258-8 270-44 270-88C270-140 240-158 214-172C206-196 204-226 198-262C188-320 178-380 152-404C122-434 70-436 46-446z'

const LEFT_EDGE = `${spline(points([-72, -443], [-116, -436], [-158, -398], [-186, -320], [-198, -250], [-208, -190]))}M-224-166C-250-150-270-132-270-88C-270-60-266-34-252-18`

/** Points are given for the left side (k = -1); for the right (k = 1) they are turned over. */
const turned =
  (k: number) =>
  (...list: Point[]): Point[] =>
    list.map(([x, y]) => [x * -k, y])

/** The Great Buddha, hands in the lap, lit from the left; the middle of its base is at 0, 0. */
export function buddha(S: Scene) {
  const clip = `clip-path="${S.clip(BODY)}"`
  const c = litBronze
  return (
    path(BODY, S.grad(stops([0, c.base], [0.35, c.mid], [0.75, c.dark], [1, shadedBronze.deep]), { x2: 1, y2: 0.1 })) +
    g(legs(S), clip) +
    chest(S, c) +
    arm(S, -1, litBronze) +
    arm(S, 1, shadedBronze) +
    hands(S, c) +
    buddhaHead(S, c) +
    g(weathering(), clip) +
    line(LEFT_EDGE, '#fdf0d2', 4, 'opacity=".85" stroke-linecap="round"')
  )
}

/** The bare chest, and the robe over the belly. */
function chest(S: Scene, c: Bronze) {
  const collar = 'M-62-444C-80-366-60-260 0-256C60-260 80-366 62-444'
  const belly = table([-252, 64], [-232, 76], [-210, 84]).map(([y, w]) =>
    fold(c, points([-w, y - 20], [-w * 0.3, y + 10], [w * 0.34, y + 8], [w * 0.9, y - 18]), 6),
  )
  return (
    path(
      'M-128-400C-118-330-112-250-118-170Q0-120 118-170C112-250 118-330 128-400z',
      S.grad(stops([0, c.base], [0.5, c.mid], [1, c.dark]), { x2: 1, y2: 0.1 }),
    ) +
    path(
      'M-58-440C-72-370-54-268 0-264C54-268 72-370 58-440z',
      S.grad(stops([0, c.lit], [0.4, c.base], [1, c.mid]), { x2: 1, y2: 0.1 }),
    ) +
    line('M-48-352Q-22-332-1-344Q22-332 48-352', c.dark, 4, 'opacity=".6" stroke-linecap="round"') +
    line('M-1-338V-306', c.dark, 3, 'opacity=".4" stroke-linecap="round"') +
    belly.join('') +
    line(collar, c.deep, 20, 'stroke-linejoin="round"') +
    line(collar, c.base, 13, 'stroke-linejoin="round"') +
    line('M-66-442C-84-366-66-264-4-257', c.lit, 5)
  )
}

/** Rain has drawn pale and dark streaks down the bronze. */
function weathering() {
  const r = rng(31)
  let pale = ''
  let dark = ''
  for (let i = 0; i < 30; i++) {
    const x = r(-256, 250)
    const y = r(-400, -60)
    const d = `M${R(x)} ${R(y)}q${R(r(-5, 5))} ${R(r(14, 40))} ${R(r(-4, 4))} ${R(r(30, 80))}`
    if (i % 2) pale += d
    else dark += d
  }
  return (
    line(pale, '#dcebd3', 3, 'opacity=".22" stroke-linecap="round"') +
    line(dark, '#274848', 3, 'opacity=".25" stroke-linecap="round"')
  )
}

function legs(S: Scene) {
  const knee = (x: number, c: Bronze) => {
    const round = S.rad(stops([0, c.lit, 0.95], [0.55, c.base, 0.7], [1, c.mid, 0]), { cx: 0.36, cy: 0.26, r: 0.72 })
    return `<ellipse cx="${x}" cy="-78" rx="128" ry="84" fill="${round}"/>`
  }
  const shin = (k: number, c: Bronze) => {
    const m = turned(k)
    return (
      fold(c, m([-252, -98], [-206, -66], [-150, -58], [-96, -70])) +
      fold(c, m([-262, -70], [-214, -38], [-150, -30], [-86, -42])) +
      fold(c, m([-250, -40], [-206, -14], [-140, -8], [-84, -18]))
    )
  }
  const hem =
    'M-84-96C-66-104 66-104 84-96C88-66 96-34 108-4Q84 12 62 2Q40 14 20 3Q0 14-20 3Q-42 14-62 2Q-86 12-108-4C-96-34-88-66-84-96z'
  return (
    knee(-186, litBronze) +
    knee(180, shadedBronze) +
    shin(-1, litBronze) +
    shin(1, shadedBronze) +
    path(hem, S.grad(stops([0, litBronze.base], [0.5, litBronze.mid], [1, litBronze.dark]), { x2: 1, y2: 0 })) +
    [-74, -46, -16, 16, 46, 74]
      .map((x, i) => fold(i > 3 ? shadedBronze : litBronze, points([x * 0.55, -96], [x * 0.85, -60], [x * 1.25, -2])))
      .join('')
  )
}

function arm(S: Scene, k: number, c: Bronze) {
  const m = turned(k)
  const shape = spline(
    m(
      [-64, -444],
      [-116, -436],
      [-158, -398],
      [-186, -320],
      [-198, -250],
      [-210, -186],
      [-186, -150],
      [-126, -140],
      [-72, -146],
      [-66, -172],
      [-100, -204],
      [-112, -260],
      [-100, -320],
      [-82, -390],
    ),
    true,
  )
  const sleeve = spline(
    m([-200, -192], [-150, -172], [-92, -168], [-72, -140], [-84, -98], [-146, -94], [-200, -114], [-221, -150]),
    true,
  )
  return (
    path(shape, S.grad(stops([0, c.lit], [0.45, c.base], [1, k < 0 ? c.mid : c.dark]), { x2: 1, y2: 0.2 })) +
    g(
      fold(c, m([-92, -424], [-120, -350], [-134, -280], [-130, -214]), 8) +
        fold(c, m([-122, -420], [-156, -350], [-166, -280], [-160, -206]), 8) +
        fold(c, m([-152, -388], [-178, -320], [-188, -262], [-190, -210]), 7) +
        fold(c, m([-112, -250], [-124, -216], [-150, -196]), 6),
      `clip-path="${S.clip(shape)}"`,
    ) +
    line(
      spline(m([-96, -336], [-108, -284], [-110, -240], [-96, -200], [-66, -172])),
      c.deep,
      4,
      'stroke-linecap="round"',
    ) +
    path(sleeve, S.grad(stops([0, c.lit], [0.5, c.base], [1, c.mid]), { x2: 1, y2: 0.4 })) +
    g(
      fold(c, m([-206, -176], [-158, -146], [-124, -106]), 7) +
        fold(c, m([-160, -168], [-124, -146], [-100, -112]), 7) +
        fold(c, m([-222, -148], [-184, -124], [-158, -102]), 6),
      `clip-path="${S.clip(sleeve)}"`,
    ) +
    line(
      spline(m([-221, -150], [-200, -114], [-146, -94], [-84, -98], [-72, -140], [-92, -168])),
      c.deep,
      4.4,
      'stroke-linecap="round" opacity=".85"',
    )
  )
}

/** Palms up in the lap; thumbs and bent first fingers meet in the middle. */
function hands(S: Scene, c: Bronze) {
  const skin = S.grad(stops([0, c.lit], [0.5, c.base], [1, c.mid]), { x2: 1, y2: 0.2 })
  const thumb = (k: number) =>
    limb(points([k * 74, -152], [k * 54, -169], [k * 30, -173], [k * 3, -164]), 22, 13, c.deep) +
    limb(points([k * 74, -151], [k * 54, -168], [k * 30, -172], [k * 5, -164]), 17, 9, k < 0 ? c.lit : c.base)
  const finger = (k: number) =>
    limb(points([k * 40, -130], [k * 26, -146], [k * 12, -150], [k * 8, -136]), 17, 13, c.deep) +
    limb(points([k * 40, -130], [k * 26, -145], [k * 12, -149], [k * 8, -136]), 12, 9, k < 0 ? '#a3c4ab' : c.mid)
  return (
    path('M-90-158C-86-112-44-90 0-90C44-90 86-112 90-158C60-176-60-176-90-158z', c.deep) +
    path('M-83-160C-76-118-38-97 0-97C38-97 76-118 83-160C60-170-60-170-83-160z', skin) +
    `<ellipse cx="0" cy="-147" rx="52" ry="15" fill="${c.mid}"/>` +
    line(
      'M-70-138C-42-116-6-109 40-115M-56-125C-30-108 4-103 50-110M-74-149C-46-128-10-121 28-124',
      c.dark,
      3.2,
      'stroke-linecap="round"',
    ) +
    finger(-1) +
    finger(1) +
    thumb(-1) +
    thumb(1)
  )
}
