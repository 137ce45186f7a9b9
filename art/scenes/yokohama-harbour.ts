import {
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
  points,
  pool,
  R,
  rect,
  ripples,
  Scene,
  shade,
  skyline,
  stops,
  tone,
  type Variant,
  W,
  windows,
} from '../parts/index.ts'

const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'Yokohama harbour at dusk: the bow of an old liner, the big wheel across the water',
      ja: '横浜の宵',
      s0: '#1b2f5e',
      s1: '#5f6f9c',
      s2: '#e9a98c',
      s3: '#f3c08c',
      tow: '#4d5a86',
      lit: 0.45,
      win: '#ffd99a',
      sea: ['#e0a08a', '#7d7a9c', '#2c4678', '#10204a'],
      hull: '#141a30',
      hullL: '#2c3658',
      boot: '#8e2f28',
      wheel: '#ffd08c',
      deck: '#3a3a54',
      rail: '#d9cfc0',
    },
    {
      day: {
        alt: 'Yokohama harbour on a blue May morning: the bow of an old liner, the big wheel across the water',
        ja: '横浜の朝',
        s0: '#3f86b4',
        s1: '#93c0d0',
        s2: '#e3e8dc',
        s3: '#f3ead4',
        tow: '#a9bfc9',
        lit: 0,
        win: '#ffffff',
        sea: ['#cfe2e0', '#7fb2c2', '#3a80a6', '#1b4f7a'],
        hull: '#232a3c',
        hullL: '#46506a',
        boot: '#b5402f',
        wheel: '#c2553f',
        deck: '#8f8a86',
        rail: '#f3efe4',
      },
      night: {
        alt: 'Yokohama harbour by night: the bow of an old liner, the lit wheel across the water',
        ja: '横浜の夜',
        s0: '#070c22',
        s1: '#14204a',
        s2: '#33406c',
        s3: '#54587c',
        tow: '#1c2850',
        lit: 0.7,
        win: '#ffd287',
        sea: ['#6a6484', '#2c3a6c', '#14224c', '#070d24'],
        hull: '#0a0e1c',
        hullL: '#232d4c',
        boot: '#5c2226',
        wheel: '#9be0d4',
        deck: '#22253c',
        rail: '#a9a4a8',
      },
    },
  )

type Palette = ReturnType<typeof palette>

const wy = 640
const hull = 'M-20 150C200 178 430 200 640 196C618 330 596 560 590 800L-20 860z'
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#c4947a', ...c })

export function yokohamaHarbour(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('yokohama-harbour', o), P.alt, { ja: P.ja, pos: '66% 70%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.28, P.s1], [0.5, P.s2], [0.6, P.s3]))),
    mist(700, 190, 560, 12, P.s3, 0.35),
    mist(980, 280, 520, 10, P.s3, 0.4),
    mist(560, 360, 420, 8, P.s3, 0.4),
  )
  drawFarShore(S, P)
  drawLinerBow(S, P)
  drawMooringLines(S, P)
  return S
}

yokohamaHarbour.also = [{ hour: 'day' }, { hour: 'night' }] satisfies Variant[]

/** Across the water: tapered tower, three steps of hotels, a sail, the wheel, brick sheds. */
function drawFarShore(S: Scene, P: Palette) {
  const wh = (x: number, y: number, r: number) => {
    let sp = ''
    let cab = ''
    for (let i = 0; i < 20; i++) {
      const a = i * 0.314
      sp += `M${x} ${y}L${R(x + Math.cos(a) * r)} ${R(y + Math.sin(a) * r)}`
      cab += `M${R(x + Math.cos(a) * (r + 7))} ${R(y + Math.sin(a) * (r + 7))}h0`
    }
    return (
      line(`M${x} ${y}L${x - r * 0.5} ${wy}M${x} ${y}L${x + r * 0.5} ${wy}`, P.tow, 9) +
      line(sp, P.wheel, 2, 'opacity=".75"') +
      (`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${P.wheel}" stroke-width="6"/>` +
        `<circle cx="${x}" cy="${y}" r="${R(r * 0.88)}" fill="none" stroke="${P.wheel}" stroke-width="2.500"/>` +
        `<circle cx="${x}" cy="${y}" r="${R(r * 0.2)}" fill="${P.wheel}"/>`) +
      line(cab, P.wheel, 11, 'stroke-linecap="round"')
    )
  }
  const city = S.cut(
    path(`M836 ${wy}L848 300L862 270H934L948 300L960 ${wy}z`, S.grad(stops([0, P.tow], [1, hex(P.tow, P.s2, 0.2)]))),
    P.lit
      ? windows(5, 850, 310, 96, 320, 9, 34, P.lit, P.win, { op: 0.8 })
      : line('M866 280V640M890 272V640M914 272V640', hex(P.tow, '#ffffff', 0.3), 3),
    ...points([700, 150], [740, 190], [786, 230]).map(
      ([x, h], i) =>
        rect(x, wy - h, 46, h, hex(P.tow, P.s2, 0.12 + i * 0.03)) +
        (P.lit ? windows(9 + i, x + 4, wy - h + 8, 38, h - 12, 4, R(h / 12), P.lit, P.win, { op: 0.75 }) : ''),
    ),
    path(`M1330 ${wy}V480Q1336 400 1400 360Q1420 480 1424 ${wy}z`, hex(P.tow, P.s3, P.lit ? 0.35 : 0.6)),
    P.lit ? windows(21, 1340, 470, 76, 160, 7, 14, P.lit * 0.7, P.win, { op: 0.7 }) : '',
    wh(1150, 490, 122),
    skyline(S, 51, wy, 24, 70, hex(P.tow, P.s2, 0.2), { x0: 560, x1: 1640, lit: P.lit, win: P.win, w0: 40, w1: 90 }),
    rect(1440, 590, 200, 50, hex('#8e3d30', P.s0, P.lit ? 0.35 : 0.05)),
    path('M1430 592L1450 568H1640V592z', hex('#54402f', P.s0, 0.3)),
    P.lit ? windows(33, 1446, 600, 180, 32, 12, 2, 0.9, P.win) : '',
  )
  const C = S.named(city)
  S.add(
    P.lit ? pool(S, 1150, 490, 260, 230, P.wheel, 0.35) : '',
    g(C.svg, `clip-path="${S.clip(`M0 0H1600V${wy}H0z`)}"`),
  )
  S.add(
    rect(0, wy, W, 440, S.grad(stops([0, P.sea[0]], [0.16, P.sea[1]], [0.5, P.sea[2]], [1, P.sea[3]]))),
    S.mirror(C.id, wy, { opacity: 0.5, squash: 0.7, clipTo: S.clip(`M0 ${wy}H1600V1090H0z`) }),
    ripples(4, wy + 8, 960, 70, P.s3, { op: 0.5 }),
    ripples(5, wy + 20, 980, 60, P.sea[3], { op: 0.4 }),
  )
}

/** The liner's bow leans in from the left. */
function drawLinerBow(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path('M-20 60C120 80 240 96 330 110V190L-20 150z', hex(P.rail, P.s0, P.lit ? 0.3 : 0)),
      line('M40 20V80M120 36V90M200 50V100', P.rail, 6),
      path('M-20-20H70V64L-20 50z', hex(P.rail, P.s0, P.lit ? 0.35 : 0.05)),
      path(
        hull,
        S.grad(stops([0, P.hullL], [0.35, P.hull], [1, hex(P.hull, '#000000', 0.3)]), { x1: 1, x2: 0.2, y2: 0.4 }),
      ),
      path('M-20 790C200 780 400 762 592 736L590 800L-20 860z', P.boot),
      path('M-20 196C200 222 430 240 634 232L632 246C430 254 200 236-20 212z', P.rail),
      path('M-20 150C200 178 430 200 640 196L638 208C430 212 200 192-20 164z', P.rail),
    ),
    line('M640 196C618 330 596 560 590 800', P.s3, 5, 'opacity=".65"'),
    S.cut(
      `<ellipse cx="470" cy="356" rx="22" ry="28" fill="#05070f"/>`,
      path('M462 372h16v70l34 20q6 30-42 40q-50-8-44-40l36-20z', hex(P.hullL, P.rail, 0.25)),
    ),
  )
  let ports = ''
  for (let i = 0; i < 7; i++) {
    ports +=
      `<circle cx="${40 + i * 62}" cy="${R(310 + i * 4)}" r="12" fill="${P.lit ? P.win : '#0c1220'}"/>` +
      `<circle cx="${40 + i * 62}" cy="${R(310 + i * 4)}" r="14" fill="none" stroke="${P.hullL}" stroke-width="4"/>`
  }
  S.add(
    ports,
    line(
      'M60 150V120M140 158V130M220 166V138M300 174V146M380 180V152M460 186V160M540 190V164M610 192V168M-20 118L612 166M-20 134L612 180',
      P.rail,
      3.5,
    ),
  )
  S.add(
    path('M-20 860L590 800Q560 930 420 1090H-20z', P.sea[3], 'opacity=".55"'),
    ripples(9, 800, 900, 14, P.s3, { op: 0.4, x0: 0, x1: 620 }),
  )
}

/** Mooring lines to the quay; the quay itself, railing, a couple, gulls. */
function drawMooringLines(S: Scene, P: Palette) {
  S.add(
    line('M470 352Q800 760 1240 936M600 230Q920 700 1252 930', hex(P.rail, P.hull, 0.35), 7),
    S.cut(
      path('M700 1090Q900 960 1240 930T1620 900V1090z', S.grad(stops([0, P.deck], [1, hex(P.deck, P.hull, 0.65)]))),
      path('M1206 944q-6-44 20-50h44q28 6 20 50q-42 16-84 0z', P.hull),
      `<ellipse cx="1248" cy="894" rx="40" ry="13" fill="${P.hullL}"/>`,
    ),
  )
  S.add(line('M760 1050Q940 972 1240 956T1620 930', hex(P.deck, P.s3, 0.35), 4, 'opacity=".7"'))
  S.add(
    shade(S, 1420, 1034, 130, 14, 0.5),
    S.cut(
      q(1390, 1034, 250, 'coat', { a: '#2a3450', b: '#1c2338' }),
      q(1466, 1036, 236, 'dress', { a: '#b5503c', b: '#98402f' }),
      q(1052, 1002, 150, 'walk', { a: '#5d6478', b: '#353c52', flip: 1 }),
    ),
  )
  S.add(
    line(
      'M820 440q18-18 34 0q18-18 34 0M720 520q12-12 24 0q12-12 24 0M980 380q12-12 24 0q12-12 24 0',
      P.lit > 0.6 ? hex(P.rail, P.s0, 0.4) : '#f6f2e8',
      4,
      'stroke-linecap="round"',
    ),
  )
}
