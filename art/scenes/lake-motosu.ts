import {
  at,
  cedar,
  fuji,
  g,
  H,
  hex,
  line,
  mist,
  path,
  person,
  points,
  R,
  rect,
  ridge,
  ripples,
  rng,
  Scene,
  shade,
  sky,
  stops,
  W,
} from '../parts/index.ts'

const SHORE = 548

export function lakeMotosu() {
  const S = new Scene(
    'lake-motosu',
    'Mount Fuji mirrored whole in Lake Motosu on a still morning, a red canoe drawn up on the near shore',
    { ja: '本栖湖の朝', pos: '50% 45%' },
  )
  S.add(sky(S, stops([0, '#2f6d9c'], [0.1, '#6a9fbd'], [0.26, '#b5d0d6'], [0.42, '#ecdfd2'], [0.51, '#f6d3bd'])))
  S.add(mist(1000, 128, 460, 10, '#e9eef0', 0.7), mist(-40, 204, 420, 9, '#e3ebee', 0.7))
  const L = S.named(landAbove(S))
  S.add(g(L.svg, `clip-path="${S.clip(`M0 0H${W}V${SHORE}H0z`)}"`))
  drawMirroredLake(S, L.id)
  drawNearShore(S)
  return S
}

function landAbove(S: Scene) {
  const F = fuji(11, 856, 140, 392, 740, { snowline: 0.46, top: 29 })
  const body = S.grad(stops([0, '#7590b3'], [0.5, '#8fa9c2'], [0.8, '#c3cdd3'], [1, '#f0dccd']))
  const lit = S.grad(stops([0, '#a9b8d0'], [0.55, '#b9c4d2'], [1, '#f3ddcc']))
  const mountain = S.cut(
    path(F.body, body),
    g(path(F.body, lit), `clip-path="${S.clip(F.shade)}"`),
    path(F.snow, '#c9d6e6'),
    g(path(F.snow, '#fbf6ee'), `clip-path="${S.clip(F.shade)}"`),
    line(F.gullies, '#5d7aa0', 1.6, 'opacity=".3"'),
  )
  const far = path(
    ridge(21, -40, 1640, 478, 40, { yb: SHORE, peaks: points([120, 418], [420, 486], [1180, 492], [1480, 404]) }),
    S.grad(stops([0, '#6f93a0'], [1, '#d9d3c6'])),
  )
  const near = S.cut(
    path(
      ridge(33, -40, 1640, 520, 16, {
        yb: SHORE,
        peaks: points([60, 476], [300, 516], [800, 532], [1260, 520], [1560, 470]),
      }),
      S.grad(stops([0, '#2f5a63'], [1, '#4f7a7c'])),
    ),
  )
  const r = rng(5)
  let wood = ''
  for (let i = 0; i < 96; i++) {
    const x = i * 17 + r(-6, 6)
    const h = r(10, 20) + Math.abs(x - 800) * 0.022
    wood += cedar(i + 4, x, SHORE + 1, h, h * 0.24, hex('#234a54', '#3f6a6d', r()), { n: 5 })
  }
  return (
    mountain +
    far +
    mist(260, 500, 620, 9, '#f6e6d8', 0.85) +
    near +
    S.cut(wood) +
    mist(720, 530, 700, 7, '#f6ebe0', 0.8)
  )
}

function drawMirroredLake(S: Scene, land: string) {
  const water = `M0 ${SHORE}H${W}V${H}H0z`
  S.add(
    rect(
      0,
      SHORE,
      W,
      H - SHORE,
      S.grad(stops([0, '#f3d6c3'], [0.18, '#e6dccf'], [0.42, '#a9c6cd'], [0.8, '#4d86a5'], [1, '#2b6088'])),
    ),
    g(
      g(
        `<use href="#${land}" transform="translate(0 ${R(SHORE * 1.9)}) scale(1 -.9)"/>`,
        `filter="${S.f('cut')}" opacity=".8"`,
      ),
      `clip-path="${S.clip(water)}"`,
    ),
    rect(0, SHORE, W, H - SHORE, S.grad(stops([0, '#2c5f84', 0.0], [0.5, '#2c5f84', 0.16], [1, '#1f4c74', 0.55]))),
    rect(0, SHORE - 4, W, 26, S.grad(stops([0, '#fff3e4', 0.0], [0.3, '#fff3e4', 0.9], [1, '#fff3e4', 0]))),
    ripples(8, SHORE + 60, 930, 26, '#f6efe6', { op: 0.55, len: 1.5, thick: 0.5 }),
    ripples(12, SHORE + 120, 960, 20, '#244f74', { op: 0.28, len: 1.6, thick: 0.6 }),
  )
}

function canoe(S: Scene) {
  const hull =
    'M-214-58C-204-22-188 12-150 34C-80 58 60 60 134 38C178 24 204-10 214-50C150-6 60 12-20 10C-96 8-160-14-214-58z'
  const inside = 'M-214-58C-130-46-40-40 30-40C110-40 170-44 214-50C150-6 60 12-20 10C-96 8-160-14-214-58z'
  const far = 'M-214-58C-130-46-40-40 30-40C110-40 170-44 214-50C190-34 150-24 90-20C0-14-120-22-214-58z'
  return (
    path(hull, S.grad(stops([0, '#d8432c'], [0.55, '#b5301f'], [1, '#6d1a18']))) +
    path(inside, '#3a1a1c') +
    path(far, S.grad(stops([0, '#8a4a34'], [1, '#5a2a24']))) +
    path('M-120-42l44 3l-14 44l-44-8zM96-40l44-2l-22 36l-46 10z', '#c9925c') +
    path('M-120-42l44 3l-2 6l-44-3zM96-40l44-2l-4 6l-42 2z', '#f0c890') +
    line('M-214-58C-160-14-96 8-20 10C60 12 150-6 214-50', '#f6c9a4', 4, 'stroke-linecap="round"') +
    line('M-214-58C-130-46-40-40 30-40C110-40 170-44 214-50', '#7a2a1f', 3) +
    line('M-196-22C-150 16-60 32 30 30C110 28 170 8 200-20', '#f08a62', 3, 'opacity=".7" stroke-linecap="round"')
  )
}

function drawNearShore(S: Scene) {
  const r = rng(14)
  const bank = 'M-20 1090V996C160 968 330 962 520 968C720 974 860 940 1040 926C1240 912 1440 900 1640 906V1090z'
  let dark = ''
  let light = ''
  for (let i = 0; i < 230; i++) {
    const t = r() ** 0.7
    const x = r(-10, 1610)
    const y = 1000 - Math.max(0, (x - 640) * 0.085) + t * 150
    const w = (5 + 15 * t) * r(0.6, 1.3)
    const d = `M${R(x)} ${R(y)}q${R(w * 0.5)} ${R(-w * 0.62)} ${R(w)} 0q${R(-w * 0.5)} ${R(w * 0.34)} ${R(-w)} 0`
    if (i % 3) dark += d
    else light += d
  }
  let reed = ''
  let plume = ''
  for (let i = 0; i < 74; i++) {
    const x = 1640 - r() ** 1.4 * 250
    const y = 1085
    const h = r(70, 250) * (1 - (1640 - x) / 480)
    const k = r(-80, 6)
    reed += `M${R(x)} ${R(y)}Q${R(x + k * 0.1)} ${R(y - h * 0.7)} ${R(x + k)} ${R(y - h)}`
    if (i % 5 === 0) plume += `M${R(x + k)} ${R(y - h)}q-8-20-30-26q10 18 30 26`
  }
  S.add(
    S.cut(
      path(
        'M-20 1090V984C160 956 330 950 520 957C720 963 860 930 1040 916C1240 902 1440 890 1640 896V1090z',
        '#d9e6e8',
        'opacity=".55"',
      ),
      path(bank, S.grad(stops([0, '#5f6a75'], [0.3, '#4a5361'], [1, '#232b3c']))),
    ),
    g(path(dark, '#2c3546') + path(light, '#8a929b', 'opacity=".8"'), `clip-path="${S.clip(bank)}"`),
    shade(S, 486, 1028, 300, 24, 0.65, '#10182a'),
    S.cut(at(470, 978, 1.16, g(canoe(S), 'transform="rotate(-6)"'))),
    S.cut(
      line('M390 976L622 928', '#e9c48c', 7, 'stroke-linecap="round"'),
      path('M612 936q34-26 66-22q4 14-14 22q-24 10-52 0z', '#e9c48c'),
    ),
    shade(S, 1150, 972, 70, 9, 0.6, '#10182a'),
    S.cut(person(1150, 972, 186, 'coat', { a: '#2a3c5f', b: '#1d2840', skin: '#cfa283' })),
    S.cut(line(reed, '#1c2a38', 2.4, 'stroke-linecap="round"'), path(plume, '#b5a98f')),
  )
}
