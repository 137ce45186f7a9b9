import {
  alphard,
  type Drawing,
  dabTree,
  dots,
  g,
  glyph,
  H,
  lantern,
  line,
  mist,
  path,
  person,
  pine,
  pool,
  rect,
  ripples,
  Scene,
  shade,
  sky,
  stops,
  table,
  W,
} from '../parts/index.ts'

const gy = 850

export function chauffeurEvening() {
  const S = new Scene('chauffeur-evening', 'Blue hour: a black Alphard and its chauffeur wait at the gate of an inn', {
    ja: '迎車',
    pos: '45% 85%',
  })
  S.add(sky(S, stops([0, '#0f2140'], [0.25, '#27466e'], [0.5, '#6c83a0'], [0.66, '#c9aaa0'], [0.72, '#e9bd9a'])))
  S.add(mist(-60, 300, 560, 12, '#8fa0b6', 0.4), mist(820, 230, 700, 12, '#7f93b0', 0.35))
  S.add(`<circle cx="318" cy="212" r="46" fill="#f6ead0"/>`)
  drawGardenTrees(S)
  // gate building: roof, lattice, noren
  const wall = S.cut(
    rect(-10, 560, 1620, 300, '#1b1a22'), // plank wall
    line(Array.from({ length: 46 }, (_, i) => `M${i * 36 - 6} 572v286`).join(''), '#0f1017', 2),
    rect(-10, 548, 1620, 16, '#2c2a33'),
    rect(-10, 540, 1620, 10, '#3f4a5c'),
    rect(-10, 800, 1620, 60, '#3a3d48'),
    line('M0 800H1600', '#555a68', 3),
    // house right
    rect(600, 452, 520, 408, '#17141a'),
    rect(628, 500, 464, 360, '#f0b566'),
    path('M628 500h464v360h-464z', S.grad(stops([0, '#c97a35'], [0.4, '#f4c478'], [1, '#f8d896']))),
    rect(628, 500, 118, 360, '#241a1a'),
    rect(640, 512, 94, 330, S.grad(stops([0, '#d98d44'], [1, '#f3c27a']))),
    line(Array.from({ length: 12 }, (_, i) => `M${644 + i * 8} 512v330`).join(''), '#2a1c1a', 4),
    rect(640, 760, 94, 90, '#2a1c1a'),
    rect(974, 500, 118, 360, '#241a1a'),
    rect(986, 512, 94, 330, S.grad(stops([0, '#d98d44'], [1, '#f3c27a']))),
    line(Array.from({ length: 12 }, (_, i) => `M${990 + i * 8} 512v330`).join(''), '#2a1c1a', 4),
    rect(986, 760, 94, 90, '#2a1c1a'),
    // inside: a screen, step, arrangement
    rect(780, 640, 160, 150, '#e7a552'),
    line('M780 640h160v150h-160zM860 640v150', '#a96a2e', 3),
    rect(746, 800, 228, 60, '#8b5a33'),
    rect(746, 790, 228, 10, '#b57b45'),
    line('M838 788q-6-60-34-86M838 788q4-50 30-70M838 788q0-70 6-110', '#5a3a26', 3),
    dots(6, 14, 800, 872, 676, 720, 8, '#b33b2b'),
    // noren
    ...[0, 1, 2].map(
      (i) =>
        path(`M${746 + i * 77} 508h74q4 62 0 128q-37 8-74 0q-4-60 0-128z`, i === 1 ? '#23345c' : '#2a3d68') +
        (i === 1 ? glyph('案', 834, 532, 52, '#f1e6cf') : ''),
    ),
    line('M738 506H982', '#120f14', 8),
    // roof
    path(
      'M520 470Q560 452 600 410L660 356H1060L1120 410Q1160 452 1200 470L1190 488H530z',
      S.grad(stops([0, '#46546c'], [1, '#222c40'])),
    ),
    line(
      Array.from({ length: 27 }, (_, i) => `M${672 + i * 14.6} 360L${540 + i * 24.6} 474`).join(''),
      '#151d2e',
      2,
      'opacity=".6"',
    ),
    rect(650, 344, 420, 18, '#1a2336'),
    path('M524 472H1196l-8 18H532z', '#11151f'),
    rect(660, 450, 400, 0, '#000'),
  )
  const lamps = pool(S, 700, 640, 260, 230, '#ffb864', 0.35) + pool(S, 860, 720, 360, 260, '#ffc678', 0.4)
  const L = drawStandingLantern(S, wall, lamps)
  drawWetRoad(S, L)
  drawCar(S)
  return S
}

/** Garden trees behind the wall. */
function drawGardenTrees(S: Scene) {
  let back = ''
  for (const [x, h, w, sd] of table(
    [60, 420, 150, 2],
    [250, 330, 130, 3],
    [1010, 380, 150, 4],
    [1180, 470, 170, 5],
    [1560, 430, 160, 6],
  )) {
    back += dabTree(sd, x, 700, h, w, {
      dark: '#132540',
      mid: '#1a3050',
      light: '#24405f',
      n: 70,
      trunk: '#111a2c',
      prof: (k) => Math.sin(Math.PI * (0.12 + 0.88 * (1 - k))) ** 0.6,
    })
  }
  S.add(S.cut(back))
}

/** Standing lantern, pine over wall. */
function drawStandingLantern(S: Scene, wall: string, lamps: string) {
  const L = S.named(
    wall +
      lamps +
      S.cut(
        lantern(S, 1236, 640, 44, 74, {
          red: '#f6d49a',
          dark: '#c98a46',
          lit: '#fff0c8',
          cap: '#17141a',
          gold: '#8b5a33',
          text: '茶',
          ribs: 10,
          ts: 0.42,
          outline: false,
        }),
        line('M1236 556V500', '#17141a', 5),
      ) +
      pool(S, 1236, 640, 170, 190, '#ffc678', 0.5),
  )
  S.add(`<g clip-path="${S.clip(`M0 0H${W}V${gy}H0z`)}">${L.svg}</g>`)
  S.add(
    S.cut(
      pine(12, 1400, 700, 470, {
        lean: -0.2,
        dark: '#0e1b2c',
        mid: '#1b3040',
        light: '#3d5660',
        trunk: '#131621',
        pads: 7,
      }),
    ),
  )
  return L
}

function drawWetRoad(S: Scene, L: Drawing) {
  S.add(
    rect(0, gy, W, H - gy, S.grad(stops([0, '#3d4456'], [0.25, '#2b3348'], [1, '#0f1628']))),
    S.mirror(L.id, gy, { opacity: 0.62, squash: 0.62, clipTo: S.clip(`M0 ${gy}H${W}V${H}H0z`) }),
  )
  S.add(
    pool(S, 860, 900, 420, 70, '#ffc678', 0.5),
    ripples(4, gy + 10, H, 60, '#f4cf94', { op: 0.22, x0: 500, x1: 1250 }),
    ripples(14, gy + 10, H, 70, '#8fa3c0', { op: 0.22 }),
    path(`M0 ${gy}H${W}v7H0z`, '#6a6f7e', 'opacity=".7"'),
  )
}

function drawCar(S: Scene) {
  const car = S.named(alphard(S, 118, 938, 1.34, { hi: '#7a8fb0', glint: '#e8c48f', body: '#0c0e15' }))
  S.add(S.mirror(car.id, 938, { opacity: 0.5, squash: 0.55, clipTo: S.clip(`M0 938H${W}V${H}H0z`) }), car.svg)
  S.add(
    pool(S, 96, 806, 200, 90, '#fff0c0', 0.75),
    path(
      'M136 800L-60 850V1010L136 830z',
      S.grad(stops([0, '#fff0c0', 0], [1, '#fff0c0', 0.5]), { x1: 0, x2: 1, y2: 0 }),
    ),
    pool(S, 60, 960, 260, 40, '#ffeebb', 0.4),
    pool(S, 776, 780, 60, 50, '#ff5a3c', 0.5),
  )
  S.add(
    shade(S, 905, 944, 90, 14, 0.6),
    person(905, 946, 236, 'chauffeur', { a: '#12151f', b: '#1e2433', acc: '#2a3d68', skin: '#d9a67c' }),
    g(
      person(905, 946, 236, 'chauffeur', { a: '#12151f', b: '#1e2433', acc: '#2a3d68', skin: '#d9a67c' }),
      `transform="matrix(1 0 0 -.5 0 1421)" opacity=".3" filter="${S.f('wave')}"`,
    ),
  )
  S.add(dots(51, 22, 0, W, 30, 330, 2.2, '#e8e2d0', { op: 0.7 }))
}
