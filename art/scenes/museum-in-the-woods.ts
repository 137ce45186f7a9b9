import {
  along,
  clump,
  cluster,
  foliage,
  limb,
  line,
  mist,
  path,
  person,
  persp,
  points,
  poly,
  pool,
  R,
  ridge,
  ripples,
  rng,
  Scene,
  shade,
  sky,
  stops,
  strew,
} from '../parts/index.ts'

export function museumInTheWoods() {
  const S = new Scene(
    'museum-in-the-woods',
    'A low glass roof among tall beech trees in Hakone, two visitors on the forest path in early summer',
    { ja: '森の美術館', pos: '52% 66%' },
  )
  S.add(
    sky(S, stops([0, '#3f7a52'], [0.14, '#86b36c'], [0.36, '#d3e0a0'], [0.6, '#f4f0c8'], [1, '#cfd99c'])),
    pool(S, 620, 430, 640, 420, '#fffbe0', 0.9),
  )
  const leaf = cluster(S, 5, 20, 56, 34, ['#4f8a48', '#7fb254', '#b4d46c'], 13)
  const pale = cluster(S, 6, 18, 54, 32, ['#9cc474', '#c0d98a', '#e0eaac'], 12)
  drawFarWood(S, pale)
  drawBuilding(S)
  drawFloor(S)
  drawNearWood(S, leaf)
  return S
}

type Bark = { lit: string; base: string; dark: string; lichen: string }

const FAR: Bark = { lit: '#e3e6c0', base: '#cfd8a8', dark: '#b5c68e', lichen: '#e9ecc8' }
const MIDDLE: Bark = { lit: '#c9cfae', base: '#9ca88a', dark: '#6d7d68', lichen: '#dfe3c4' }
const NEAR: Bark = { lit: '#a3a894', base: '#6d776c', dark: '#39483f', lichen: '#c6cdb0' }
/** Himeshara, the red-barked tree of Hakone. */
const RED: Bark = { lit: '#dba070', base: '#b5714a', dark: '#7a4630', lichen: '#e9c49c' }

/** A trunk with smooth bark, lit from the left, with a few rings; lichen on those that stand near. */
function beech(S: Scene, x: number, w: number, foot: number, seed: number, bark: Bark, lean = 0) {
  const r = rng(seed)
  const top = x + lean
  const round = S.grad(stops([0, bark.lit], [0.4, bark.base], [1, bark.dark]), { x2: 1, y2: 0 })
  const shape = `M${R(top - w * 0.42)}-20C${R(x - w * 0.44)} ${R(foot * 0.4)} ${R(x - w * 0.46)} ${R(foot * 0.8)} ${R(x - w * 0.92)} ${R(foot)}Q${R(x - w * 0.5)} ${R(foot + w * 0.2)} ${R(x - w * 0.1)} ${R(foot + w * 0.1)}T${R(x + w * 0.88)} ${R(foot)}C${R(x + w * 0.46)} ${R(foot * 0.8)} ${R(x + w * 0.44)} ${R(foot * 0.4)} ${R(top + w * 0.4)}-20z`
  let rings = ''
  let lichen = ''
  for (let i = 0; i < 9; i++) {
    const y = r(20, foot * 0.86)
    const u = r(-0.4, 0.1)
    const l = w * r(0.16, 0.42)
    rings += `M${R(x + u * w + lean * (1 - y / foot))} ${R(y)}q${R(l * 0.5)} ${R(l * 0.14)} ${R(l)} 0`
    for (let j = 0; j < (w > 50 ? 2 : 0); j++) {
      const along = x + r(-0.34, 0.3) * w + lean * (1 - y / foot)
      lichen += clump(r, along, y + r(0, 90), w * r(0.03, 0.1), w * r(0.03, 0.09), 6, 1)
    }
  }
  return (
    path(shape, round) +
    path(lichen, bark.lichen, 'opacity=".32"') +
    line(rings, bark.dark, Math.max(1.4, R(w * 0.03)), 'stroke-linecap="round" opacity=".6"')
  )
}

function drawFarWood(S: Scene, pale: string) {
  const r = rng(4)
  let trunks = ''
  for (let i = 0; i < 17; i++) {
    trunks += beech(S, 60 + i * 94 + r(-26, 26), r(14, 26), 600 + r(-20, 30), i + 3, FAR, r(-20, 20))
  }
  S.add(
    path(ridge(6, -40, 1640, 566, 50), S.grad(stops([0, '#a9c47c'], [0.5, '#dde4b0']))),
    S.cut(trunks),
    strew(
      pale,
      along(9, points([-20, 120], [400, 90], [820, 110], [1240, 80], [1620, 120]), 34, 90, 1, 1.8),
      'opacity=".75"',
    ),
    mist(120, 600, 760, 26, '#f8f4d4', 0.7),
    mist(820, 570, 700, 22, '#f8f4d4', 0.6),
  )
}

/** Glass on slim steel: a long low roof that falls towards us, and a glass wall below it. */
function drawBuilding(S: Scene) {
  const roof = persp([560, 560], [1190, 520], [1330, 650], [430, 668])
  const wall = persp([446, 668], [1312, 650], [1312, 742], [446, 752])
  const steel = '#5f7f7c'
  const glass = S.grad(stops([0, '#f4fbf4'], [0.35, '#bfdcd8'], [0.6, '#e6f3e6'], [1, '#8fbcba']), { x2: 1, y2: 0.5 })
  const bars = Array.from({ length: 13 }, (_, i) => (i + 1) / 14)
  const inside = S.grad(stops([0, '#35504c'], [0.6, '#6d7a58'], [1, '#d9c88c']))
  const back =
    path(wall.quad(0, 0, 1, 1), inside) +
    path(wall.quad(0.1, 0.2, 0.24, 0.86), '#e9dcb4') +
    path(wall.quad(0.3, 0.2, 0.36, 0.86), '#a8523a') +
    path(wall.quad(0.62, 0.2, 0.78, 0.86), '#e9dcb4') +
    path(wall.quad(0.4, 0.3, 0.52, 0.7), '#d9b464')
  const people =
    person(806, 750, 62, 'coat', { a: '#22302e', b: '#1a2422', skin: '#c79a7c' }) +
    person(1150, 746, 58, 'dress', { a: '#3a4a44', b: '#2c3834', skin: '#c79a7c' })
  S.add(
    shade(S, 880, 762, 560, 34, 0.5, '#24402c'),
    S.cut(
      back,
      people,
      path(wall.quad(0, 0, 1, 1), '#dff0e6', 'opacity=".22"'),
      path(poly([wall(0.5, 0), wall(0.62, 0), wall(0.5, 1), wall(0.4, 1)]), '#f6fbf0', 'opacity=".4"'),
      path(poly([wall(0.84, 0), wall(0.9, 0), wall(0.8, 1), wall(0.75, 1)]), '#f6fbf0', 'opacity=".35"'),
    ),
    line(wall.lines('u', bars), steel, 4),
    S.cut(path('M432 748L1326 738V752L432 762z', '#8f9a84'), path('M432 757L1326 747V752L432 762z', '#54654f')),
    S.cut(
      path(roof.quad(0, 0, 1, 1), glass),
      path(poly([roof(0.08, 1), roof(0.24, 0), roof(0.36, 0), roof(0.24, 1)]), '#ffffff', 'opacity=".55"'),
      path(poly([roof(0.6, 1), roof(0.66, 0), roof(0.7, 0), roof(0.66, 1)]), '#ffffff', 'opacity=".5"'),
      path(poly([roof(0.74, 1), roof(0.8, 0.1), roof(1, 0.1), roof(1, 1)]), '#5d9a72', 'opacity=".4"'),
      path(poly([roof(0, 0.6), roof(0.1, 0.2), roof(0.16, 1), roof(0, 1)]), '#5d9a72', 'opacity=".35"'),
    ),
    line(roof.lines('u', bars) + roof.lines('v', [0.5]), steel, 3),
    S.cut(
      path(poly(points([430, 664], [1330, 646], [1330, 660], [430, 678])), '#e3ece2'),
      path(poly(points([430, 674], [1330, 656], [1330, 662], [430, 682])), steel),
      path(poly(points([554, 554], [1194, 514], [1196, 524], [556, 564])), '#f0f4ea'),
    ),
  )
}

/** Grass, ferns, the path and the two visitors. */
function drawFloor(S: Scene) {
  const r = rng(12)
  let fern = ''
  for (let i = 0; i < 60; i++) {
    const left = i % 2
    const x = left ? r(-10, 560) : r(1180, 1610)
    const y = r(900, 1075)
    const l = r(40, 84)
    const k = r(-1, 1)
    fern += `M${R(x)} ${R(y)}q${R(k * l * 0.3)} ${R(-l)} ${R(k * l)} ${R(-l * 0.8)}`
    for (let m = 0.3; m < 1; m += 0.22) fern += `M${R(x + k * l * m * 0.8)} ${R(y - l * m * 0.95)}l-9 9m9-9l10 8`
  }
  const trail =
    'M700 1090C690 1010 800 940 930 900C1060 862 1060 830 980 800C930 782 900 768 890 754L930 752C950 768 1000 782 1060 804C1170 846 1160 890 1060 930C960 970 960 1020 1010 1090z'
  S.add(
    S.cut(
      path(
        'M-20 1090V770Q200 730 440 744T900 748T1330 730T1620 760V1090z',
        S.grad(stops([0, '#a9bf62'], [0.3, '#6f9a4c'], [1, '#1f4a34'])),
      ),
      path(trail, S.grad(stops([0, '#f0e2b0'], [0.4, '#d3bd88'], [1, '#8a744f']))),
    ),
    ripples(5, 790, 960, 30, '#eef2a4', { op: 0.42, x0: 240, x1: 800, thick: 1.9, len: 0.9 }),
    ripples(9, 790, 930, 16, '#eef2a4', { op: 0.4, x0: 1140, x1: 1400, thick: 1.8, len: 0.9 }),
    path(
      'M1000 790q40 8 66 24q-40-4-66-24M780 980q60-40 130-56q-40 40-130 56M900 1046q30-20 66-24q-20 24-66 24',
      '#fff4c8',
      'opacity=".5"',
    ),
    line(fern, '#93b85c', 3, 'stroke-linecap="round"'),
    line(fern, '#1b4030', 3, 'stroke-linecap="round" transform="translate(14 18)"'),
    shade(S, 1000, 914, 90, 10, 0.5, '#2c2418'),
    S.cut(
      person(968, 912, 150, 'dress', { a: '#f3ead6', b: '#dccfb2', skin: '#c79a7c', hair: '#2a2020' }),
      person(1036, 908, 160, 'walk', { a: '#b8442f', b: '#2a3348', skin: '#c79a7c' }),
    ),
  )
}

/** Trunks and light between us and the glass, and boughs that hang in at the top. */
function drawNearWood(S: Scene, leaf: string) {
  const q = rng(71)
  const moss = path(
    Array.from({ length: 9 }, (_, i) => clump(q, 66 + i * 26, 944 + q(-6, 10), 30, 15, 8, 0.7)).join('') +
      Array.from({ length: 11 }, (_, i) => clump(q, 1370 + i * 25, 996 + q(-6, 10), 32, 16, 8, 0.7)).join(''),
    '#2f6a3c',
  )
  const beam = (x: number, w: number, dx: number, w2: number) =>
    path(
      poly(points([x, -10], [x + w, -10], [x + w + dx + w2, 980], [x + dx, 980])),
      S.grad(stops([0, '#fffbd8', 0.5], [1, '#fffbd8', 0])),
    )
  S.add(
    S.cut(
      beech(S, 372, 44, 760, 20, MIDDLE, 14),
      beech(S, 676, 34, 742, 21, MIDDLE, -10),
      beech(S, 1244, 46, 752, 22, MIDDLE, 20),
      beech(S, 1396, 40, 780, 23, MIDDLE, -16),
      beech(S, 836, 20, 760, 24, RED, 18),
    ),
    beam(420, 120, 330, 180),
    beam(640, 60, 300, 110),
    beam(170, 70, 300, 130),
    S.cut(
      limb(points([176, 436], [270, 352], [360, 330], [450, 346]), 22, 4, '#4c574c'),
      limb(points([1470, 400], [1370, 300], [1270, 276], [1180, 292]), 22, 4, '#4c574c'),
      beech(S, 170, 112, 930, 30, NEAR, 30),
      beech(S, 1494, 132, 980, 31, NEAR, -40),
      beech(S, 1316, 34, 880, 32, RED, -30),
      moss,
    ),
    foliage(S, 41, points([-20, 30], [180, 90], [380, 60], [540, 10]), leaf, 26, 76, '#3a6f40', { s0: 0.9, s1: 1.5 }),
    foliage(S, 44, points([1620, 60], [1440, 120], [1250, 80], [1080, 10]), leaf, 26, 76, '#3a6f40', {
      s0: 0.9,
      s1: 1.5,
    }),
    foliage(S, 47, points([1150, 290], [1240, 262], [1330, 282]), leaf, 10, 38, '#5c9a50', { s0: 0.6, s1: 1 }),
    foliage(S, 51, points([280, 338], [380, 318], [480, 346]), leaf, 10, 38, '#5c9a50', { s0: 0.6, s1: 1 }),
  )
}
