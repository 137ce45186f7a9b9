import {
  clump,
  dots,
  g,
  H,
  hex,
  limb,
  line,
  nth,
  path,
  points,
  pool,
  R,
  rect,
  rng,
  Scene,
  shade,
  steam,
  stops,
  W,
} from '../parts/index.ts'

const tones = ['#e8e4d4', '#b9cbd0', '#86a8bd', '#4f7ba3', '#2f5688', '#1d3b6b', '#142a52']
const pat = [0, 1, 2, 0, 3, 1, 0]

export function indigoDyer() {
  const S = new Scene('indigo-dyer', 'An indigo dyer lifts cloth from the vat, morning light in the workshop', {
    ja: '藍染',
    pos: '52% 58%',
  })
  S.add(rect(0, 0, W, H, S.grad(stops([0, '#2a2220'], [0.5, '#4a3a30'], [1, '#2c2420']))))
  drawPlankWall(S)
  // earthen floor
  S.add(
    S.cut(path('M-20 650H1620V1090H-20z', S.grad(stops([0, '#6d5542'], [0.5, '#4d3c33'], [1, '#2a2120'])))),
    path('M180 660L580 660L1240 1090H420z', S.grad(stops([0, '#ffe2a8', 0.5], [1, '#ffe2a8', 0.0]))),
  )
  drawClothLengths(S)
  drawVats(S)
  drawDyer(S)
  return S
}

/** Plank wall, lattice window with the sun behind it. */
function drawPlankWall(S: Scene) {
  let pl = ''
  for (let x = 0; x < 1600; x += 64) {
    pl += `M${x} 0V660`
  }
  S.add(
    line(pl, '#1f1816', 3, 'opacity=".7"'),
    S.cut(rect(150, 120, 430, 360, '#f6e6c0')),
    pool(S, 365, 300, 520, 420, '#ffe9b8', 0.55),
  )
  let la = ''
  for (let i = 0; i <= 14; i++) {
    la += `M${150 + i * 31} 116V486`
  }
  S.add(S.cut(line(la, '#33261f', 9), line('M140 120H590M140 300H590M140 482H590', '#2a1e19', 15)))
}

/** Lengths of cloth on poles: from white to deepest blue, light coming through. */
function drawClothLengths(S: Scene) {
  S.add(line('M560 70L1640 150M560 40L1640 96', '#3a2b22', 14))
  for (let i = 6; i >= 0; i--) {
    const x = 640 + i * 142
    const y0 = 76 + i * 11
    const w = 128
    const h = 470 - i * 12 + (i % 2) * 60
    const c = nth(tones, i)
    const sw = nth([10, -8, 6, -10, 8, -6, 9], i)
    const d = `M${x} ${y0}H${x + w}C${x + w + sw} ${y0 + h * 0.4} ${x + w - sw} ${y0 + h * 0.7} ${x + w + sw} ${y0 + h}Q${x + w * 0.5} ${y0 + h + 16} ${x + sw} ${y0 + h - 4}C${x - sw} ${y0 + h * 0.7} ${x + sw} ${y0 + h * 0.4} ${x} ${y0}z`
    let p = ''
    const lt = hex(c, '#f4f0e2', 0.72)
    if (pat[i] === 1) {
      for (let j = 0; j < 6; j++) {
        p +=
          `<circle cx="${x + 64}" cy="${y0 + 60 + j * 78}" r="24" fill="none" stroke="${lt}" stroke-width="6"/>` +
          `<circle cx="${x + 64}" cy="${y0 + 60 + j * 78}" r="6" fill="${lt}"/>`
      }
    }
    if (pat[i] === 2) {
      for (let j = 0; j < 9; j++) {
        p += line(`M${x} ${y0 + 40 + j * 54}q16-22 32 0t32 0t32 0t32 0`, lt, 5)
      }
    }
    if (pat[i] === 3) {
      for (let j = 0; j < 16; j++) {
        p += line(`M${x + 14} ${y0 + 26 + j * 30}l${j % 2 ? 50 : 46} 14l50-14`, lt, 4, 'opacity=".8"')
      }
    }
    S.add(
      S.cut(
        path(
          d,
          S.grad(stops([0, hex(c, '#fff3d6', i < 4 ? 0.25 : 0.1)], [0.5, c], [1, hex(c, '#0e1830', 0.3)]), {
            x2: 1,
            y2: 0.25,
          }),
        ),
      ),
      g(p, `clip-path="${S.clip(d)}" opacity=".85"`),
      line(
        `M${x + 34} ${y0}C${x + 40} ${y0 + h * 0.4} ${x + 28} ${y0 + h * 0.7} ${x + 36} ${y0 + h}M${x + 92} ${y0}C${x + 86} ${y0 + h * 0.4} ${x + 98} ${y0 + h * 0.7} ${x + 92} ${y0 + h}`,
        hex(c, '#0e1830', 0.4),
        3,
        'opacity=".5"',
      ),
    )
  }
}

/** Vats sunk in the floor: rims, liquor, bronze scum ("the flower"). */
function drawVats(S: Scene) {
  const vat = (x: number, y: number, k: number) =>
    `<ellipse cx="${x}" cy="${y + 12 * k}" rx="${R(176 * k)}" ry="${R(62 * k)}" fill="#1d1614"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${R(172 * k)}" ry="${R(58 * k)}" fill="#8a6a4a"/>` +
    `<ellipse cx="${x}" cy="${R(y + 3 * k)}" rx="${R(150 * k)}" ry="${R(48 * k)}" fill="#2a1f1c"/>` +
    `<ellipse cx="${x}" cy="${R(y + 10 * k)}" rx="${R(142 * k)}" ry="${R(41 * k)}" fill="${S.grad(stops([0, '#3f6a9c'], [0.5, '#1c3766'], [1, '#0d1c3c']))}"/>` +
    path(clump(rng(R(x)), x - 30 * k, y + 8 * k, 44 * k, 14 * k, 9, 0.8), '#6f7aa8', 'opacity=".8"') +
    path(clump(rng(R(x) + 1), x + 46 * k, y + 16 * k, 26 * k, 8 * k, 8, 0.8), '#9c86a4', 'opacity=".7"')
  S.add(S.cut(vat(1340, 748, 0.66), vat(1040, 730, 0.56), vat(340, 800, 0.8), vat(730, 930, 1.24)))
}

/** The dyer, sleeves tied back, leaning over; the wet cloth between his hands. */
function drawDyer(S: Scene) {
  S.add(shade(S, 1020, 1000, 260, 34, 0.6, '#120d0c'))
  S.add(
    S.cut(
      path('M880 1090C860 1000 846 930 884 880C920 838 1000 820 1090 822C1170 860 1200 960 1190 1090z', '#1d2f54'),
      path('M884 880C920 838 1000 820 1060 830C1010 880 960 930 930 1090H880C860 1000 846 930 884 880z', '#35507c'),
      line(
        'M930 1080C950 980 990 910 1050 850M1010 1080C1020 990 1050 930 1090 880M880 930C900 900 940 880 980 870',
        '#142242',
        5,
        'opacity=".8"',
      ),
      path('M946 836Q1030 872 1110 828L1116 856Q1030 902 950 866z', '#efe8d6'),
      path(
        'M960 850C950 780 930 720 880 668C860 640 868 604 900 590C960 566 1050 590 1090 650C1124 706 1120 790 1100 850Q1030 880 960 850z',
        '#2c4a7a',
      ),
      path(
        'M1000 590C1060 600 1110 650 1118 720C1122 770 1114 820 1100 850L1060 858C1080 780 1070 680 1000 590z',
        '#1c3358',
      ),
      line('M914 600L1060 840M1040 606Q980 640 940 700', '#efe8d6', 12, 'opacity=".9"'),
      limb(points([900, 620], [840, 700], [780, 770], [716, 806]), 62, 34, '#2c4a7a'),
      limb(points([800, 752], [756, 790], [706, 812]), 44, 30, '#c4906c'),
      limb(points([960, 660], [900, 760], [846, 820], [800, 836]), 58, 34, '#35568a'),
      limb(points([872, 796], [838, 826], [792, 842]), 42, 28, '#cf9c78'),
      path(
        'M846 520C838 470 868 440 908 442C948 446 966 480 956 522C950 556 926 578 898 576C868 572 850 552 846 520z',
        '#c4906c',
      ),
      path(
        'M842 512C832 458 868 424 914 428C962 434 978 480 964 526C952 520 946 500 930 492C900 500 868 500 842 512z',
        '#e9e4d6',
      ),
      path('M842 512C868 500 900 500 930 492L936 506C904 514 872 516 846 526z', '#29436f'),
      path('M950 500l40 20l-10 12l-34-16z', '#e9e4d6'),
      path('M896 566L950 556L966 590Q930 606 902 596z', '#c4906c'),
    ),
  )
  S.add(
    S.cut(
      path(
        'M690 800C704 846 700 900 690 946Q740 968 800 946C790 900 796 868 810 836Q750 860 690 800z',
        S.grad(stops([0, '#7fa89c'], [0.4, '#3f6c96'], [1, '#1d3c6c'])),
      ),
      path(
        'M730 826C736 870 734 910 728 952L744 956C750 910 750 876 748 836zM776 846C772 884 770 914 774 952L786 948C784 910 786 884 792 844z',
        '#16305a',
        'opacity=".6"',
      ),
      `<circle cx="704" cy="812" r="22" fill="#c4906c"/><circle cx="796" cy="842" r="21" fill="#cf9c78"/>`,
    ),
    dots(8, 12, 690, 800, 950, 972, 5, '#9cc0d0', { op: 0.8 }),
    line(
      'M846 520C838 470 868 440 908 442M868 640C860 610 880 596 900 590M846 690C810 740 770 780 720 800',
      '#ffe0a8',
      4,
      'opacity=".7"',
    ),
  )
  S.add(
    steam(S, 5, 730, 900, 260, 160, '#e6e0d4', 0.22),
    path('M150 120L580 120L1300 1067H560z', S.grad(stops([0, '#fff0c8', 0.24], [1, '#fff0c8', 0]))),
    dots(31, 26, 380, 900, 260, 760, 3, '#fff3d0', { op: 0.5 }),
  )
}
