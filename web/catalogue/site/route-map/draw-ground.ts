import type { AreaKind, PathKind } from '#core/coast/trace.ts'
import { areas, fuji, paths } from './geography.ts'
import { clipArea, clipLine, rounded, simplify } from './outline.ts'
import { type Box, boundsOf, contains, distance, isInside, type Point } from './plane.ts'
import type { Chart } from './project.ts'

export type Ground = {
  areas: { kind: AreaKind; path: string }[]
  paths: { kind: PathKind; path: string }[]
  riverWidth: number
  fuji?: Point
  isSea: (point: Point) => boolean
}

/** What is drawn smaller than this is a speck that one takes for a mistake. */
const LEAST = { hills: 40, sea: 0, island: 8, lake: 9, park: 16, palace: 30, loop: 60, river: 60, bridge: 60 }
const RIVER_KILOMETRES = 0.16
/** How round a cape or a bend is drawn at most. */
const BRUSH = 26

/** Sea, land, water and hills, as far as they show. */
export function drawGround(chart: Chart, marks: readonly Point[]): Ground {
  const shown = areas.flatMap(({ kind, outline }) => {
    // Hills are soft shapes without a shore: they keep their form where a lens bends the ground.
    const whole = kind === 'hills' ? chart.stamp(outline) : chart.follow([...outline, ...outline.slice(0, 1)])
    const points = simplify(clipArea(whole, chart.size))
    return extent(points) > LEAST[kind] ? [{ kind, points, path: rounded(points, BRUSH, true) }] : []
  })
  const sea = shown.find(({ kind }) => kind === 'sea')?.points ?? []
  const isSea = (point: Point) => contains(sea, point)
  const mountain = standing(chart.place(fuji), marks, isSea)
  return {
    areas: shown,
    paths: paths.flatMap(({ kind, along }) =>
      clipLine(chart.follow(along), chart.size)
        .filter((piece) => extent(piece) > LEAST[kind])
        .map((piece) => ({ kind, path: rounded(simplify(piece), BRUSH) })),
    ),
    riverWidth: Math.max(4, Math.min(10, Math.round(chart.unitsPerKilometre * RIVER_KILOMETRES))),
    fuji: isInside(fujiBox(mountain), chart.size, 0) ? mountain : undefined,
    isSea,
  }
}

/** What the drawn mountain covers when it stands on its place. */
export function fujiBox([x, y]: Point): Box {
  return { x: x - 58, y: y - 46, width: 116, height: 70 }
}

/** Where the mountain stands: on its place, or a step aside when a mark would hide its snow or its foot would get wet. */
function standing([x, y]: Point, marks: readonly Point[], isSea: (point: Point) => boolean): Point {
  const steps: Point[] = [
    [0, 0],
    [46, 0],
    [-46, 0],
    [0, -30],
    [46, -30],
    [-46, -30],
    [0, 30],
  ]
  const trouble = ([dx, dy]: Point) =>
    marks.filter((mark) => distance(mark, [x + dx, y + dy - 30]) < 36).length +
    [-50, 0, 50].filter((foot) => isSea([x + dx + foot, y + dy + 20])).length
  const [dx, dy] = steps.reduce((best, step) => (trouble(step) < trouble(best) ? step : best))
  return [x + dx, y + dy]
}

function extent(points: readonly Point[]): number {
  const { width, height } = boundsOf(points)
  return Math.max(width, height)
}
