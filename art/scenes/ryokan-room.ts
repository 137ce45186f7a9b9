import {
  cluster,
  type Drawing,
  foliage,
  g,
  H,
  hex,
  limb,
  line,
  mist,
  name,
  path,
  points,
  poly,
  pool,
  R,
  rect,
  ridge,
  Scene,
  shade,
  snowfall,
  steam,
  stops,
  toro,
  type Variant,
  W,
} from '../parts/index.ts'
import { type Palette, palette } from './palettes/ryokan-room.ts'

const fy = 716
const open = 'M150 120H1450V716H150z'

export function ryokanRoom(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('ryokan-room', o), P.alt, { ja: P.ja, pos: '46% 60%' })
  const G = drawGarden(S, P, o)
  drawPolishedBoards(S, P, G)
  drawFrame(S, P)
  drawTatamiEdge(S, P)
  drawGuest(S, P)
  return S
}

ryokanRoom.also = [{ season: 'snow' }, { season: 'summer' }, { hour: 'night' }] satisfies Variant[]

function drawGarden(S: Scene, P: Palette, o: Variant) {
  let gd =
    rect(120, 60, 1400, 680, S.grad(stops([0, P.s0], [0.5, P.s1]))) +
    (P.lit ? `${pool(S, 980, 210, 240, 220, '#eef0ff', 0.5)}<circle cx="980" cy="210" r="50" fill="#f5f0da"/>` : '')
  gd +=
    path(
      ridge(6, 100, 1540, 360, 110, { yb: 740, peaks: points([420, 300], [820, 400], [1240, 280]) }),
      S.grad(stops([0, P.far], [0.6, P.s1])),
    ) +
    path(ridge(9, 100, 1540, 470, 60, { yb: 740 }), S.grad(stops([0, P.mid], [0.7, hex(P.mid, P.s1, 0.6)]))) +
    mist(300, 470, 800, 14, P.s1, 0.7) +
    path('M100 600Q500 540 840 580T1540 560V740H100z', S.grad(stops([0, P.moss[0]], [1, P.moss[1]]))) +
    path(
      'M760 650Q900 612 1100 626T1330 676Q1180 716 960 712T760 650z',
      S.grad(stops([0, P.water], [1, hex(P.water, P.moss[1], 0.35)])),
    ) +
    path('M730 660q30-34 70-20t40 26zM1290 690q30-44 80-30t50 34zM1010 632q24-22 50-8z', P.stone[1]) +
    (P.lit ? pool(S, 560, 560, 170, 130, '#ffc070', 0.8) : '') +
    toro(560, 640, 150, P.stone[0], P.stone[1], P.lit ? '#fff0c0' : '#d9c48c')
  const a = cluster(S, 5, 18, 50, 32, P.leaf[0], o.season === 'snow' ? 11 : 10, {
    shape: o.season === 'snow' ? 'dot' : 'leaf',
  })
  const b = cluster(S, 6, 22, 46, 30, P.leaf[1], 9)
  gd +=
    foliage(S, 14, points([1120, 500], [1260, 440], [1400, 420], [1520, 470]), b, 44, 66, P.body[1]) +
    foliage(S, 17, points([120, 480], [260, 440], [400, 500]), b, 26, 56, hex(P.body[1], P.mid, 0.4)) +
    limb(points([296, 740], [320, 560], [290, 420], [360, 300]), 44, 14, '#2a1d1a') +
    limb(points([300, 470], [430, 360], [600, 310]), 18, 5, '#2a1d1a') +
    limb(points([330, 360], [480, 250], [760, 210]), 16, 4, '#2a1d1a') +
    foliage(S, 21, points([150, 250], [330, 220], [520, 240], [740, 200], [900, 230]), a, 56, 60, P.body[0]) +
    foliage(S, 24, points([400, 360], [520, 330], [640, 320]), a, 18, 40, P.body[0]) +
    foliage(S, 27, points([130, 110], [500, 100], [900, 110], [1200, 90]), a, 40, 50, hex(P.body[0], P.wood, 0.25))
  const G = S.named(S.cut(gd))
  S.add(rect(0, 0, W, H, P.wood), g(G.svg, `clip-path="${S.clip(open)}"`))
  if (o.season === 'snow') {
    S.add(g(snowfall(6), `clip-path="${S.clip(open)}"`))
  }
  return G
}

/** Polished boards hold the garden upside down. */
function drawPolishedBoards(S: Scene, P: Palette, G: Drawing) {
  S.add(
    path('M0 716H1600V1080H0z', S.grad(stops([0, P.floor[0]], [1, P.floor[1]]))),
    S.mirror(G.id, fy, { opacity: 0.62, squash: 0.62, clipTo: S.clip('M150 716H1450L1640 1080H-40z') }),
    path('M0 716H1600V1080H0z', S.grad(stops([0, P.floor[1], 0.0], [0.5, P.floor[1], 0.35], [1, P.floor[1], 0.92]))),
  )
  let bd = ''
  for (let i = -9; i <= 9; i++) {
    bd += `M${R(800 + i * 92)} 716L${R(800 + i * 190)} 1080`
  }
  S.add(line(bd, P.floor[1], 3, 'opacity=".7"'), line('M0 718H1600', P.rim, 3, 'opacity=".5"'))
}

/** Frame: lintel, transom, posts, screens slid aside. */
function drawFrame(S: Scene, P: Palette) {
  S.add(
    S.cut(
      rect(-10, -10, 1620, 90, '#17100f'),
      rect(-10, 80, 1620, 52, S.grad(stops([0, P.woodL], [1, P.wood]))),
      rect(128, 120, 34, 600, P.wood),
      rect(1438, 120, 34, 600, P.wood),
      rect(-10, 120, 140, 600, S.grad(stops([0, '#33261f'], [1, '#1d1512']))),
      rect(1470, 120, 140, 600, '#1d1512'),
    ),
    line('M160 132V716', P.rim, 4, 'opacity=".45"'),
  )
  const sh = (x: number, w: number) => {
    let l = ''
    for (let i = 1; i < 4; i++) {
      l += `M${R(x + (w * i) / 4)} 140V590`
    }
    for (let j = 1; j < 7; j++) {
      l += `M${x} ${140 + j * 66}h${w}`
    }
    return (
      rect(x, 136, w, 580, P.wood) +
      rect(x + 9, 146, w - 18, 440, S.grad(stops([0, P.shoji], [1, hex(P.shoji, P.rim, 0.5)]), { x2: 1, y2: 0 })) +
      rect(x + 9, 600, w - 18, 106, P.woodL) +
      line(l, P.wood, 4)
    )
  }
  S.add(
    S.cut(sh(1180, 270), rect(1176, 136, 10, 580, P.wood)),
    path('M1180 720L1250 1080H1640L1450 720z', P.shoji, 'opacity=".12"'),
  )
  if (P.lit) {
    S.add(pool(S, 230, 760, 320, 300, '#ffb964', 0.5))
  }
}

/** Tatami edge in the near dark, a lamp, a tray. */
function drawTatamiEdge(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path('M-20 1090V990Q800 968 1620 990V1090z', S.grad(stops([0, P.lit ? '#54483c' : '#6b6440'], [1, '#2a2719']))),
      path('M-20 990Q800 968 1620 990V1004Q800 982-20 1004z', '#1b2630'),
    ),
  )
  S.add(
    S.cut(
      path(poly(points([936, 838], [1120, 834], [1150, 872], [920, 878])), '#2a1512'),
      path(poly(points([936, 838], [1120, 834], [1122, 840], [934, 845])), P.rim, 'opacity=".5"'),
      path('M1060 850q2-22-2-30h40q-4 8-2 30q-18 8-36 0z', '#3f5a54'),
      path('M966 850q-12-30 6-36h32q18 6 8 36q-24 8-46 0z', '#55433a'),
      line('M972 818q18-34 34 0', '#2a1d1a', 4),
      path('M1012 828l16-8', 'none', 'stroke="#55433a" stroke-width="6"'),
    ),
    steam(S, 6, 1078, 824, 120, 30, '#fff6e4', 0.5),
  )
}

/** The guest, kneeling, seen from behind. */
function drawGuest(S: Scene, P: Palette) {
  S.add(
    shade(S, 640, 914, 210, 26, 0.7, '#0a0708'),
    S.cut(
      path(
        'M470 912C462 868 486 838 520 820C520 760 508 720 530 668C548 632 590 616 622 608L628 586H672L678 608C712 614 752 632 768 668C790 720 780 764 782 820C816 838 836 868 826 912Q650 938 470 912z',
        P.yukata,
      ),
      path('M520 820C600 850 700 850 782 820L790 836Q650 872 512 836z', hex(P.yukata, '#b8442c', 0.85)),
      path('M584 800h132v58q-66 14-132 0z', hex(P.yukata, '#9c3322', 0.85)),
      path('M610 606Q650 640 692 606L684 636Q650 656 618 636z', '#efe6d4'),
      path('M630 566h42v40q-21 16-42 0z', '#c99474'),
      g(
        path('M590 520Q584 440 652 436Q720 440 712 520Q706 574 652 582Q598 574 590 520z', '#171216') +
          `<ellipse cx="664" cy="430" rx="36" ry="28" fill="#171216"/>` +
          line('M640 452Q690 452 704 500', '#3a2c30', 4) +
          line('M590 520Q584 440 652 436', P.rim, 6, 'opacity=".75"'),
        'transform="rotate(4 650 590) translate(91 83) scale(.86)"',
      ),
      line('M512 822C514 760 506 720 530 668C548 632 590 616 622 608', P.rim, 5, 'opacity=".75"'),
      line(
        'M650 640C660 700 640 760 650 800M560 700C548 760 550 790 560 822M740 700C752 760 750 790 742 822',
        hex(P.yukata, '#000000', 0.35),
        4,
      ),
    ),
  )
}
