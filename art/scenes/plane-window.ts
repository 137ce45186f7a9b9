import {
  clump,
  D,
  fuji,
  g,
  H,
  hex,
  line,
  mist,
  name,
  path,
  pool,
  rect,
  rng,
  rrect,
  Scene,
  stops,
  tone,
  type Variant,
  veil,
  W,
} from '../parts/index.ts'

const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'Mount Fuji above a sea of cloud, from an aircraft window on a winter morning',
      ja: '機窓の富士',
      top: '#1c3f70',
      mid: '#5f8db0',
      low: '#f2d9b6',
      glow: '#f4b98e',
      cloud: '#f6ece0',
      deep: '#9fb0c4',
      body: '#4a6690',
      lit: '#8f7f92',
      snow: '#fdf4ea',
      snowS: '#9db2cf',
      wall: '#3b3a44',
      wallD: '#17181f',
      rim: '#e9c9a4',
      wing: '#cfd5dc',
    },
    {
      dusk: {
        alt: 'Mount Fuji black against a red evening, from an aircraft window',
        ja: '夕空を飛ぶ',
        top: '#1a2146',
        mid: '#6b4a72',
        low: '#f0a05c',
        glow: '#e2563c',
        cloud: '#8a5a72',
        deep: '#3a2f55',
        body: '#1d1f3d',
        lit: '#2c2548',
        snow: '#6c4c6c',
        snowS: '#2c2c50',
        wall: '#2a2630',
        wallD: '#0f0e15',
        rim: '#f0a566',
        wing: '#6a5a70',
      },
    },
  )

type Palette = ReturnType<typeof palette>

const body =
  'M-20 1067C-10 900 60 812 176 776C240 756 268 740 276 700L282 650C330 690 372 720 384 756C470 800 520 900 534 1067z'
const hair =
  'M120 560C96 430 168 330 290 326C392 330 448 400 440 486C438 520 430 536 434 566C428 600 404 614 400 640C380 690 330 716 282 704C200 690 136 650 120 560z'

export function planeWindow(o: Variant = {}) {
  const P = palette(o)
  const S = new Scene(name('plane-window', o), P.alt, { ja: P.ja, pos: '62% 50%' })
  const view = () => {
    const F = fuji(7, 900, 352, 300, 520, { snowline: o.hour ? 0.3 : 0.58 })
    let s = rect(0, 0, W, H, S.grad(stops([0, P.top], [0.25, P.mid], [0.52, P.low], [0.6, P.glow], [1, P.deep])))
    s += mist(560, 300, 360, 9, P.cloud, 0.5) + mist(980, 240, 420, 8, P.cloud, 0.4)
    s += S.cut(
      path(F.body, S.grad(stops([0, P.lit], [0.7, hex(P.lit, P.glow, 0.4)], [1, P.glow]))),
      path(F.shade, S.grad(stops([0, P.body], [0.6, P.body], [1, hex(P.body, P.glow, 0.7)]))),
      path(F.snow, P.snow),
      g(path(F.snow, P.snowS), `clip-path="${S.clip(F.shade)}"`),
    )
    const r = rng(5)
    for (let k = 0; k < 6; k++) {
      let d = ''
      const y = 596 + k * k * 15 + k * 16
      for (let i = 0; i < 12; i++) {
        d += clump(r, r(360, 1360), y + r(-8, 10), r(50, 100) * (1 + k * 0.35), r(10, 17) * (1 + k * 0.5), 9, 0.3)
      }
      s += path(d, hex(hex(P.cloud, P.glow, 0.45 - k * 0.09), P.deep, k * 0.13), `opacity="${D(0.96 - k * 0.04)}"`)
    }
    s += veil(S, 300, 560, 1100, 90, P.glow, 0.0, 0.45) + veil(S, 300, 650, 1100, 90, P.glow, 0.45, 0)
    // the wing, going away
    return (
      s +
      S.cut(
        path(
          'M1400 880L980 730Q956 716 926 690L944 652Q966 690 1004 704L1400 776z',
          S.grad(stops([0, P.wing], [1, hex(P.wing, P.deep, 0.6)])),
        ),
        path('M1400 880L1010 742L1000 734L1400 852z', hex(P.wing, P.wallD, 0.55)),
        line('M1130 752l-22-24M1240 784l-22-28', hex(P.wing, P.wallD, 0.4), 3),
        path('M926 690l-6-52q16 2 24 16z', '#b8402c'),
      )
    )
  }
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.grad(stops([0, hex(P.wall, P.rim, 0.1)], [0.55, P.wall], [1, P.wallD]), { x1: 1, x2: 0.1, y1: 0.3, y2: 0.9 }),
    ),
  )
  S.add(line('M0 60Q800 20 1600 74M0 1000Q800 950 1600 1010', P.wallD, 5, 'opacity=".6"'))
  const pane = (x: number, y: number, w: number, h: number, inner: string) =>
    path(rrect(x - 62, y - 62, w + 124, h + 124, 250), S.grad(stops([0, hex(P.wall, P.rim, 0.3)], [1, P.wallD]))) +
    path(
      rrect(x - 26, y - 26, w + 52, h + 52, 228),
      S.grad(stops([0, P.wallD], [0.6, hex(P.wall, P.rim, 0.55)], [1, hex(P.wall, P.rim, 0.8)]), { x1: 0.2, x2: 0.8 }),
    ) +
    g(inner, `clip-path="${S.clip(rrect(x, y, w, h, 208))}"`) +
    line(rrect(x + 5, y + 5, w - 10, h - 10, 204), P.wallD, 9, 'opacity=".45"')
  S.add(
    S.cut(
      pane(
        1500,
        116,
        560,
        800,
        rect(1480, 100, 200, 900, S.grad(stops([0, P.top], [0.3, P.mid], [0.58, P.low], [0.66, P.glow], [1, P.deep]))),
      ),
    ),
  )
  S.add(pane(604, 116, 640, 800, view()))
  drawBlindHalfDrawn(S, P)
  drawLight(S, P)
  // sill: a cup
  S.add(
    S.cut(
      path(
        'M1180 1067l-16-92h104l-16 92z',
        S.grad(stops([0, '#e9dfcf'], [0.5, '#c2b5a6'], [1, '#6c6670']), { x2: 1, y2: 0 }),
      ),
      `<ellipse cx="1216" cy="976" rx="52" ry="12" fill="#5a3a2a"/>`,
    ),
  )
  return S
}

planeWindow.also = [{ hour: 'dusk' }] satisfies Variant[]

function drawBlindHalfDrawn(S: Scene, P: Palette) {
  S.add(
    g(
      rect(590, 100, 680, 96, S.grad(stops([0, hex(P.wall, P.rim, 0.2)], [1, hex(P.wall, P.rim, 0.62)]))) +
        rect(590, 192, 680, 9, P.wallD, 'opacity=".55"') +
        path(rrect(874, 170, 100, 14, 6), P.wallD, 'opacity=".6"'),
      `clip-path="${S.clip(rrect(604, 116, 640, 800, 208))}"`,
    ),
  )
}

/** Light on the wall and the traveller, turned to the window. */
function drawLight(S: Scene, P: Palette) {
  S.add(pool(S, 930, 1010, 620, 120, P.rim, 0.35))
  S.add(
    S.cut(
      path(body, '#10111a'),
      path('M384 756C470 800 520 900 534 1067H508C494 916 446 820 366 772z', P.rim, 'opacity=".75"'),
      path('M300 716C340 714 372 690 392 656L384 756C352 744 326 734 300 716z', hex('#b98a70', P.wallD, 0.35)),
      path(hair, '#15131a'),
      path(
        'M290 326C392 330 448 400 440 486C438 520 430 536 434 566C428 600 404 614 400 640C392 660 384 672 376 680C398 640 408 612 404 586C400 546 416 520 416 480C420 406 376 350 290 326z',
        P.rim,
        'opacity=".8"',
      ),
      `<circle cx="160" cy="366" r="66" fill="#15131a"/>`,
      line('M176 350C250 330 330 350 372 420M150 420C230 380 310 400 350 470', '#2b2630', 4, 'opacity=".8"'),
      line('M104 344l96 50', '#b8402c', 7, 'stroke-linecap="round"'),
    ),
  )
}
