import type { CarMeasures } from './measures.ts'

/**
 * A car from the side, drawn from its measures: in centimetres, its nose at 0, the ground at 0 and what stands on it
 * above, which is below zero. The same shapes are an image for visitors and a drawing beside the fields of the office.
 */
export interface SideShape {
  path: string
  fill: string
  /** Of a line: how wide it is. */
  stroke?: number
}

/** As our drawn cars are painted: black, with the sky in the glass. */
const paint = {
  body: '#171a22',
  light: '#4b5668',
  glass: '#aab6bf',
  pillar: '#171a22',
  chrome: '#b9bec6',
  tyre: '#0e0f14',
  rim: '#8d949f',
  hub: '#23262e',
  lamp: '#e6e2d2',
  tail: '#b5281f',
} as const

/** Points of an outline from the nose over the roof to the tail: parts of the length and of the height. */
type Point = readonly [along: number, up: number]

interface Profile {
  /** The nose up to the foot of the windscreen. */
  front: readonly Point[]
  screen: readonly [foot: Point, top: Point]
  /** From the screen's top to the roof's end. */
  roof: readonly Point[]
  rear: readonly Point[]
  /** The lower edge of the windows. */
  belt: number
  /** Where the windows end, and where pillars stand between. */
  glassEnd: readonly [top: number, foot: number]
  pillars: readonly number[]
  /** Of what stands out: the part that is before the front axle. */
  frontOverhang: number
  /** Of the height. */
  wheel: number
}

const profiles: Record<CarMeasures['kind'], Profile> = {
  sedan: {
    front: [
      [0.012, 0.2],
      [0, 0.42],
      [0.02, 0.54],
      [0.1, 0.61],
      [0.27, 0.67],
    ],
    screen: [
      [0.28, 0.67],
      [0.41, 0.96],
    ],
    roof: [
      [0.5, 1],
      [0.62, 0.985],
    ],
    rear: [
      [0.72, 0.9],
      [0.85, 0.73],
      [0.97, 0.71],
      [1, 0.62],
      [0.995, 0.36],
      [0.985, 0.2],
    ],
    belt: 0.67,
    glassEnd: [0.7, 0.83],
    pillars: [0.55],
    frontOverhang: 0.47,
    wheel: 0.225,
  },
  van: {
    front: [
      [0.012, 0.18],
      [0, 0.4],
      [0.014, 0.53],
      [0.1, 0.6],
      [0.16, 0.63],
    ],
    screen: [
      [0.165, 0.62],
      [0.31, 0.93],
    ],
    roof: [
      [0.4, 0.995],
      [0.7, 1],
      [0.88, 0.975],
    ],
    rear: [
      [0.965, 0.86],
      [0.99, 0.6],
      [1, 0.5],
      [0.995, 0.3],
      [0.985, 0.17],
    ],
    belt: 0.63,
    glassEnd: [0.93, 0.965],
    pillars: [0.46, 0.76],
    frontOverhang: 0.5,
    wheel: 0.175,
  },
  minibus: {
    front: [
      [0.01, 0.16],
      [0, 0.38],
      [0.006, 0.48],
    ],
    screen: [
      [0.012, 0.5],
      [0.06, 0.93],
    ],
    roof: [
      [0.085, 0.985],
      [0.14, 1],
      [0.9, 1],
      [0.965, 0.99],
    ],
    rear: [
      [0.985, 0.94],
      [0.997, 0.6],
      [1, 0.4],
      [0.994, 0.16],
    ],
    belt: 0.52,
    glassEnd: [0.965, 0.975],
    pillars: [0.2, 0.36, 0.52, 0.68, 0.84],
    frontOverhang: 0.4,
    wheel: 0.15,
  },
}

/** From the back to the front, each painted over the one before it. */
export function sideOf({ kind, lengthCm: length, heightCm: height, wheelbaseCm }: CarMeasures): SideShape[] {
  const profile = profiles[kind]
  const at = ([along, up]: Point): Point => [round(along * length), round(-up * height)]
  const wheel = Math.max(28, Math.min(50, profile.wheel * height))
  const front = (length - wheelbaseCm) * profile.frontOverhang
  const axles = [front, front + wheelbaseCm]
  const { screen, belt, glassEnd } = profile
  const outline = [...profile.front, ...screen, ...profile.roof, ...profile.rear].map(at)
  const sill = round(-Math.max(16, wheel * 0.5))
  const [start, end] = [outline[0]?.[0] ?? 0, outline.at(-1)?.[0] ?? length]
  const body = `${smooth(outline)}L${end} ${sill}H${start}Z`
  const top = belt + (0.945 - belt)
  const glass = [
    at([screen[0][0] + 0.025, belt + 0.012]),
    at([screen[1][0] + 0.012, top - 0.01]),
    ...(kind === 'sedan' ? [at([0.5, 0.955]), at([0.61, 0.945])] : [at([glassEnd[0], top])]),
    at([glassEnd[1], belt + 0.02]),
  ]
  const lines = profile.pillars.map((x) => line([at([x, belt - 0.01]), at([x - (kind === 'sedan' ? 0.01 : 0), 0.96])]))
  const doors = profile.pillars.slice(0, 2).map((x) => line([at([x, belt]), [round(x * length), sill - 8]]))
  return [
    { path: ellipse(length / 2, 0, length * 0.53, 8), fill: '#05070c73' },
    { path: body, fill: paint.body },
    { path: line([at([0.03, belt - 0.17]), at([0.97, belt - 0.15])]), fill: paint.light, stroke: 2.6 },
    { path: polygon(glass), fill: paint.glass },
    ...lines.map((path) => ({ path, fill: paint.pillar, stroke: kind === 'minibus' ? 8 : 9 })),
    { path: line([at([screen[0][0], belt]), at([glassEnd[1], belt])]), fill: paint.chrome, stroke: 2.2 },
    ...doors.map((path) => ({ path, fill: '#000000', stroke: 1.6 })),
    {
      path: polygon([
        at([0.005, belt - 0.11]),
        at([0.075, belt - 0.075]),
        at([0.07, belt - 0.14]),
        at([0.004, belt - 0.17]),
      ]),
      fill: paint.lamp,
    },
    {
      path: polygon([
        at([0.972, belt - 0.02]),
        at([0.992, belt - 0.03]),
        at([0.994, belt - 0.17]),
        at([0.98, belt - 0.17]),
      ]),
      fill: paint.tail,
    },
    ...axles.flatMap((x) => [
      { path: circle(x, -wheel, wheel * 1.18), fill: '#05060a' },
      { path: circle(x, -wheel, wheel), fill: paint.tyre },
      { path: circle(x, -wheel, wheel * 0.68), fill: paint.rim },
      { path: circle(x, -wheel, wheel * 0.58), fill: paint.hub },
      { path: spokes(x, -wheel, wheel * 0.6), fill: paint.rim, stroke: 5 },
    ]),
  ]
}

const round = (value: number) => Math.round(value * 10) / 10
const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r)
const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`
const line = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
const polygon = (points: readonly Point[]) => `${line(points)}Z`

/** Through every point, round at each: a curve bends halfway between its neighbours. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let path = `M${first[0]} ${first[1]}`
  rest.forEach(([x, y], index) => {
    const before = points[index - 1] ?? first
    const [fromX, fromY] = points[index] ?? first
    const [nextX, nextY] = points[index + 2] ?? [x, y]
    // Catmull-Rom, flattened: no curve leaves the box of its points by much.
    const bend = 6.5
    const one = [fromX + (x - before[0]) / bend, fromY + (y - before[1]) / bend].map(round)
    const two = [x - (nextX - fromX) / bend, y - (nextY - fromY) / bend].map(round)
    path += `C${one.join(' ')} ${two.join(' ')} ${x} ${y}`
  })
  return path
}

const spokes = (x: number, y: number, r: number) =>
  Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - 0.3
    return `M${round(x)} ${round(y)}L${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`
  }).join('')

/** As large as our drawn cars are: longer and higher ones are made smaller, so that each stands in the same frame. */
export const sideFrame = { x: -10, width: 544, height: 240, ground: 226, nose: 12 } as const

/** The whole drawing as a file. */
export function sideImage(measures: CarMeasures): string {
  const room = { length: sideFrame.width - 34, height: sideFrame.ground - 12 }
  const scale = Math.min(1, room.length / measures.lengthCm, room.height / measures.heightCm)
  const shapes = sideOf(measures).map(({ path, fill, stroke }) =>
    stroke
      ? `<path d="${path}" fill="none" stroke="${fill}" stroke-width="${stroke}" stroke-linecap="round"/>`
      : `<path d="${path}" fill="${fill}"/>`,
  )
  const { x, width, height, ground, nose } = sideFrame
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} 0 ${width} ${height}"><g transform="translate(${nose} ${ground}) scale(${round4(scale)})">${shapes.join('')}</g></svg>`
}

const round4 = (value: number) => Math.round(value * 10_000) / 10_000
