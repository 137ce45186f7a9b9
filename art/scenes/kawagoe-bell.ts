import {
  cumulus,
  line,
  mist,
  type PersonKind,
  type PersonOptions,
  path,
  person,
  R,
  rng,
  Scene,
  shade,
  sky,
  stops,
} from '../parts/index.ts'
import { bellTower } from './pieces/bell-tower.ts'
import { type Storehouse, storehouse } from './pieces/storehouse.ts'
import { edge, FOCUS, face, HORIZON, seen } from './pieces/street-view.ts'

const BEHIND_THE_TOWER: Storehouse[] = [
  { left: true, z0: 52, z1: 62, size: 0.9, seed: 52 },
  { left: true, z0: 41, z1: 51, size: 1, seed: 41 },
  { left: false, z0: 50, z1: 60, size: 0.94, seed: 50 },
  { left: false, z0: 39, z1: 49, size: 0.9, seed: 39 },
  { left: false, z0: 28, z1: 38, size: 1, seed: 28 },
]
const BEFORE_THE_TOWER: Storehouse[] = [
  { left: true, z0: 16.4, z1: 24, size: 0.94, seed: 2 },
  { left: true, z0: 6.4, z1: 15.6, size: 1.02, seed: 5 },
  { left: false, z0: 17, z1: 27, size: 0.96, seed: 6 },
  { left: false, z0: 3.3, z1: 16, size: 1, seed: 3 },
]

export function kawagoeBell() {
  const S = new Scene(
    'kawagoe-bell',
    'The wooden bell tower of Kawagoe above a street of black clay storehouses, noren moving in the wind',
    { ja: '川越の時の鐘', pos: '55% 45%' },
  )
  S.add(sky(S, stops([0, '#3a7898'], [0.12, '#7aa9b5'], [0.34, '#c6d6cc'], [0.54, '#f6e6c2'])))
  S.add(
    cumulus(S, 7, 860, 590, 560, 190, '#fbf3df', '#f6e6c2'),
    cumulus(S, 13, 240, 560, 420, 150, '#fbf0da', '#f6e6c2'),
    mist(980, 150, 520, 10, '#f3eee0', 0.6),
  )
  drawTown(S)
  drawStreet(S)
  S.add(...BEHIND_THE_TOWER.map((house) => storehouse(S, house)))
  S.add(bellTower(S))
  S.add(...BEFORE_THE_TOWER.map((house) => storehouse(S, house)))
  drawPeople(S)
  return S
}

/** Roofs of the plain beyond. */
function drawTown(S: Scene) {
  const r = rng(4)
  let roofs = ''
  for (let i = 0; i < 60; i++) {
    const x = r(-20, 1620)
    const w = r(30, 70)
    const y = HORIZON + r(4, 34)
    const h = r(10, 20)
    roofs += `M${R(x)} ${R(y)}l${R(w * 0.5)}${R(-h)}l${R(w * 0.5)} ${R(h)}v20h${R(-w)}z`
  }
  S.add(
    path(
      `M-20 ${HORIZON + 6}Q300 ${HORIZON - 18} 700 ${HORIZON - 4}T1620 ${HORIZON - 14}V760H-20z`,
      S.grad(stops([0, '#a9bca8'], [0.2, '#c9c3a4'])),
    ),
    path(roofs, '#8f988e', 'opacity=".8"'),
    mist(160, HORIZON + 24, 900, 12, '#f6ead0', 0.8),
  )
}

function drawStreet(S: Scene) {
  const strip = (x0: number, x1: number, c: string) => path(face([x0, 0, 70], [x1, 0, 70], [x1, 0, 6], [x0, 0, 6]), c)
  S.add(
    path(`M-20 ${HORIZON + 24}H1620V1090H-20z`, S.grad(stops([0, '#b5ab92'], [1, '#7d7566']))),
    S.cut(
      strip(-5, 5.6, S.grad(stops([0, '#efdfb8'], [0.3, '#d3c09a'], [1, '#9c8c76']))),
      strip(-5, -3.2, '#8f8676'),
      strip(4, 5.6, '#b9a98a'),
    ),
    path(face([-5, 0, 70], [-1, 0, 70], [0.6, 0, 6], [-5, 0, 6]), '#39445e', 'opacity=".34"'),
    line(
      [9, 11, 13.5, 17, 22, 30, 44].map((z) => edge([-3.2, 0, z], [4, 0, z])).join(''),
      '#7d7260',
      2,
      'opacity=".45"',
    ),
    line(edge([-3.2, 0, 70], [-3.2, 0, 6]) + edge([4, 0, 70], [4, 0, 6]), '#6d6456', 4, 'opacity=".6"'),
  )
}

function drawPeople(S: Scene) {
  const put = (x: number, z: number, kind: PersonKind, clothes: PersonOptions) => {
    const [sx, sy] = seen(x, 0, z)
    const h = (FOCUS * 1.66) / z
    return (
      shade(S, sx + h * 0.2, sy, h * 0.4, h * 0.06, 0.4, '#2a2c3a') +
      person(sx, sy, h, kind, { skin: '#cfa283', ...clothes })
    )
  }
  S.add(
    S.cut(
      put(0.2, 40, 'coat', { a: '#3f4f6a', b: '#2a3448' }),
      put(2.6, 33, 'dress', { a: '#e9dcc0', b: '#cdbb98' }),
      put(-1.6, 26, 'walk', { a: '#e0b04a', b: '#3a3f52', flip: true }),
      put(-0.2, 14.6, 'kimono', { a: '#8f3f52', b: '#75304a', acc: '#e3b95c' }),
      put(0.75, 14.2, 'kimono', { a: '#31507f', b: '#274069', acc: '#d9a24a' }),
    ),
  )
}
