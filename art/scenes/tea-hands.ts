import {
  clump,
  dots,
  g,
  H,
  limb,
  line,
  type Point,
  path,
  persp,
  points,
  R,
  rect,
  rng,
  Scene,
  shade,
  steam,
  stops,
  W,
} from '../parts/index.ts'

const skin = '#dcb08e'
const sh = '#b88464'
const fing = (P0: readonly Point[], w0: number, w1: number) => limb(P0, w0, w1, skin)

export function teaHands() {
  const S = new Scene('tea-hands', 'Hands turn a tea bowl, a quiet four-and-a-half-mat room in the afternoon', {
    ja: '一服',
    pos: '50% 72%',
  })
  drawTatami(S)
  drawCaddy(S)
  drawSleeves(S)
  drawBlackRakuBowl(S)
  drawHands(S)
  return S
}

/** Tatami from above on a slant. */
function drawTatami(S: Scene) {
  const m = persp([-300, -60], [1500, -260], [2100, 1060], [100, 1300])
  S.add(
    rect(0, 0, W, H, '#b9a878'),
    path('M0 0H1600V1080H0z', S.grad(stops([0, '#8d8558'], [0.5, '#c2b384'], [1, '#a3925f']), { x2: 1, y2: 0.8 })),
  )
  let wv = ''
  for (let i = 0; i < 150; i++) {
    const a = m(0, i / 150)
    const b = m(1, i / 150)
    wv += `M${R(a[0])} ${R(a[1])}L${R(b[0])} ${R(b[1])}`
  }
  S.add(
    line(wv, '#7d7348', 1.6, 'opacity=".45"'),
    S.cut(path(m.quad(-0.1, 0.16, 1.1, 0.205), '#22323a'), path(m.quad(0.1, -0.2, 0.13, 0.16), '#22323a')),
  )
  S.add(
    path('M-20-20H520L1180 1090H420L-20 640z', S.grad(stops([0, '#fff3cf', 0.6], [1, '#fff3cf', 0.06]))),
    line('M60-20L820 1090M260-20L1000 1090M-20 200L560 1090', '#6d6440', 16, 'opacity=".22"'),
  )
}

/** Caddy, whisk and scoop on the far side. */
function drawCaddy(S: Scene) {
  S.add(
    shade(S, 1230, 330, 170, 40, 0.4, '#3a2f1c'),
    S.cut(
      path(
        'M1130 210q0-30 90-32q90 2 90 32v86q-4 40-90 42q-86-2-90-42z',
        S.grad(stops([0, '#54201c'], [0.35, '#2a1012'], [0.7, '#16090b'], [1, '#3a1614']), { x2: 1, y2: 0 }),
      ),
      `<ellipse cx="1220" cy="208" rx="88" ry="30" fill="#3a1815"/>`,
      path('M1150 200q20-16 60-18', 'none', 'stroke="#c98a6c" stroke-width="5" opacity=".7"'),
      line('M1132 244q88 34 178 0', '#0b0506', 4),
    ),
  )
  S.add(
    shade(S, 420, 420, 120, 30, 0.35, '#3a2f1c'),
    S.cut(
      path('M370 300h90l10 50h-110z', '#b98f54'),
      path('M362 350h106q34 60 20 96q-70 30-144 0q-14-40 18-96z', '#d9b87c'),
      line(
        Array.from({ length: 15 }, (_, i) => `M${366 + i * 7} 350Q${352 + i * 9} 400 ${346 + i * 10} 446`).join(''),
        '#8a6636',
        3,
      ),
      line('M360 352h110M362 362h106', '#2a2a3a', 4),
      line('M660 250Q860 190 1010 170Q1040 164 1046 180', '#a5763c', 11, 'stroke-linecap="round"'),
    ),
  )
}

/** Sleeves come in from both sides; between them the bowl. */
function drawSleeves(S: Scene) {
  S.add(shade(S, 800, 900, 420, 90, 0.5, '#33281a'))
  const sl = (c: string, d: string) =>
    path(
      'M-20 1090V700C120 690 250 660 380 690C470 716 520 760 540 800C500 900 420 1000 380 1090z',
      S.grad(stops([0, c], [1, d]), { x2: 1, y2: 0.6 }),
    ) +
    path('M380 690C470 716 520 760 540 800C524 842 500 880 476 916C440 850 400 770 360 700z', '#f1ead8') +
    path('M356 690C400 770 438 850 470 926L454 954C410 880 370 790 330 700z', '#a8402f')
  S.add(S.cut(sl('#5d7f86', '#2f4c5c'), g(sl('#4d6f7a', '#2a4454'), 'transform="translate(1600 0) scale(-1 1)"')))
  let kom = ''
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 5; j++) {
      const x = 20 + i * 44 + (j % 2) * 22
      const y = 780 + j * 70
      if (x < 300 + j * -8) {
        kom += `M${x} ${y}l8-8l8 8l-8 8z`
      }
    }
  }
  S.add(
    path(kom, '#dfe3d4', 'opacity=".5"'),
    g(path(kom, '#dfe3d4', 'opacity=".45"'), 'transform="translate(1600 0) scale(-1 1)"'),
  )
}

/** Black raku bowl with the tea. */
function drawBlackRakuBowl(S: Scene) {
  S.add(
    S.cut(
      path(
        'M548 640C546 780 580 900 650 936Q800 976 950 936C1020 900 1054 780 1052 640z',
        S.grad(stops([0, '#5a4a44'], [0.3, '#2a2222'], [0.7, '#161214'], [1, '#3a2c2a']), { x2: 1, y2: 0 }),
      ),
      `<ellipse cx="800" cy="640" rx="252" ry="96" fill="#3a302d"/>` +
        `<ellipse cx="800" cy="646" rx="234" ry="85" fill="#1a1416"/>`,
      `<ellipse cx="800" cy="674" rx="196" ry="62" fill="${S.rad(stops([0, '#b3c25c'], [0.6, '#8fa83f'], [1, '#5c7a2c']))}"/>`,
    ),
    line('M560 620Q640 560 800 546', '#d9b89a', 5, 'opacity=".75"'),
    line('M606 700C612 780 640 860 680 900', '#8a6f62', 6, 'opacity=".5"'),
    path(
      clump(rng(4), 760, 664, 90, 22, 12, 0.8) + clump(rng(6), 860, 686, 60, 14, 10, 0.8),
      '#d3dc8c',
      'opacity=".75"',
    ),
    dots(7, 40, 640, 950, 636, 716, 6, '#e6ebb0', { op: 0.8 }),
  )
}

/** Hands: the left beneath, the right at the side. */
function drawHands(S: Scene) {
  S.add(
    S.cut(
      path(
        'M430 800C470 760 520 744 566 760C620 800 660 870 720 930C730 960 700 984 660 980C580 976 500 940 456 890z',
        skin,
      ),
      fing(points([560, 850], [650, 912], [740, 944], [812, 946]), 64, 36),
      fing(points([540, 884], [640, 950], [730, 980], [790, 980]), 60, 34),
      path('M470 900C540 960 620 990 700 996Q620 1020 540 990Q490 960 470 900z', sh, 'opacity=".7"'),
      fing(points([520, 770], [566, 740], [590, 690], [592, 650]), 62, 34),
    ),
    line('M600 890Q680 946 760 958M592 920Q670 968 740 974', sh, 4, 'opacity=".8"'),
    line('M586 664q6-18 12 0', '#f3d6bf', 5),
  )
  S.add(
    S.cut(
      path(
        'M1180 790C1130 740 1080 730 1040 752C1010 790 1000 850 1000 900C1020 930 1070 930 1110 906C1150 880 1180 840 1180 790z',
        skin,
      ),
      fing(points([1090, 760], [1040, 720], [1012, 690], [990, 690]), 56, 34),
      fing(points([1070, 800], [1020, 764], [984, 744], [952, 748]), 58, 36),
      fing(points([1070, 846], [1016, 818], [976, 804], [942, 808]), 58, 36),
      fing(points([1076, 890], [1024, 872], [984, 862], [954, 866]), 54, 34),
      path('M1180 790C1170 860 1120 910 1050 922Q1140 930 1180 860z', sh, 'opacity=".6"'),
    ),
    line('M1050 778Q1000 744 960 756M1048 826Q1000 796 952 812M1050 868Q1004 850 962 862', sh, 4, 'opacity=".75"'),
    line(
      'M968 742q-14 0-14 10M958 802q-14 0-14 10M968 860q-12 0-12 8M1000 686q-10 0-12 8',
      '#f3d6bf',
      5,
      'stroke-linecap="round"',
    ),
  )
  S.add(steam(S, 9, 800, 640, 380, 140, '#fbf6e6', 0.5))
}
