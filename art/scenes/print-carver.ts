import {
  along,
  cluster,
  dots,
  g,
  H,
  lerp,
  limb,
  line,
  type Place,
  path,
  points,
  poly,
  pool,
  rect,
  rng,
  Scene,
  shade,
  stops,
  strew,
  W,
} from '../parts/index.ts'
import { drawCarver } from './pieces/carver.ts'
import { segment } from './pieces/segment.ts'
import { BENCH, BLOCK, drawBlock, thickness } from './pieces/wave-block.ts'

export function printCarver() {
  const S = new Scene(
    'print-carver',
    'A woodblock carver bent over a cherry block by a north window, curls of wood, a wave half cut',
    { ja: '彫師', pos: '48% 66%' },
  )
  drawRoom(S)
  drawProofs(S)
  drawBench(S)
  drawBlock(S)
  drawCarver(S)
  drawShavings(S)
  return S
}

/** Floor, wall, and the north window with a garden behind it. */
function drawRoom(S: Scene) {
  const leaf = cluster(S, 4, 16, 60, 26, ['#7d9c8c', '#a3bba6', '#c6d3bd'], 12)
  S.add(
    rect(0, 0, W, H, S.grad(stops([0, '#8d8a80'], [0.5, '#75716a'], [1, '#3f3b3a']), { x2: 1, y2: 0.3 })),
    S.cut(
      rect(110, 20, 550, 430, '#3a2c26'),
      rect(130, 40, 510, 390, S.grad(stops([0, '#c3d6dc'], [0.6, '#eef2ea'], [1, '#dfe6d6']))),
    ),
    g(
      strew(leaf, along(7, points([120, 380], [300, 330], [460, 400], [660, 350]), 16, 40, 0.8, 1.4)) +
        strew(leaf, along(9, points([520, 60], [600, 120], [660, 60]), 7, 40, 0.8, 1.2)) +
        limb(points([560, 30], [590, 130], [640, 220]), 8, 4, '#6d7f70'),
      `clip-path="${S.clip('M130 40H640V430H130z')}"`,
    ),
    S.cut(
      line('M130 30V440M300 30V440M470 30V440M640 30V440M110 170H660M110 300H660', '#3a2c26', 11),
      rect(90, 440, 590, 26, S.grad(stops([0, '#a8886a'], [1, '#54402f']))),
    ),
    pool(S, 380, 260, 620, 420, '#eef6f6', 0.5),
    S.cut(path('M-20 640H1620V1090H-20z', S.grad(stops([0, '#6d6250'], [0.4, '#564c40'], [1, '#2c2624'])))),
    line('M-20 642H1620', '#3a332c', 5, 'opacity=".8"'),
    line('M-20 760L1620 700M-20 900L1620 800M-20 1050L1620 920', '#3a332c', 3, 'opacity=".5"'),
    pool(S, 420, 860, 620, 260, '#dfe8e4', 0.35),
  )
}

/** Proofs pegged on a line, paler than the block so that they stay behind it. */
function drawProofs(S: Scene) {
  const sheet = (x: number, y: number, t: number, art: string) =>
    g(
      path('M0 0H176V126H0z', '#e3ddcc') + art + path('M20-10h10v22h-10zM146-10h10v22h-10z', '#8a6a48'),
      `transform="translate(${x} ${y}) rotate(${t})"`,
    )
  const swell = 'M12 112V84C40 80 54 30 96 26C124 26 134 48 124 62C112 50 92 58 92 78C96 96 128 96 164 88V112z'
  S.add(
    line('M820 96Q1200 150 1640 92', '#4a4038', 3),
    S.cut(
      sheet(884, 110, 2, path(swell, 'none', 'stroke="#4a4f5c" stroke-width="4"')),
      sheet(1108, 124, 0, path(swell, '#8fa9b8') + path('M124 96l22-20l22 20z', '#aab3b5')),
      sheet(
        1336,
        118,
        -3,
        path('M10 10H166V60H10z', '#d9b9a0', 'opacity=".7"') +
          path(swell, '#4f7596') +
          line('M70 56C60 70 50 84 30 96M92 40C74 60 70 84 90 100', '#e3ddcc', 4),
      ),
    ),
  )
}

/** A low bench, three chisels laid along its far edge. */
function drawBench(S: Scene) {
  const tool = (u: number, v: number, l: number, blade: number) => {
    const a = BENCH(u, v)
    const b = BENCH(u + l, v - 0.015)
    const c = BENCH(u + l + 0.05, v - 0.018)
    const [x, y] = c
    const rise = blade * 0.08
    return (
      line(segment(a, b), '#d9b27c', 15, 'stroke-linecap="round"') +
      line(segment(b, c), '#2a2422', 13) +
      path(poly(points([x, y - 6], [x + blade, y - 9 - rise], [x + blade + 8, y + 2 - rise], [x, y + 6])), '#c9d3d6')
    )
  }
  S.add(
    shade(S, 760, 1010, 560, 60, 0.5, '#120e0e'),
    S.cut(
      path(thickness(BENCH(0, 1), BENCH(1, 1), 60), S.grad(stops([0, '#6d4a32'], [1, '#38241b']))),
      path(thickness(BENCH(0, 0), BENCH(0, 1), 60), '#8a6244'),
      path(BENCH.quad(0, 0, 1, 1), S.grad(stops([0, '#c49a70'], [0.5, '#a87c54'], [1, '#6d4c36']), { x2: 1, y2: 0.5 })),
    ),
    line(BENCH.lines('v', [0.2, 0.42, 0.7, 0.9]), '#75512f', 2, 'opacity=".5"'),
    S.cut(tool(0.08, 0.08, 0.1, 40), tool(0.32, 0.075, 0.1, 30), tool(0.55, 0.07, 0.09, 44)),
  )
}

type Span = [from: number, to: number]
type Surface = (u: number, v: number) => readonly [x: number, y: number]

/** Curls and strips of cherry on the block, the bench and the floor. */
function drawShavings(S: Scene) {
  const curl = (inside: string, outside: string) =>
    S.keep(
      path('M-22 6C-16-18 14-22 22-4C26 12 6 20-2 8C8 12 16 4 11-3C2-12-10-6-12 10z', inside) +
        path('M-22 6C-16-18 14-22 22-4C10-16-8-12-12 10z', outside),
    )
  const strip = S.keep(
    path('M-26 4C-14-12 8-10 28-2C12-2-6 0-18 10z', '#f3d3a4') +
      path('M-26 4C-22 8-20 10-18 10C-10 2 0 0 10 0z', '#c99762'),
  )
  const light = curl('#c99762', '#f6dcb0')
  const dark = curl('#a8774a', '#dfb27c')
  const r = rng(12)
  const on = (m: Surface, n: number, u: Span, v: Span, size: Span) =>
    Array.from({ length: n }, (): Place => {
      const [x, y] = m(r(...u), r(...v))
      return [x, y, r(...size), r(0, 360)]
    })
  const floor: Surface = (x, y) => [lerp(20, 300, x) - y * 40, lerp(850, 1060, y)]
  S.add(
    strew(dark, on(floor, 9, [0, 1], [0, 1], [0.8, 1.3])),
    strew(light, on(floor, 10, [0, 1], [0.1, 1], [0.8, 1.3])),
    strew(strip, on(floor, 7, [0, 1], [0, 1], [0.8, 1.2])),
    strew(light, on(BENCH, 7, [0.03, 0.5], [0.86, 0.96], [0.7, 1])),
    strew(strip, on(BENCH, 8, [0.03, 0.56], [0.86, 0.97], [0.6, 0.9])),
    strew(light, [...on(BLOCK, 3, [0.06, 0.2], [0.1, 0.4], [0.6, 0.8]), [690, 776, 0.8, 30], [724, 800, 0.7, 140]]),
    strew(strip, on(BLOCK, 6, [0.04, 0.5], [0.5, 0.95], [0.5, 0.7])),
    dots(6, 34, 600, 740, 740, 850, 4, '#fbe6c4', { h: 5, op: 0.9 }),
  )
}
