import {
  cedar,
  cluster,
  dots,
  foliage,
  H,
  hex,
  lerp,
  limb,
  line,
  mist,
  name,
  nth,
  type Point,
  path,
  points,
  poly,
  R,
  rect,
  ridge,
  rng,
  Scene,
  spline,
  stops,
  table,
  type Variant,
  W,
} from '../parts/index.ts'
import { palette } from './palettes/nikko-bridge.ts'
import { drawSacredBridge } from './pieces/sacred-bridge.ts'

export function nikkoBridge(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('nikko-bridge', o), P.alt, { ja: P.ja, pos: '50% 50%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.3, P.s1], [0.5, P.fog]))),
    S.cut(
      path(
        ridge(5, -40, 1640, 210, 140, { peaks: points([340, 120], [860, 240], [1300, 90]) }),
        S.grad(stops([0, P.m1], [0.5, P.fog])),
      ),
      path(
        ridge(8, -40, 1640, 330, 110, { peaks: points([100, 220], [700, 380], [1500, 210]) }),
        S.grad(stops([0, P.m2], [0.35, hex(P.m2, P.fog, 0.6)], [0.6, P.fog])),
      ),
    ),
    mist(260, 400, 900, 22, P.fog, 0.9),
  )
  const r = rng(3)
  let ced = ''
  for (let i = 0; i < 18; i++) {
    const x = i * 92 + r(-20, 20)
    const h = r(160, 330) * (Math.abs(x - 800) / 900 + 0.5)
    ced += cedar(i + 9, x, 560, h, h * 0.16, hex(hex(P.leaf[2][0], P.fog, 0.45), P.fog, r(0, 0.35)), { n: 11 })
  }
  S.add(S.cut(ced), rect(0, 380, W, 200, S.grad(stops([0, P.fog, 0], [1, P.fog, 0.85]))))
  const ids = P.leaf.map((t, i) => cluster(S, i + 5, 20, 46, 30, t, 9))
  const near = cluster(S, 9, 17, 56, 38, P.leaf[0], o.season === 'snow' ? 12 : 11, {
    shape: o.season === 'snow' ? 'dot' : 'leaf',
  })
  const mass = (seed: number, P0: readonly Point[], n: number, sp: number, k: number, c: string) =>
    foliage(S, seed, P0, k < 0 ? near : nth(ids, k), R(n * (P.cap ? 1 : 1.25)), sp, c, { s0: 0.9, s1: 1.4 })
  // far bank
  S.add(
    S.cut(
      path(
        'M-20 540Q300 510 620 548T1620 500V720H-20z',
        S.grad(stops([0, hex(P.leaf[2][2], P.fog, 0.55)], [0.5, hex(P.leaf[2][1], P.fog, 0.25)], [1, P.leaf[2][0]])),
      ),
    ),
    mass(11, points([-20, 500], [160, 470], [330, 520]), 16, 70, 1, hex(P.leaf[1][1], P.fog, 0.2)),
    mass(14, points([420, 540], [560, 520], [700, 560]), 12, 50, 0, hex(P.leaf[0][1], P.fog, 0.25)),
    mass(17, points([860, 540], [1000, 500], [1140, 540]), 14, 56, 1, hex(P.leaf[1][1], P.fog, 0.25)),
    mass(20, points([1240, 480], [1420, 430], [1620, 470]), 20, 80, 0, hex(P.leaf[0][1], P.fog, 0.1)),
  )
  // the river comes down between boulders
  S.add(path('M-20 640H1620V1090H-20z', S.grad(stops([0, P.w[0]], [0.3, P.w[1]], [1, P.w[2]]))))
  {
    const q = rng(12)
    let bk = ''
    let bl = ''
    for (let x = -20; x < 1620; ) {
      const w = q(70, 190)
      const h = q(6, 30)
      bk += poly(
        points(
          [x, 662],
          [x + w * 0.1, 652 - h * 0.6],
          [x + w * 0.4, 648 - h],
          [x + w * 0.8, 650 - h * 0.7],
          [x + w, 662],
        ),
      )
      bl += poly(
        points([x + w * 0.1, 652 - h * 0.6], [x + w * 0.4, 648 - h], [x + w * 0.5, 650 - h * 0.4], [x + w * 0.2, 656]),
      )
      x += w * q(0.8, 1.3)
    }
    S.add(
      S.cut(path(bk, hex(P.rock, P.fog, 0.2)), path(bl, P.cap || hex(P.rockL, P.fog, 0.2))),
      path('M-20 656H1620V720H-20z', S.grad(stops([0, P.rock, 0.55], [1, P.rock, 0]))),
      line('M-20 662Q400 656 800 663T1620 660', P.foam, 4, 'opacity=".7"'),
    )
  }
  let run = ''
  let dk = ''
  for (let i = 0; i < (P.cap ? 60 : 90); i++) {
    const t = r()
    const y = lerp(660, 1060, t)
    const x = r(-40, 1600)
    const l = r(60, 240) * (0.4 + t)
    if (i % 3) {
      run += `M${R(x)} ${R(y)}q${R(l * 0.4)} ${R(l * 0.1)} ${R(l)} ${R(l * 0.06)}q${R(-l * 0.5)} ${R(5 + 10 * t)} ${R(-l)} ${R(-l * 0.06)}`
    } else {
      dk += `M${R(x)} ${R(y)}q${R(l * 0.5)} ${R(l * 0.14)} ${R(l)} ${R(l * 0.08)}`
    }
  }
  S.add(path(run, P.foam, 'opacity=".7"'), line(dk, P.w[2], 4, 'opacity=".5"'))
  const rock = (x: number, y: number, w: number, h: number, i: number) => {
    const q = rng(i)
    const a = points(
      [x - w, y],
      [x - w * 0.86, y - h * q(0.5, 0.8)],
      [x - w * 0.3, y - h * q(0.9, 1.1)],
      [x + w * 0.4, y - h * q(0.8, 1)],
      [x + w * 0.94, y - h * q(0.3, 0.5)],
      [x + w, y],
      [x, y + h * 0.16],
    )
    return (
      path(poly(a), P.rock) +
      path(
        poly([
          [x - w * 0.92, y - h * 0.08],
          nth(a, 1),
          nth(a, 2),
          [x + w * 0.06, y - h * 0.55],
          [x - w * 0.3, y - h * 0.12],
        ]),
        P.rockL,
      ) +
      path(
        poly([nth(a, 2), nth(a, 3), [x + w * 0.3, y - h * 0.5], [x + w * 0.06, y - h * 0.55]]),
        hex(P.rockL, P.rock, 0.45),
      ) +
      (P.cap
        ? path(
            spline(
              points(
                [x - w * 0.86, y - h * 0.6],
                [x - w * 0.3, y - h * 1.12],
                [x + w * 0.42, y - h * 1.02],
                [x + w * 0.9, y - h * 0.44],
                [x + w * 0.2, y - h * 0.62],
                [x - w * 0.4, y - h * 0.7],
              ),
              true,
            ),
            P.cap,
          )
        : '') +
      path(
        `M${R(x - w * 1.2)} ${R(y + 8)}q${R(w * 1.2)} ${R(h * 0.3)} ${R(w * 2.4)} 0q${R(-w * 1.2)} ${R(h * 0.12)} ${R(-w * 2.4)} 0`,
        P.foam,
        'opacity=".85"',
      )
    )
  }
  S.add(
    S.cut(
      table(
        [300, 700, 70, 46],
        [520, 740, 90, 60],
        [900, 700, 60, 40],
        [1130, 730, 100, 62],
        [1370, 700, 80, 52],
        [720, 830, 120, 76],
        [1000, 900, 90, 56],
      )
        .map(([x, y, w, h], i) => rock(x, y, w, h, i + 3))
        .join(''),
    ),
  )
  drawSacredBridge(S, P)
  // near leaves hang into the sheet; near rocks
  S.add(S.cut(rock(180, 1040, 230, 150, 31), rock(1400, 1050, 260, 170, 32), rock(800, 1080, 140, 70, 33)))
  S.add(
    S.cut(
      limb(points([1640, 60], [1480, 110], [1330, 90], [1180, 150]), 40, 6, '#2a2122'),
      limb(points([-30, 40], [140, 120], [300, 130], [420, 200]), 40, 6, '#2a2122'),
      limb(points([160, 124], [230, 230], [330, 290]), 14, 4, '#2a2122'),
    ),
    mass(41, points([-20, 40], [150, 120], [310, 130], [440, 200]), 22, 56, -1, P.leaf[0][0]),
    mass(44, points([160, 150], [230, 240], [340, 300]), 10, 36, -1, P.leaf[0][1]),
    mass(47, points([1620, 40], [1470, 100], [1320, 90], [1170, 150]), 24, 54, 1, P.leaf[1][1]),
  )
  S.add(
    P.cap
      ? dots(5, 200, 0, W, 0, H, 4, P.cap, { op: 0.8 }) + dots(6, 60, 0, W, 0, H, 7.5, P.cap, { op: 0.95 })
      : dots(19, 36, 60, 1560, 360, 1050, 8, P.leaf[0][2], { op: 0.9, h: 3 }),
  )
  return S
}

nikkoBridge.also = [{ season: 'snow' }, { season: 'summer' }] satisfies Variant[]
