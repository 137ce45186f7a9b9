import {
  bough,
  cedar,
  fuji,
  g,
  H,
  hex,
  lerp,
  line,
  mist,
  path,
  points,
  R,
  rect,
  ridge,
  ripples,
  rng,
  Scene,
  sky,
  stops,
  table,
  torii,
  W,
} from '../parts/index.ts'

const wy = 742

export function hakoneTorii() {
  const S = new Scene('hakone-torii', 'The torii of Hakone Shrine standing in Lake Ashi', {
    ja: '箱根の鳥居',
    pos: '35% 55%',
  })
  S.add(sky(S, stops([0, '#33566b'], [0.08, '#5d8288'], [0.3, '#b3c4b9'], [0.52, '#e6e0c8'], [0.68, '#efe4cc'])))
  const F = fuji(3, 560, 246, 380, 640, { snowline: 0.42 })
  const land =
    S.cut(
      path(F.body, S.grad(stops([0, '#7d94a0'], [0.55, '#a9b9b6'], [0.85, '#e6e0c8']))),
      path(F.snow, '#f7f3e6'),
      g(path(F.snow, '#c3d0d2'), `clip-path="${S.clip(F.shade)}"`),
    ) +
    path(
      ridge(44, -40, 1640, 556, 90, { peaks: points([260, 520], [760, 590], [1150, 500]) }),
      S.grad(stops([0, '#7d9a97'], [0.3, '#cfd6c5'], [1, '#e6e0c8']), { y1: 0, y2: 0.6 }),
    ) +
    mist(200, 640, 900, 16, '#f1ead6', 0.9) +
    path(
      ridge(18, -40, 1640, 640, 80, { peaks: points([320, 640], [900, 668], [1320, 560]) }),
      S.grad(stops([0, '#3f635f'], [0.22, '#8ba79c'], [0.4, '#dfe0cb'])),
    ) +
    mist(620, 704, 1000, 13, '#f3ecd9', 0.85)
  let trees = ''
  const r = rng(8)
  for (let i = 0; i < 30; i++) {
    const x = 980 + i * 22 + r(-10, 10)
    const h = r(80, 170) + i * 5
    trees += cedar(i + 3, x, wy, h, h * 0.16, hex('#4d706a', '#2c4a48', r()))
  }
  for (let i = 0; i < 17; i++) {
    const x = 1250 + i * 24 + r(-9, 9)
    const h = r(170, 300) + i * 9
    trees += cedar(i + 70, x, wy + 2, h, h * 0.14, hex('#1f3a3b', '#16292d', r()))
  }
  const L = S.named(land + trees)
  S.add(`<g clip-path="${S.clip(`M0 0H${W}V${wy}H0z`)}">${L.svg}</g>`)
  S.add(rect(0, wy, W, H - wy, S.grad(stops([0, '#e9e2cb'], [0.3, '#a9bfb6'], [0.7, '#557f84'], [1, '#1f465a']))))
  const T = S.named(S.cut(torii(560, 812, 430)))
  S.add(S.mirror(L.id, wy, { opacity: 0.55, squash: 0.7, clipTo: S.clip(`M0 ${wy}H${W}V${H}H0z`) }))
  S.add(rect(0, wy, W, 60, S.grad(stops([0, '#f3ecd9', 0.8], [1, '#f3ecd9', 0]))))
  S.add(
    S.mirror(T.id, 812, { opacity: 0.7, squash: 0.62 }),
    ripples(5, wy + 10, H, 110, '#f3ecd9', { op: 0.5 }),
    ripples(6, wy + 40, H, 90, '#1d4256', { op: 0.35 }),
  )
  S.add(T.svg, path('M300 812q60-9 120 0q-60 9-120 0M690 812q60-9 120 0q-60 9-120 0', '#f3ecd9', 'opacity=".7"'))
  drawRocks(S)
  return S
}

/** Rocks and a framing cedar. */
function drawRocks(S: Scene) {
  S.add(
    S.cut(
      path('M1600 1067V892q-70-22-130 6t-110 34q-70 4-110 60t-120 75z', '#13272d'),
      path('M1600 900q-70-14-124 8t-104 38q-60 8-96 46q90-44 150-34t174-20z', '#2c4a48'),
    ),
  )
  {
    const q = rng(4)
    let bark = ''
    let lit = ''
    for (let i = 0; i < 16; i++) {
      const u = q(0, 1)
      const a = q(-60, 500)
      const b = a + q(200, 560)
      const across = (y: number) => lerp(1462, 1556, u) + (y > 600 ? (u - 0.5) * (y - 600) * 0.06 : 0)
      if (u < 0.35) {
        lit += `M${R(across(a))} ${R(a)}Q${R(across(a) + q(-5, 5))} ${R((a + b) / 2)} ${R(across(b))} ${R(Math.min(b, 1060))}`
      } else {
        bark += `M${R(across(a))} ${R(a)}Q${R(across(a) + q(-5, 5))} ${R((a + b) / 2)} ${R(across(b))} ${R(Math.min(b, 1060))}`
      }
    }
    S.add(
      S.cut(
        path(
          'M1430 1067Q1464 900 1466 560T1462 -20H1556Q1546 300 1554 560T1620 1067z',
          S.grad(stops([0, '#6b5548'], [0.25, '#3f3130'], [0.7, '#241d22'], [1, '#17151b']), { x2: 1, y2: 0 }),
        ),
        line(lit, '#8f7560', 3, 'opacity=".7"'),
        line(bark, '#100f14', 4, 'opacity=".7"'),
        path('M1416 1067q14-60 36-90q20 60 60 60t60-40q40 20 60 70z', '#2c4a48'),
      ),
    )
    S.add(
      line('M1500 96Q1360 60 1170 92M1500 40Q1400 20 1290 24', '#241d22', 9, 'stroke-linecap="round"'),
      bough(S, 6, table([1240, 96, 130], [1390, 60, 130]), '#2a4a45', '#4a6f60'),
      bough(S, 7, table([1330, 20, 170], [1540, 70, 130], [1500, -10, 190]), '#152a2d', '#2f514a'),
    )
  }
}
