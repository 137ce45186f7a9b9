import {
  at,
  D,
  lerp,
  limb,
  line,
  type Place,
  type Point,
  path,
  points,
  R,
  rng,
  type Scene,
  strew,
} from '../../parts/index.ts'

/** Peeled persimmons hung up to dry: strings between two points of an eave, `fruit` units of the sheet across. */
export function dryingPersimmons(S: Scene, from: Point, to: Point, strings: number, each: number, fruit: number) {
  const r = rng(strings + each)
  let cords = ''
  let fruits = ''
  for (let i = 0; i < strings; i++) {
    const t = (i + 0.5) / strings
    const [x, y] = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
    const long = fruit * 1.16 * (each + r(-0.4, 0.4))
    cords += `M${R(x)} ${R(y)}v${R(long)}`
    for (let j = 0; j < each; j++) fruits += `M${D(x + r(-0.1, 0.1) * fruit)} ${R(y + (long * (j + 0.6)) / each)}h0`
  }
  const hung = S.keep(`<path d="${fruits}"/>`)
  const dots = (ink: string, wide: number, moved: number) =>
    strew(hung, [[-moved, -moved]], `fill="none" stroke="${ink}" stroke-width="${D(wide)}" stroke-linecap="round"`)
  return line(cords, '#e6d3a4', 1.2) + dots('#b8501c', fruit, 0) + dots('#e8842e', fruit * 0.66, fruit * 0.12)
}

/** A persimmon tree that has dropped its leaves and kept its fruit, close before us at the left. */
export function persimmonTree(S: Scene) {
  const fruit = S.keep(
    path('M0-15C11-16 17-9 16-1C15 9 8 14 0 14C-8 14-15 9-16-1C-17-9-11-16 0-15z', '#d8641f') +
      path('M-13-4C-11-11-5-13 1-12C-4-9-9-4-10 4C-12 2-13-1-13-4z', '#f5a852') +
      path('M-8-14L0-11L8-14L4-18H-4z', '#5c5a34'),
  )
  const bark = '#33282a'
  const boughs: [Point[], number, number][] = [
    [points([60, 1100], [96, 860], [70, 640], [110, 430], [90, 250], [130, 90], [110, -30]), 92, 16],
    [points([84, 520], [190, 400], [300, 330], [440, 300], [560, 310]), 36, 4],
    [points([100, 330], [210, 230], [340, 170], [470, 150]), 26, 4],
    [points([300, 330], [370, 250], [460, 226]), 12, 3],
    [points([120, 130], [230, 70], [370, 40], [500, 60]), 18, 3],
    [points([440, 300], [500, 366], [520, 430]), 8, 3],
    [points([210, 230], [240, 130], [300, 90]), 10, 3],
    [points([80, 600], [10, 500], [-30, 480]), 26, 14],
  ]
  const hung: Place[] = [
    [176, 446],
    [262, 378],
    [330, 352],
    [404, 332],
    [470, 330],
    [548, 340],
    [520, 446],
    [486, 392],
    [316, 206],
    [362, 196],
    [430, 182],
    [468, 172],
    [392, 272],
    [456, 250],
    [236, 100],
    [300, 118],
    [360, 66],
    [430, 74],
    [494, 84],
    [170, 300],
    [150, 140],
  ]
  return S.cut(
    ...boughs.map(([way, from, to]) => limb(way, from, to, bark)),
    line(
      'M74 1000C92 860 62 700 84 560M96 960C112 860 92 760 98 660M104 480C112 420 100 360 108 300',
      '#5f4c48',
      5,
      'stroke-linecap="round" opacity=".7"',
    ),
    strew(fruit, hung),
  )
}

/** The woman who strings them up, from behind, both arms raised to the eave. */
export const stringing = (x: number, y: number, h: number) =>
  at(
    x,
    y,
    h / 100,
    path('M-9-44C-10-30-10-14-8-3H-1L0-30L1-3H8C10-14 10-30 9-44z', '#3d4a6b') +
      path('M-8-3H-1V0H-9zM1-3H8L9 0H1z', '#e6dcc4') +
      limb(points([-7, -68], [-13, -82], [-10, -98]), 9, 5, '#4f6a94') +
      limb(points([7, -68], [14, -80], [13, -97]), 9, 5, '#43598a') +
      path('M-3-75C-8-74-10-70-10-64L-9-42Q0-38 9-42L10-64C10-70 8-74 3-75z', '#4f6a94') +
      path('M-9.5-52Q0-49.5 9.5-52L9.5-49Q0-46.5-9.5-49z', '#e6dcc4') +
      path('M0-50L-3-42L0-44L3-42z', '#e6dcc4') +
      path('M-2-79h4v6h-4z', '#c79a7c') +
      path('M-5-80Q-6-91 0-91Q6-91 5-80Q4-76 0-75.5Q-4-76-5-80z', '#1f1b20') +
      '<ellipse cx="0" cy="-91.5" rx="3.6" ry="2.9" fill="#1f1b20"/>' +
      '<circle cx="-10" cy="-99" r="2.4" fill="#c79a7c"/><circle cx="13" cy="-98" r="2.4" fill="#c79a7c"/>',
  )
