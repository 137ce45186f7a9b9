import {
  D,
  dots,
  hex,
  lantern,
  lerp,
  line,
  type PersonKind,
  type PersonOptions,
  pagoda,
  path,
  person,
  points,
  poly,
  pool,
  R,
  rect,
  roof,
  Scene,
  shade,
  sky,
  stops,
  W,
} from '../parts/index.ts'

const figure = (x: number, y: number, h: number, k: PersonKind, o?: PersonOptions) =>
  person(x, y, h, k, { skin: '#c99476', ...o })

export function asakusaNight() {
  const S = new Scene('asakusa-night', 'The great lantern of Kaminarimon, Asakusa, after dark', {
    ja: '浅草の夜',
    pos: '50% 45%',
    grain: 0.9,
  })
  S.add(sky(S, stops([0, '#0b1730'], [0.35, '#17315a'], [0.62, '#37577f'], [0.78, '#8a7f8b'], [0.86, '#d79a6c'])))
  S.add(dots(3, 46, 300, 1300, 170, 470, 2.2, '#f3e6c8', { op: 0.8 }))
  drawStreet(S)
  drawGate(S)
  drawLantern(S)
  drawPeopleBelow(S)
  return S
}

/** Street beyond: Hozomon gate, pagoda, lanterns in two rows. */
function drawStreet(S: Scene) {
  S.add(S.glow(`<ellipse cx="800" cy="860" rx="330" ry="110" fill="#f7b86a" opacity=".55"/>`))
  S.add(S.cut(pagoda(1042, 842, 1.55, { wall: '#7a3440', post: '#562338', roofc: '#1d2b4b', edge: '#12203d' })))
  S.add(
    S.cut(
      rect(668, 742, 226, 110, '#6d2a33'),
      line('M700 742v110M744 742v110M818 742v110M862 742v110', '#43182a', 8),
      rect(660, 770, 240, 10, '#43182a'),
      roof(780, 744, 176, 96, 66, { fill: '#1e2c4a', edge: '#0f1b36', lift: 16 }),
      rect(686, 640, 190, 42, '#6d2a33'),
      roof(780, 642, 160, 84, 62, { fill: '#24345a', edge: '#0f1b36', lift: 16, lines: 18 }),
    ),
  )
  for (const side of [-1, 1]) {
    let shops = ''
    let lamps = ''
    let glow = ''
    for (let i = 0; i < 7; i++) {
      const t = i / 7
      const x = 780 + side * lerp(720, 92, t ** 0.5)
      const hh = lerp(410, 74, t ** 0.5)
      const x2 = 780 + side * lerp(720, 92, ((i + 1) / 7) ** 0.5)
      const h2 = lerp(410, 74, ((i + 1) / 7) ** 0.5)
      const yb = 852 + hh * 0.3
      const y2 = 852 + h2 * 0.3
      shops +=
        path(poly(points([x, yb], [x, yb - hh], [x2, y2 - h2], [x2, y2])), hex('#3a2130', '#5d3134', t)) +
        path(
          poly(points([x, yb - hh * 0.62], [x, yb - hh * 0.98], [x2, y2 - h2 * 0.98], [x2, y2 - h2 * 0.62])),
          hex('#8c2f2a', '#b0573c', t),
        ) +
        path(
          poly(points([x, yb - hh * 0.1], [x, yb - hh * 0.56], [x2, y2 - h2 * 0.56], [x2, y2 - h2 * 0.1])),
          hex('#e79a4c', '#ffd58e', t * 0.8),
          'opacity=".9"',
        ) +
        line(`M${R(x)} ${R(yb)}V${R(yb - hh)}`, '#23131f', D(lerp(12, 2, t)))
      const lr = lerp(26, 5, t ** 0.6)
      lamps += `<ellipse cx="${R(x - side * lr * 1.3)}" cy="${R(yb - hh * 0.8)}" rx="${D(lr * 0.72)}" ry="${D(lr)}" fill="#ffdf9d"/>`
      glow += `<circle cx="${R(x - side * lr)}" cy="${R(yb - hh * 0.8)}" r="${R(lr * 2)}" fill="#ffb65c" opacity=".5"/>`
    }
    S.add(S.cut(shops), S.soft(glow), lamps)
  }
  S.add(
    rect(0, 990, W, 80, '#25202f'),
    path(
      poly(points([690, 858], [872, 858], [1760, 1070], [-200, 1070])),
      S.grad(stops([0, '#f0b271'], [0.3, '#a3676a'], [1, '#25273f'])),
    ),
  )
  let slabs = ''
  for (let i = 0; i < 9; i++) {
    const y = 862 + (i / 9) ** 2 * 205
    slabs += `M${R(700 - (y - 858) * 2.9)} ${R(y)}H${R(864 + (y - 858) * 2.9)}`
  }
  for (let k = -4; k <= 4; k++) {
    slabs += `M${R(782 + k * 20)} 858L${R(782 + k * 170)} 1067`
  }
  S.add(line(slabs, '#2d2138', 1.5, 'opacity=".45"'))
}

/** Gate: beam and pillars. */
function drawGate(S: Scene) {
  S.add(
    S.cut(
      rect(0, -10, W, 140, '#1a1420'),
      rect(0, 118, W, 40, S.grad(stops([0, '#7e221c'], [1, '#511719']))),
      rect(0, 40, W, 54, S.grad(stops([0, '#a5301f'], [1, '#6c1e1a']))),
      line('M0 40H1600M0 94H1600', '#2b0f14', 3),
    ),
  )
  for (const [x, w] of points([70, 170], [1370, 170])) {
    S.add(
      S.cut(
        rect(
          x,
          118,
          w,
          980,
          S.grad(stops([0, '#6b1b19'], [0.28, '#c4442b'], [0.62, '#9c2f22'], [1, '#4d1418']), { x2: 1, y2: 0 }),
        ),
        rect(
          x - 14,
          1006,
          w + 28,
          80,
          S.grad(stops([0, '#2a2a36'], [0.35, '#5a5866'], [1, '#1c1b26']), { x2: 1, y2: 0 }),
        ),
        rect(x - 2, 150, w + 4, 26, '#1d1622'),
        line(`M${x} 156h${w}M${x} 170h${w}`, '#c89b45', 2.5),
      ),
    )
  }
  S.add(pool(S, 800, 860, 420, 130, '#ffc27a', 0.35))
  S.add(rect(0, 118, 72, 960, '#120e18'), rect(1540, 118, 62, 960, '#120e18'))
}

function drawLantern(S: Scene) {
  S.add(S.glow(`<ellipse cx="800" cy="440" rx="330" ry="360" fill="#ff7b3c" opacity=".34"/>`))
  S.add(
    rect(772, 80, 56, 70, '#16121a'),
    S.cut(lantern(S, 800, 428, 292, 286, { text: '雷門', red: '#cf4429', dark: '#6d1518', lit: '#f58a4c', ribs: 13 })),
  )
  S.add(S.cut(path('M598 752h404l-18 22H616z', '#0f0d14'), line('M690 763h220', '#c89b45', 3)))
}

function drawPeopleBelow(S: Scene) {
  S.add(shade(S, 560, 1036, 150, 16, 0.7), shade(S, 1085, 1031, 90, 14, 0.7))
  S.add(
    figure(742, 892, 44, 'walk', { a: '#2a2238', b: '#1d1828' }),
    figure(834, 896, 48, 'coat', { a: '#4f2a38', b: '#1d1828' }),
    figure(790, 884, 38, 'coat', { a: '#242036', b: '#1d1828' }),
    figure(884, 916, 66, 'kimono', { a: '#3b4b74', b: '#2c3a5e', acc: '#d9a24a' }),
    figure(700, 924, 74, 'walk', { a: '#31324c', b: '#1d1828', flip: 1 }),
  )
  S.add(
    S.cut(
      figure(520, 1036, 196, 'kimono', { a: '#2b3a63', b: '#1f2b4d', acc: '#d7a650' }),
      figure(606, 1040, 204, 'coat', { a: '#191c2b', b: '#11131e' }),
      figure(1082, 1030, 186, 'guide', { a: '#e7dcc6', b: '#20263a', flip: 1 }),
    ),
  )
}
