import {
  at,
  type Drawing,
  dots,
  g,
  H,
  limb,
  line,
  mist,
  type PersonKind,
  type PersonOptions,
  type Point,
  path,
  person,
  points,
  pool,
  R,
  rect,
  ripples,
  rng,
  Scene,
  skyline,
  stops,
  table,
  W,
} from '../parts/index.ts'

const boat = (x: number, y: number, k: number) =>
  at(
    x,
    y,
    k,
    path('M-150 0Q-120 34-60 36H90Q140 34 170-12Q110 6 0 4Q-90 4-150 0z', '#0d1230') +
      path('M-96 0V-44Q0-64 110-44V2z', '#f0b562') +
      path('M-112-44Q0-76 126-44L112-34Q0-60-98-34z', '#141a3c') +
      line('M-60-40V4M-20-46V4M20-46V4M60-42V4', '#3a2430', 5) +
      Array.from({ length: 8 }, (_, i) => `<circle cx="${-84 + i * 26}" cy="-26" r="8" fill="#e2552f"/>`).join(''),
  )
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#b98468', ...c })

export function sumidaFireworks() {
  const S = new Scene('sumida-fireworks', 'Fireworks over the Sumida river, watched from a rooftop in August', {
    ja: '隅田川花火',
    pos: '45% 25%',
  })
  S.add(rect(0, 0, W, H, S.grad(stops([0, '#070c22'], [0.35, '#14204a'], [0.6, '#343a66'], [0.68, '#7a5a6c']))))
  const fw = drawChrysanthemum(S)
  drawFarBank(S, fw)
  drawIronBridge(S)
  drawOurRoof(S)
  return S
}

/** Chrysanthemum: rays that slow and droop, bright near the tips. */
function drawChrysanthemum(S: Scene) {
  const kiku = (seed: number, x: number, y: number, rad: number, c1: string, c2: string, n: number, droop = 0.12) => {
    const r = rng(seed)
    let tail = ''
    let hot = ''
    let tip = ''
    for (const [k, m] of points([1, n], [0.68, n * 0.7], [0.38, n * 0.4])) {
      for (let i = 0; i < m; i++) {
        const a = (i / m) * 6.283 + r(-0.03, 0.03)
        const L = rad * k * r(0.93, 1.05)
        const ray = (t: number): Point => [x + Math.cos(a) * L * t, y + Math.sin(a) * L * t + rad * droop * t * t]
        const p0 = ray(0.22)
        const p1 = ray(0.62)
        const p2 = ray(1)
        const p3 = ray(0.74)
        tail += `M${R(p0[0])} ${R(p0[1])}Q${R(p1[0])} ${R(p1[1])} ${R(p2[0])} ${R(p2[1])}`
        hot += `M${R(p3[0])} ${R(p3[1])}L${R(p2[0])} ${R(p2[1])}`
        tip += `M${R(p2[0])} ${R(p2[1])}h0`
      }
    }
    return (
      pool(S, x, y, rad * 1.5, rad * 1.4, c1, 0.4) +
      line(tail, c1, 2, 'opacity=".55" stroke-linecap="round"') +
      line(hot, c2, 3.4, 'stroke-linecap="round"') +
      line(tip, '#fff6e0', 6.5, 'stroke-linecap="round"') +
      pool(S, x, y, rad * 0.3, rad * 0.3, '#fff0cc', 0.9)
    )
  }
  S.add(
    path('M200 640Q360 480 500 300Q480 480 460 640z', '#c9c3d4', 'opacity=".10"'),
    mist(700, 300, 620, 30, '#8a86a8', 0.16),
    mist(160, 420, 620, 34, '#8a86a8', 0.14),
  )
  const fw = S.named(
    kiku(3, 590, 300, 270, '#e8843c', '#ffcf7a', 46) +
      kiku(5, 1080, 190, 150, '#c2405a', '#ff9c9c', 30) +
      kiku(7, 1290, 400, 110, '#3f8fa0', '#a9e6dc', 24) +
      kiku(9, 240, 170, 96, '#7a6ac0', '#cfc3ff', 22, 0.2),
  )
  S.add(
    fw.svg,
    line('M930 640Q924 560 940 470', '#ffcf8a', 3, 'opacity=".7"'),
    pool(S, 940, 466, 26, 26, '#fff0cc', 0.9),
  )
  return fw
}

/** Far bank and the river going off to the right. */
function drawFarBank(S: Scene, fw: Drawing) {
  S.add(
    S.cut(
      skyline(S, 41, 690, 40, 120, '#1b2448', { lit: 0.4, win: '#e9bd84', w0: 36, w1: 90, op: 0.8 }),
      path(
        'M-20 690H1620V1090H-20z',
        S.grad(stops([0, '#8a6a78'], [0.12, '#3a4270'], [0.5, '#182452'], [1, '#0a1030'])),
      ),
    ),
    g(S.mirror(fw.id, 690, { opacity: 0.5, squash: 0.8 }), `clip-path="${S.clip('M0 692H1600V1090H0z')}"`),
    ripples(6, 700, 960, 80, '#ffc98a', { op: 0.5 }),
    ripples(7, 700, 980, 60, '#0a1030', { op: 0.5 }),
  )
}

/** Iron bridge and lantern boats. */
function drawIronBridge(S: Scene) {
  S.add(
    S.cut(
      path('M-20 676H1620V692H-20z', '#2c345c'),
      line(
        'M60 676Q220 590 380 676M380 676Q540 590 700 676M700 676Q860 590 1020 676M1020 676Q1180 590 1340 676M1340 676Q1500 590 1660 676',
        '#39437a',
        8,
      ),
    ),
    dots(14, 44, 0, 1600, 668, 674, 5, '#ffe0a4'),
  )
  for (const [x, y, k] of table([1240, 736, 0.5], [880, 764, 0.66], [420, 756, 0.6], [1110, 836, 0.95])) {
    S.add(pool(S, x, y + 26 * k, 190 * k, 50 * k, '#ffb364', 0.55), S.cut(boat(x, y, k)))
  }
}

/** Our roof: tiles falling away on a slant, the drying deck, four who watch. */
function drawOurRoof(S: Scene) {
  S.add(
    S.cut(path('M-20 900L760 940L1240 1090H-20z', '#131832')),
    line(
      Array.from({ length: 22 }, (_, i) => `M${R(-20 + i * 44)} ${R(902 + i * 2.2)}L${R(-100 + i * 62)} 1090`).join(''),
      '#2a3260',
      5,
      'opacity=".9"',
    ),
    S.cut(path('M-20 890L760 930L768 950L-20 912z', '#3a4478')),
  )
  S.add(
    S.cut(
      path('M1080 1000H1620V1090H1060z', '#1d1a2c'),
      line('M1100 880H1620M1100 940H1620M1120 870V1060M1290 870V1060M1460 870V1060', '#3a3048', 12),
    ),
  )
  S.add(
    S.cut(
      q(560, 1060, 300, 'kimono', { a: '#e9e2d4', b: '#c9c0b4', acc: '#b8402c' }),
      q(680, 1080, 330, 'kimono', { a: '#2c4a7c', b: '#223a66', acc: '#e0b24c', hair: '#141220' }),
      q(440, 1070, 186, 'child', { a: '#c2553f', b: '#7a2f2c' }),
    ),
    S.cut(
      at(
        760,
        820,
        1,
        `<g transform="rotate(18)"><path d="M-52-10C-52-64 52-64 52-10C52 30 20 44 0 44C-20 44-52 30-52-10z" fill="#f3ead6"/>` +
          `<circle r="22" cy="-12" fill="#c2452d"/>` +
          `<path d="M0 44V110" stroke="#a5763c" stroke-width="8"/>` +
          `</g>`,
      ),
      limb(points([722, 850], [760, 900], [768, 910]), 34, 26, '#223a66'),
    ),
  )
  S.add(
    S.cut(
      path('M1300 1060C1296 960 1310 920 1370 906L1376 888H1408L1414 906C1474 920 1490 960 1484 1060z', '#54688c'),
      path('M1352 850Q1350 806 1392 804Q1434 806 1430 850Q1426 886 1392 890Q1358 886 1352 850z', '#16131c'),
    ),
    line('M1304 1000C1304 950 1320 922 1370 906M1352 850Q1350 806 1392 804', '#ffb676', 4, 'opacity=".75"'),
    S.cut(line('M1100 940H1620', '#3a3048', 12)),
  )
}
