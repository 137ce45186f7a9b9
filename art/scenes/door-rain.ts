import {
  alphard,
  g,
  H,
  limb,
  line,
  name,
  type PersonKind,
  type PersonOptions,
  path,
  person,
  points,
  pool,
  rain,
  rect,
  rings,
  ripples,
  Scene,
  shade,
  stops,
  type Variant,
  W,
} from '../parts/index.ts'

const gy = 852
const across = (v: number) => -300 + v * 3.25
const up = (v: number) => gy + v * 3.25
const figure = (x: number, y: number, h: number, k: PersonKind, q?: PersonOptions) =>
  person(x, y, h, k, { skin: '#cf9f80', ...q })

export function doorRain(o: Variant = {}) {
  const S = new Scene(
    name('door-rain', o),
    'Evening rain in Akasaka: an umbrella is held over the open door of the car',
    { ja: '傘をさしかける', pos: '50% 60%' },
  )
  S.add(rect(0, 0, W, H, S.grad(stops([0, '#0c1630'], [0.35, '#22385c'], [0.7, '#4c5a72']))))
  drawRestaurantWall(S)
  drawSlidingDoor(S)
  drawGuest(S)
  return S
}

/** A restaurant wall beyond: black boards, a lit lattice, a paper lamp. */
function drawRestaurantWall(S: Scene) {
  S.add(
    S.cut(rect(0, 90, W, 740, S.grad(stops([0, '#151a2a'], [1, '#232432']))), rect(1090, 210, 420, 520, '#e9a860')),
    pool(S, 1300, 470, 520, 420, '#ffbe70', 0.5),
  )
  let lat = ''
  for (let i = 0; i < 27; i++) {
    lat += `M${1092 + i * 16} 210V730`
  }
  S.add(
    S.cut(
      line(lat, '#2b1d1c', 7),
      line('M1080 210H1520M1080 470H1520M1080 730H1520', '#1d1518', 14),
      path('M-20 60H1620V104H-20z', '#0c0f1c'),
    ),
  )
  let boards = ''
  for (let x = 0; x < 1080; x += 54) {
    boards += `M${x} 104V830`
  }
  S.add(line(boards, '#0d1120', 3, 'opacity=".8"'), S.cut(rect(0, 800, W, 60, '#1b2030')))
  const low = S.named(
    alphard(S, -300, gy, 3.25, { hi: '#6a7c96', glint: '#c7a583', rim: '#a4aab3', lamp: '#fff3cf', glass: '#1a2233' }),
  )
  S.add(
    rect(0, gy - 20, W, H, S.grad(stops([0, '#3c4358'], [0.3, '#20283e'], [1, '#0d1322']))),
    S.mirror(low.id, gy, { opacity: 0.4, squash: 0.5 }),
    path('M1080 836h450l-90 231h-330z', S.grad(stops([0, '#f0b06a', 0.7], [1, '#f0b06a', 0]))),
  )
  S.add(S.cut(low.svg))
}

/** The sliding door stands open: warm leather, a reading lamp. */
function drawSlidingDoor(S: Scene) {
  const door = `M${across(228)} ${up(-118)}L${across(224)} ${up(-172)}H${across(378)}V${up(-48)}Q${across(370)} ${up(-40)} ${across(356)} ${up(-40)}H${across(236)}z`
  S.add(
    S.cut(path(door, S.grad(stops([0, '#f6c98c'], [0.55, '#c98850'], [1, '#6d442f'])))),
    g(
      S.cut(
        path(
          `M${across(300)} ${up(-40)}Q${across(296)} ${up(-100)} ${across(318)} ${up(-104)}H${across(352)}V${up(-136)}Q${across(372)} ${up(-142)} ${across(376)} ${up(-128)}V${up(-40)}z`,
          '#7a4a35',
        ),
        path(
          `M${across(300)} ${up(-72)}Q${across(330)} ${up(-84)} ${across(352)} ${up(-78)}V${up(-66)}Q${across(330)} ${up(-62)} ${across(300)} ${up(-62)}z`,
          '#a86a48',
        ),
        rect(across(224), up(-52), 520, 60, '#3a261f'),
        line(`M${across(352)} ${up(-130)}V${up(-60)}`, '#5a3426', 4),
      ) + pool(S, across(320), up(-165), 160, 70, '#fff0cc', 0.9),
      `clip-path="${S.clip(door)}"`,
    ),
    line(door, '#0b0c12', 7, 'opacity=".8"'),
  )
  S.add(pool(S, 620, gy + 40, 420, 70, '#ffc27a', 0.5))
}

/** Guest in kimono, chauffeur with the umbrella. */
function drawGuest(S: Scene) {
  S.add(shade(S, 690, 952, 130, 18, 0.6), shade(S, 900, 968, 130, 18, 0.6))
  S.add(S.cut(figure(690, 952, 500, 'kimono', { a: '#8fa6a0', b: '#728a88', acc: '#c9a24c' })))
  S.add(
    S.cut(
      figure(902, 970, 580, 'coat', { a: '#2a3349', b: '#1b2132' }),
      path('M868 496C860 458 882 446 908 446C936 446 956 460 948 496Q908 486 868 496z', '#141826'),
      path('M868 496Q908 486 948 496L947 507Q908 497 869 507z', '#3c455f'),
      limb(points([852, 590], [800, 640], [786, 560], [776, 470]), 56, 30, '#333d57'),
      line('M840 600C828 660 826 720 834 770', '#f0b06a', 4, 'opacity=".7"'),
      path('M760 474q14-22 34-8l4 34q-18 12-36 2z', '#f1ede4'),
    ),
  )
  S.add(
    line('M776 520V250', '#3a2c28', 8),
    S.cut(
      path(
        'M470 352C520 250 640 196 776 192C912 196 1030 250 1082 352C1010 334 960 338 930 346C880 330 820 330 776 344C730 330 672 330 622 346C590 338 540 334 470 352z',
        S.grad(stops([0, '#d4543a'], [1, '#9c2f22'])),
      ),
    ),
    line('M776 192C700 230 640 290 622 346M776 192V344M776 192C852 230 912 290 930 346', '#6d1d18', 3, 'opacity=".7"'),
    line('M470 352C520 250 640 196 776 192', '#f0a883', 3, 'opacity=".6"'),
    line('M776 192v-26', '#3a2c28', 8),
  )
  S.add(
    rain(31, 120, '#dfe6ec', { slant: -22, len: 110, w: 1.7, op: 0.45 }),
    rain(32, 60, '#ffd9a6', { slant: -22, len: 80, w: 1.4, op: 0.4 }),
    rings(8, 46, 0, W, gy + 30, 1060, '#cfd8e0', 0.5),
    ripples(4, gy + 40, H, 26, '#f0c089', { op: 0.35, x0: 500, x1: 1600 }),
  )
}
