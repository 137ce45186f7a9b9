import {
  D,
  g,
  hex,
  lerp,
  line,
  nth,
  type Place,
  type Point,
  path,
  R,
  rect,
  rng,
  type Scene,
  spline,
  stops,
  strew,
  W,
} from '../../parts/index.ts'
import type { Spot, View } from './view.ts'

/** The middle of the pond and its half axes, in metres. */
const MIDDLE = { x: -1.1, z: 9.7 }
const HALF = { x: 6.7, z: 5.5 }
/** What lies in water looks raised: one looks down at some twenty degrees, but through the water at forty-five. */
const RAISED = 0.4

/** Where something lies that is so many metres under water. */
const under = (depth: number, x: number, z: number): Spot => [x, -depth * RAISED, z]

/** A place near the shore: k is 1 on it and 0 in the middle, the angle 0 at the right and a quarter turn far off. */
export function shore(angle: number, k = 1): readonly [x: number, z: number] {
  const uneven = 1 + 0.09 * Math.sin(angle * 2 + 0.4) + 0.06 * Math.sin(angle * 3 + 1.6) + 0.03 * Math.sin(angle * 5)
  return [MIDDLE.x + Math.cos(angle) * HALF.x * k * uneven, MIDDLE.z + Math.sin(angle) * HALF.z * k * uneven]
}

type Level = { depth: number; k: number; tone: string }

/** The bed from the shore down: a pale shelf, then the throat of the spring, from which the blue comes. */
const LEVELS: Level[] = [
  { depth: 0.1, k: 1, tone: '#b8cba6' },
  { depth: 0.5, k: 0.93, tone: '#8fc2ab' },
  { depth: 1, k: 0.83, tone: '#62aea6' },
  { depth: 1.6, k: 0.68, tone: '#3f9aa3' },
  { depth: 2.8, k: 0.59, tone: '#2a7f98' },
  { depth: 4.2, k: 0.5, tone: '#1d6489' },
  { depth: 5.8, k: 0.41, tone: '#154b75' },
  { depth: 7.6, k: 0.3, tone: '#0e345d' },
]

/** Path data of the edge of a level. The throat lies right of the middle and is rougher than the shore. */
function edge(view: View, i: number) {
  const { depth, k } = nth(LEVELS, i)
  const r = rng(i + 40)
  const n = 17
  const around = Array.from({ length: n }, (_, j): Point => {
    const [x, z] = shore((j / n) * Math.PI * 2, k * (i ? r(0.95, 1.05) : 1))
    return view(under(depth, x + (1 - k) * 0.9, z))
  })
  return spline(around, true, R)
}

/** The bed of the pond as clear water shows it, and over it what swims, grows and glitters there. */
export function springPond(S: Scene, view: View, over: string) {
  // Each level is seen through the opening of the one above, whose near lip hides what lies below it.
  let inside = ''
  for (let i = LEVELS.length - 1; i >= 0; i--) {
    const { depth, tone } = nth(LEVELS, i)
    const above = LEVELS[i - 1]?.tone ?? tone
    const [, top] = view(under(depth, MIDDLE.x, MIDDLE.z + HALF.z * nth(LEVELS, i).k))
    const [, low] = view(under(depth, MIDDLE.x, MIDDLE.z))
    const wiped = S.grad(stops([0, hex(tone, above, 0.75)], [1, tone]), {
      x1: 0,
      y1: R(top),
      x2: 0,
      y2: R(low),
      abs: true,
    })
    const own = rect(-20, 520, W + 40, 580, wiped) + ledges(view, i) + inside + (i ? '' : over)
    inside = g(own, `clip-path="${S.clip(edge(view, i))}"`)
  }
  return S.cut(inside)
}

/** Rock that stands out of the far wall below an edge, lit from above. */
function ledges(view: View, i: number) {
  const { depth, k } = nth(LEVELS, i)
  const next = LEVELS[i + 1]
  if (!next || i < 2) return ''
  const r = rng(i + 7)
  let lit = ''
  for (let j = 0; j < 9; j++) {
    const t = r(0.1, 0.8)
    const [x, z] = shore(lerp(0.1, 3.04, (j + r(0.2, 0.8)) / 9), lerp(k, next.k, t))
    const [px, py] = view(under(lerp(depth, next.depth, t), x + (1 - k) * 0.9, z))
    const w = view.metre(z) * r(0.25, 0.6)
    lit += `M${R(px - w)} ${R(py)}q${R(w * 0.4)} ${R(-w * 0.3)} ${R(w * 0.9)} ${R(-w * 0.2)}l${R(w)} ${R(w * 0.16)}q${R(-w * 0.8)} ${R(w * 0.4)} ${R(-w * 1.9)} ${R(w * 0.04)}z`
  }
  return path(lit, nth(LEVELS, i - 1).tone, 'opacity=".4"')
}

/** A fish; the heading is an angle, nought to the right and a quarter turn away from us. */
export type Trout = {
  x: number
  z: number
  depth: number
  heading: number
  long: number
  flip?: boolean
  pale?: boolean
}

/** Trout seen from above, the way the water shows them: one is drawn, and laid flat wherever one swims. */
export function shoal(S: Scene, view: View, list: readonly Trout[]) {
  const kinds = {
    dark: S.keep(trout('#9db09c', '#47625c', '#1f3536')),
    pale: S.keep(trout('#f3dc9c', '#e6b84a', '#b9812c')),
  }
  const shadow = S.keep(path(BODY + FINS, '#0e3a52'))
  return list
    .map(({ x, z, depth, heading, long, flip, pale }) => {
      /** How a hundred units along and across the fish lie on the sheet. */
      const lay = (id: string, deep: number, aside: number, opacity: number) => {
        const here = view(under(deep, x + aside, z))
        const [c, s] = [(Math.cos(heading) * long) / 100, (Math.sin(heading) * long) / 100]
        const turn = flip ? -1 : 1
        const step = (dx: number, dz: number) => {
          const there = view(under(deep, x + aside + dx, z + dz))
          return `${hundredths(there[0] - here[0])} ${hundredths(there[1] - here[1])}`
        }
        const matrix = `${step(c, s)} ${step(s * turn, -c * turn)} ${R(here[0])} ${R(here[1])}`
        return `<use href="#${id}" transform="matrix(${matrix})" opacity="${D(opacity)}"/>`
      }
      // The deeper it swims, the more of the water's colour lies over it.
      return (
        lay(shadow, depth + 0.8, 0.3, 0.3) +
        lay(pale ? kinds.pale : kinds.dark, depth, 0, 1 - Math.min(0.7, depth * 0.15))
      )
    })
    .join('')
}

const hundredths = (n: number) => Math.round(n * 100) / 100

const BODY = 'M52 3C46-7 30-13 12-12C-8-10-24-3-44 8L-46 14C-26 10-8 16 10 16C30 15 46 11 52 3z'
const FINS =
  'M-42 11L-66 6Q-58 16-62 32L-44 14zM24-12L8-28L6-12zM20 14L4 28L4 15zM-14-3L-28-10L-26 2zM-12 13L-26 21L-24 11z'

const trout = (flank: string, back: string, mark: string) =>
  path(FINS, back, 'opacity=".75"') +
  path(BODY, flank) +
  path('M52 3C44-2 30-6 12-5C-8-3-24 2-44 9L-45 12C-26 7-8 9 10 9C30 9 44 7 52 3z', back) +
  line(
    'M34 0h0M26 5h0M20-2h0M12 4h0M6-1h0M0 5h0M-6 1h0M-14 5h0M-20 3h0M-28 7h0M16-7h0M2-6h0M8 11h0M-6 11h0M24 9h0M-16 10h0',
    mark,
    3,
    'stroke-linecap="round"',
  ) +
  line('M42-3h0M42 8h0', '#141c20', 3.4, 'stroke-linecap="round"')

/** Light on the shallow bed: a net of bright lines that the small waves draw. */
export function lightNet(view: View) {
  const r = rng(19)
  let net = ''
  for (let i = 0; i < 32; i++) {
    const [x, z] = shore(r(-0.7, 3.9), r(0.74, 0.95))
    const at = (dx: number, dz: number) => view(under(0.8, x + dx, z + dz))
    const [a, b, c] = [at(0, 0), at(r(0.15, 0.4), r(0.05, 0.3)), at(r(0.4, 0.8), r(-0.2, 0.25))]
    net += `M${R(a[0])} ${R(a[1])}Q${R(b[0])} ${R(b[1])} ${R(c[0])} ${R(c[1])}`
  }
  return line(net, '#f6fbe6', 2.2, 'stroke-linecap="round" opacity=".42"')
}

/** Pebbles and strands of green weed on the shelf. */
export function shelfLife(S: Scene, view: View) {
  const r = rng(27)
  const pebbles = ['', '']
  for (let i = 0; i < 52; i++) {
    const [x, z] = shore(r(-0.8, 4), r(0.86, 0.99))
    const [px, py] = view(under(0.5, x, z))
    const w = view.metre(z) * r(0.06, 0.16)
    pebbles[i % 2] +=
      `M${R(px - w)} ${R(py)}q${R(w)} ${R(-w * 0.7)} ${R(w * 2)} 0q${R(-w)} ${R(w * 0.5)} ${R(-w * 2)} 0`
  }
  const strands = (dy: number) =>
    [-34, -20, -8, 4, 16, 28]
      .map(
        (x, i) =>
          `M${x} ${dy}C${x - 24} ${dy - 8} ${x + 20} ${dy - 20 - (i % 3) * 6} ${x + 44} ${dy - 14 - (i % 3) * 12}`,
      )
      .join('')
  const weed = S.keep(
    line(strands(4), '#2f8070', 7, 'stroke-linecap="round"') + line(strands(0), '#5fa57f', 3, 'stroke-linecap="round"'),
  )
  const rooted = [0.3, 1.25, 1.4, 2.5, 2.72, 3.3, -0.25].map((angle, i): Place => {
    const [x, z] = shore(angle, 0.8 + (i % 3) * 0.035)
    const [px, py] = view(under(1, x, z))
    return [px, py, view.metre(z) * 0.0085]
  })
  return (
    path(nth(pebbles, 0), '#7d8f78', 'opacity=".6"') +
    path(nth(pebbles, 1), '#dfe3c4', 'opacity=".7"') +
    strew(weed, rooted, 'opacity=".6"')
  )
}
