import {
  cumulus,
  fuji,
  line,
  path,
  person,
  points,
  poly,
  pool,
  R,
  rect,
  ridge,
  ripples,
  rng,
  Scene,
  shade,
  sky,
  stops,
  umbrella,
  W,
} from '../parts/index.ts'
import { drawHydrangea } from './pieces/hydrangea.ts'

const hy = 470
const ty = 786
const th = 178
const tx = -30
const tw = 1110

export function kamakuraTrain() {
  const S = new Scene(
    'kamakura-train',
    'The Enoden passes above the sea at Kamakura, Enoshima and Mount Fuji across the bay, hydrangea in flower',
    { ja: '鎌倉の海', pos: '75% 75%' },
  )
  S.add(sky(S, stops([0, '#1f5e96'], [0.12, '#4d8fb6'], [0.3, '#a9cfd3'], [0.44, '#f0ead2'])))
  S.add(
    cumulus(S, 4, 60, 440, 620, 190, '#fbf4e4', '#f0ead2'),
    cumulus(S, 9, 1040, 420, 520, 130, '#f8f0df', '#f0ead2'),
    cumulus(S, 12, 420, 454, 420, 90, '#ffffff', '#f0ead2'),
  )
  drawFarShore(S)
  drawSea(S)
  drawCoastRoad(S)
  drawTrain(S)
  drawSlopeRoad(S)
  drawHydrangea(S)
  return S
}

/** Looking west along the bay: Fuji over the far coast, and Enoshima to the left of it with causeway and lighthouse. */
function drawFarShore(S: Scene) {
  const F = fuji(5, 1068, 330, 142, 276, { snowline: 0.34 })
  S.add(
    path(F.body, S.grad(stops([0, '#86a7b8'], [1, '#d8e0d2']))),
    path(F.snow, '#f6f1e4', 'opacity=".9"'),
    path(
      ridge(4, 560, 1640, 458, 8, { yb: hy, peaks: points([760, 455], [1200, 448], [1500, 440]) }),
      S.grad(stops([0, '#9db8bd'], [1, '#d5ddd0'])),
    ),
    S.cut(
      path(`M520 ${hy + 4}q12-40 58-50q34-34 88-26q44-22 92 2q48 2 64 34q34 8 42 40z`, '#3f6a68'),
      path(
        'M548 448q14-24 40-22q16-24 44-16q22-20 50-8q26-14 50 2q28-4 42 14q30 0 38 22q18 4 24 16q-150-22-288-8z',
        '#4d7a70',
      ),
      path(`M520 ${hy + 4}q50-30 160-24q110-4 184 24z`, '#2d5357'),
      path('M714 404l5-62h9l5 62z', '#e9e6d6'),
      path('M724 404l2-62h2l5 62z', '#a9b9b6'),
      path('M709 344h29l-4-15h-21z', '#5f7f86'),
      path('M716 329h15l-7-11z', '#3f6a68'),
    ),
    path(`M856 ${hy - 1}H1080v4H856z`, '#8fa9aa'),
    line('M884 472v5M924 472v5M964 472v5M1004 472v5M1044 472v5', '#8fa9aa', 3),
  )
}

function drawSea(S: Scene) {
  S.add(
    rect(0, hy, W, 360, S.grad(stops([0, '#cfe3d6'], [0.12, '#7fb9bf'], [0.5, '#2d7fa6'], [1, '#1a5688']))),
    ripples(5, hy + 6, 800, 120, '#f4f1e0', { op: 0.55 }),
    ripples(15, hy + 20, 800, 90, '#123f6d', { op: 0.35 }),
  )
  let surf = ''
  const r = rng(2)
  for (let j = 0; j < 4; j++) {
    const y = 590 + j * 24
    let x = -20
    while (x < W) {
      const l = r(90, 260)
      surf += `M${R(x)} ${y}q${R(l * 0.3)} ${R(-9 - j)} ${R(l * 0.55)} ${R(-2)}t${R(l * 0.45)} 0q${R(-l * 0.4)} ${R(9 + j)} ${R(-l)} 2z`
      x += l * r(1.1, 1.9)
    }
  }
  S.add(path(surf, '#fbf6e8', 'opacity=".8"'))
  S.add(
    S.cut(
      path('M190 552l-2-52q26 22 34 52zM186 552v-44q-16 24-20 44z', '#fbf4e4'),
      path('M160 554h66l-10 10h-46z', '#1f3a52'),
    ),
    S.cut(path('M1286 520l-1-30q16 12 20 30z', '#fbf4e4'), path('M1272 522h38l-6 6h-26z', '#1f3a52')),
  )
}

/** Coast road, rail bed. */
function drawCoastRoad(S: Scene) {
  S.add(
    rect(0, 690, W, 30, '#d8cfba'),
    rect(0, 684, W, 7, '#efe8d6'),
    line(Array.from({ length: 41 }, (_, i) => `M${i * 40} 660v28`).join(''), '#efe8d6', 4) +
      line('M0 660H1600M0 672H1600', '#efe8d6', 3),
    rect(0, 718, W, 70, '#a39b8c'),
    rect(0, 770, W, 60, '#7d766b'),
  )
}

function drawTrain(S: Scene) {
  let t =
    rect(tx, ty - 14, tw - 30, 22, '#20262a') +
    path(`M${tx} ${ty - th}H${tx + tw - 34}q30 4 34 44V${ty - 14}H${tx}z`, '#235b48') +
    path(`M${tx} ${ty - 134}H${tx + tw - 2}q2 10 2 22V${ty - 66}H${tx}z`, '#efe3c2') +
    line(`M${tx} ${ty - 138}H${tx + tw - 4}M${tx} ${ty - 62}H${tx + tw}`, '#d8a94a', 4) +
    path(`M${tx} ${ty - th}H${tx + tw - 34}q20 4 28 22H${tx}z`, '#3d6f5b') +
    rect(tx, ty - th - 8, tw - 60, 9, '#5f6f6b')
  for (let k = 0; k < 2; k++) {
    const ox = tx + 30 + k * 545
    for (const [wx, ww] of points([70, 92], [170, 92], [270, 92], [372, 92])) {
      t += rect(
        ox + wx - 60,
        ty - 126,
        ww,
        56,
        S.grad(stops([0, '#4f8094'], [0.5, '#b9d3cf'], [1, '#35627a']), { x2: 0.8 }),
        'rx="6"',
      )
    }
    t +=
      rect(ox + 416, ty - 140, 84, 122, '#2a6650') +
      line(`M${ox + 458} ${ty - 140}v122`, '#1a4033', 3) +
      rect(ox + 424, ty - 130, 30, 60, '#a9c7c6', 'rx="4"') +
      rect(ox + 462, ty - 130, 30, 60, '#8fb3b8', 'rx="4"')
  }
  t +=
    rect(tx + 540, ty - th, 10, th - 14, '#15392d') +
    path(`M${tx + tw - 40} ${ty - 126}h26q10 4 12 20v36h-38z`, '#bcd5d2') +
    `<circle cx="${tx + tw - 8}" cy="${ty - 44}" r="8" fill="#fff2c4"/>` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<ellipse cx="${tx + 110 + i * 130 + (i > 1 ? 190 : 0)}" cy="${ty + 8}" rx="26" ry="20" fill="#15191c"/>`,
      )
      .join('') +
    line(`M${tx + 330} ${ty - th - 8}l40-44l40 44M${tx + 334} ${ty - th - 52}h72`, '#2c3536', 3)
  S.add(
    line('M0 500Q800 530 1600 492', '#33454d', 2, 'opacity=".7"'),
    S.cut(t),
    line('M0 806H1600', '#4a4640', 6),
    line('M0 822H1600', '#c9c2b2', 3),
  )
}

/** Slope road with the crossing. */
function drawSlopeRoad(S: Scene) {
  S.add(
    S.cut(
      path(
        poly(points([980, 826], [1330, 826], [1500, 1067], [700, 1067])),
        S.grad(stops([0, '#b5ad9e'], [1, '#7c776f'])),
      ),
      path('M0 826H990L720 1067H0zM1322 826H1600V1067H1490z', S.grad(stops([0, '#6f8a58'], [1, '#35573f']))),
    ),
    line('M1155 836L1110 1067', '#efe6d0', 7, 'stroke-dasharray="44 30" opacity=".8"'),
  )
  {
    const gr = rng(61)
    let a = ''
    let b = ''
    for (let i = 0; i < 170; i++) {
      const lf = gr() < 0.75
      const y = gr(838, 1000)
      const x = lf ? gr(0, 960 - (y - 826)) : gr(1360 + (y - 826) * 0.7, 1600)
      if (i % 2) {
        a += `M${R(x)} ${R(y)}q2-9 ${R(gr(-2, 9))} ${R(gr(-20, -10))}`
      } else {
        b += `M${R(x)} ${R(y)}q2-9 ${R(gr(-2, 9))} ${R(gr(-20, -10))}`
      }
    }
    S.add(line(a, '#a3b877', 2, 'opacity=".7"'), line(b, '#2c4f3a', 2))
  }
  S.add(
    S.cut(
      rect(1388, 560, 15, 330, '#e6b23a'),
      ...[0, 1, 2, 3, 4, 5].map((i) => rect(1388, 580 + i * 52, 15, 24, '#1c1d22')),
      line('M1356 590l80 60M1436 590l-80 60', '#e6b23a', 12),
      line('M1356 590l80 60M1436 590l-80 60', '#1c1d22', 12, 'stroke-dasharray="14 14"'),
      rect(1350, 676, 92, 30, '#1c1d22', 'rx="10"'),
    ),
    `<circle cx="1370" cy="691" r="11" fill="#e2432c"/>` + `<circle cx="1422" cy="691" r="11" fill="#5b1d18"/>`,
    pool(S, 1370, 691, 46, 46, '#ff6a48', 0.6),
    line('M1392 806L958 790', '#e6b23a', 9) + line('M1392 806L958 790', '#1c1d22', 9, 'stroke-dasharray="34 34"'),
  )
  S.add(
    shade(S, 1150, 912, 60, 9, 0.5),
    shade(S, 1226, 908, 56, 9, 0.5),
    S.cut(
      person(1146, 912, 164, 'dress', {
        a: '#f3ead8',
        b: '#e3d5bb',
        skin: '#b98766',
        hair: '#2b211f',
        over: umbrella('#f6efe0', '#b9ad95', -84),
      }),
      person(1228, 908, 166, 'coat', { a: '#2d4f73', b: '#24324a', skin: '#b98766' }),
    ),
  )
}
