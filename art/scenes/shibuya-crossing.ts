import {
  D,
  H,
  lerp,
  line,
  type Point,
  path,
  poly,
  pool,
  R,
  rain,
  rect,
  ripples,
  rng,
  Scene,
  sky,
  skyline,
  stops,
  table,
  W,
  windows,
} from '../parts/index.ts'

const hz = 250
const ground = (u: number, v: number): readonly [x: number, y: number, scale: number] => {
  const z = 1 + v * 2.3
  return [800 + (u * 1180) / z, hz + 930 / z, 1 / z]
}
const q4 = (u0: number, v0: number, u1: number, v1: number) =>
  poly([ground(u0, v0), ground(u1, v0), ground(u1, v1), ground(u0, v1)])
const sign = (x: number, y: number, w: number, h: number, c: string) => rect(x, y, w, h, c)

export function shibuyaCrossing() {
  const S = new Scene('shibuya-crossing', 'Umbrellas on the Shibuya crossing at dusk', {
    ja: '渋谷の雨',
    pos: '50% 70%',
  })
  const by = ground(0, 1)[1]
  S.add(sky(S, stops([0, '#132747'], [0.18, '#38597c'], [0.33, '#a3979a'], [0.46, '#f0b28a'], [0.54, '#f7d8a8'])))
  let B = skyline(S, 33, by + 4, 90, 210, '#5f6f86', { x0: 560, x1: 1060, w0: 40, w1: 70 })
  // left block with the great screen
  B +=
    rect(-20, 30, 300, 600, '#1d2d48') +
    windows(3, -6, 60, 270, 520, 9, 17, 0.5, '#f3c47c', { op: 0.8, fw: 0.7 }) +
    rect(250, 90, 290, 520, '#33486a') +
    path('M540 90q46 12 50 40V610h-50z', '#243755') +
    rect(268, 120, 254, 210, '#f2e4c6') +
    `<circle cx="430" cy="212" r="52" fill="#cf4a30"/>` +
    path('M268 330V286q40-34 84 0t90-6t80 4v46z', '#2f5a86') +
    path('M268 330v-22q50-22 90 2t86-4t78 2v22z', '#1f3f6b') +
    line('M268 120h254v210h-254z', '#171a30', 8) +
    ['#f6cf86', '#e9ddc4', '#f0b566', '#f6cf86']
      .map(
        (c, i) =>
          rect(276, 350 + i * 62, 240, 40, c, 'opacity=".85"') +
          line(Array.from({ length: 9 }, (_, k) => `M${300 + k * 25} ${350 + i * 62}v40`).join(''), '#33486a', 3),
      )
      .join('') +
    sign(556, 180, 22, 150, '#d9573c') +
    sign(556, 350, 22, 110, '#f1efe0')
  // right blocks
  B +=
    rect(1010, 150, 190, 470, '#3c5070') +
    windows(8, 1022, 170, 166, 330, 8, 13, 0.6, '#f3c47c', { op: 0.75, fw: 0.7 }) +
    rect(1188, -10, 230, 640, '#263a5a') +
    windows(9, 1200, 120, 206, 330, 8, 12, 0.55, '#f6d293', { fw: 0.74 }) +
    rect(1208, 30, 190, 74, '#e9ddc4') +
    rect(1208, 30, 74, 74, '#c94a34') +
    line('M1304 54h76M1304 78h52', '#263a5a', 8) +
    rect(1400, 60, 220, 570, '#182a45') +
    windows(10, 1416, 170, 190, 300, 6, 9, 0.5, '#f3c47c', { fw: 0.76 }) +
    table(
      [1162, 190, 30, 120, '#6fa8a4'],
      [1162, 330, 30, 96, '#f1efe0'],
      [1392, 150, 28, 130, '#e8a14e'],
      [1392, 300, 28, 110, '#d9573c'],
      [1392, 430, 28, 80, '#6fa8a4'],
    )
      .map(
        ([x, y, w, h, c]) =>
          sign(x, y, w, h, c) +
          line([20, 46, 70].map((dy) => `M${x + 9} ${y + dy}h${w - 18}`).join(''), '#17233a', 4, 'opacity=".55"'),
      )
      .join('')
  B +=
    rect(-20, by - 70, 580, 78, '#f9d796') +
    rect(1010, by - 66, 610, 74, '#f9d796') +
    line(
      Array.from({ length: 15 }, (_, i) => `M${i * 40} ${R(by - 70)}v78`).join('') +
        Array.from({ length: 15 }, (_, i) => `M${1020 + i * 42} ${R(by - 66)}v74`).join(''),
      '#5b4a55',
      4,
    ) +
    rect(-20, by - 84, 600, 16, '#17233a') +
    rect(1010, by - 80, 610, 16, '#17233a')
  const L = S.named(S.cut(B))
  S.add(L.svg)
  S.add(pool(S, 790, by - 20, 330, 120, '#ffe0a0', 0.6))
  // ground
  S.add(
    rect(0, by, W, H - by, S.grad(stops([0, '#c9a68c'], [0.12, '#6f7c8c'], [0.5, '#3f5470'], [1, '#1d2f4b']))),
    S.mirror(L.id, by, { opacity: 0.42, squash: 0.6, clipTo: S.clip(`M0 ${R(by)}H${W}V${H}H0z`) }),
  )
  let z = ''
  for (let i = 0; i < 15; i++) {
    const u = -0.86 + i * 0.12
    z += q4(u, 0.1, u + 0.062, 0.25) + q4(u, 0.76, u + 0.062, 0.9)
  }
  for (let i = 0; i < 9; i++) {
    const v = 0.27 + i * 0.056
    z += q4(-0.98, v, -0.76, v + 0.028) + q4(0.76, v, 0.98, v + 0.028)
  }
  for (let i = 0; i < 15; i++) {
    const t = i / 15
    const u = lerp(-0.66, 0.62, t)
    const v = lerp(0.3, 0.7, t)
    z += poly([
      ground(u - 0.02, v - 0.075),
      ground(u + 0.035, v - 0.06),
      ground(u + 0.06, v + 0.075),
      ground(u + 0.005, v + 0.06),
    ])
  }
  S.add(path(z, '#f1e6d2', 'opacity=".86"'), ripples(3, by + 20, H, 60, '#ffe0ac', { op: 0.25 }))
  drawPeople(S)
  return S
}

/** People: four symbols reused. */
function drawPeople(S: Scene) {
  const U = ['#efe4cc', '#c4452e', '#24365f', '#1a2036', '#d59b3f', '#3f7a7a', '#8f9bb5'].map((c, i) =>
    S.def(
      `<g id="ID"><ellipse cx="0" cy="2" rx="22" ry="5" fill="#12162a" opacity=".45"/>` +
        `<path d="M-5-34l-2 34h5l2-28l3 28h5l-2-34z" fill="#191d33"/>` +
        `<path d="M-9-62q9-6 18 0l3 30q-12 4-24 0z" fill="${['#2a3050', '#3b3048', '#1d2440', '#46506e'][i % 4]}"/>` +
        `<path d="M-35-62Q-30-90 0-92Q30-90 35-62Q18-56 0-56Q-18-56-35-62z" fill="${c}"/>` +
        `<path d="M0-92Q-14-82-18-57M0-92V-56M0-92Q14-82 18-57" stroke="#10142a" stroke-opacity=".35" stroke-width="1.5" fill="none"/>` +
        `<path d="M-35-62Q-30-90 0-92Q-20-84-24-59Q-30-60-35-62z" fill="#fff" opacity=".18"/>` +
        `</g>`,
    ),
  )
  const r = rng(24)
  const P: Point[] = []
  for (let i = 0; i < 66; i++) {
    const m = r()
    let u: number
    let v: number
    if (m < 0.3) {
      u = r(-0.85, 0.85)
      v = r(0.1, 0.25)
    } else if (m < 0.5) {
      u = r(-0.85, 0.85)
      v = r(0.74, 0.92)
    } else if (m < 0.8) {
      const t = r()
      u = lerp(-0.66, 0.62, t) + r(-0.06, 0.06)
      v = lerp(0.3, 0.7, t) + r(-0.07, 0.07)
    } else {
      u = (r() < 0.5 ? -1 : 1) * r(0.74, 1)
      v = r(0.25, 0.75)
    }
    P.push([u, v])
  }
  P.push([-0.3, 0.03], [0.46, 0.05], [0.16, -0.02])
  P.sort((a, b) => b[1] - a[1])
  S.add(
    P.map(([u, v], i) => {
      const [x, y, s] = ground(u, v)
      return `<use href="#${U[(i * 5 + R(u * 10) + 70) % 7]}" transform="translate(${R(x)} ${R(y)}) scale(${D(s * 2.1 * 10) / 10})"/>`
    }).join(''),
  )
  S.add(
    rain(5, 130, '#f3e6d4', { op: 0.3, w: 1.1, len: 60, slant: -9 }),
    rain(6, 50, '#fff4e2', { op: 0.34, w: 1.6, len: 100, slant: -14 }),
  )
}
