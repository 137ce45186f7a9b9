import {
  along,
  at,
  cluster,
  g,
  H,
  hex,
  lerp,
  line,
  mist,
  name,
  type PersonKind,
  type PersonOptions,
  type Plane,
  path,
  person,
  persp,
  points,
  poly,
  pool,
  R,
  rect,
  ridge,
  roof,
  Scene,
  shade,
  snowfall,
  stops,
  strew,
  table,
  type Variant,
  W,
  wagasa,
} from '../parts/index.ts'
import { type Palette, palette } from './palettes/yanaka-cat.ts'

const vx = 930
const pots = table([1130, 700, 0.8], [1180, 760, 1], [1250, 830, 1.3], [1060, 620, 0.5], [1340, 920, 1.6])
const bx = 800
const by = 690
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#cfa184', ...c })
const or = '#c07a3a'
const bk = '#2a2428'
const body =
  'M-70 0C-108-52-90-130-46-168C-28-184-18-198-14-216L-18-270L14-246C26-250 40-250 50-246L74-270L76-222C86-210 90-200 85-190C78-176 64-171 52-169C57-140 59-110 55-70L58-14C70-13 75-5 70 0z'

export function yanakaCat(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('yanaka-cat', o), P.alt, { ja: P.ja, pos: '36% 66%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.25, P.s1], [0.46, P.s2]))),
    pool(S, vx, 440, 460, 330, P.sun, 0.85),
    mist(560, 190, 420, 9, P.sun, 0.6),
    mist(1020, 130, 420, 9, P.sun, 0.5),
  )
  S.add(
    S.cut(
      roof(860, 452, 120, 60, 50, { fill: hex(P.roof, P.s2, 0.5), edge: hex(P.roof, P.s2, 0.4), lift: 8 }),
      path(ridge(5, 600, 1300, 440, 40, { yb: 520 }), hex(P.green[1], P.s2, 0.6)),
    ),
  )
  // the lane dips and rises between old houses
  S.add(S.cut(path('M870 500H990L1480 1090H560z', S.grad(stops([0, P.lane[0]], [0.35, P.lane[1]], [1, P.lane[2]])))))
  let st = ''
  for (let i = 1; i < 10; i++) {
    const y = 500 + i * i * 7
    st += `M${R(870 - (y - 500) * 0.525)} ${R(y)}H${R(990 + (y - 500) * 0.83)}`
  }
  S.add(line(st, P.shadow, 3, 'opacity=".25"'))
  const L = persp([-60, -160], [880, 380], [880, 506], [-60, 1500])
  const Q = persp([985, 372], [1640, -260], [1640, 1280], [985, 506])
  const house = (m: Plane, u0: number, u1: number, v0: number, c: string) => {
    const f = (k: number) => lerp(u0, u1, k)
    let s = path(m.quad(u0, v0, u1, 1), c)
    let l = ''
    for (let j = 1; j < 16; j++) {
      const a = m(f(j / 16), v0 + 0.02)
      const b = m(f(j / 16), 1)
      l += `M${R(a[0])} ${R(a[1])}L${R(b[0])} ${R(b[1])}`
    }
    s +=
      line(l, hex(c, '#1a1214', 0.4), 2, 'opacity=".6"') +
      path(m.quad(f(0.12), 0.44, f(0.5), 0.62), hex(P.sun, c, 0.15)) +
      path(m.quad(f(0.6), 0.52, f(0.92), 0.97), hex(c, '#1a1214', 0.35)) +
      path(m.quad(f(0.64), 0.55, f(0.88), 0.75), hex(P.sun, c, 0.4))
    let bars = ''
    for (let j = 1; j < 8; j++) {
      const a = m(f(0.12 + (0.38 * j) / 8), 0.44)
      const b = m(f(0.12 + (0.38 * j) / 8), 0.62)
      bars += `M${R(a[0])} ${R(a[1])}L${R(b[0])} ${R(b[1])}`
    }
    s +=
      line(bars, hex(c, '#1a1214', 0.5), 4) +
      path(m.quad(f(0.2), v0 + 0.09, f(0.76), v0 + 0.2), hex('#b9a270', c, 0.35)) +
      line(
        [0.11, 0.13, 0.15, 0.17, 0.19]
          .map((k) => {
            const a = m(f(0.2), v0 + k)
            const b = m(f(0.76), v0 + k)
            return `M${R(a[0])} ${R(a[1])}L${R(b[0])} ${R(b[1])}`
          })
          .join(''),
        hex('#6d5a38', c, 0.3),
        2,
      ) +
      path(m.quad(u0 - 0.012, 0.36, u1 + 0.012, 0.41), P.roof) +
      path(m.quad(u0 - 0.012, 0.4, u1 + 0.012, 0.42), hex(P.roof, '#141420', 0.5)) +
      path(m.quad(u0 - 0.02, v0 - 0.06, u1 + 0.02, v0 + 0.02), P.roof) +
      path(m.quad(u0 - 0.02, v0 + 0.01, u1 + 0.02, v0 + 0.035), hex(P.roof, '#141420', 0.5))
    return s
  }
  S.add(
    S.cut(
      house(L, 0.78, 1, 0.1, hex(P.wood[0], P.s2, 0.35)),
      house(L, 0.5, 0.78, 0.02, hex(P.wood[2], P.s2, 0.2)),
      house(L, 0.0, 0.5, 0.12, P.wood[1]),
      house(Q, 0, 0.3, 0.06, hex(P.wood[1], P.s2, 0.3)),
      house(Q, 0.3, 0.62, 0.14, hex(P.wood[0], P.s2, 0.12)),
      house(Q, 0.62, 1, 0.04, P.wood[2]),
    ),
  )
  S.add(
    path(Q.quad(0, 0, 1, 1), S.grad(stops([0, P.shadow, 0.1], [1, P.shadow, 0.55]), { x2: 1, y2: 0 })),
    path('M985 506L1240 506L1640 1090H1480z', P.shadow, 'opacity=".25"'),
  )
  drawNoren(S, P, L, Q)
  drawWall(S, P)
  drawCalico(S, P)
  return S
}

yanakaCat.also = [{ season: 'snow' }] satisfies Variant[]

/** A noren, a paper lamp, washing on a pole; pots, a bicycle, poles and wires. */
function drawNoren(S: Scene, P: Palette, L: Plane, Q: Plane) {
  S.add(
    S.cut(
      path(L.quad(0.335, 0.565, 0.39, 0.68) + L.quad(0.395, 0.565, 0.45, 0.69), '#2f4a7c'),
      path(L.quad(0.6, 0.1, 0.63, 0.26) + L.quad(0.645, 0.1, 0.68, 0.3), '#e9e2d4'),
      path(L.quad(0.69, 0.1, 0.72, 0.24), '#b8503c'),
      line(poly([L(0.56, 0.1), L(0.75, 0.1)]), '#4a3a30', 5),
    ),
    pool(S, ...L(0.5, 0.56), 70, 70, '#ffd08a', 0.7),
    S.cut(
      `<ellipse cx="${R(L(0.5, 0.56)[0])}" cy="${R(L(0.5, 0.56)[1])}" rx="20" ry="29" fill="#f6dca8"/>`,
      path(Q.quad(0.36, 0.5, 0.43, 0.62) + Q.quad(0.44, 0.5, 0.51, 0.63), '#8e3a34'),
    ),
  )
  const leaf = cluster(S, 6, 18, 30, 26, P.green, 9)
  S.add(
    S.cut(
      pots
        .map(([x, y, k]) =>
          path(`M${R(x - 22 * k)} ${R(y - 34 * k)}h${R(44 * k)}l${R(-7 * k)} ${R(36 * k)}h${R(-30 * k)}z`, '#8a4a34'),
        )
        .join(''),
    ),
    strew(
      leaf,
      pots.map(([x, y, k], i) => [x, y - 58 * k, k, i * 40]),
    ),
  )
  S.add(
    S.cut(
      `<circle cx="${bx}" cy="${by}" r="34" fill="none" stroke="#2a2630" stroke-width="5"/>` +
        `<circle cx="${bx - 66}" cy="${by + 22}" r="38" fill="none" stroke="#2a2630" stroke-width="5"/>`,
      line(
        `M${bx} ${by}L${bx - 22} ${by - 46}L${bx - 66} ${by + 22}L${bx - 36} ${by + 12}L${bx - 14} ${by - 40}M${bx - 36} ${by + 12}L${bx - 48} ${by - 44}M${bx - 62} ${by - 46}h28M${bx - 22} ${by - 46}l4-16h18`,
        '#7a2f2c',
        5,
      ),
      path(`M${bx - 14} ${by - 66}h44l-6 30h-32z`, '#a5824c'),
    ),
  )
  S.add(
    S.cut(
      line('M1060 560V60M1320 900V-20', '#2a2630', 13),
      line('M1020 110h90M1030 150h70M1250 60h150M1262 120h126', '#2a2630', 8),
    ),
    line(
      'M1060 110Q700 190-20 60M1060 150Q700 240-20 140M1060 110Q1200 130 1320 60Q1500 90 1640 0M1060 150Q1200 190 1320 120',
      '#2a2630',
      3,
    ),
  )
  S.add(
    path('M940 616l60 70h40l-76-74z', P.shadow, 'opacity=".3"'),
    S.cut(
      q(936, 616, 96, 'kimono', {
        a: '#6d7a94',
        b: '#5a6680',
        acc: '#b8442c',
        over: P.snow ? wagasa('#8e3a34', '#5a1d18') : '',
      }),
      path('M950 566h16v22h-16z', '#d9b04c'),
    ),
  )
}

/** The wall in front of us, and its owner. */
function drawWall(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path('M-20 800L640 880L600 1090H-20z', S.grad(stops([0, P.wall], [1, hex(P.wall, P.shadow, 0.6)]))),
      path('M-20 756L676 842L668 884L-20 806z', P.roof),
      path('M-20 756L676 842L674 854L-20 770z', P.roofL),
      line(
        Array.from({ length: 15 }, (_, i) => `M${R(10 + i * 46)} ${R(762 + i * 5.7)}l-6 46`).join(''),
        hex(P.roof, '#141420', 0.5),
        5,
        `opacity="${P.snow ? 0.15 : 0.8}"`,
      ),
    ),
  )
}

/** Calico in profile, looking down the lane; hydrangea crowd the foot of the wall. */
function drawCalico(S: Scene, P: Palette) {
  const fur = hex('#f3ebdc', P.shadow, 0.12)
  const cat =
    path('M-50-8C-96 4-120 52-104 104C-98 122-78 118-83 98C-94 58-72 28-34 10z', or) +
    path('M-105 84C-108 104-98 124-84 116C-78 106-82 96-85 88z', bk) +
    path(body, fur) +
    g(
      path('M-120-60C-70-60-50-110-40-190L-140-190V-40z', or) +
        path('M-30-280H40C30-240 4-214-20-200z', bk) +
        path('M-90 10C-70-50-20-60 6-20L0 10z', bk, 'opacity=".85"') +
        path('M30-262H90V-226C70-236 46-244 30-262z', or) +
        path('M20-10C34-60 36-110 26-160L70-170V10z', P.shadow, 'opacity=".12"'),
      `clip-path="${S.clip(body)}"`,
    )
  const hyd = cluster(
    S,
    8,
    18,
    34,
    26,
    P.snow ? ['#7d8aa0', '#b3c0d2', '#e3e9f0', '#ffffff'] : ['#3f4a86', '#5f74b4', '#93a8d6', '#cfdcf0'],
    13,
  )
  const lf = cluster(S, 9, 12, 44, 30, P.green, 17)
  S.add(
    shade(S, 430, 822, 120, 14, 0.45, P.shadow),
    at(
      424,
      822,
      1.02,
      S.cut(cat) +
        line('M76-222C86-210 90-200 85-190C78-176 64-171 52-169C57-140 59-110 55-70L58-14', P.sun, 5, 'opacity=".9"') +
        line('M-70 0C-108-52-90-130-46-168', hex(fur, P.shadow, 0.4), 3, 'opacity=".5"'),
    ),
  )
  S.add(
    strew(lf, along(5, points([-10, 1010], [200, 1000], [420, 1030], [560, 1060]), 18, 50, 0.9, 1.5)),
    strew(hyd, along(6, points([-10, 960], [160, 970], [340, 1010], [500, 1050]), 15, 44, 0.9, 1.4)),
  )
  if (P.snow) {
    S.add(snowfall(16))
  }
}
