import {
  dots,
  H,
  lerp,
  line,
  mist,
  type Point,
  path,
  person,
  points,
  poly,
  pool,
  R,
  rect,
  ripples,
  Scene,
  sky,
  skyline,
  spline,
  stops,
  tokyoTower,
  W,
} from '../parts/index.ts'

const wy = 706
const dk = (x: number) => 596 - 26 * Math.sin(Math.PI * Math.max(0, Math.min(1, (x + 100) / 1800)))
const T1 = 520
const T2 = 1150
const top = 262
const cab = (x0: number, y0: number, x1: number, y1: number, sag: number) => {
  const P: Point[] = []
  for (let i = 0; i <= 20; i++) {
    const t = i / 20
    P.push([lerp(x0, x1, t), lerp(y0, y1, t) + sag * 4 * t * (1 - t)])
  }
  return P
}

export function bayBridge() {
  const S = new Scene('bay-bridge', 'Rainbow Bridge and Tokyo Bay at dusk', { ja: '湾の夕', pos: '50% 55%' })
  S.add(
    sky(
      S,
      stops(
        [0, '#0f2747'],
        [0.14, '#2b5273'],
        [0.3, '#7592a0'],
        [0.43, '#d3b29b'],
        [0.54, '#f0a884'],
        [0.66, '#f7d9a6'],
      ),
    ),
  )
  S.add(
    mist(80, 330, 760, 13, '#c9a79b', 0.6),
    mist(700, 250, 820, 12, '#6f8b9e', 0.6),
    mist(980, 430, 660, 12, '#f6c9a2', 0.7),
    mist(-80, 470, 520, 10, '#f6cfa6', 0.7),
  )
  S.add(`<circle cx="836" cy="470" r="62" fill="#e4593a"/>`)
  const city = S.cut(
    skyline(S, 7, wy, 60, 170, '#8a8592', { lit: 0, x0: -20, x1: 1640, w0: 30, w1: 70 }),
    tokyoTower(286, wy, 330, '#c9573f', '#f6cf86'),
    skyline(S, 17, wy, 40, 130, '#3b5069', { lit: 0.14, win: '#fbd998', op: 0.8, x0: -20, x1: 560, w0: 34, w1: 80 }),
    skyline(S, 27, wy, 40, 150, '#334962', { lit: 0.14, win: '#fbd998', op: 0.8, x0: 1190, x1: 1640, w0: 34, w1: 80 }),
  )
  // bridge
  let b = ''
  let sus = ''
  const c1 = cab(T1, top, T2, top, 258)
  const c0 = cab(-60, 560, T1, top, 70)
  const c2 = cab(T2, top, 1680, 540, 70)
  for (const P of [c0, c1, c2]) {
    P.forEach((p, i) => {
      if (i % 1 === 0) {
        sus += `M${R(p[0])} ${R(p[1])}V${R(dk(p[0]))}`
      }
    })
  }
  const susSvg = line(sus, '#f0e6dc', 1.5, 'opacity=".65"')
  for (const P of [c0, c1, c2]) {
    b += line(spline(P.filter((_, i) => i % 2 === 0)), '#efe6e2', 5)
  }
  const deck: Point[] = []
  for (let x = -40; x <= 1640; x += 70) {
    deck.push([x, dk(x)])
  }
  b +=
    path(
      spline(deck) +
        `L1640 ${R(dk(1640) + 34)}` +
        deck
          .slice()
          .reverse()
          .map((p) => `L${p[0]} ${R(p[1] + 34)}`)
          .join('') +
        'z',
      '#2b405c',
    ) +
    line(spline(deck), '#efe6e2', 4) +
    line(spline(deck.map((p) => [p[0], p[1] + 34])), '#c9bcc6', 3)
  let tr = ''
  for (let x = -40; x < 1640; x += 28) {
    tr += `M${x} ${R(dk(x) + 34)}L${x + 14} ${R(dk(x) + 3)}L${x + 28} ${R(dk(x) + 34)}`
  }
  b += line(tr, '#a9b3b9', 1.5)
  for (const x of [T1, T2]) {
    b +=
      path(poly(points([x - 34, wy], [x - 20, wy], [x - 15, top - 8], [x - 24, top - 8])), '#f3ebe4') +
      path(poly(points([x + 20, wy], [x + 34, wy], [x + 24, top - 8], [x + 15, top - 8])), '#d3c3c6') +
      rect(x - 25, top - 6, 50, 18, '#f3ebe4') +
      rect(x - 26, top + 120, 52, 12, '#e6dbd8') +
      rect(x - 30, dk(x) + 44, 60, 16, '#e6dbd8') +
      rect(x - 52, wy - 14, 104, 18, '#4f6478')
  }
  for (const x of [60, 1420]) {
    b += rect(x - 14, dk(x) + 34, 28, 200, '#4f6478')
  }
  const L = S.named(city + mist(200, 694, 1200, 10, '#f9dfae', 0.5) + S.cut(b))
  S.add(`<g clip-path="${S.clip(`M0 0H${W}V${wy}H0z`)}">${L.svg}</g>`)
  // lamps on cables
  let lp = ''
  for (const P of [c0, c1, c2]) {
    P.forEach((p) => {
      lp += `M${R(p[0])} ${R(p[1])}h0`
    })
  }
  S.add(
    susSvg,
    line(lp, '#fff3cf', 6, 'stroke-linecap="round"'),
    dots(3, 40, 0, W, 588, 596, 3, '#ffd98e', { op: 0.9 }),
  )
  S.add(
    rect(
      0,
      wy,
      W,
      H - wy,
      S.grad(stops([0, '#f6d3a2'], [0.14, '#e6a684'], [0.38, '#7f8c97'], [0.72, '#24486a'], [1, '#0e2440'])),
    ),
    S.mirror(L.id, wy, { opacity: 0.5, squash: 0.8, clipTo: S.clip(`M0 ${wy}H${W}V${H}H0z`) }),
    path(
      `M780 ${wy}h112l20 60l-30 70l18 80l-40 70h-60l-30-70l20-80l-34-70z`,
      '#f0704a',
      `opacity=".5" filter="${S.f('wave')}"`,
    ),
    ripples(4, wy + 8, H, 130, '#ffe3b4', { op: 0.5 }),
    ripples(5, wy + 30, H, 110, '#0e2440', { op: 0.45 }),
  )
  drawYakatabune(S)
  return S
}

function drawYakatabune(S: Scene) {
  const boat =
    S.cut(
      path('M330 912Q360 936 420 940H880Q930 936 966 896Q940 906 900 908H400Q360 908 330 912z', '#161a30'),
      path('M330 912q30 14 90 16h470q50-4 76-32q-30 14-70 16H400z', '#4f2f35'),
      rect(430, 842, 420, 66, S.grad(stops([0, '#f6b35c'], [1, '#ffe0a0']))),
      line(`${Array.from({ length: 15 }, (_, i) => `M${430 + i * 30} 842v66`).join('')}M430 874h420`, '#5a2f2a', 3),
      path('M404 846Q420 816 450 812H830Q862 816 880 846z', '#2a2038'),
      line('M404 846H880', '#7d3a34', 4),
      line('M352 912v-60M352 852h40', '#161a30', 4),
      person(346, 916, 70, 'coat', { a: '#1c2138', b: '#12162a', skin: '#b98d78' }),
    ) +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<ellipse cx="${424 + i * 40}" cy="858" rx="9" ry="12" fill="#e2492f"/>` +
        `<ellipse cx="${424 + i * 40}" cy="860" rx="4" ry="6" fill="#ffb27a"/>`,
    ).join('')
  const Y = S.named(boat)
  S.add(
    S.mirror(Y.id, 938, { opacity: 0.6, squash: 0.9, clipTo: S.clip(`M0 938H${W}V${H}H0z`) }),
    pool(S, 640, 990, 320, 46, '#ffc678', 0.5),
    Y.svg,
    pool(S, 640, 870, 320, 90, '#ffb864', 0.3),
    ripples(24, 950, H, 26, '#ffe3b4', { op: 0.6, x0: 380, x1: 900 }),
  )
}
