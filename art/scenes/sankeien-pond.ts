import {
  along,
  at,
  cedar,
  cluster,
  dabTree,
  dots,
  g,
  H,
  hex,
  limb,
  line,
  mist,
  type Place,
  type Point,
  pagoda,
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
  strew,
  table,
  W,
} from '../parts/index.ts'

const POND = 690

export function sankeienPond() {
  const S = new Scene(
    'sankeien-pond',
    'The old pagoda of Sankeien on its hill above the pond, plum blossom in February',
    { ja: '三溪園の梅', pos: '46% 45%' },
  )
  S.add(
    sky(S, stops([0, '#6d94ae'], [0.14, '#a5bfc8'], [0.36, '#dfe2dc'], [0.56, '#f6e6d6'], [0.64, '#f6dccb'])),
    mist(80, 150, 460, 10, '#eef0ec', 0.7),
    mist(900, 220, 560, 11, '#f3ebe2', 0.7),
  )
  const L = S.named(hillside(S))
  S.add(g(L.svg, `clip-path="${S.clip(`M0 0H${W}V${POND}H0z`)}"`))
  drawPond(S, L.id)
  drawBoat(S)
  drawNearBank(S)
  drawPlum(S)
  return S
}

/** The wooded hill with the pagoda, and the far shore. */
function hillside(S: Scene) {
  const r = rng(5)
  const crown = (seed: number, w: number, t: number, n: number) =>
    S.keep(
      dabTree(seed, 0, 0, 160, w, {
        dark: hex('#2f5348', '#8fa596', t),
        mid: hex('#4f7a60', '#a9bba4', t),
        light: hex('#86a57a', '#c9d3b8', t),
        n,
        foot: 0.04,
        prof: (k) => Math.sin(Math.PI * (0.12 + 0.88 * (1 - k))) ** 0.6,
      }),
    )
  const wide = crown(3, 72, 0.45, 16)
  const slim = crown(4, 60, 0.4, 16)
  const deep = [crown(5, 84, 0.08, 26), crown(6, 70, 0, 26), crown(7, 96, 0.14, 26)]
  const far: Place[] = []
  const near: Place[] = []
  for (let i = 0; i < 13; i++) {
    const x = 400 + i * 78 + r(-20, 20)
    far.push([x, 604 - 190 * Math.exp(-(((x - 860) / 300) ** 2)), r(0.7, 1.15)])
  }
  for (let i = 0; i < 15; i++) near.push([-20 + i * 118 + r(-30, 30), 690 - r(0, 10), r(0.6, 1.25)])
  /** Takes the kinds in turn. */
  const stand = (kinds: readonly string[], places: readonly Place[]) =>
    kinds
      .map((kind, k) =>
        strew(
          kind,
          places.filter((_, i) => i % kinds.length === k),
        ),
      )
      .join('')
  const conifer = S.keep(cedar(8, 0, 0, 240, 40, '#24463f', { n: 11 }))
  const tower = pagoda(860, 398, 1.62, {
    wall: '#7a5a46',
    post: '#4f382e',
    roofc: '#4a5560',
    edge: '#2a2f38',
    tiers: 3,
  })
  return (
    path(
      ridge(9, -40, 1640, 540, 50, { yb: POND, peaks: points([200, 500], [860, 560], [1400, 490]) }),
      S.grad(stops([0, '#a9b8b8'], [0.8, '#e3ddd2'])),
    ) +
    mist(40, 560, 560, 12, '#f6ece0', 0.8) +
    S.cut(
      path(
        `M360 ${POND}C520 620 640 480 780 430Q860 396 950 430C1100 490 1240 610 1420 ${POND}z`,
        S.grad(stops([0, '#7d9478'], [1, '#4f6f58'])),
      ),
      stand([wide, slim], far),
    ) +
    rect(0, 500, W, 190, S.grad(stops([0, '#f3e6d8', 0], [1, '#f3e6d8', 0.35]))) +
    S.cut(rect(796, 392, 128, 18, '#8d8a7c'), tower) +
    S.cut(
      strew(wide, table([690, 520, 0.9], [1010, 530, 1], [600, 560, 0.8], [1120, 570, 0.9])),
      strew(slim, table([945, 470, 0.6], [768, 476, 0.6])),
    ) +
    S.cut(
      strew(conifer, table([560, 690, 0.9], [1180, 690, 1], [1236, 690, 0.8], [40, 690, 0.9], [1450, 690, 1.1])),
      stand(deep, near),
      thatchedHouse(S),
      path(`M-20 ${POND}V664Q300 650 620 668T1200 660T1620 668V${POND}z`, '#8a9a6c'),
      path(`M-20 ${POND}V680Q400 670 900 682T1620 678V${POND}z`, '#5d724e'),
    )
  )
}

const thatchedHouse = (S: Scene) =>
  rect(200, 604, 250, 70, '#5a4438') +
  [0, 1, 2, 3]
    .map(
      (i) =>
        rect(212 + i * 60, 616, 50, 56, '#efe2c2') +
        line(`M${237 + i * 60} 616v56M${212 + i * 60} 644h50`, '#8a6a4c', 2),
    )
    .join('') +
  path(
    'M160 612C200 590 236 548 262 520H390C416 548 452 590 490 612Q326 626 160 612z',
    S.grad(stops([0, '#9a8a6a'], [1, '#5d513c'])),
  ) +
  path('M254 524H398L406 510H246z', '#4a3f30') +
  line('M200 600Q270 560 290 524M450 600Q380 560 362 524M326 522V612', '#54483a', 3, 'opacity=".5"')

function drawPond(S: Scene, land: string) {
  S.add(
    rect(0, POND, W, H - POND, S.grad(stops([0, '#e3dcc8'], [0.2, '#b5c3b8'], [0.6, '#6d949c'], [1, '#2f5c70']))),
    S.mirror(land, POND, { opacity: 0.6, squash: 0.82, clipTo: S.clip(`M0 ${POND}H${W}V${H}H0z`) }),
    rect(0, POND, W, 26, S.grad(stops([0, '#fbf0e0', 0.7], [1, '#fbf0e0', 0]))),
    ripples(4, POND + 14, H, 70, '#f8efe2', { op: 0.5 }),
    ripples(9, POND + 40, H, 60, '#24505f', { op: 0.28 }),
  )
}

/** A flat boat lies moored; two ducks cross. */
function drawBoat(S: Scene) {
  const duck = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      path('M-20 0C-18-12 4-12 12-6L22-9Q20 2 8 4Q-12 6-20 0z', '#5a4a3c') +
        path('M-16-4C-20-18-10-24-4-20C0-16-4-10-8-6z', '#2f5c4c') +
        path('M-12-16l-12 3l10 3z', '#e0a848') +
        line('M-46 8Q-20 2 0 6M8 8Q40 4 70 12', '#f8efe2', 2.4, 'opacity=".8"'),
    )
  S.add(
    S.cut(
      path('M600 800Q700 822 830 800Q820 828 786 830H650Q616 828 600 800z', '#3a2c28'),
      path('M600 800Q700 818 830 800L824 808Q712 824 606 808z', '#8a6a50'),
      line('M640 806V740', '#4a3830', 5),
    ),
    path('M620 832Q710 846 810 832Q780 866 716 872Q650 862 620 832z', '#24404c', 'opacity=".35"'),
    S.cut(duck(1040, 846, 1), duck(1120, 872, 1.15)),
  )
}

function drawNearBank(S: Scene) {
  const stone = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x} ${y}q${R(w * 0.05)} ${R(-h * 0.9)} ${R(w * 0.4)} ${-h}q${R(w * 0.4)} ${R(h * 0.05)} ${R(w * 0.6)} ${h}q${R(-w * 0.5)} ${R(h * 0.16)} ${-w} 0z`,
      '#6a716c',
    ) +
    path(
      `M${R(x + w * 0.1)} ${R(y - h * 0.3)}q${R(w * 0.1)} ${R(-h * 0.6)} ${R(w * 0.34)} ${R(-h * 0.66)}q${R(w * 0.2)} 0 ${R(w * 0.3)} ${R(h * 0.3)}q${R(-w * 0.3)} ${R(-h * 0.1)} ${R(-w * 0.64)} ${R(h * 0.36)}z`,
      '#9aa096',
    )
  S.add(
    S.cut(
      path(
        'M-20 1090V900C140 890 300 920 420 968C520 1010 640 1010 760 1030Q860 1046 920 1090z',
        S.grad(stops([0, '#9aa06c'], [1, '#54613f'])),
      ),
      path('M-20 1090V960C120 946 260 970 360 1010Q440 1044 480 1090z', S.grad(stops([0, '#d9cba4'], [1, '#9c8f6c']))),
      stone(436, 1000, 110, 50),
      stone(560, 1026, 90, 40),
      stone(700, 1050, 110, 44),
    ),
    shade(S, 250, 1000, 110, 12, 0.4, '#3a3a2c'),
    S.cut(
      person(214, 1000, 206, 'coat', { a: '#33425f', b: '#232c40', skin: '#cfa283' }),
      person(294, 1006, 196, 'kimono', { a: '#a8485c', b: '#8a384a', acc: '#e3c06c', skin: '#d9b294' }),
    ),
  )
}

/** An old plum leans in from the right. */
function drawPlum(S: Scene) {
  const white = cluster(S, 8, 8, 30, 20, ['#d9909c', '#f6e6e4', '#fffaf4'], 12)
  const twig = (P: readonly Point[], from: number, to: number) => limb(P, from, to, '#2f2526')
  const main = points([1640, 760], [1520, 640], [1480, 480], [1380, 360], [1240, 290], [1080, 270])
  const up = points([1490, 520], [1540, 380], [1500, 240], [1560, 90])
  const low = points([1420, 410], [1330, 440], [1220, 430], [1130, 470])
  const high = points([1500, 300], [1400, 200], [1290, 150], [1180, 140])
  const flowers = [
    ...along(4, main.slice(2), 22, 30, 0.6, 1),
    ...along(6, up, 13, 30, 0.6, 1),
    ...along(8, low, 13, 30, 0.6, 1),
    ...along(11, high, 12, 30, 0.6, 1),
  ]
  S.add(
    S.cut(
      twig(main, 76, 7),
      twig(up, 34, 6),
      twig(low, 20, 4),
      twig(high, 22, 4),
      twig(points([1240, 290], [1180, 220], [1120, 200]), 9, 3),
      twig(points([1330, 440], [1290, 520], [1230, 560]), 10, 3),
    ),
    strew(white, flowers),
    strew(white, along(14, points([1270, 520], [1230, 560]), 5, 18, 0.6, 0.8)),
    dots(24, 12, 300, 1500, 520, 1040, 7, '#fbeeea', { h: 3, op: 0.95 }),
  )
}
