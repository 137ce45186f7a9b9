import {
  type Drawing,
  dots,
  fuji,
  g,
  H,
  line,
  mist,
  path,
  person,
  pine,
  points,
  R,
  rect,
  ridge,
  ripples,
  rng,
  Scene,
  sky,
  stops,
  W,
} from '../parts/index.ts'

const wy = 716

export function fujiDawn() {
  const S = new Scene('fuji-dawn', 'Mount Fuji at first light, across Lake Kawaguchi', {
    ja: '河口湖の朝',
    pos: '60% 45%',
  })
  S.add(
    sky(
      S,
      stops(
        [0, '#1f3f63'],
        [0.1, '#4b7290'],
        [0.3, '#9fb6b9'],
        [0.46, '#e6cfae'],
        [0.58, '#efb48f'],
        [0.67, '#e08f78'],
      ),
    ),
  )
  S.add(
    mist(60, 232, 520, 12, '#f3dcc0', 0.55),
    mist(330, 300, 420, 9, '#f6e3c9', 0.5),
    mist(1180, 190, 520, 11, '#e9d3c0', 0.4),
  )
  const F = fuji(7, 1040, 214, 470, 790, { snowline: 0.36 })
  const far = ridge(12, -40, 1640, 640, 60, {
    n: 6,
    yb: wy,
    peaks: points([210, 590], [520, 648], [900, 662], [1400, 612]),
  })
  const mid = ridge(31, -40, 1640, 668, 40, {
    n: 7,
    yb: wy,
    peaks: points([120, 640], [420, 692], [760, 704], [1180, 690], [1460, 650]),
  })
  const land =
    S.cut(
      path(F.body, S.grad(stops([0, '#8d5f68'], [0.5, '#8a6470'], [0.8, '#b98a80'], [1, '#e3b193']))),
      path(F.shade, S.grad(stops([0, '#33456b'], [0.5, '#43587c'], [0.8, '#8a8790'], [1, '#dcae95']))),
      path(F.snow, S.grad(stops([0, '#fbeee2'], [1, '#f3cdb8']))),
      g(path(F.snow, '#8fa3c0'), `clip-path="${S.clip(F.shade)}"`),
      line(F.gullies, '#2b3a5c', 1.6, 'opacity=".35"'),
    ) +
    path(far, S.grad(stops([0, '#5f7487'], [0.9, '#c9a793']))) +
    mist(420, 668, 760, 9, '#f5dcc2', 0.8) +
    mist(1080, 676, 620, 7, '#f5dcc2', 0.75) +
    S.cut(path(mid, S.grad(stops([0, '#2c4257'], [1, '#3f5566']))))
  const L = S.named(land)
  S.add(`<g clip-path="${S.clip(`M0 0H${W}V${wy}H0z`)}">${L.svg}</g>`)
  drawLake(S, L)
  // far shore lamps and their light
  S.add(
    dots(4, 16, 120, 620, wy - 9, wy - 3, 4, '#ffe2a0'),
    dots(4, 16, 120, 620, wy + 8, wy + 20, 2.4, '#ffe2a0', { op: 0.6 }),
  )
  drawBoatGoingOut(S)
  drawNearBank(S)
  return S
}

function drawLake(S: Scene, L: Drawing) {
  S.add(
    rect(0, wy, W, H - wy, S.grad(stops([0, '#e3a184'], [0.2, '#d9b79b'], [0.5, '#8fa6ac'], [1, '#26466a']))),
    S.mirror(L.id, wy, { opacity: 0.5, squash: 0.8, clipTo: S.clip(`M0 ${wy}H${W}V${H}H0z`) }),
  )
  S.add(
    rect(0, wy, W, 120, S.grad(stops([0, '#f2cfae', 0.75], [1, '#f2cfae', 0]))),
    ripples(5, wy + 12, H, 90, '#f6dfc4', { op: 0.5 }),
    ripples(9, wy + 60, H, 80, '#1f3d60', { op: 0.4 }),
  )
}

function drawBoatGoingOut(S: Scene) {
  S.add(
    S.cut(
      path('M470 842q70 16 176 0q-16 24-42 25h-86q-34-4-48-25z', '#1a2438'),
      path('M470 842q70 14 176 0l-5 6q-84 12-166 0z', '#54607a'),
      line('M640 800L586 872', '#1a2438', 3),
      person(612, 846, 62, 'walk', { a: '#22304c', b: '#1a2438', skin: '#b98d78' }),
      person(540, 848, 50, 'coat', { a: '#8f3c30', b: '#1a2438', skin: '#b98d78' }),
    ),
    path('M486 872q70 18 140 0q-30 46-60 60q-50-20-80-60z', '#1a2438', 'opacity=".25"'),
  )
}

/** Near bank, reeds, pine. */
function drawNearBank(S: Scene) {
  S.add(
    S.cut(
      path(`M0 1067V958Q120 934 260 968T560 1020Q680 1042 760 1067z`, '#141f33'),
      path(`M1600 1067V930Q1480 920 1380 962T1120 1046L1080 1067z`, '#141f33'),
    ),
  )
  const r = rng(3)
  let reed = ''
  for (let i = 0; i < 110; i++) {
    const x = r(-10, 640)
    const y = 975 + x * 0.1 + r(-10, 20)
    const h = r(34, 130) * (1 - x / 900)
    reed += `M${R(x)} ${R(y)}q${R(r(-4, 8))} ${R(-h * 0.6)} ${R(r(2, 30))} ${R(-h)}`
  }
  for (let i = 0; i < 60; i++) {
    const x = r(1200, 1600)
    const y = 1030 - (x - 1200) * 0.22
    const h = r(24, 90)
    reed += `M${R(x)} ${R(y)}q${R(r(-8, 4))} ${R(-h * 0.6)} ${R(r(-26, 2))} ${R(-h)}`
  }
  S.add(line(reed, '#141f33', 2, 'stroke-linecap="round"'))
  S.add(
    S.cut(
      pine(5, 1530, 990, 520, {
        lean: -0.26,
        dark: '#101c2e',
        mid: '#1f3346',
        light: '#54707c',
        trunk: '#131827',
        pads: 7,
      }),
    ),
  )
}
