import { CAPTION_SIZE, quietCorner } from './caption.ts'
import { drawGround, fujiBox, type Ground } from './draw-ground.ts'
import { arrange, gatherMarks, lonLat, type Mark, markBox, type Place, reachOf, stationNumber } from './marks.ts'
import { type GroundName, nameGround } from './name-ground.ts'
import { type Label, placeLabels } from './place-labels.ts'
import type { Point, Size } from './plane.ts'
import { chartOf } from './project.ts'
import { routeLegs } from './route-line.ts'
import { shortName } from './text.ts'
import type { Leg } from './ways.ts'

export type RouteDrawing = {
  ground: Ground
  names: GroundName[]
  legs: Leg[]
  /** Whether the last leg leads back to where the day began. */
  returns: boolean
  marks: (Mark & { label?: Label })[]
  captionAt: Point
}

export const ROUTE_SIZE: Size = { width: 480, height: 520 }
const PADDING = { top: 70, bottom: 84, left: 64, right: 64 }
const TYPE = { size: 19, lead: 22, noteSize: 16, noteLead: 19 }

/** Everything that a route map shows, laid out: the same on the server and in the browser. */
export function drawRoute(itinerary: readonly Place[], line: string, caption: string): RouteDrawing {
  const size = ROUTE_SIZE
  const gathered = gatherMarks(itinerary)
  const places = gathered.map(({ place }) => lonLat(place))
  const chart = chartOf(places, size, PADDING)
  const visits = itinerary.map((_, index) => gathered.findIndex((mark) => mark.indices.includes(index)))
  const points = arrange(places.map(chart.place), visits, size)
  const marks = gathered.map((mark, index): Mark => ({ ...mark, at: points[index] ?? [0, 0] }))
  const ground = drawGround(chart, points)
  const visited = visits.flatMap((visit) => marks[visit] ?? []).map(({ at }) => at)
  const legs = routeLegs(visited, ground.isSea)
  const soft = ground.fuji ? [fujiBox(ground.fuji)] : []
  const corner = quietCorner(caption, points, soft, size)
  const solid = [corner, ...marks.map(markBox)]
  const labels = placeLabels(
    marks.map((mark) => ({
      name: shortName(mark.place.name),
      note: mark.terminus || mark.indices.length > 1 ? stations(mark, line) : undefined,
      at: mark.at,
      reach: reachOf(mark),
    })),
    { size, solid, soft, legs },
    TYPE,
  )
  const taken = [...solid, ...soft, ...labels.flatMap((label) => label?.box ?? [])]
  return {
    ground,
    names: nameGround(chart, ground, { taken, legs, written: itinerary.map(({ name }) => name).join() }),
    legs,
    returns: visits.at(-1) === visits[0],
    marks: marks.map((mark, index) => ({ ...mark, label: labels[index] })),
    captionAt: [corner.x, corner.y + CAPTION_SIZE],
  }
}

/** "F01, F07": where the day begins and ends. */
function stations({ indices }: Mark, line: string): string {
  return indices.map((index) => `${line}${stationNumber(index)}`).join(', ')
}
