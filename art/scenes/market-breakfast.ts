import {
  at,
  clump,
  dots,
  H,
  limb,
  line,
  type Point,
  path,
  points,
  R,
  rect,
  rng,
  Scene,
  shade,
  steam,
  stops,
  table,
  W,
} from '../parts/index.ts'

const tray =
  'M360 300L1080 170Q1130 164 1146 206L1290 700Q1300 750 1250 764L520 910Q470 918 452 872L318 370Q308 314 360 300z'
const cx = 760
const cy = 520
const slice = (x: number, y: number, t: number, k: number, c: string, l: string) =>
  at(
    x,
    y,
    k,
    `<g transform="rotate(${t})"><path d="M-62-26Q0-44 66-24Q76 0 60 26Q0 42-64 24Q-76 0-62-26z" fill="${c}"/>` +
      `<path d="M-46-22Q-36 0-48 22M-14-30Q-4 0-16 32M20-30Q30 0 18 30M48-24Q56 0 46 24" stroke="${l}" stroke-width="5" fill="none" opacity=".8"/>` +
      `</g>`,
  )
const skin = '#d3a27e'
const sh = '#a8714f'
const f = (P0: readonly Point[], a: number, b: number) => limb(P0, a, b, skin)

export function marketBreakfast() {
  const S = new Scene(
    'market-breakfast',
    'Breakfast at the Toyosu fish market, seen from above: rice, raw fish, soup and tea',
    { ja: '市場の朝めし', pos: '50% 52%' },
  )
  drawCypressCounter(S)
  drawBlackTray(S)
  drawBigBowl(S)
  drawSoup(S)
  drawGuestHand(S)
  drawNewspaperCorner(S)
  return S
}

/** Cypress counter on a slant, window light across it. */
function drawCypressCounter(S: Scene) {
  S.add(
    rect(0, 0, W, H, '#c99a62'),
    path('M0 0H1600V1080H0z', S.grad(stops([0, '#e3bd82'], [0.5, '#cf9f64'], [1, '#9c6a3e']), { x2: 0.9, y2: 1 })),
  )
  const r = rng(4)
  let gr = ''
  for (let i = 0; i < 46; i++) {
    const y = -500 + i * 44 + r(-12, 12)
    gr += `M-20 ${R(y + 20)}Q400 ${R(y + 170 + r(-16, 16))} 800 ${R(y + 300)}T1640 ${R(y + 590)}`
  }
  S.add(
    line(gr, '#8f5f34', 2.4, 'opacity=".4"'),
    S.cut(line('M-20 330L1640 930M-20-190L1640 410', '#6d4526', 4, 'opacity=".6"')),
    path(
      'M-20 120L620-20H960L1640 560V900z',
      S.grad(stops([0, '#fff0c4', 0.55], [1, '#fff0c4', 0.12]), { x2: 1, y2: 0.6 }),
    ),
    line('M360 10L1640 820M640-20L1640 640', '#7d5530', 14, 'opacity=".3"'),
  )
}

function drawBlackTray(S: Scene) {
  S.add(
    path(tray, '#3a2413', 'opacity=".35" transform="translate(26 34)"'),
    S.cut(
      path(tray, '#8e2d20'),
      path(
        'M380 318L1074 192Q1112 186 1124 220L1264 694Q1272 736 1234 746L530 886Q490 892 474 856L342 380Q334 330 380 318z',
        S.grad(stops([0, '#2c1f22'], [1, '#141014']), { x2: 1, y2: 1 }),
      ),
    ),
    path('M380 318L1074 192L1100 240L420 560z', '#ffffff', 'opacity=".06"'),
  )
}

function drawBigBowl(S: Scene) {
  S.add(
    shade(S, cx + 40, cy + 60, 330, 260, 0.7, '#000000'),
    S.cut(
      `<ellipse cx="${cx}" cy="${cy}" rx="282" ry="236" fill="#e8e2d2"/>` +
        `<ellipse cx="${cx}" cy="${cy}" rx="282" ry="236" fill="none" stroke="#2f5688" stroke-width="16"/>` +
        `<ellipse cx="${cx}" cy="${cy + 6}" rx="252" ry="208" fill="#c9bfa8"/>` +
        `<ellipse cx="${cx}" cy="${cy + 12}" rx="240" ry="196" fill="#f6f1e4"/>`,
    ),
    line(
      Array.from({ length: 26 }, (_, i) => {
        const a = (i / 26) * 6.283
        return `M${R(cx + Math.cos(a) * 266)} ${R(cy + Math.sin(a) * 221)}h1`
      }).join(''),
      '#2f5688',
      12,
      'stroke-linecap="round"',
    ),
  )
  S.add(dots(5, 120, cx - 200, cx + 200, cy - 140, cy + 170, 11, '#fffdf4', { op: 0.9, h: 5 }))
  S.add(
    S.cut(
      table([612, 430, -34, 1.25], [646, 486, -30, 1.25], [684, 540, -26, 1.25])
        .map(([x, y, t, k]) => slice(x, y, t, k, '#b5303a', '#dc7a74'))
        .join(''),
      table([826, 384, 14, 1.15], [872, 430, 22, 1.15], [910, 484, 30, 1.15])
        .map(([x, y, t, k]) => slice(x, y, t, k, '#ee8f54', '#fbd2a8'))
        .join(''),
      table([640, 620, 10, 1], [716, 642, 4, 1])
        .map(([x, y, t, k]) => slice(x, y, t, k, '#f6e3da', '#eab5b0'))
        .join(''),
      path('M690 350q30-60 90-50q-10 60-60 76z', '#4f7a3c'),
      path('M742 330q50-40 96-10q-30 46-84 36z', '#6a9448'),
      line('M704 362q40-30 70-52M756 344q40-14 70-18', '#a9c47a', 3),
      path('M900 560q60-20 84 14l-20 70q-60 26-92-16z', '#f0c64c'),
      path('M900 560q60-20 84 14l-6 20q-50-26-88-10z', '#f9e08c'),
      line('M888 590q50-18 90 10', '#c9962c', 4),
    ),
  )
  S.add(
    path(clump(rng(8), 806, 610, 74, 58, 14, 1), '#c2451f'),
    dots(11, 90, 744, 868, 566, 656, 17, '#e2622a'),
    dots(12, 60, 744, 868, 562, 650, 6, '#ffd0a0', { op: 0.9 }),
    S.cut(
      path('M748 470q20-34 56-20q22 26-4 50q-40 10-52-30z', '#93ad54'),
      path('M760 466q16-20 36-10q8 14-4 26q-22 6-32-16z', '#b9cc7c'),
    ),
  )
}

/** Soup, pickles, tea. */
function drawSoup(S: Scene) {
  S.add(
    shade(S, 1120, 640, 150, 110, 0.6, '#000000'),
    S.cut(
      `<ellipse cx="1100" cy="606" rx="128" ry="104" fill="#a8321f"/>` +
        `<ellipse cx="1100" cy="606" rx="112" ry="90" fill="#1d1210"/>` +
        `<ellipse cx="1100" cy="612" rx="104" ry="82" fill="${S.rad(stops([0, '#c9955a'], [0.7, '#a8703c'], [1, '#7a4a26']))}"/>`,
    ),
    S.cut(
      path('M1056 590l30-12l14 22l-30 14zM1110 626l30-8l10 20l-30 10z', '#f3ead2'),
      path('M1070 640q20-16 36 2M1120 580q18-12 30 4M1040 620q10-14 22-4', 'none', 'stroke="#4f7a3c" stroke-width="7"'),
    ),
    steam(S, 8, 1100, 590, 260, 120, '#fff8ea', 0.45),
    S.cut(
      path('M1010 300l120-24q24-2 30 20l14 46q4 22-18 28l-118 24q-24 2-30-20l-14-46q-4-22 16-28z', '#d9d3c2'),
      path('M1030 316l90-18l16 52l-92 18z', '#b9b4a0'),
      path('M1040 330q14-18 32-6t30-8q14 8 4 24t-30 12q-30 6-36-22z', '#e8d060'),
      path('M1090 346q20-10 30 4q-10 16-26 8z', '#8a3a5c'),
    ),
  )
  S.add(
    shade(S, 1430, 414, 130, 100, 0.5, '#3a2413'),
    S.cut(
      `<ellipse cx="1404" cy="372" rx="112" ry="92" fill="#54707a"/>` +
        `<ellipse cx="1404" cy="368" rx="96" ry="78" fill="#2c4048"/>` +
        `<ellipse cx="1404" cy="374" rx="88" ry="70" fill="${S.rad(stops([0, '#a9b05c'], [1, '#6f7c38']))}"/>`,
    ),
    steam(S, 4, 1396, 360, 230, 110, '#fff8ea', 0.45),
  )
}

/** The guest's hand with chopsticks from the right, the cook's hand setting the tea from the top. */
function drawGuestHand(S: Scene) {
  S.add(
    line('M1290 1010L862 604M1330 990L884 590', '#3a1a14', 11, 'stroke-linecap="round"'),
    S.cut(
      path('M1640 1090V860C1560 840 1500 850 1440 880L1330 1090z', S.grad(stops([0, '#3a5080'], [1, '#22304f']))),
      path('M1450 874C1420 890 1390 930 1380 980L1420 1010L1490 900z', '#e9e2d0'),
      path(
        'M1440 890C1400 850 1340 830 1280 850C1240 870 1210 900 1200 930C1230 970 1290 1010 1350 1020C1400 1010 1430 950 1440 890z',
        skin,
      ),
      f(points([1300, 870], [1240, 850], [1180, 860], [1136, 884]), 54, 32),
      f(points([1290, 910], [1226, 894], [1170, 906], [1140, 924]), 52, 30),
      f(points([1290, 956], [1236, 944], [1190, 950], [1164, 964]), 48, 28),
      f(points([1340, 1000], [1270, 1000], [1210, 960], [1176, 916]), 56, 32),
    ),
    line('M1250 872Q1200 872 1150 896M1240 920Q1196 920 1160 934M1250 964Q1216 960 1180 966', sh, 4, 'opacity=".7"'),
    line('M1290 1010L1130 858M1330 990L1160 836', '#3a1a14', 11),
  )
  S.add(
    S.cut(
      path('M1330-20H1640V120C1600 150 1560 170 1530 176L1400 60z', '#f3efe4'),
      path('M1540 170L1410 56L1392 80L1516 190z', '#3a5080'),
      path('M1516 186C1500 220 1470 240 1440 232C1400 216 1380 170 1370 120L1400 74z', skin),
      f(points([1420, 150], [1400, 190], [1372, 220], [1346, 236]), 46, 28),
      f(points([1450, 190], [1440, 230], [1430, 262], [1420, 284]), 46, 28),
      f(points([1490, 190], [1490, 230], [1486, 264], [1478, 290]), 44, 26),
    ),
    line('M1436 200Q1430 240 1424 270M1472 206Q1478 240 1474 276', sh, 4, 'opacity=".7"'),
  )
}

/** Newspaper corner, a rest, a slip. */
function drawNewspaperCorner(S: Scene) {
  S.add(
    S.cut(
      path('M-20 760L250 690L420 1000L330 1090H-20z', '#eee6d2'),
      path('M-20 780L240 712L262 752L-20 826z', '#3a3a40', 'opacity=".8"'),
    ),
    line(
      Array.from({ length: 8 }, (_, i) => `M-10 ${R(862 + i * 28)}L${R(280 + i * 13)} ${R(786 + i * 28)}`).join(''),
      '#8a8478',
      5,
      'opacity=".6"',
    ),
    S.cut(path('M180 470l60-14l8 26l-60 16z', '#2f5688')),
  )
}
