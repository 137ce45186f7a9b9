import {
  g,
  H,
  limb,
  line,
  nth,
  type Point,
  path,
  persp,
  points,
  pool,
  R,
  rect,
  rng,
  Scene,
  shade,
  stops,
  table,
  W,
} from '../parts/index.ts'
import { BRIGHT, DIM, type KnifeKind, knife, SHADOW } from './pieces/kitchen-knives.ts'

export function kappabashiKnives() {
  const S = new Scene(
    'kappabashi-knives',
    'A knife shop in Kappabashi from across the counter: blades in a row, a whetstone, the maker’s hands under a lamp',
    { ja: '合羽橋の包丁', pos: '50% 62%' },
  )
  drawWall(S)
  drawMaker(S)
  drawCounter(S)
  S.add(g(stone(S) + hands(S), 'transform="translate(0-48)"'))
  drawRow(S)
  drawLamp(S)
  return S
}

const KINDS: KnifeKind[] = ['deba', 'gyuto', 'nakiri', 'santoku', 'yanagiba', 'petty']

/** A plank wall and the knives racked on it, out of the light. */
function drawWall(S: Scene) {
  const planks = Array.from({ length: 20 }, (_, i) => `M${i * 80} 0V600`)
  const rack = (x: number, step: number, first: number) =>
    KINDS.map((_, i) => knife(S, nth(KINDS, (first + i * step) % KINDS.length), x + i * 84, 330, 0.92, 0, DIM))
  const board = S.grad(stops([0, '#6d4a30'], [1, '#38261c']))
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, '#16110f'], [0.5, '#33251d'], [1, '#1c1412']))),
    line(planks.join(''), '#120d0c', 4, 'opacity=".6"'),
    pool(S, 800, 420, 760, 420, '#c98a4c', 0.35),
    S.cut(...rack(60, 1, 0), ...rack(1106, 2, 1), rect(30, 300, 530, 40, board), rect(1070, 300, 520, 40, board)),
    line('M30 302H560M1070 302H1590', '#c08a54', 3, 'opacity=".7"'),
  )
}

/** One gradation over the whole sheet, so that sleeves and body are of one cloth. */
const jacket = (S: Scene) =>
  S.grad(stops([0, '#18233f'], [0.2, '#263a66'], [0.6, '#33508a'], [1, '#5479b0']), {
    abs: true,
    x1: 0,
    y1: 120,
    x2: 0,
    y2: 600,
  })

/** Jacket and apron; the lamp hides the face. */
function drawMaker(S: Scene) {
  const cloth = jacket(S)
  const apron = S.grad(stops([0, '#3a2a22'], [0.4, '#7a5a3e'], [1, '#8a6a4a']))
  S.add(
    S.cut(
      path(
        'M530 640C506 480 488 330 524 250C560 176 680 140 740 120H860C920 140 1040 176 1076 250C1112 330 1094 480 1070 640z',
        cloth,
      ),
      path('M640 640C630 520 640 400 660 320H940C960 400 970 520 960 640z', apron),
      path('M660 320L690 150L712 142L704 320zM940 320L910 150L888 142L896 320z', '#5a4230'),
      path('M736 122L800 232L864 122L840 100H760z', '#b98562'),
      path('M720 124L800 250L780 268L690 140zM880 124L800 250L820 268L910 140z', '#e6dcc4'),
      line('M620 270C600 350 606 420 640 500M980 270C1000 350 994 420 960 500', '#101828', 6, 'opacity=".6"'),
      line('M664 330H936', '#c9a272', 4, 'opacity=".7"'),
    ),
  )
}

function drawCounter(S: Scene) {
  const top = persp([-140, 520], [1740, 520], [2300, 1120], [-700, 1120])
  const r = rng(8)
  let grain = ''
  for (let i = 0; i < 26; i++) {
    const v = r(0.02, 0.98)
    const a = top(0, v)
    const b = top(1, v + r(-0.01, 0.01))
    grain += `M${R(a[0])} ${R(a[1])}Q800 ${R((a[1] + b[1]) / 2 + r(-9, 9))} ${R(b[0])} ${R(b[1])}`
  }
  S.add(
    S.cut(path('M-20 520H1620V1090H-20z', S.grad(stops([0, '#b5763f'], [0.3, '#95582f'], [1, '#3f2319'])))),
    line(grain, '#5a301c', 2.4, 'opacity=".5"'),
    pool(S, 800, 670, 760, 270, '#ffcf84', 0.75),
    line('M-20 521H1620', '#f0bb7c', 4, 'opacity=".7"'),
  )
}

/** The whetstone on its stand, a folded cloth, a bowl of water. */
function stone(S: Scene) {
  const glaze = S.grad(stops([0, '#f3ecdc'], [0.6, '#c3b9a6'], [1, '#7d7263']), { x2: 1, y2: 0 })
  const bowl =
    '<ellipse cx="1190" cy="690" rx="104" ry="38" fill="#e6dfcf"/><ellipse cx="1190" cy="692" rx="90" ry="30" fill="#2f4a62"/>' +
    path('M1086 690C1092 740 1130 764 1190 766C1250 764 1288 740 1294 690C1270 738 1110 738 1086 690z', glaze) +
    path('M1118 684q40-16 90-10q-40 6-60 16z', '#bcd3d8', 'opacity=".8"') +
    line('M1094 716Q1190 776 1286 716', '#2f5688', 6)
  const cloth =
    path('M330 640L500 622L540 700L350 722z', '#e9e2d0') +
    path('M330 640L350 722L346 736L324 654zM350 722L540 700L538 714L346 736z', '#b9ae98') +
    line('M388 634L410 714M446 628L474 706', '#2f5688', 6, 'opacity=".8"')
  const stand = path('M672 712L928 712L960 806H640z', '#5a351f') + path('M640 806H960V830H640z', '#33190f')
  const block =
    path('M706 640H894L922 760H678z', S.grad(stops([0, '#e6dcc6'], [0.5, '#d0c4ac'], [1, '#b0a48e']))) +
    path('M678 760H922V796H678z', S.grad(stops([0, '#9a8f7c'], [1, '#6a604f']))) +
    path('M712 652H760L744 750H690z', '#fbf6e8', 'opacity=".6"') +
    path('M700 726C780 748 860 752 918 744L920 756H680z', '#7d7363', 'opacity=".55"') +
    path('M720 700C790 726 870 736 916 730L914 716L760 690z', '#6d6455', 'opacity=".5"')
  return (
    shade(S, 1200, 764, 140, 20, 0.6, '#1a0f0a') +
    shade(S, 440, 722, 150, 20, 0.5, '#1a0f0a') +
    shade(S, 800, 830, 230, 26, 0.7, '#1a0f0a') +
    S.cut(bowl, cloth, stand, block)
  )
}

const SKIN = '#d9a27a'
const CUFF = '#e6dcc4'
const finger = (P: readonly Point[], from: number, to: number) => limb(P, from, to, SKIN)

/** The left hand presses the blade to the stone, the right holds the handle. */
function hands(S: Scene) {
  return (
    S.cut(
      rightArm(S),
      path(
        'M700 676L1010 706C1030 712 1022 724 1000 724C900 732 790 730 716 716z',
        S.grad(stops([0, '#f6faf6'], [0.4, '#b5c3c8'], [1, '#6f808a'])),
      ),
      path('M712 700C800 716 900 722 1006 716L1000 724C900 732 790 730 716 716z', '#eef3f0'),
      rightGrip(S),
      leftHand(S),
    ) +
    line(
      'M628 640Q622 668 626 690M660 640Q654 670 660 694M930 624Q902 650 884 680M962 640Q934 668 916 694M986 644Q962 672 950 694',
      '#a86f4c',
      4,
      'stroke-linecap="round" opacity=".8"',
    ) +
    line(
      'M606 692q4 10 12 8M640 698q4 10 12 8M672 700q4 10 12 8M856 682q4 10 12 4M888 692q4 10 12 4M922 698q4 10 12 4',
      '#f6d6bc',
      5,
      'stroke-linecap="round"',
    ) +
    line(
      'M600 600C608 572 640 556 676 566M920 596C930 570 960 540 1000 534',
      '#ffe6bc',
      5,
      'stroke-linecap="round" opacity=".8"',
    )
  )
}

const rightArm = (S: Scene) =>
  limb(points([574, 300], [532, 380], [520, 466], [590, 556]), 92, 92, jacket(S)) +
  path('M566 540C590 510 630 506 652 530L676 580L604 616C580 596 566 570 566 540z', SKIN) +
  path('M542 544Q590 534 628 494L644 516Q606 560 556 572z', CUFF) +
  path(
    'M592 590C600 560 640 548 676 562C712 576 724 606 716 640C700 668 640 676 610 656C592 640 588 616 592 590z',
    SKIN,
  )

const rightGrip = (S: Scene) =>
  path('M540 652L706 672L712 716L536 694z', S.grad(BRIGHT.wood)) +
  path('M676 668L712 672L718 717L680 712z', BRIGHT.horn) +
  finger(points([618, 612], [604, 650], [600, 682], [614, 702]), 36, 27) +
  finger(points([650, 606], [640, 650], [636, 688], [648, 708]), 37, 28) +
  finger(points([682, 608], [674, 650], [670, 690], [680, 711]), 36, 27) +
  finger(points([700, 606], [722, 640], [750, 668], [782, 682]), 36, 24)

const leftHand = (S: Scene) =>
  limb(points([1026, 300], [1068, 380], [1080, 466], [1014, 552]), 92, 92, jacket(S)) +
  path('M976 496Q1014 534 1062 544L1050 572Q998 560 960 520z', CUFF) +
  path('M946 560C970 530 1020 520 1040 548C1046 590 1010 628 970 640C930 644 908 622 914 596z', SKIN) +
  finger(points([960, 584], [918, 612], [880, 650], [862, 690]), 40, 27) +
  finger(points([984, 596], [944, 630], [910, 664], [894, 700]), 40, 27) +
  finger(points([1004, 604], [970, 640], [942, 672], [928, 706]), 38, 26) +
  finger(points([1018, 604], [996, 642], [976, 672], [966, 704]), 34, 23) +
  finger(points([944, 566], [896, 580], [852, 604], [830, 632]), 38, 24)

/** The blades for sale, on indigo cloth. */
function drawRow(S: Scene) {
  const cloth = persp([250, 796], [1350, 796], [1580, 1100], [20, 1100])
  let weave = ''
  for (let i = 1; i < 9; i++) {
    const a = cloth(0, i / 9)
    const b = cloth(1, i / 9)
    weave += `M${R(a[0])} ${R(a[1])}H${R(b[0])}`
  }
  const list = table(
    ['deba', 322, 1.06, -9],
    ['nakiri', 482, 1.06, -6],
    ['gyuto', 640, 0.92, -3],
    ['santoku', 788, 1.08, 0],
    ['yanagiba', 942, 0.82, 3],
    ['petty', 1084, 1.2, 6],
    ['deba', 1210, 0.96, 9],
  )
  S.add(
    S.cut(path(cloth.quad(0, 0, 1, 1), S.grad(stops([0, '#2f4a80'], [1, '#14213f'])))),
    line(weave, '#4d6aa0', 2, 'opacity=".35" stroke-dasharray="10 8"'),
    ...list.map(([kind, x, k, turn]) => g(knife(S, kind, x + 15, 1042, k, turn, SHADOW), 'opacity=".4"')),
    S.cut(...list.map(([kind, x, k, turn]) => knife(S, kind, x, 1030, k, turn, BRIGHT))),
  )
}

function drawLamp(S: Scene) {
  S.add(
    line('M800-10V40', '#0c0a0b', 8),
    S.cut(
      path(
        'M752 30H848L862 52C960 66 1010 96 1022 136H578C590 96 640 66 738 52z',
        S.grad(stops([0, '#2f4f48'], [0.35, '#5d8576'], [1, '#182b29']), { x2: 1, y2: 0 }),
      ),
      '<ellipse cx="800" cy="136" rx="222" ry="20" fill="#ffe9b4" stroke="#15211f" stroke-width="5"/>',
    ),
    pool(S, 800, 146, 300, 90, '#fff0c0', 0.7),
  )
}
