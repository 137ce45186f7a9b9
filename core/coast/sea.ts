import { tokyoAreas } from './central-tokyo.ts'
import { kantoAreas } from './kanto.ts'
import { contains, type LonLat } from './outlines.ts'
import type { AreaKind } from './trace.ts'

export interface Spot {
  latitude: number
  longitude: number
}

/** Piers and reclaimed land reach beyond a coast that was drawn for a map of the whole Kanto. */
const nearShoreKilometres = 1.5
const kilometresPerDegree = 111.32

const outlinesOf = (kind: AreaKind) =>
  [...kantoAreas, ...tokyoAreas].filter((area) => area.kind === kind).map(({ outline }) => outline)
const [sea, islands] = [outlinesOf('sea'), outlinesOf('island')]

/** How far out in the sea it lies, and the shore that is nearest; null on land, and on a pier. */
export function outAtSea(spot: Spot): { kilometres: number; shore: Spot } | null {
  const point: LonLat = [spot.longitude, spot.latitude]
  if (!sea.some((outline) => contains(outline, point)) || islands.some((outline) => contains(outline, point)))
    return null
  const shores = [...sea, ...islands].map((outline) => nearestOn(outline, spot))
  const nearest = shores.reduce((best, shore) => (shore.kilometres < best.kilometres ? shore : best))
  return nearest.kilometres > nearShoreKilometres ? nearest : null
}

/** The point of an outline that is nearest to a spot. */
function nearestOn(outline: readonly LonLat[], { latitude, longitude }: Spot): { kilometres: number; shore: Spot } {
  const eastPerDegree = Math.cos((latitude * Math.PI) / 180)
  const flat = ([east, north]: LonLat) => [(east - longitude) * eastPerDegree, north - latitude] as const
  let [x, y, far] = [0, 0, Number.POSITIVE_INFINITY]
  let from = outline.at(-1)
  for (const to of outline) {
    if (from) {
      const [px, py] = nearestOfSide(flat(from), flat(to))
      const away = Math.hypot(px, py)
      if (away < far) [x, y, far] = [px, py, away]
    }
    from = to
  }
  return {
    kilometres: far * kilometresPerDegree,
    shore: { latitude: latitude + y, longitude: longitude + x / eastPerDegree },
  }
}

type Flat = readonly [x: number, y: number]

/** Of a side, the point nearest to the origin. */
function nearestOfSide([ax, ay]: Flat, [bx, by]: Flat): Flat {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return [ax + share * dx, ay + share * dy]
}
