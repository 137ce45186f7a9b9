import { nth, type Point, path, R } from '../../parts/index.ts'

/** The tones of one side of a figure, from lit edge to groove. */
export type Bronze = { lit: string; base: string; mid: string; dark: string; deep: string }

export const litBronze: Bronze = { lit: '#c3dac1', base: '#86ad97', mid: '#5a8577', dark: '#35605d', deep: '#234645' }
export const shadedBronze: Bronze = {
  lit: '#86ad97',
  base: '#5f8a7c',
  mid: '#446e69',
  dark: '#264b4c',
  deep: '#193537',
}

const word = ([x, y]: Point) => `${R(x)} ${R(y)}`
const weigh = (...terms: [weight: number, point: Point][]): Point => [
  terms.reduce((sum, [weight, [x]]) => sum + weight * x, 0),
  terms.reduce((sum, [weight, [, y]]) => sum + weight * y, 0),
]

/** The control points of the cubic that passes evenly through three or four points. */
function controls(a: Point, between: readonly Point[], b: Point): [Point, Point] {
  const p = nth(between, 0)
  if (between.length === 1) {
    const peak = weigh([2, p], [-0.5, a], [-0.5, b])
    return [weigh([1 / 3, a], [2 / 3, peak]), weigh([1 / 3, b], [2 / 3, peak])]
  }
  const q = nth(between, 1)
  return [weigh([-5 / 6, a], [3, p], [-1.5, q], [1 / 3, b]), weigh([1 / 3, a], [-1.5, p], [3, q], [-5 / 6, b])]
}

/** A fold of the robe: a groove of shadow through three or four points, thick then thin, with a lit lip on its left. */
export function fold(tones: Bronze, P: readonly Point[], width = 7) {
  const a = nth(P, 0)
  const b = nth(P, P.length - 1)
  const [c, d] = controls(a, P.slice(1, -1), b)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const nx = (-(b[1] - a[1]) / length) * width
  const ny = ((b[0] - a[0]) / length) * width
  const beside = ([x, y]: Point, k: number) => word([x + nx * k, y + ny * k])
  const groove =
    `M${beside(a, -0.5)}C${beside(c, -0.5)} ${beside(d, -0.3)} ${word(b)}` +
    `C${beside(d, 0.3)} ${beside(c, 0.5)} ${beside(a, 0.5)}z`
  return path(groove, tones.lit, 'transform="translate(-4-1)"') + path(groove, tones.dark)
}
