import {
  clump,
  cluster,
  dots,
  foliage,
  H,
  hex,
  limb,
  line,
  mist,
  name,
  nth,
  type PersonKind,
  type PersonOptions,
  PINK,
  path,
  person,
  points,
  poly,
  pool,
  R,
  rect,
  rng,
  Scene,
  steam,
  stops,
  table,
  tone,
  toro,
  type Variant,
  W,
  wagasa,
} from '../parts/index.ts'

const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'Looking up at the five-storied pagoda of Senso-ji, Asakusa, on a spring day',
      ja: '浅草寺の春',
      s0: '#3f7fa8',
      s1: '#8fb8c4',
      s2: '#e6e3cf',
      red: '#b8432e',
      redD: '#7d2a24',
      under: '#8e3527',
      tile: '#4a5a66',
      tileD: '#2c3844',
      bl: PINK,
      body: '#cf9fad',
      bark: '#2f2427',
      gold: '#c9a24c',
      hz: '#f4e9d2',
    },
    {
      autumn: {
        alt: 'Looking up at the five-storied pagoda of Senso-ji through autumn leaves',
        ja: '浅草寺の秋',
        s0: '#2f6f96',
        s1: '#8ab0b8',
        s2: '#f0dfb8',
        bl: ['#6d2f1f', '#a3481f', '#cf7a2c', '#e3a23c', '#f3cf7a'],
        body: '#a5522a',
      },
      night: {
        alt: 'The five-storied pagoda of Senso-ji lit at night',
        ja: '浅草寺の宵',
        s0: '#0a1230',
        s1: '#18285a',
        s2: '#4d4a78',
        red: '#d9553a',
        redD: '#7d2428',
        under: '#e8804c',
        tile: '#1d2a4c',
        tileD: '#101a36',
        bl: ['#3f3560', '#7d5880', '#c48e9e', '#ecc0b4', '#fde6d0'],
        body: '#64487a',
        bark: '#0f0d1a',
        gold: '#f0c060',
        hz: '#c98f7c',
      },
    },
  )

type Palette = ReturnType<typeof palette>

const cx = 960
const T = table(
  [936, 420, 150, 210],
  [700, 364, 128, 190],
  [494, 316, 110, 172],
  [320, 276, 94, 150],
  [172, 242, 80, 132],
)
const q = (x: number, y: number, h: number, k: PersonKind, c?: PersonOptions) =>
  person(x, y, h, k, { skin: '#d3a283', ...c })

export function sensojiPagoda(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('sensoji-pagoda', o), P.alt, { ja: P.ja, pos: '58% 78%' })
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, P.s0], [0.45, P.s1], [0.85, P.s2]))),
    mist(120, 420, 560, 14, P.hz, 0.6),
    mist(240, 520, 420, 9, P.hz, 0.5),
    mist(1180, 330, 520, 12, P.hz, 0.45),
  )
  if (o.hour) {
    S.add(dots(4, 50, 0, W, 0, 500, 2.6, '#eef1ff', { op: 0.8 }), pool(S, 960, 700, 700, 560, '#ff9a5c', 0.3))
  }
  drawFiveRoofs(S, P)
  drawTreesRound(S, P, o)
  drawCourt(S, P, o)
  drawBoughs(S, P)
  return S
}

sensojiPagoda.also = [{ season: 'autumn' }, { hour: 'night' }] satisfies Variant[]

/** Five roofs from below: tile edge, lit rafters, red storey. */
function drawFiveRoofs(S: Scene, P: Palette) {
  let s = ''
  T.forEach(([y, w, bw, bh], i) => {
    const lift = 44 - i * 4
    const th = 20 - i * 2
    const ey = y - 86 + i * 9
    const u = 96 - i * 9
    s += path(
      poly(
        points(
          [cx - bw, y + bh * 0.5],
          [cx + bw, y + bh * 0.5],
          [cx + bw * 0.94, ey + u * 0.4],
          [cx - bw * 0.94, ey + u * 0.4],
        ),
      ),
      S.grad(stops([0, P.red], [0.55, P.red], [1, P.redD]), { x2: 1, y2: 0 }),
    )
    let l = ''
    for (const k of [-0.8, -0.42, 0, 0.42, 0.8]) {
      l += `M${R(cx + k * bw)} ${R(y + bh * 0.5)}V${R(ey + u * 0.4)}`
    }
    s += line(l, P.redD, 9 - i)
    s +=
      rect(cx - bw * 0.36, y - 4 - i * 2, bw * 0.72, bh * 0.36, P.redD) +
      rect(cx - bw * 1.16, y + bh * 0.3 - i * 6, bw * 2.32, 10, P.redD) +
      line(`M${R(cx - bw * 1.16)} ${R(y + bh * 0.22 - i * 6)}h${R(bw * 2.32)}`, P.red, 5)
    // underside
    const eave = `M${cx - w} ${ey - lift}Q${R(cx - w * 0.55)} ${R(ey + lift * 0.32)} ${cx} ${R(ey + lift * 0.34)}Q${R(cx + w * 0.55)} ${R(ey + lift * 0.32)} ${cx + w} ${ey - lift}`
    s += path(
      `${eave}L${R(cx + bw * 1.12)} ${R(ey + u * 0.62)}H${R(cx - bw * 1.12)}z`,
      S.grad(stops([0, P.redD], [0.5, P.under], [1, hex(P.under, P.gold, 0.3)])),
    )
    let raf = ''
    for (let k = -15; k <= 15; k++) {
      const t = k / 15
      const ex = cx + t * w * 0.97
      const yy = ey + lift * 0.34 - Math.abs(t) ** 2.2 * lift * 1.3
      raf += `M${R(ex)} ${R(yy)}L${R(cx + t * bw * 1.08)} ${R(ey + u * 0.6)}`
    }
    s +=
      line(raf, P.redD, 4 - i * 0.4, 'opacity=".75"') +
      line(`M${R(cx - bw * 1.15)} ${R(ey + u * 0.62)}h${R(bw * 2.3)}`, P.gold, 4, 'opacity=".8"')
    s +=
      path(
        eave +
          `l${R(-w * 0.02)} ${-th}Q${R(cx + w * 0.55)} ${R(ey + lift * 0.32 - th * 1.5)} ${cx} ${R(ey + lift * 0.34 - th * 1.6)}Q${R(cx - w * 0.55)} ${R(ey + lift * 0.32 - th * 1.5)} ${R(cx - w + w * 0.02)} ${ey - lift - th}z`,
        P.tileD,
      ) +
      path(
        `M${R(cx - w * 0.98)} ${ey - lift - th}Q${R(cx - w * 0.55)} ${R(ey + lift * 0.32 - th * 1.5)} ${cx} ${R(ey + lift * 0.34 - th * 1.6)}Q${R(cx + w * 0.55)} ${R(ey + lift * 0.32 - th * 1.5)} ${R(cx + w * 0.98)} ${ey - lift - th}Q${R(cx + w * 0.5)} ${R(ey - th - lift * 0.6)} ${R(cx + bw * 0.9)} ${R(ey - th - lift * 1.15)}H${R(cx - bw * 0.9)}Q${R(cx - w * 0.5)} ${R(ey - th - lift * 0.6)} ${R(cx - w * 0.98)} ${ey - lift - th}z`,
        P.tile,
      )
  })
  s += line(`M${cx} 84V-20`, P.gold, 10) + line([52, 30, 8].map((y) => `M${cx - 26} ${y}h52`).join(''), P.gold, 7)
  S.add(S.cut(s))
}

/** Trees round the court, a stone lantern close by, incense drifting. */
function drawTreesRound(S: Scene, P: Palette, o: Variant) {
  {
    const r = rng(12)
    let a = ''
    let b = ''
    for (let i = 0; i < 17; i++) {
      const x = i < 8 ? r(-20, 620) : r(1240, 1640)
      a += clump(r, x, r(930, 985), r(60, 110), r(40, 70), 11, 0.6)
      b += clump(r, x - 14, r(940, 980), r(40, 70), r(20, 36), 9, 0.5)
    }
    S.add(
      S.cut(
        path(a, hex(hex(P.s2, '#4f7058', 0.5), P.s0, o.hour ? 0.6 : 0.1)),
        path(b, hex(hex(P.s2, '#6f8f68', 0.45), P.s0, o.hour ? 0.55 : 0.05)),
      ),
    )
  }
  S.add(steam(S, 4, 560, 1010, 420, 240, P.hz, 0.4), steam(S, 9, 690, 1000, 360, 200, P.hz, 0.35))
}

/** The court: heads and parasols along the foot of the sheet. */
function drawCourt(S: Scene, P: Palette, o: Variant) {
  S.add(
    S.cut(path('M-20 1000H1620V1080H-20z', S.grad(stops([0, hex(P.hz, P.tile, 0.28)], [1, hex(P.hz, P.tile, 0.55)])))),
    line(
      'M-20 1024H1620M-20 1052H1620M300 1000L180 1080M620 1000L560 1080M1000 1000L1020 1080M1300 1000L1400 1080',
      P.tile,
      2,
      'opacity=".35"',
    ),
  )
  // Pale paper would be lost against the pale sky of the day.
  const parasol = o.hour ? wagasa('#e9dcc0', '#a5822f') : wagasa('#c9563f', '#6d2320')
  S.add(
    S.cut(
      q(1180, 1024, 120, 'walk', { a: '#54607a', b: '#39435a' }),
      q(1232, 1026, 112, 'dress', { a: '#d9c7a4', b: '#c9b48c' }),
      q(820, 1020, 100, 'coat', { a: '#3a4a66', b: '#2a3448' }),
      q(400, 1066, 250, 'kimono', { a: '#4f7a8c', b: '#3f6678', acc: '#e0b24c', over: parasol }),
      q(500, 1070, 262, 'coat', { a: '#2b344c', b: '#1d2436' }),
    ),
  )
  S.add(
    o.hour ? pool(S, 1420, 800, 210, 190, '#ffbf70', 0.7) : '',
    S.cut(
      toro(
        1420,
        1060,
        430,
        hex('#a39c8c', P.s0, o.hour ? 0.55 : 0.05),
        hex('#6d6a62', P.s0, o.hour ? 0.6 : 0.05),
        o.hour ? '#ffe6b0' : '#4a4842',
      ),
    ),
  )
}

/** Boughs from the left. */
function drawBoughs(S: Scene, P: Palette) {
  const id = cluster(S, 5, 24, 56, 36, P.bl, 12)
  S.add(
    S.cut(
      limb(points([-30, 560], [120, 420], [260, 330], [440, 280], [600, 300]), 60, 6, P.bark),
      limb(points([150, 400], [210, 240], [330, 130], [480, 90]), 30, 5, P.bark),
      limb(points([60, 480], [220, 520], [380, 500]), 22, 5, P.bark),
    ),
    foliage(S, 61, points([-20, 520], [130, 400], [280, 320], [450, 280], [610, 305]), id, 34, 50, P.body),
    foliage(S, 64, points([150, 360], [220, 230], [340, 130], [500, 90]), id, 26, 44, P.body),
    foliage(S, 67, points([60, 500], [230, 530], [400, 505]), id, 18, 36, P.body),
    foliage(S, 70, points([-20, 60], [120, 100], [240, 40]), id, 16, 60, P.body),
    dots(12, 40, 60, 1100, 300, 1040, 7, nth(P.bl, 3), { op: 0.95, h: 3 }),
  )
}
