import {
  at,
  crown,
  type Drawing,
  g,
  H,
  hex,
  line,
  mist,
  name,
  type PersonKind,
  type PersonOptions,
  path,
  person,
  persp,
  points,
  pool,
  R,
  rect,
  ripples,
  rng,
  rrect,
  Scene,
  shade,
  snowfall,
  stops,
  table,
  tower,
  type Variant,
  W,
  wagasa,
} from '../parts/index.ts'
import { type Palette, palette } from './palettes/tokyo-station.ts'

const gy = 806
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#c99a7c', ...c })

export function tokyoStation(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('tokyo-station', o), P.alt, { ja: P.ja, pos: '45% 78%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.3, P.s1], [0.55, P.s2], [0.72, P.s3]))),
    mist(760, 190, 560, 11, P.s3, 0.28),
    mist(1050, 270, 420, 8, P.s3, 0.3),
  )
  drawGlassTowers(S, P)
  // the long front, receding to the right: m maps (length, height)
  const m = persp([-70, 352], [1720, 668], [1720, 782], [-70, 827])
  const rf = persp([-70, 276], [1720, 650], [1720, 669], [-70, 352])
  let s =
    rect(84, 366, 492, 130, P.brick) +
    path('M84 392h492v9H84zM84 436h492v7H84z', P.band, 'opacity=".85"') +
    path(rf.quad(0.2, 0, 1, 1), S.grad(stops([0, P.slateD], [1, P.slate]))) +
    path(m.quad(0, 0, 1, 1), S.grad(stops([0, P.brick], [1, P.brickD]), { x2: 1, y2: 0 }))
  let win = ''
  let dark = ''
  let frame = ''
  let band = ''
  let dorm = ''
  let dwin = ''
  const r = rng(9)
  for (const v of [0.0, 0.075, 0.3, 0.345, 0.54, 0.6, 0.655, 0.79, 0.93]) {
    band += m.quad(0, v, 1, v + (v === 0 || v === 0.3 ? 0.03 : 0.016))
  }
  for (let i = 0; i < 46; i++) {
    const u = 0.012 + i * 0.0212
    const pil = i % 4 === 3
    if (pil) {
      band += m.quad(u + 0.004, 0.03, u + 0.0095, 1)
      continue
    }
    for (const [v0, v1] of points([0.11, 0.27], [0.38, 0.56], [0.66, 0.93])) {
      const q = m.quad(u, v0, u + 0.0125, v1)
      frame += m.quad(u - 0.0016, v0 - 0.022, u + 0.0141, v1 + 0.016)
      if (r() < P.lit) {
        win += q
      } else {
        dark += q
      }
    }
    if (i > 11 && i % 2) {
      dorm += rf.quad(u - 0.002, 0.38, u + 0.012, 1)
      dwin += rf.quad(u + 0.001, 0.55, u + 0.009, 0.95)
    }
  }
  s +=
    path(band, P.band, 'opacity=".85"') +
    path(frame, P.band, 'opacity=".8"') +
    path(win, P.win) +
    path(dark, P.slateD) +
    path(dorm, P.brick) +
    path(dwin, P.win)
  let bars = ''
  for (let i = 0; i < 46; i++) {
    if (i % 4 !== 3) {
      const u = 0.012 + i * 0.0212 + 0.00625
      for (const [v0, v1] of points([0.11, 0.27], [0.38, 0.56], [0.66, 0.93])) {
        const p = m(u, v0)
        const q = m(u, v1)
        bars += `M${R(p[0])} ${R(p[1])}V${R(q[1])}`
      }
    }
  }
  s += line(bars, P.brickD, 2, 'opacity=".7"')
  // domed pavilions, near and far
  const dome = (x: number, y: number, k: number, w: number) =>
    at(
      x,
      y,
      k,
      rect(-w, -58, w * 2, 62, P.brick) +
        rect(-w, -62, w * 2, 9, P.band) +
        rect(-w, -8, w * 2, 9, P.band) +
        [-0.72, -0.36, 0, 0.36, 0.72]
          .map(
            (q) =>
              `<circle cx="${R(q * w)}" cy="-32" r="15" fill="${P.band}"/>` +
              `<circle cx="${R(q * w)}" cy="-32" r="11" fill="${P.win}"/>`,
          )
          .join('') +
        path(
          `M${-w - 8}-62C${-w}-130 ${R(-w * 0.72)}-196 ${R(-w * 0.34)}-214H${R(w * 0.34)}C${R(w * 0.72)}-196 ${w}-130 ${w + 8}-62z`,
          S.grad(stops([0, hex(P.slate, P.s3, 0.25)], [0.45, P.slate], [1, P.slateD]), { x2: 1, y2: 0 }),
        ) +
        line(
          `M${R(-w * 0.2)}-214C${R(-w * 0.4)}-180 ${R(-w * 0.52)}-120 ${R(-w * 0.55)}-62M0-214V-62M${R(w * 0.2)}-214C${R(w * 0.4)}-180 ${R(w * 0.52)}-120 ${R(w * 0.55)}-62`,
          P.slateD,
          3,
          'opacity=".7"',
        ) +
        rect(-w * 0.36, -226, w * 0.72, 14, P.band) +
        rect(-w * 0.22, -256, w * 0.44, 32, P.brick) +
        path(`M${R(-w * 0.26)}-256Q${R(-w * 0.2)}-286 0-296Q${R(w * 0.2)}-286 ${R(w * 0.26)}-256z`, P.slate) +
        line('M0-296v-44', P.slateD, 4) +
        path(`M${R(-w * 0.3)}-66Q${R(-w * 0.3)}-128 0-130Q${R(w * 0.3)}-128 ${R(w * 0.3)}-66z`, P.brick) +
        `<circle cx="0" cy="-92" r="24" fill="${P.band}"/><circle cx="0" cy="-92" r="18" fill="${P.win}"/>`,
    )
  s += dome(1112, 604, 0.36, 150) + dome(330, 372, 1.04, 236)
  const B = S.named(S.cut(s))
  S.add(
    pool(S, 380, 700, 760, 330, P.glow, 0.22),
    B.svg,
    path(m.quad(0, 0, 1, 1), S.grad(stops([0, P.glow, 0], [1, P.glow, o.hour === 'dawn' ? 0.12 : 0.3]))),
  )
  drawSquare(S, P, o, B)
  return S
}

tokyoStation.also = [{ hour: 'dawn' }, { season: 'snow' }] satisfies Variant[]

/** Glass towers behind the tracks. */
function drawGlassTowers(S: Scene, P: Palette) {
  S.add(
    S.cut(
      tower(S, 3, 640, gy, 150, 520, P.tow, hex(P.tow, P.s0, 0.4), {
        lit: P.towL,
        win: P.win,
        op: 0.55,
        cols: 11,
        rows: 34,
      }),
      tower(S, 5, 905, gy, 120, 400, hex(P.tow, P.s2, 0.25), hex(P.tow, P.s0, 0.3), {
        lit: P.towL,
        win: P.win,
        op: 0.5,
        cols: 9,
        rows: 26,
      }),
      tower(S, 8, 1210, gy, 170, 560, hex(P.tow, P.s1, 0.2), hex(P.tow, P.s0, 0.4), {
        lit: P.towL,
        win: P.win,
        op: 0.5,
        cols: 12,
        rows: 36,
      }),
      tower(S, 9, 1440, gy, 200, 430, hex(P.tow, P.s0, 0.2), null, {
        lit: P.towL,
        win: P.win,
        op: 0.5,
        cols: 13,
        rows: 28,
      }),
    ),
  )
}

function drawSquare(S: Scene, P: Palette, o: Variant, B: Drawing) {
  S.add(path('M0 824L1720 782V1100H0z', S.grad(stops([0, P.ground[0]], [0.3, P.ground[1]], [1, P.ground[2]]))))
  if (!o.season) {
    S.add(
      g(
        S.mirror(B.id, 818, { opacity: o.hour === 'dawn' ? 0.22 : 0.5, squash: 0.5 }),
        `clip-path="${S.clip('M0 826L1720 784V1100H0z')}"`,
      ),
    )
  }
  let slab = ''
  for (let i = 0; i < 16; i++) {
    slab += `M${R(1500 - i * 30)} 786L${R(2100 - i * 240)} 1070`
  }
  for (let i = 1; i < 7; i++) {
    slab += `M0 ${R(826 + i * i * 6.4)}L1600 ${R(786 + i * i * 6.4)}`
  }
  S.add(
    line(slab, P.ground[2], 1.8, 'opacity=".35"'),
    o.season ? '' : ripples(7, 850, H, 40, P.glow, { op: o.hour ? 0.15 : 0.4 }),
  )
  for (const [x, y, k] of table([1256, 824, 0.5], [1010, 846, 0.72], [640, 890, 1.1])) {
    S.add(
      o.hour === 'dawn' ? '' : pool(S, x, y - 215 * k, 90 * k, 80 * k, P.glow, 0.8),
      line(
        `M${x} ${y}V${y - 200 * k}M${R(x - 18 * k)} ${R(y - 206 * k)}h${R(36 * k)}`,
        P.slateD === '#a9b3c1' ? '#2b3448' : P.slateD,
        5 * k,
      ),
      `<circle cx="${x}" cy="${R(y - 222 * k)}" r="${R(15 * k)}" fill="${o.hour === 'dawn' ? P.band : '#fff2cf'}"/>`,
    )
  }
  S.add(
    shade(S, 856, 982, 150, 14, 0.5),
    shade(S, 1180, 868, 60, 7, 0.4),
    S.cut(crown(S, 240, 908, 0.62, { hi: hex(P.s2, '#ffffff', 0.1), glint: P.s3, on: o.hour !== 'dawn' })),
  )
  S.add(
    S.cut(
      q(820, 980, 222, 'coat', { a: P.coat || '#1e2740', b: '#141a2c' }),
      q(904, 984, 206, 'kimono', {
        a: '#5d6f8f',
        b: '#4a5b7a',
        acc: '#c9a24c',
        over: o.season ? wagasa('#b8402c', '#6d1d18') : '',
      }),
      path(rrect(738, 916, 52, 66, 8), '#7a4a2e'),
      line('M752 916v-36h22v36', '#20253a', 4),
      q(1160, 868, 84, 'walk', { a: '#3a4058', b: '#262c42' }),
      q(1196, 870, 80, 'dress', { a: '#8a3e38', b: '#7a342f' }),
      q(1420, 836, 52, 'walk', { a: '#39425c', b: '#2a3248', flip: 1 }),
    ),
  )
  if (o.season) {
    S.add(snowfall(14))
  }
}
