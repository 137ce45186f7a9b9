import type { Ground } from './draw-ground.ts'
import { type Anchor, leftOf } from './place-labels.ts'
import { type NameKind, placeNames } from './place-names.ts'
import { type Box, boxAround, distance, holds, isInside, overlap, type Point } from './plane.ts'
import type { Chart } from './project.ts'
import { segments, stepsAlong } from './segments.ts'
import { textWidth } from './text.ts'
import type { Leg } from './ways.ts'

export type GroundName = { name: string; anchor: Anchor; at: Point; dot?: Point }

const NAME_SIZE = 15.5
/** A name is written where its thing is drawn at least so large, and not so large that it holds the whole map. */
const [LEAST, MOST] = [34, 420]

/** What is already drawn, and the names that are already written. */
type Surroundings = { taken: readonly Box[]; legs: readonly Leg[]; written: string }

/** Names that help to find one's way, only where they disturb nothing. */
export function nameGround(chart: Chart, ground: Ground, around: Surroundings): GroundName[] {
  const line = around.legs.flatMap(segments).flatMap((part) => stepsAlong(part))
  const boxes = [...around.taken]
  const isFree = (box: Box) =>
    isInside(box, chart.size) &&
    !boxes.some((other) => overlap(other, box)) &&
    !line.some((point) => holds(box, point, 6))
  return placeNames.flatMap(({ kind, name, at, reach }) => {
    const here = kind === 'summit' ? (ground.fuji ?? [0, 0]) : chart.place(at)
    const drawn = distance(here, chart.place([at[0] + reach / 90, at[1]]))
    if (drawn < LEAST || drawn > MOST || around.written.includes(name)) return []
    const width = textWidth(name) * NAME_SIZE
    const dot = kind === 'town' ? [boxAround(here, 12)] : []
    for (const [anchor, dx, dy] of POSITIONS[kind]) {
      const point: Point = [Math.round(here[0] + dx), Math.round(here[1] + dy)]
      const box = { x: leftOf(anchor, point[0], width) - 4, y: point[1] - 15, width: width + 8, height: 20 }
      const isSwimming = [box.x, box.x + box.width].every((x) => ground.isSea([x, here[1]]))
      if (![box, ...dot].every(isFree) || (kind === 'sea' && !isSwimming)) continue
      boxes.push(box, ...dot)
      return [{ name, anchor, at: point, dot: kind === 'town' ? [point[0] - dx, point[1] - dy] : undefined }]
    }
    return []
  })
}

const POSITIONS: Record<NameKind, [Anchor, number, number][]> = {
  summit: [
    ['middle', 0, 43],
    ['middle', 0, -54],
  ],
  town: [
    ['start', 9, 5],
    ['end', -9, 5],
  ],
  sea: [['middle', 0, 5]],
  area: [
    ['middle', 0, 5],
    ['middle', 0, -15],
    ['middle', 0, 25],
  ],
}
