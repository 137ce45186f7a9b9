import {
  at,
  cedar,
  clump,
  hex,
  lerp,
  line,
  mist,
  nth,
  type Point,
  path,
  points,
  poly,
  pool,
  R,
  rect,
  ridge,
  rng,
  Scene,
  shade,
  sky,
  steam,
  stops,
} from '../parts/index.ts'
import { bowl, pot, potter, woodpile } from './pieces/pottery-yard.ts'
import { segment } from './pieces/segment.ts'

// The hill rises to the right; the kiln climbs it, the wood stands behind.
const ground = (x: number) => 912 - Math.max(0, x - 400) * 0.372
const hill = (x: number) => ground(x) - 96

export function mashikoKiln() {
  const S = new Scene(
    'mashiko-kiln',
    'A climbing kiln stepped up a wooded slope at Mashiko, fire glowing in one chamber, a potter with an armful of wood',
    { ja: '益子の登り窯', pos: '48% 60%' },
  )
  S.add(sky(S, stops([0, '#16304f'], [0.14, '#35597a'], [0.32, '#8793a0'], [0.46, '#e0ab84'], [0.56, '#f3c694'])))
  drawWood(S)
  drawKiln(S)
  drawSlope(S)
  drawFirelight(S)
  drawShed(S)
  drawYard(S)
  return S
}

function drawWood(S: Scene) {
  const r = rng(6)
  let far = ''
  let mid = ''
  for (let i = 0; i < 30; i++) {
    const x = -20 + i * 42 + r(-14, 14)
    const h = r(50, 110)
    far += cedar(i + 3, x, 560 - x * 0.04, h, h * 0.2, hex('#7d8a84', '#5f7470', r()), { n: 7 })
  }
  for (let i = 0; i < 30; i++) {
    const x = 420 + i * 42 + r(-16, 16)
    const h = r(150, 270)
    mid += cedar(i + 50, x, hill(x) + 20, h, h * 0.17, hex('#24443f', '#17312f', r()), { n: 10 })
  }
  S.add(
    S.cut(
      path(
        ridge(8, -40, 1640, 430, 70, { peaks: points([300, 400], [900, 460], [1400, 380]) }),
        S.grad(stops([0, '#7d8894'], [0.4, '#d3ab8a'])),
      ),
      far,
    ),
    path('M-20 470H1640V1090H-20z', S.grad(stops([0, '#e9b98c', 0], [0.2, '#e3b68c', 0.75], [1, '#c99a72', 1]))),
    mist(-80, 640, 460, 10, '#f6d3ac', 0.6),
    mist(40, 720, 330, 9, '#f6d3ac', 0.5),
    S.cut(
      mid,
      path(
        `M200 900Q330 860 420 ${R(hill(420))}L1640 ${R(hill(1640))}V1090H200z`,
        S.grad(stops([0, '#2f5044'], [1, '#1c332e'])),
      ),
    ),
  )
}

function drawSlope(S: Scene) {
  const r = rng(23)
  let stone = ''
  let grass = ''
  for (let x = 330; x < 1640; x += 44) {
    stone += clump(r, x + r(-6, 6), ground(x) + r(-2, 8), r(20, 30), r(12, 18), 7, 0.9)
  }
  for (let i = 0; i < 90; i++) {
    const x = r(420, 1620)
    const y = ground(x) + r(50, 300)
    if (y < 960) grass += `M${R(x)} ${R(y)}q3-12 ${R(r(-6, 12))} ${R(r(-26, -14))}`
  }
  S.add(
    S.cut(
      path(
        `M-20 1090V930Q200 926 330 ${R(ground(330))}L400 ${R(ground(400))}L1640 ${R(ground(1640))}V1090z`,
        S.grad(stops([0, '#5d6b4c'], [0.4, '#3d5040'], [1, '#182a28'])),
      ),
      path(stone, '#54584e'),
      path(stone, '#8d8770', 'transform="translate(-3-4)" opacity=".45"'),
    ),
    line(grass, '#7d8a5c', 3, 'stroke-linecap="round" opacity=".6"'),
    S.cut(
      path(
        'M-20 1090V926Q300 912 560 946T1100 1010Q1300 1036 1640 1010V1090z',
        S.grad(stops([0, '#7a6148'], [1, '#33282a'])),
      ),
    ),
  )
}

/** The chambers, lowest first; each begins where its stoking hole looks at us. */
const CHAMBERS = Array.from({ length: 6 }, (_, i) => ({ x: 400 + i * 172, y: 868 - i * 64 }))
const FIRED = 1

const clay = (S: Scene, lit: boolean) =>
  S.grad(
    lit
      ? stops([0, '#e0a468'], [0.5, '#b06c40'], [1, '#5a3226'])
      : stops([0, '#c49a72'], [0.4, '#94694a'], [1, '#48332c']),
    { x2: 0.7, y2: 1 },
  )

/** From the top down, so that each hump stands before the next. */
function drawKiln(S: Scene) {
  const humps = CHAMBERS.map(({ x, y }, i) => chamber(S, x, y, i === FIRED)).reverse()
  const foot = nth(CHAMBERS, 0)
  S.add(S.cut(...humps, fireMouth(S, foot.x, foot.y)))
}

function chamber(S: Scene, x: number, y: number, lit: boolean) {
  const w = 190
  const h = 170
  const hump = `M${x - 14} ${y + 52}C${x - 22} ${y - h * 0.62} ${x + 16} ${y - h} ${x + w * 0.5} ${y - h}C${x + w - 14} ${y - h} ${x + w + 22} ${y - h * 0.62} ${x + w + 10} ${y - 46}L${x + w + 10} ${y + 10}z`
  const sheen = `M${x + 2} ${y - 20}C${x} ${y - h * 0.6} ${x + 30} ${y - h + 8} ${x + w * 0.5} ${y - h + 6}`
  const courses = [1, 2, 3, 4].map((j) => `M${x + 4 - j} ${R(y - j * 27)}q${w * 0.5} ${-8 - j * 3} ${w} ${-14}`)
  const mx = x + 78
  const my = y - 30
  const fire = S.grad(stops([0, '#ffb648'], [0.5, '#ffe9a8'], [1, '#ff8a32']))
  const stopper =
    path(`M${mx - 24} ${my + 32}V${my + 2}h48V${my + 28}z`, '#7d5a44') +
    line(`M${mx - 24} ${my + 16}h48M${mx} ${my + 2}v14`, '#4a3328', 3)
  return (
    path(hump, clay(S, lit)) +
    line(sheen, '#f0c898', 4, 'opacity=".55" stroke-linecap="round"') +
    line(courses.join(''), '#5f4030', 2.4, 'opacity=".45"') +
    path(`M${mx - 34} ${my + 34}V${my - 10}q2-34 34-36q32 2 34 36V${my + 28}z`, '#5a3a2c') +
    path(`M${mx - 24} ${my + 32}V${my - 8}q2-24 24-26q22 2 24 26V${my + 28}z`, lit ? fire : '#241a1a') +
    (lit ? '' : stopper)
  )
}

/** Where the firing begins, at the foot of the kiln. */
const fireMouth = (S: Scene, x: number, y: number) =>
  path(`M${x - 92} ${y + 54}C${x - 96} ${y - 50} ${x - 60} ${y - 100} ${x + 2} ${y - 96}V${y + 50}z`, clay(S, false)) +
  path(`M${x - 70} ${y + 54}V${y - 6}q6-36 36-36q24 2 26 36V${y + 50}z`, '#2a1c1a') +
  path(`M${x - 60} ${y + 53}V${y + 16}q8-22 26-22q14 2 16 22V${y + 50}z`, '#a8441f') +
  path(`M${x - 52} ${y + 52}q10-32 18-36q12 12 10 36z`, '#f0913c')

function drawFirelight(S: Scene) {
  const { x, y } = nth(CHAMBERS, FIRED)
  S.add(
    pool(S, x + 78, y - 34, 280, 210, '#ffab4c', 0.75),
    path(`M${x + 58} ${y + 4}q-6-40 12-66q2 24 14 30q6-24 2-40q24 26 18 76z`, '#fff3c4', 'opacity=".9"'),
    pool(S, x + 80, y + 66, 230, 74, '#ffb45c', 0.8),
    steam(S, 4, x + 40, y - 200, 420, 150, '#d9d0ca', 0.4),
  )
}

/** Near posts, then the long roof: it follows the kiln up the hill. */
function drawShed(S: Scene) {
  const eave = points([250, 668], [1640, 150])
  const ridgeLine = points([316, 520], [1640, 26])
  const on = (edge: readonly Point[], t: number): Point => {
    const [a, b] = [nth(edge, 0), nth(edge, 1)]
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  }
  const posts = [298, 572, 916, 1260, 1604].map((x) => {
    const [, top] = on(eave, (x - 250) / 1390)
    return `M${x} ${R(top + 10)}V${R(ground(x) + 38)}`
  })
  const seams = Array.from({ length: 46 }, (_, i) => segment(on(eave, i / 45), on(ridgeLine, i / 45)))
  S.add(
    S.cut(
      line(posts.join(''), '#2a1f1e', 17),
      line(posts.join(''), '#7d5a40', 5, 'transform="translate(-5 0)" opacity=".8"'),
      path(
        poly([...eave, ...ridgeLine.toReversed()]),
        S.grad(stops([0, '#6d7a80'], [0.5, '#48565f'], [1, '#2c3843']), { x2: 0, y2: 1 }),
      ),
      line(seams.join(''), '#26323c', 3, 'opacity=".8"'),
      path(poly(points([250, 668], [1640, 150], [1640, 168], [250, 686])), '#1c1a20'),
      path(poly(points([300, 530], [1640, 30], [1640, 10], [300, 510])), '#8d979a'),
    ),
  )
}

/** Split wood, the potter, and the pots that wait on a board. */
function drawYard(S: Scene) {
  S.add(
    S.cut(woodpile()),
    shade(S, 842, 1002, 90, 12, 0.6, '#0d0b10'),
    S.cut(at(836, 1004, 0.88, potter())),
    S.cut(
      rect(1010, 1012, 610, 20, '#6d4f38'),
      rect(1010, 1030, 610, 40, '#231a1a'),
      pot(1120, 1014, 1.25, '#3f5a5a', '#8a5a3c'),
      bowl(1236, 1014, 1, '#b9a98a'),
      pot(1352, 1014, 0.95, '#2a2220', '#9c6a44'),
      bowl(1450, 1014, 1.1, '#5f6f5c'),
      pot(1568, 1014, 1.4, '#c9a872', '#7a4a30'),
    ),
  )
}
