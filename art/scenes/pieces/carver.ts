import { g, limb, line, type Point, path, points, type Scene, stops } from '../../parts/index.ts'

const SKIN = '#d3a27e'
const SHADE = '#a06f52'
const RIM = '#e6f0ef'
const finger = (P: readonly Point[], from: number, to: number) => limb(P, from, to, SKIN)

/** One gradation over the sheet, so that sleeve and back are of one cloth. */
const jacket = (S: Scene) =>
  S.grad(stops([0, '#5a7eb2'], [0.35, '#34548c'], [1, '#15213c']), { abs: true, x1: 920, y1: 560, x2: 1480, y2: 960 })

const BACK =
  'M1640 1090H900C890 1000 900 930 940 870C920 800 930 720 960 650C990 590 1060 540 1140 530C1280 530 1400 600 1460 720C1510 830 1560 960 1640 1090z'

/** The carver bent over the block, seen from behind. */
export function drawCarver(S: Scene) {
  S.add(
    S.cut(
      farArm(),
      path(BACK, jacket(S)),
      knife(),
      nearArm(S),
      path('M960 640C990 590 1060 546 1110 548C1080 580 1010 610 976 660z', '#e6dcc6'),
      head(S),
    ),
    line(
      'M1330 640C1400 740 1440 860 1450 1060M1230 580C1300 700 1330 860 1320 1060M1010 900C1000 960 1000 1010 1010 1070',
      '#101c36',
      6,
      'stroke-linecap="round" opacity=".7"',
    ),
    line(
      'M800 730Q824 722 846 734M800 756Q824 750 848 760M806 780Q826 774 848 784M740 716Q760 704 776 702M748 734Q768 722 784 718',
      SHADE,
      4,
      'stroke-linecap="round" opacity=".8"',
    ),
    line('M962 650C972 628 984 610 1000 594', RIM, 5, 'stroke-linecap="round" opacity=".75"'),
  )
}

/** The far arm comes round under the head; its fingers guide the blade. */
const farArm = () =>
  limb(points([1010, 640], [930, 690], [850, 706]), 84, 62, '#233a62') +
  limb(points([866, 702], [810, 706], [772, 704]), 50, 40, SKIN) +
  path('M796 678C770 672 744 682 734 700C736 722 764 736 792 730C808 716 812 694 796 678z', SKIN) +
  finger(points([764, 694], [736, 704], [714, 724]), 30, 21) +
  finger(points([772, 712], [744, 722], [724, 740]), 29, 20) +
  finger(points([784, 724], [760, 736], [742, 752]), 27, 19)

/** A carving knife, held like a dagger. */
const knife = () =>
  line('M876 630L800 704', '#7a4f2c', 28, 'stroke-linecap="round"') +
  line('M874 632L800 704', '#b98752', 24, 'stroke-linecap="round"') +
  path('M812 686L828 704L744 772L730 776L736 762z', '#dfe7e8') +
  path('M812 686L820 694L736 768L730 776L736 762z', '#8d9ba2')

/** The near arm, elbow on the bench, fist on the knife. */
const nearArm = (S: Scene) =>
  limb(points([1130, 660], [1160, 760], [1110, 850], [1006, 846]), 150, 96, jacket(S)) +
  line(
    'M1070 690C1082 740 1080 770 1060 800M1216 680C1246 780 1220 880 1110 900C1070 904 1030 900 1006 892',
    '#101c36',
    5,
    'stroke-linecap="round" opacity=".75"',
  ) +
  path('M1000 792Q1020 840 1006 896L982 892Q994 842 976 800z', '#e6dcc6') +
  limb(points([992, 846], [930, 812], [880, 776]), 74, 56, SKIN) +
  path(
    'M900 770C900 730 870 706 836 704C806 706 792 730 796 756C806 786 850 806 880 800C896 792 902 782 900 770z',
    SKIN,
  ) +
  finger(points([860, 716], [826, 702], [798, 708], [786, 726]), 34, 26) +
  finger(points([850, 744], [820, 728], [794, 734], [784, 750]), 34, 26) +
  finger(points([852, 770], [824, 756], [800, 760], [792, 774]), 32, 25) +
  finger(points([874, 730], [858, 690], [840, 668]), 34, 24)

/** Head bowed, seen from behind: ear, cheek and jaw, no more. */
const head = (S: Scene) =>
  g(
    path('M960 520C976 556 976 590 956 624L1090 610C1092 570 1080 530 1060 490z', SHADE) +
      path(
        'M892 444C876 462 870 492 878 514C870 524 876 532 884 534C888 556 906 572 930 572C956 568 968 548 972 520L940 450C922 440 906 440 892 444z',
        S.grad(stops([0, '#eac49f'], [0.5, SKIN], [1, '#b07a58']), { x2: 1, y2: 0.2 }),
      ) +
      path(
        'M888 446C880 392 920 342 986 340C1056 340 1102 396 1094 462C1088 520 1072 562 1040 592C1006 584 976 560 962 528C954 510 950 496 944 478C926 462 906 452 888 446z',
        '#2a2628',
      ) +
      path('M938 470C958 460 974 476 970 500C966 522 950 536 940 524z', '#dcab86') +
      line('M946 482C958 480 960 496 952 508', SHADE, 4, 'stroke-linecap="round"') +
      path('M882 438C934 398 1030 396 1098 436L1096 466C1030 426 940 428 884 468z', '#f0ead8') +
      path('M1090 434L1140 452L1132 474L1092 462zM1092 452L1128 486L1112 500L1086 470z', '#dcd4be') +
      path('M902 436C950 408 1016 404 1070 424L1068 436C1014 416 954 420 904 448z', '#c8452e', 'opacity=".85"') +
      line('M890 408C900 368 938 345 986 344', RIM, 5, 'stroke-linecap="round" opacity=".75"'),
    'transform="rotate(-13 1030 590)"',
  )
