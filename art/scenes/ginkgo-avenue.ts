import {
  D,
  dabTree,
  dots,
  H,
  hex,
  lerp,
  line,
  mist,
  path,
  person,
  points,
  poly,
  R,
  rect,
  rng,
  Scene,
  shade,
  sky,
  stops,
  W,
} from '../parts/index.ts'

const vy = 640
const vx = 800

export function ginkgoAvenue() {
  const S = new Scene('ginkgo-avenue', 'The ginkgo avenue of Meiji Jingu Gaien in late November', {
    ja: '外苑の秋',
    pos: '50% 75%',
  })
  S.add(sky(S, stops([0, '#5d89a2'], [0.1, '#8fb0b8'], [0.34, '#d5dccb'], [0.6, '#f4e9cf'])))
  drawPictureGallery(S)
  drawGround(S)
  drawTrees(S)
  drawLeaves(S)
  return S
}

/** Picture gallery in the haze. */
function drawPictureGallery(S: Scene) {
  S.add(
    S.cut(
      rect(662, 596, 276, 56, '#cfc7b3'),
      line(Array.from({ length: 15 }, (_, i) => `M${672 + i * 18.3} 606v44`).join(''), '#a9a392', 4),
      rect(746, 566, 108, 86, '#d8d0bc'),
      rect(740, 560, 120, 10, '#bdb6a3'),
      path('M752 560q2-56 48-62q46 6 48 62z', '#9fae9f'),
      line('M800 500v-18', '#8b998c', 4),
      rect(650, 590, 300, 10, '#bdb6a3'),
    ),
  )
  S.add(mist(560, 640, 480, 14, '#f6ecd4', 0.9))
}

function drawGround(S: Scene) {
  S.add(
    rect(0, vy + 6, W, H - vy, S.grad(stops([0, '#ecd59a'], [0.2, '#dcae4e'], [1, '#b47c24']))),
    path(
      poly(points([vx - 26, vy + 8], [vx + 26, vy + 8], [1260, 1067], [340, 1067])),
      S.grad(stops([0, '#d9cdb6'], [0.3, '#a49c92'], [1, '#5c5a60'])),
    ),
    path(poly(points([vx - 2, vy + 10], [vx + 2, vy + 10], [812, 1067], [788, 1067])), '#e9dcc0', 'opacity=".5"'),
  )
  S.add(
    path(poly(points([vx - 40, vy + 8], [vx - 34, vy + 8], [250, 1067], [180, 1067])), '#c9bfae', 'opacity=".8"'),
    path(poly(points([vx + 34, vy + 8], [vx + 40, vy + 8], [1420, 1067], [1350, 1067])), '#c9bfae', 'opacity=".8"'),
  )
}

/** Trees, far to near. */
function drawTrees(S: Scene) {
  for (let i = 7; i >= 0; i--) {
    const z = 1 + i * 0.62
    const t = i / 7
    for (const s of [-1, 1]) {
      const x = vx + (s * 760) / z
      const y = vy + 330 / z
      const h = 1010 / z
      const w = 215 / z
      S.add(shade(S, x + 40 / z, y, 200 / z, 22 / z, 0.35, '#6b3f12'))
      S.add(
        S.cut(
          dabTree(i * 2 + (s > 0 ? 31 : 50), x, y, h, w, {
            dark: hex('#9a6218', '#dcbb78', t * 0.8),
            mid: hex('#d99a2b', '#ebcd8c', t * 0.8),
            light: hex('#f3c64b', '#f6e0a4', t * 0.8),
            trunk: hex('#3b2a22', '#9a8563', t),
            n: R(lerp(150, 12, t ** 0.6)),
          }),
        ),
      )
    }
  }
}

/** Leaves on the road, leaves in the air. */
function drawLeaves(S: Scene) {
  const r = rng(77)
  let lf = ''
  for (let i = 0; i < 300; i++) {
    const k = r() ** 0.5
    const y = lerp(vy + 20, H, k)
    const hw = lerp(40, 640, k)
    const x = vx + r(-1, 1) * hw
    lf += `M${R(x)} ${R(y)}h${D(1 + k * 7)}`
  }
  S.add(
    line(lf, '#f3c64b', 3.4, 'stroke-linecap="round" opacity=".9"'),
    dots(4, 150, 0, W, 860, 1067, 5, '#f7d469', { h: 8, op: 0.8 }),
    dots(5, 120, 0, W, 820, 1067, 4, '#8f5b16', { h: 6, op: 0.6 }),
  )
  S.add(
    shade(S, 742, 908, 70, 10, 0.5, '#2a2024'),
    shade(S, 800, 904, 60, 9, 0.5, '#2a2024'),
    S.cut(
      person(738, 906, 172, 'coat', { a: '#2a3147', b: '#1b2030', skin: '#c99f80' }),
      person(796, 904, 158, 'dress', { a: '#8c3a2e', b: '#6f2a22', skin: '#2a2024', hair: '#201a1e' }),
    ),
    person(926, 792, 92, 'guide', { a: '#efe6d2', b: '#2b3246', skin: '#c99f80' }),
    shade(S, 926, 793, 34, 5, 0.4),
  )
  S.add(
    dots(41, 70, 0, W, 120, 1000, 7, '#f6cf58', { h: 7, op: 0.95 }),
    dots(42, 26, 0, W, 100, 1000, 10, '#eab93c', { h: 8 }),
  )
}
