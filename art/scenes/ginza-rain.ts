import {
  crown,
  type Drawing,
  g,
  H,
  hex,
  lerp,
  line,
  mist,
  nth,
  path,
  person,
  points,
  poly,
  pool,
  R,
  rain,
  rect,
  ripples,
  rng,
  Scene,
  sky,
  skyline,
  stops,
  table,
  tower,
  umbrella,
  W,
  wagasa,
  willow,
} from '../parts/index.ts'

const gy = 742
const bx = 96
const bw = 470
const by = 330
const cols = ['#f6d79a', '#d9573c', '#f1efe0', '#6fa8a4', '#e8a14e']
const uc = ['#e8dfca', '#24304a', '#a8402f', '#2f5560', '#161c2c']

export function ginzaRain() {
  const S = new Scene('ginza-rain', 'Evening rain at the Ginza crossing', { ja: '銀座の雨', pos: '70% 80%' })
  S.add(sky(S, stops([0, '#0c1830'], [0.3, '#1d3552'], [0.5, '#41617a'], [0.64, '#8f8f8f'], [0.7, '#d0a578'])))
  const far = skyline(S, 9, gy, 150, 330, '#2c4760', {
    lit: 0.12,
    win: '#e9c483',
    op: 0.6,
    x0: 540,
    x1: 1060,
    w0: 60,
    w1: 110,
  })
  // the clock-tower corner (left)
  let f =
    rect(bx, by, bw, gy - by, S.grad(stops([0, '#6d7078'], [1, '#4a4c58']))) +
    path(`M${bx + bw} ${by}l70 26V${gy}h-70z`, '#343a4a') +
    rect(bx - 10, by - 16, bw + 20, 20, '#82848a') +
    rect(bx - 6, by + 4, bw + 12, 8, '#3c404d')
  for (let j = 0; j < 4; j++) {
    for (let i = 0; i < 8; i++) {
      const x = bx + 26 + i * 54
      const y = by + 34 + j * 70
      f +=
        path(`M${x} ${y + 48}v-32q0-14 16-14t16 14v32z`, (i * 7 + j * 3) % 5 ? '#f3c77e' : '#2a3346') +
        line(`M${x + 16} ${y + 4}v44M${x} ${y + 22}h32`, '#5a4f48', 1.5)
    }
  }
  f +=
    line(`M${bx} ${by + 96}h${bw}M${bx} ${by + 166}h${bw}M${bx} ${by + 236}h${bw}`, '#3c404d', 2) +
    rect(bx, gy - 92, bw, 92, '#2b2f3c') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(bx + 20 + i * 112, gy - 80, 92, 80, S.grad(stops([0, '#f8d48e'], [1, '#fbe6b6']))) +
          line(`M${bx + 66 + i * 112} ${gy - 80}v80`, '#5a4a40', 3),
      )
      .join('') +
    rect(bx - 6, gy - 104, bw + 12, 16, '#7a2d2a')
  const tx = bx + 300
  f +=
    rect(tx - 62, by - 74, 124, 60, '#70737a') +
    rect(tx - 70, by - 82, 140, 12, '#8a8c90') +
    rect(tx - 46, by - 172, 92, 92, '#777a80') +
    path(`M${tx + 20} ${by - 172}h26v92h-26z`, '#5a5d68') +
    rect(tx - 54, by - 180, 108, 12, '#8d8f93') +
    path(`M${tx - 44} ${by - 180}q4-52 44-62q40 10 44 62z`, '#565b68') +
    line(`M${tx} ${by - 242}v-44`, '#565b68', 4) +
    `<circle cx="${tx}" cy="${by - 126}" r="34" fill="#fbe9bf"/>` +
    `<circle cx="${tx}" cy="${by - 126}" r="34" fill="none" stroke="#3c404d" stroke-width="4"/>` +
    line(`M${tx} ${by - 126}v-24M${tx} ${by - 126}l14 10`, '#2a2c36', 3.5)
  // right: lit towers with hanging signs
  let rt = ''
  table([1010, 128, 460, 1], [1146, 150, 560, 2], [1308, 170, 640, 3], [1490, 160, 560, 4]).forEach(([x, w, h, sd]) => {
    rt +=
      tower(S, sd * 13, x, gy, w, h, hex('#2a3750', '#1a2338', sd / 5), null, {
        lit: 0.5,
        win: '#f1c67f',
        cols: R(w / 16),
        rows: R(h / 26),
        op: 0.88,
        fw: 0.72,
        fh: 0.5,
      }) + rect(x, gy - h, w, 10, '#121a2c')
    const q = rng(sd)
    for (let k = 0; k < 4; k++) {
      const yy = gy - h + 60 + k * 112
      const hh = q(64, 98)
      rt +=
        rect(x - 20, yy, 26, hh, nth(cols, (k + sd) % 5)) +
        line(
          Array.from({ length: 3 }, (_, m) => `M${x - 13} ${R(yy + hh * (0.22 + m * 0.26))}h12`).join(''),
          '#3a2a2a',
          4,
          'opacity=".6"',
        )
    }
    rt +=
      rect(x, gy - 78, w, 78, '#fbdc9c') +
      line(`M${x} ${gy - 78}h${w}`, '#1a1d2a', 10) +
      line(Array.from({ length: 5 }, (_, m) => `M${R(x + (w * (m + 0.5)) / 5)} ${gy - 70}v70`).join(''), '#6b4f3a', 3)
  })
  const L = S.named(S.cut(far) + mist(420, 690, 700, 20, '#c9a98a', 0.35) + S.cut(f, rt))
  S.add(
    `<g clip-path="${S.clip(`M0 0H${W}V${gy}H0z`)}">${L.svg}</g>`,
    pool(S, tx, by - 126, 120, 120, '#ffe9b5', 0.4),
    pool(S, 330, 700, 380, 130, '#ffc678', 0.3),
    pool(S, 1330, 700, 420, 150, '#ffc678', 0.35),
  )
  drawWetStreet(S, L)
  drawDistantWalkers(S)
  return S
}

function drawWetStreet(S: Scene, L: Drawing) {
  S.add(
    rect(0, gy, W, H - gy, S.grad(stops([0, '#6d6a6a'], [0.18, '#3a4458'], [1, '#0e172b']))),
    S.mirror(L.id, gy, { opacity: 0.7, squash: 0.74, clipTo: S.clip(`M0 ${gy}H${W}V${H}H0z`) }),
    rect(0, gy, W, H - gy, S.grad(stops([0, '#0e172b', 0], [1, '#0b1426', 0.6]))),
  )
  let z = ''
  for (let i = 0; i < 11; i++) {
    const a = -160 + i * 190
    z += poly(points([a, 1067], [a + 104, 1067], [lerp(a + 104, 700, 0.34), 940], [lerp(a, 700, 0.34), 940]))
  }
  S.add(
    path(z, '#b9b7b4', 'opacity=".28"'),
    ripples(5, gy + 8, H, 70, '#ffdca0', { op: 0.22 }),
    ripples(6, gy + 8, H, 60, '#8aa5bd', { op: 0.27 }),
  )
}

/** Distant walkers, then the car, then two figures. */
function drawDistantWalkers(S: Scene) {
  const q = rng(11)
  let cr = ''
  for (let i = 0; i < 12; i++) {
    const x = q(560, 1540)
    const y = gy + q(6, 40)
    const h = 62 + (y - gy) * 1.1
    cr += person(x, y, h, i % 3 ? 'coat' : 'walk', {
      a: hex('#1b2438', '#3a3f52', q()),
      b: '#121827',
      skin: '#b98d78',
      over: umbrella(nth(uc, i % 5), '#0f1522'),
      flip: i % 2,
    })
  }
  S.add(cr)
  const car = S.named(crown(S, 92, 890, 0.98, { hi: '#8496ac', glint: '#e8c48f', body: '#0b0e16' }))
  S.add(
    S.mirror(car.id, 890, { opacity: 0.55, squash: 0.6, clipTo: S.clip(`M0 890H${W}V${H}H0z`) }),
    car.svg,
    pool(S, 96, 812, 150, 70, '#fff0c0', 0.8),
    pool(S, 50, 900, 210, 34, '#ffeebb', 0.45),
    pool(S, 574, 806, 60, 40, '#ff5638', 0.6),
  )
  const K = person(1130, 1016, 316, 'kimono', {
    a: '#3c3a5c',
    b: '#2c2b48',
    acc: '#c98f4a',
    skin: '#d9b294',
    over: wagasa('#b8402b', '#4d1416', -78),
  })
  const G = person(1300, 984, 280, 'coat', {
    a: '#12182a',
    b: '#0b0f1b',
    skin: '#c79a7c',
    over: umbrella('#161d30', '#3a4560', -80),
  })
  S.add(g(K + G, `transform="matrix(1 0 0 -.5 0 1520)" opacity=".35" filter="${S.f('wave')}"`), S.cut(G, K))
  S.add(willow(5, 1330, 1610, -30, 470, 15, '#10232c', 2.4), willow(8, 1400, 1610, -30, 300, 7, '#1f3d40', 2.2))
  S.add(rain(3, 120, '#d5e0e8', { op: 0.3, w: 1.1, len: 80 }), rain(7, 90, '#eef3f5', { op: 0.38, w: 1.7, len: 130 }))
}
