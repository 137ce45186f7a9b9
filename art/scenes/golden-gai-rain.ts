import {
  type Glyph,
  g,
  glyph,
  H,
  hex,
  lerp,
  limb,
  line,
  nth,
  type PersonKind,
  type PersonOptions,
  type Plane,
  path,
  person,
  persp,
  points,
  pool,
  R,
  rain,
  rect,
  rings,
  ripples,
  Scene,
  shade,
  stops,
  table,
  umbrella,
  W,
  windows,
} from '../parts/index.ts'

const vx = 850
const lane = 'M800 668H900L1640 1240H-40V1180z'
const cols = ['#7a2f2c', '#2f5a5c', '#6b4a2e', '#3a3f66', '#6d2f4a', '#4a5a3c', '#7a4a2c']
const glow = ['#ffca7a', '#ff9a5c', '#ffe2a4', '#f4b25c']
const lu = [0, 0.09, 0.2, 0.34, 0.5, 0.68, 0.86, 1]
const ru = [0, 0.16, 0.34, 0.52, 0.68, 0.82, 0.92, 1]
const figure = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#c08a6c', ...c })

export function goldenGaiRain() {
  const S = new Scene('golden-gai-rain', 'A narrow bar alley in Shinjuku, rain after midnight', {
    ja: '路地の雨',
    pos: '50% 62%',
  })
  S.add(rect(0, 0, W, H, S.grad(stops([0, '#0a1128'], [0.3, '#1c2c52'], [0.5, '#4c4a66'], [0.58, '#d98f5c']))))
  S.add(
    S.cut(
      rect(790, 260, 70, 360, '#25345a'),
      windows(6, 796, 270, 58, 300, 5, 22, 0.4, '#d8b27c', { op: 0.6 }),
      rect(860, 380, 60, 240, '#1d2a4c'),
    ),
    pool(S, vx, 640, 190, 130, '#ffbf78', 0.7),
  )
  const L = persp([-40, -420], [800, 470], [800, 668], [-40, 1180])
  const Rt = persp([900, 452], [1640, -500], [1640, 1240], [900, 672])
  S.add(
    S.cut(
      path(L.quad(0, 0, 1, 1), S.grad(stops([0, '#161a30'], [1, '#4a3a48']), { x2: 1, y2: 0 })),
      path(Rt.quad(0, 0, 1, 1), S.grad(stops([0, '#50404a'], [1, '#131629']), { x2: 1, y2: 0 })),
    ),
  )
  S.add(path(lane, S.grad(stops([0, '#e7a468'], [0.12, '#7d5a60'], [0.4, '#2c2f48'], [1, '#0e1324']))))
  // little fronts, each its own colour: door, lit window, awning
  let lights = ''
  let streaks = ''
  const front = (m: Plane, u0: number, u1: number, i: number, flip: number) => {
    const f = (k: number) => lerp(u0, u1, k)
    const c = nth(cols, i % 7)
    const gl = nth(glow, i % 4)
    const s =
      path(m.quad(u0 + 0.004, 0.44, u1 - 0.004, 0.985), c) +
      path(m.quad(u0, 0.4, u1, 0.45), hex(c, '#0c0f1c', 0.6)) +
      path(m.quad(f(0.08), 0.55, f(0.4), 0.985), hex(c, '#0c0f1c', 0.45)) +
      path(m.quad(f(0.13), 0.58, f(0.35), 0.78), gl) +
      path(m.quad(f(0.5), 0.56, f(0.92), 0.8), gl) +
      path(m.quad(f(0.5), 0.67, f(0.92), 0.685), hex(c, '#0c0f1c', 0.6)) +
      path(m.quad(f(0.7), 0.56, f(0.715), 0.8), hex(c, '#0c0f1c', 0.6)) +
      path(m.quad(f(0.2), 0.12, f(0.5), 0.3), i % 3 ? '#1d2745' : gl, 'opacity=".9"') +
      path(m.quad(f(0.6), 0.12, f(0.86), 0.3), i % 2 ? '#1d2745' : '#e9b070', 'opacity=".8"') +
      path(m.quad(f(0.02), 0.47, f(0.98), 0.545), i % 2 ? '#c9402c' : '#e9dcc0', 'opacity=".9"')
    const p = m(f(0.5), 0.985)
    streaks += pool(S, p[0] + (flip ? -40 : 40), p[1] + 12, 120 * (flip ? u1 : 1 - u0) + 26, 20, gl, 0.5)
    return s
  }
  let fr = ''
  for (let i = 0; i < 7; i++) {
    fr += front(L, nth(lu, i), nth(lu, i + 1), i, 0) + front(Rt, nth(ru, i), nth(ru, i + 1), i + 3, 1)
  }
  S.add(S.cut(fr), streaks)
  // upright signs hung into the alley, and what the wet stones make of them
  let refl = ''
  const sign = (
    m: Plane,
    u: number,
    v: number,
    hgt: number,
    wid: number,
    c: string,
    ch: string,
    side: number,
    ink = '#1b1620',
  ) => {
    const top = m(u, v)
    const bot = m(u, v + hgt)
    const h = bot[1] - top[1]
    const w = h * wid
    const x = side > 0 ? top[0] : top[0] - w
    const gY = m(u, 1)[1]
    let s =
      rect(x, top[1], w, h, c) +
      rect(x, top[1], w, h, S.rad(stops([0, '#fff6dc', 0.55], [1, '#fff6dc', 0]))) +
      line(`M${R(side > 0 ? x - 5 : x + w + 5)} ${R(top[1] + h * 0.1)}h${side > 0 ? 5 : -5}`, '#0c0f1c', 4)
    const letters = [...ch] as Glyph[]
    const size = Math.min(w * 0.8, (h / ch.length) * 0.8)
    letters.forEach((letter, i) => {
      s += glyph(letter, x + w * 0.5 - size / 2, top[1] + h * ((i + 0.5) / ch.length) - size / 2, size, ink)
    })
    lights += pool(S, x + w / 2, top[1] + h / 2, w * 1.5, h * 0.9, c, 0.5)
    refl += path(
      `M${R(x)} ${R(gY + 30)}h${R(w)}l${R(w * 0.2)} ${R(h * 0.9)}h${R(-w * 1.4)}z`,
      S.grad(stops([0, c, 0.55], [1, c, 0])),
    )
    return s
  }
  const sg =
    sign(L, 0.84, 0.24, 0.2, 0.34, '#f0b04c', '', 1) +
    sign(L, 0.6, 0.24, 0.24, 0.32, '#d2432c', '寿', 1, '#f6e6c8') +
    sign(L, 0.34, 0.2, 0.2, 0.36, '#f2e2bd', '酒', 1) +
    sign(L, 0.17, 0.2, 0.22, 0.3, '#3f8f8a', '東京', 1, '#f3efe0') +
    sign(L, 0.07, 0.29, 0.13, 0.44, '#e9a24a', '茶', 1) +
    sign(Rt, 0.07, 0.3, 0.2, 0.34, '#57a08f', '', -1) +
    sign(Rt, 0.24, 0.26, 0.22, 0.32, '#f2e2bd', '茶', -1) +
    sign(Rt, 0.5, 0.2, 0.22, 0.32, '#4a6fb0', '東', -1, '#f3efe0') +
    sign(Rt, 0.74, 0.19, 0.21, 0.32, '#d2432c', '酒', -1, '#f6e6c8') +
    sign(Rt, 0.9, 0.26, 0.13, 0.46, '#f2e2bd', '本', -1)
  S.add(
    g(S.soft(refl), `clip-path="${S.clip(lane)}"`),
    g(
      ripples(12, 720, H, 60, '#ffcf94', { op: 0.3, x0: 300, x1: 1400, len: 0.8 }) +
        rings(6, 40, 240, 1450, 800, 1060, '#e9d4b8', 0.45),
      `clip-path="${S.clip(lane)}"`,
    ),
    lights,
    S.cut(sg),
  )
  for (const [m, u, c] of table(
    [L, 0.62, '#e8552f'],
    [L, 0.4, '#ffd58a'],
    [Rt, 0.26, '#e8552f'],
    [Rt, 0.44, '#ffd58a'],
    [L, 0.9, '#e8552f'],
    [Rt, 0.1, '#e8552f'],
  )) {
    const p = m(u, 0.52)
    const k = (m(u, 1)[1] - m(u, 0)[1]) / 60
    S.add(
      pool(S, p[0], p[1], k * 5, k * 5, c, 0.7),
      `<ellipse cx="${R(p[0])}" cy="${R(p[1])}" rx="${R(k * 1.3)}" ry="${R(k * 1.8)}" fill="${c}"/>`,
      line(
        `M${R(p[0] - k)} ${R(p[1] - k * 0.6)}h${R(k * 2)}M${R(p[0] - k)} ${R(p[1] + k * 0.6)}h${R(k * 2)}`,
        '#5a1d18',
        1.5,
        'opacity=".6"',
      ),
    )
  }
  drawWires(S)
  drawOneGuest(S)
  return S
}

function drawWires(S: Scene) {
  S.add(
    line(
      'M-20 120Q500 330 1620 60M-20 210Q700 420 1640 170M120-20Q600 330 1000 300T1640 250M-20 20Q560 300 900 380T1500-20',
      '#080b18',
      3,
      'opacity=".9"',
    ),
    line('M480-20V200M1180-20V210', '#080b18', 5),
  )
  let cob = ''
  for (let i = 1; i < 12; i++) {
    const y = 668 + i * i * 3.4
    const e = (y - 668) / 572
    cob += `M${R(lerp(800, -40, e))} ${R(y)}H${R(lerp(900, 1640, e))}`
  }
  S.add(line(cob, '#0c0f1c', 2, 'opacity=".4"'))
}

/** One guest under a clear umbrella, the owner at a door. */
function drawOneGuest(S: Scene) {
  S.add(
    shade(S, 850, 970, 120, 16, 0.7),
    path('M806 974h88l26 93h-140z', S.grad(stops([0, '#0c0f1c', 0.6], [1, '#0c0f1c', 0]))),
    S.cut(
      figure(930, 742, 104, 'walk', { a: '#2b2236', b: '#1a1826', over: umbrella('#b8402c', '#5a1d18') }),
      figure(850, 972, 330, 'walk', { a: '#39304a', b: '#191a2a' }),
    ),
    S.cut(
      line('M868 760V640', '#c9c6cf', 4),
      path(
        'M720 690C728 610 780 566 862 562C946 566 1000 612 1006 690Q974 674 944 690Q904 672 862 688Q820 672 784 690Q752 674 720 690z',
        S.grad(stops([0, '#f4e6cf', 0.78], [1, '#dfe3ea', 0.28])),
      ),
    ),
    line(
      'M862 562C826 600 800 640 784 690M862 562V688M862 562C900 600 930 640 944 690M720 690C728 610 780 566 862 562',
      '#fff3da',
      2.2,
      'opacity=".75"',
    ),
  )
  S.add(
    S.cut(
      limb(points([884, 742], [906, 790], [876, 772]), 26, 18, '#332b44'),
      `<circle cx="870" cy="766" r="9" fill="#c08a6c"/>`,
    ),
    line('M814 746C802 790 800 820 802 846', '#ffb676', 3.5, 'opacity=".7" stroke-linecap="round"'),
  )
  S.add(
    rain(41, 150, '#e8dccb', { slant: -10, len: 90, w: 1.5, op: 0.36 }),
    rect(
      0,
      0,
      W,
      H,
      S.rad(stops([0, '#060916', 0], [0.7, '#060916', 0.05], [1, '#060916', 0.6]), { cx: 0.53, cy: 0.6, r: 0.75 }),
    ),
  )
}
