import {
  at,
  clump,
  cluster,
  dots,
  foliage,
  g,
  lerp,
  limb,
  line,
  path,
  person,
  points,
  pool,
  R,
  rect,
  rng,
  Scene,
  shade,
  sky,
  stops,
  strew,
  table,
  W,
} from '../parts/index.ts'
import { drawWhitePine } from './pieces/white-pine.ts'

export function bonsaiBench() {
  const S = new Scene(
    'bonsai-bench',
    'An old white pine in a pot on a wooden bench at Omiya, a gardener on a ladder and a bamboo fence behind, spring',
    { ja: '大宮の盆栽', pos: '47% 48%' },
  )
  S.add(
    sky(S, stops([0, '#6fa5bd'], [0.16, '#a9cbcf'], [0.4, '#e9e8d6'], [0.62, '#f6ecd6'])),
    pool(S, 420, 260, 620, 380, '#fff8e4', 0.7),
  )
  drawGarden(S)
  drawFence(S)
  drawGround(S)
  S.add(g(gardener(S), 'transform="translate(46 0)"'))
  drawBench(S)
  drawWhitePine(S)
  S.add(dots(31, 16, 60, 1560, 120, 1000, 8, '#f6c9cf', { h: 3, op: 0.95 }))
  return S
}

/** Trees beyond the fence: cherry in flower, fresh leaves. */
function drawGarden(S: Scene) {
  const bloom = cluster(S, 4, 22, 52, 34, ['#d99aa8', '#eebdc4', '#f9dfe0'], 11)
  const fresh = cluster(S, 6, 20, 52, 34, ['#8fae6c', '#b4cb86', '#d3dea4'], 11)
  const r = rng(3)
  let far = ''
  for (let i = 0; i < 22; i++) {
    const x = i * 78 + r(-20, 20)
    const s = r(50, 90)
    far += clump(r, x, 470 - s * 0.3, s, s * r(0.8, 1.1), 11, 1)
  }
  S.add(
    S.cut(path(far, S.grad(stops([0, '#a3bfa4'], [1, '#d3dcc0'])))),
    limb(points([90, 520], [110, 380], [60, 250], [130, 120]), 40, 10, '#5d4a48'),
    limb(points([96, 350], [190, 260], [320, 220]), 18, 5, '#5d4a48'),
    limb(points([80, 300], [20, 220], [-30, 190]), 16, 6, '#5d4a48'),
    foliage(S, 11, points([-20, 150], [120, 110], [270, 150], [370, 210]), bloom, 30, 66, '#e3a9b4', {
      s0: 0.8,
      s1: 1.3,
    }),
    strew(bloom, table([400, 200], [424, 180], [440, 212], [386, 236])),
    foliage(S, 15, points([-20, 300], [110, 270], [260, 300]), bloom, 16, 50, '#e3a9b4', { s0: 0.7, s1: 1.1 }),
    foliage(S, 19, points([880, 420], [1010, 370], [1130, 410]), fresh, 13, 56, '#a3c07c', { s0: 0.8, s1: 1.2 }),
    strew(fresh, table([1150, 390], [1120, 370], [1168, 412])),
  )
}

/** Split bamboo behind rails, tied with black cord. */
function drawFence(S: Scene) {
  let canes = ''
  let joints = ''
  let ties = ''
  const r = rng(8)
  for (let x = -10; x < 1620; x += 23) {
    canes += `M${x} ${R(452 + r(-3, 3))}V800`
    joints += `M${x - 9} ${R(r(480, 780))}h18`
  }
  for (let x = 40; x < 1620; x += 138) {
    for (const y of [500, 604, 708]) ties += `M${x - 9} ${y - 14}l18 28M${x + 9} ${y - 14}l-18 28`
  }
  const rail = (y: number) =>
    rect(-20, y - 11, 1660, 22, S.grad(stops([0, '#f0e2b0'], [0.5, '#cdb678'], [1, '#8a7444']))) +
    line(Array.from({ length: 9 }, (_, i) => `M${60 + i * 190 + (y % 60)} ${y - 11}v22`).join(''), '#8a7444', 3)
  S.add(
    S.cut(
      rect(-20, 452, 1660, 350, '#8a7a4c'),
      line(canes, S.grad(stops([0, '#dccf98'], [1, '#a8965e']), { abs: true, x1: 0, y1: 452, x2: 0, y2: 800 }), 20),
      line(canes, '#f3e9bf', 4, 'transform="translate(-5 0)" opacity=".6"'),
      line(joints, '#8a7a4c', 3),
      rail(500),
      rail(604),
      rail(708),
      rect(-20, 436, 1660, 22, S.grad(stops([0, '#e9d9a0'], [1, '#94804c']))),
      line(ties, '#2a2420', 5, 'stroke-linecap="round"'),
    ),
    rect(0, 440, W, 380, S.grad(stops([0, '#f6ecd0', 0.35], [1, '#f6ecd0', 0.1]))),
  )
}

const STRAW_HAT_AND_POUCH =
  path('M-17-86Q0-104 20-86Q2-80-17-86z', '#e3c98c') +
  path('M-17-86Q0-90 20-86Q2-80-17-86z', '#a8894c') +
  path('M-6-54Q0-52 7-54L6.6-46Q0-44-5.6-46z', '#e9e2d0')

/** The garden pine, the tripod ladder and the gardener on it. */
function gardener(S: Scene) {
  const rung = (t: number) => `M${R(lerp(1296, 1346, t))} ${R(lerp(850, 300, t))}H${R(lerp(1420, 1372, t))}`
  const ladder =
    line('M1470 846L1360 300', '#6d5234', 10) +
    line('M1296 850L1346 292M1420 850L1372 292', '#b98f58', 13, 'stroke-linecap="round"') +
    line([0.12, 0.28, 0.44, 0.6, 0.76, 0.9].map(rung).join(''), '#8a6538', 10) +
    line('M1294 842L1344 292', '#e3bd84', 4)
  const top =
    line('M1530 840C1520 640 1540 480 1490 330', '#4a3630', 30) +
    line(
      'M1510 500C1560 440 1590 420 1640 400M1500 430C1450 380 1420 340 1440 250M1516 560C1460 540 1440 520 1430 500',
      '#4a3630',
      14,
    )
  const r = rng(5)
  let a = ''
  let b = ''
  for (const [x, y, w] of table(
    [1500, 150, 110],
    [1590, 250, 110],
    [1440, 240, 70],
    [1600, 380, 100],
    [1530, 320, 90],
    [1450, 470, 56],
  )) {
    a += clump(r, x, y, w, w * 0.34, 13, 0.5)
    b += clump(r, x - 6, y - w * 0.1, w * 0.84, w * 0.2, 11, 0.4)
  }
  return (
    S.cut(top, path(a, '#3f6a58'), path(b, '#6f9674')) +
    shade(S, 1370, 850, 110, 12, 0.4, '#3a3226') +
    S.cut(ladder) +
    S.cut(
      person(1356, 622, 216, 'walk', {
        a: '#2f4f86',
        b: '#33405c',
        skin: '#c08d6a',
        flip: true,
        over: STRAW_HAT_AND_POUCH,
      }),
    )
  )
}

/** Raked ground, and two young trees on a low bench by the fence. */
function drawGround(S: Scene) {
  let rake = ''
  for (let i = 0; i < 9; i++) {
    const y = i * i * 3.4
    rake += `M-20 ${R(836 + y)}Q800 ${R(828 + y)} 1620 ${R(838 + y)}`
  }
  S.add(
    S.cut(path('M-20 800H1620V1090H-20z', S.grad(stops([0, '#e6dcc0'], [0.4, '#d0c4a4'], [1, '#948a70'])))),
    line(rake, '#b5a984', 3, 'opacity=".7"'),
    shade(S, 210, 866, 240, 16, 0.35, '#4a412f'),
    S.cut(
      rect(60, 782, 24, 86, '#5d4c3c'),
      rect(330, 782, 24, 86, '#5d4c3c'),
      rect(20, 764, 372, 22, '#94806a'),
      rect(20, 780, 372, 8, '#5d4c3c'),
      young(120, 764, 0.95, '#b4cb86', '#7f9f5c', 4),
      young(296, 764, 1.05, '#f3c3ca', '#d98f9f', 9),
    ),
  )
}

/** A young tree in a small pot. */
function young(x: number, y: number, k: number, light: string, dark: string, seed: number) {
  const r = rng(seed)
  return at(
    x,
    y,
    k,
    limb(points([0, -26], [14, -60], [-8, -96], [6, -130]), 18, 6, '#5a4034') +
      path(
        table([0, -140, 52], [-34, -104, 40], [36, -96, 44])
          .map(([px, py, w]) => clump(r, px, py, w, w * 0.46, 10, 0.6))
          .join(''),
        dark,
      ) +
      path(
        table([-4, -148, 40], [-38, -111, 28], [32, -103, 32])
          .map(([px, py, w]) => clump(r, px, py, w, w * 0.28, 9, 0.5))
          .join(''),
        light,
      ) +
      path('M-46-28H46L38 0H-38z', '#5d6f7c') +
      path('M-50-32H50V-24H-50z', '#7d8f9a'),
  )
}
function drawBench(S: Scene) {
  S.add(
    shade(S, 800, 1064, 620, 30, 0.5, '#2c261c'),
    S.cut(
      path(
        'M366 884H430V1090H366zM1130 884H1194V1090H1130z',
        S.grad(stops([0, '#75685a'], [1, '#3f372f']), { x2: 1, y2: 0 }),
      ),
      path('M290 838L1270 838L1310 872H250z', S.grad(stops([0, '#b9aa94'], [1, '#94856f']))),
      path('M250 872H1310V908H250z', S.grad(stops([0, '#7d6f5c'], [1, '#4a4035']))),
      rect(420, 946, 720, 26, '#4a4035'),
    ),
    line('M270 856H1292M250 886Q700 880 1310 888M250 898Q900 894 1310 898', '#54493c', 2.4, 'opacity=".7"'),
  )
}
