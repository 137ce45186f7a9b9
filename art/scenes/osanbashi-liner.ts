import {
  at,
  g,
  H,
  lerp,
  line,
  mist,
  type PersonKind,
  type PersonOptions,
  path,
  person,
  R,
  rect,
  ripples,
  Scene,
  shade,
  sky,
  skyline,
  stops,
  W,
} from '../parts/index.ts'
import { drawLiner } from './pieces/liner.ts'

const HORIZON = 520

export function osanbashiLiner() {
  const S = new Scene(
    'osanbashi-liner',
    'A white liner lies at the Osanbashi pier in Yokohama, guests come ashore on the plank roof in the early morning',
    { ja: '大さん橋の朝', pos: '55% 60%' },
  )
  S.add(
    sky(S, stops([0, '#4f8cb5'], [0.12, '#86b3c6'], [0.3, '#c9dcda'], [0.44, '#f6e6c6'], [0.49, '#f8d9b0'])),
    mist(60, 140, 520, 11, '#f3f1e8', 0.7),
    mist(340, 230, 420, 9, '#f8efde', 0.7),
  )
  const city = S.named(town(S))
  S.add(g(city.svg, `clip-path="${S.clip(`M0 0H${W}V${HORIZON}H0z`)}"`))
  drawHarbour(S, city.id)
  drawLiner(S)
  drawDeck(S)
  drawGuests(S)
  return S
}

/** Minato Mirai across the water: tower, wheel and sail. */
function town(S: Scene) {
  const pale = '#a9bcc0'
  const mid = '#8fa6b0'
  const spokes = Array.from({ length: 16 }, (_, i) => {
    const angle = i * 0.3927
    return `M430 408L${R(430 + Math.cos(angle) * 84)} ${R(408 + Math.sin(angle) * 84)}`
  })
  return (
    S.cut(
      skyline(S, 5, HORIZON, 30, 90, pale, { x0: -20, x1: 900, w0: 30, w1: 64 }),
      path('M196 520V196Q196 182 206 178H262Q272 182 272 196V520z', mid),
      line('M196 236H272M196 300H272M196 364H272', pale, 4),
      rect(284, 300, 50, 220, '#9cb1b8'),
      rect(120, 330, 60, 190, '#9cb1b8'),
      path('M560 520C560 420 580 330 622 290C634 340 640 430 640 520z', mid),
      skyline(S, 9, HORIZON, 20, 60, '#839ca6', { x0: -20, x1: 900, w0: 30, w1: 70 }),
    ) +
    line(spokes.join(''), '#c9d3d0', 2) +
    '<circle cx="430" cy="408" r="84" fill="none" stroke="#b5482f" stroke-width="5"/><circle cx="430" cy="408" r="12" fill="#b5482f"/>' +
    line('M430 408L398 520M430 408L462 520', '#839ca6', 6)
  )
}

function drawHarbour(S: Scene, city: string) {
  S.add(
    rect(
      0,
      HORIZON,
      W,
      H - HORIZON,
      S.grad(stops([0, '#f3dcb8'], [0.1, '#bcd0c8'], [0.35, '#6fa3b5'], [1, '#2a6288'])),
    ),
    S.mirror(city, HORIZON, { opacity: 0.5, squash: 0.7, clipTo: S.clip(`M0 ${HORIZON}H${W}V${H}H0z`) }),
    ripples(4, HORIZON + 8, 900, 90, '#fdf3dc', { op: 0.6 }),
    ripples(7, HORIZON + 20, 900, 60, '#245a7c', { op: 0.3 }),
    S.cut(
      path('M250 596h120l-16 22h-84z', '#f6f1e4'),
      path('M250 596h120l-4 6H254z', '#c8452e'),
      path('M278 596v-24h56l14 24z', '#e3e6e0'),
      rect(288, 578, 40, 10, '#35556c'),
    ),
    path('M200 622q60-8 130 0q-60 10-130 0', '#fdf6e6', 'opacity=".8"'),
  )
}

/** The roof of the pier rolls like a swell: planks run to the far end, a rail along the ship. */
function drawDeck(S: Scene) {
  const edge = 'M-20 800C120 760 220 690 330 668C440 650 540 640 604 604L668 604C760 660 900 730 1640 1010V1090H-20z'
  let planks = ''
  for (let i = 0; i < 34; i++) {
    const x = -1500 + i * 110
    planks += `M${R(lerp(560, 668, i / 33))} 606L${R(x + 640)} 1100`
  }
  let cross = ''
  for (let i = 1; i < 9; i++) {
    const y = 612 + i * i * 6.4
    cross += `M-20 ${R(y + 26)}Q560 ${R(y - 20)} 1640 ${R(y + 26)}`
  }
  const lawn = 'M-20 800C120 760 220 690 330 668C400 656 470 650 520 640C440 690 320 740 200 830Q100 890-20 920z'
  const posts = Array.from({ length: 13 }, (_, i) => {
    const t = (i / 12) ** 2.1
    return { x: R(lerp(676, 1640, t)), y: lerp(606, 1008, t), h: lerp(12, 170, t) }
  })
  const rail = (height: number) => `M${posts.map(({ x, y, h }) => `${x} ${R(y - h * height)}`).join('L')}`
  S.add(
    S.cut(path(edge, S.grad(stops([0, '#d3b08a'], [0.3, '#b08a66'], [1, '#5f4638'])))),
    g(
      line(planks, '#7a5a42', 3, 'opacity=".55"') +
        line(cross, '#7a5a42', 2, 'opacity=".4"') +
        S.cut(path(lawn, S.grad(stops([0, '#a9b86a'], [1, '#5d7a44'])))) +
        path(
          'M-20 920Q100 890 200 830C320 740 440 690 520 640L548 634C470 690 360 750 250 850Q140 930-20 980z',
          '#3f2f2a',
          'opacity=".25"',
        ),
      `clip-path="${S.clip(edge)}"`,
    ),
    S.cut(
      line(posts.map(({ x, y, h }) => `M${x} ${R(y)}V${R(y - h)}`).join(''), '#55656c', 6),
      line(rail(1), '#3f4f58', 9),
      line(rail(0.34) + rail(0.68), '#6d7d84', 3),
    ),
  )
}

function drawGuests(S: Scene) {
  const guest = (x: number, y: number, h: number, kind: PersonKind, clothes: PersonOptions) =>
    shade(S, x + h * 0.22, y, h * 0.42, h * 0.05, 0.4, '#2c1f1a') +
    person(x, y, h, kind, { skin: '#cfa283', ...clothes })
  const suitcase = (x: number, y: number, k: number, colour: string) =>
    at(
      x,
      y,
      k,
      rect(-16, -58, 32, 52, colour, 'rx="4"') +
        line('M-9-58V-84H9V-58', '#3a3a40', 3.4) +
        line('M-6-52v40M6-52v40', '#1d2230', 1.6, 'opacity=".5"') +
        '<circle cx="-11" cy="-3" r="4" fill="#17171c"/><circle cx="11" cy="-3" r="4" fill="#17171c"/>',
    )
  S.add(
    S.cut(
      guest(590, 676, 44, 'coat', { a: '#4a5a70', b: '#33405a' }),
      guest(640, 690, 48, 'dress', { a: '#e9dcc0', b: '#cdbb98' }),
      guest(706, 720, 66, 'walk', { a: '#8f9c5c', b: '#3a3f52' }),
    ),
    S.cut(
      guest(560, 916, 210, 'guide', { a: '#22345c', b: '#2c3448', acc: '#c8452e' }),
      guest(800, 930, 214, 'dress', { a: '#c8553a', b: '#a8402f', hair: '#8a6a48' }),
      guest(894, 936, 228, 'coat', { a: '#e6dcc4', b: '#5a6478', hair: '#b5aea4' }),
      suitcase(958, 938, 1.3, '#2f5d6c'),
      suitcase(740, 934, 1.1, '#d9a848'),
    ),
  )
}
