import {
  clump,
  limb,
  line,
  nth,
  type Place,
  path,
  points,
  R,
  type Random,
  rng,
  type Scene,
  shade,
  stops,
  strew,
  table,
} from '../../parts/index.ts'

/** The cloud-shaped pads: middle and half width. */
const PADS = table(
  [770, 212, 112],
  [620, 292, 118],
  [920, 300, 112],
  [512, 400, 116],
  [760, 330, 100],
  [1040, 420, 128],
  [600, 478, 92],
  [900, 452, 96],
  [1130, 520, 82],
)

const TRUNK =
  'M640 742C668 716 676 690 668 660C654 610 664 566 706 530C748 494 752 462 724 424C700 390 706 340 746 290L772 300C752 346 756 376 784 412C820 462 812 514 770 556C738 590 742 628 768 662C788 690 816 718 850 742Q740 762 640 742z'
/** The strip of dead wood that runs up the living trunk. */
const DEAD_WOOD =
  'M716 700C704 660 700 616 730 580C758 552 790 520 790 470C786 520 768 548 748 576C724 610 724 654 744 706z'

/** Three layers of needles, dark to light: how wide they spread, how far they rise and how low they start. */
const LAYERS = [
  { colour: '#24504e', spread: 1.05, rise: 0.1, low: 12 },
  { colour: '#4f8078', spread: 0.92, rise: 0.26, low: 4 },
  { colour: '#93b8a4', spread: 0.8, rise: 0.34, low: 0 },
]

/** A white pine of great age, in its pot. */
export function drawWhitePine(S: Scene) {
  const r = rng(14)
  const crown = crownOf(r)
  const layers = LAYERS.map(({ colour }, k) => strew(tuft(S, colour), nth(crown.needles, k)))
  const soil = mossOf(r)
  S.add(
    shade(S, 790, 852, 330, 18, 0.55, '#2c2418'),
    S.cut(
      branches(),
      path(TRUNK, S.grad(stops([0, '#a3836a'], [0.35, '#6d5142'], [1, '#33251f']), { x2: 1, y2: 0 })),
      path(DEAD_WOOD, '#e3d8c0'),
    ),
    line(cracks(r), '#2c1f1a', 4, 'stroke-linecap="round" opacity=".6"'),
    line(
      'M650 736C676 712 682 688 672 656C660 612 672 572 708 540M716 420C704 390 712 344 746 296',
      '#d9b594',
      4,
      'opacity=".6" stroke-linecap="round"',
    ),
    S.cut(soil, pot(S)),
    S.cut(path(crown.dark, '#1d403e')),
    nth(layers, 0),
    S.cut(path(crown.mid, '#3a6a62')),
    nth(layers, 1),
    nth(layers, 2),
  )
}

const tuft = (S: Scene, colour: string) =>
  S.keep(line('M0 0l-15-7M0 0l-11-14M0 0l-4-19M0 0l4-19M0 0l11-14M0 0l15-7', colour, 2.8, 'stroke-linecap="round"'))

/** The bodies of the pads, and the places of the needles on them. */
function crownOf(r: Random) {
  let dark = ''
  let mid = ''
  const needles: Place[][] = LAYERS.map(() => [])
  for (const [x, y, w] of PADS) {
    dark +=
      clump(r, x, y, w, w * 0.36, 14, 0.6) +
      clump(r, x - w * 0.5, y + 10, w * 0.55, w * 0.22, 10, 0.6) +
      clump(r, x + w * 0.5, y + 8, w * 0.55, w * 0.22, 10, 0.6)
    mid += clump(r, x - 5, y - w * 0.09, w * 0.86, w * 0.24, 12, 0.5)
    for (let i = 0; i < 21; i++) {
      const u = r(-1, 1)
      const { spread, rise, low } = nth(LAYERS, i % 3)
      const up = (1 - u * u) * w * rise
      nth(needles, i % 3).push([
        x + u * w * spread,
        y - up + r(-0.05, 0.14) * w + low,
        r(0.7, 1.05),
        u * 26 + r(-14, 14),
      ])
    }
  }
  return { dark, mid, needles }
}

const branches = () =>
  limb(points([726, 520], [640, 490], [560, 430], [506, 412]), 30, 8, '#4f3a30') +
  limb(points([790, 500], [880, 470], [980, 450], [1050, 440]), 32, 9, '#4a362d') +
  limb(points([980, 452], [1060, 500], [1130, 530]), 14, 6, '#4a362d') +
  limb(points([716, 400], [660, 340], [620, 306]), 22, 7, '#4f3a30') +
  limb(points([770, 400], [840, 350], [910, 316]), 22, 7, '#4a362d') +
  limb(points([690, 548], [640, 520], [600, 492]), 18, 6, '#4f3a30') +
  limb(points([800, 480], [860, 476], [900, 466]), 16, 6, '#4a362d')

const pot = (S: Scene) =>
  path(
    'M512 752H1008L984 828H536z',
    S.grad(stops([0, '#9c5f42'], [0.3, '#7a4430'], [1, '#3a201a']), { x2: 1, y2: 0.2 }),
  ) +
  path('M496 736H1024V758H496z', S.grad(stops([0, '#b5755a'], [0.5, '#8a5038'], [1, '#4a2a20']), { x2: 1, y2: 0 })) +
  path('M560 828H630L622 844H568zM890 828H960L952 844H898z', '#33201a') +
  line('M548 790H972M540 772H980', '#54301f', 3, 'opacity=".6"')

const mossOf = (r: Random) =>
  path(
    Array.from({ length: 13 }, (_, i) => clump(r, 530 + i * 38, 736 + r(-4, 4), 32, 18, 8, 0.4)).join(''),
    '#5d7f4a',
  ) +
  path(Array.from({ length: 10 }, (_, i) => clump(r, 545 + i * 46, 730 + r(-3, 3), 22, 8, 7, 0.4)).join(''), '#93ac68')

const cracks = (r: Random) =>
  table(
    [690, 600, 50],
    [700, 660, 56],
    [744, 640, 46],
    [730, 470, 40],
    [776, 450, 50],
    [770, 700, 36],
    [740, 380, 34],
    [686, 700, 30],
  )
    .map(([x, y, l]) => `M${x} ${y}q${R(r(-8, 8))} ${R(l * 0.5)} ${R(r(-4, 4))} ${l}`)
    .join('')
