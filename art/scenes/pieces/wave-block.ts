import {
  g,
  lerp,
  line,
  nth,
  type Point,
  path,
  persp,
  points,
  poly,
  rng,
  type Scene,
  spline,
  stops,
} from '../../parts/index.ts'
import { segment } from './segment.ts'

/** The block lies on the bench, turned a little towards the carver. */
export const BENCH = persp([236, 610], [1010, 520], [1290, 860], [330, 1000])
export const BLOCK = persp([352, 650], [806, 594], [940, 800], [430, 884])

/** The side of a board below the edge from a to b. */
export const thickness = (a: Point, b: Point, h: number) =>
  poly(points([a[0], a[1]], [b[0], b[1]], [b[0], b[1] + h], [a[0], a[1] + h]))

// The drawing in the measures of the block: 0 to 1 across and down.
const BACK_OF_WAVE = points(
  [0.02, 0.8],
  [0.1, 0.66],
  [0.18, 0.46],
  [0.28, 0.26],
  [0.42, 0.13],
  [0.56, 0.12],
  [0.68, 0.2],
  [0.73, 0.33],
)
const HOLLOW_OF_WAVE = points(
  [0.73, 0.33],
  [0.67, 0.27],
  [0.58, 0.28],
  [0.5, 0.36],
  [0.46, 0.5],
  [0.5, 0.64],
  [0.6, 0.75],
  [0.76, 0.81],
  [0.97, 0.78],
)
const SWELL = points([0.04, 0.9], [0.2, 0.82], [0.34, 0.88], [0.5, 0.82], [0.66, 0.9], [0.82, 0.86], [0.97, 0.9])
const LOW_SWELL = points([0.04, 0.96], [0.24, 0.9], [0.44, 0.96], [0.62, 0.92], [0.8, 0.96], [0.97, 0.94])
const CREST = points(
  [0.28, 0.26],
  [0.35, 0.18],
  [0.42, 0.13],
  [0.49, 0.115],
  [0.56, 0.12],
  [0.62, 0.16],
  [0.68, 0.2],
  [0.72, 0.27],
)
const FUJI = points([0.76, 0.68], [0.82, 0.58], [0.845, 0.54], [0.865, 0.55], [0.9, 0.61], [0.96, 0.68])

const onBlock = (P: readonly Point[]) => spline(P.map(([u, v]) => BLOCK(u, v)))

/** The stripes down the face of the wave lie between its back and its hollow. */
const stripes = [0.25, 0.5, 0.75].map((t) =>
  BACK_OF_WAVE.slice(1, 7).map(([u, v], i): Point => {
    const [hu, hv] = nth(HOLLOW_OF_WAVE, 6 - i)
    return [lerp(u, hu, t), lerp(v, hv, t)]
  }),
)

/** Marks of the gouge where the ground has been cleared behind the wave. */
function gougeMarks() {
  const r = rng(5)
  let marks = ''
  for (let i = 0; i < 46; i++) {
    const u = r(0.04, 0.34)
    const v = r(0.05, 0.5)
    if (v < 0.5 - u * 1.15) marks += segment(BLOCK(u, v), BLOCK(u + 0.035, v - 0.03))
  }
  return marks
}

/** On the right the drawing on its paper; on the left the same lines, standing in the wood. */
export function drawBlock(S: Scene) {
  const lines = [BACK_OF_WAVE, HOLLOW_OF_WAVE, ...stripes, SWELL, LOW_SWELL].map(onBlock).join('')
  const foam = CREST.map(([u, v]) =>
    onBlock(points([u, v], [u + 0.03, v + 0.03], [u + 0.03, v + 0.075], [u + 0.008, v + 0.07])),
  ).join('')
  const gouge = gougeMarks()
  const torn = [BLOCK(0.53, 0.97), BLOCK(0.55, 0.6), BLOCK(0.5, 0.3)]
  const paper = poly([BLOCK(0.52, 0.03), BLOCK(0.975, 0.03), BLOCK(0.975, 0.97), ...torn])
  const cut = poly([BLOCK(0, 0), BLOCK(0.52, 0), BLOCK(0.5, 0.3), BLOCK(0.55, 0.6), BLOCK(0.53, 1), BLOCK(0, 1)])
  S.add(
    path(thickness(BLOCK(0, 1), BLOCK(1, 1), 64), '#2a1a14', 'opacity=".4" transform="translate(14 16)"'),
    S.cut(
      path(thickness(BLOCK(0, 1), BLOCK(1, 1), 46), S.grad(stops([0, '#a8603a'], [1, '#6d3a24']))),
      path(thickness(BLOCK(1, 0), BLOCK(1, 1), 46), '#5a2f20'),
      path(BLOCK.quad(0, 0, 1, 1), '#c67f4f'),
      path(BLOCK.quad(0.02, 0.03, 0.98, 0.97), '#e6b584'),
      path(paper, '#f3ecd9'),
    ),
    g(line(lines + foam + onBlock(FUJI), '#39507c', 3), `clip-path="${S.clip(paper)}"`),
    g(
      line(lines, '#f6d6ac', 9, 'transform="translate(4 5)"') +
        line(lines, '#7a3f26', 9) +
        line(lines, '#3a2420', 6, 'stroke-linecap="round"') +
        line(foam, '#3a2420', 4, 'stroke-linecap="round"') +
        line(gouge, '#c98f5c', 3, 'stroke-linecap="round"') +
        line(gouge, '#fbe3bf', 2, 'stroke-linecap="round" transform="translate(2 3)"'),
      `clip-path="${S.clip(cut)}"`,
    ),
  )
}
