import { tokyoAreas } from '#core/coast/central-tokyo.ts'
import { kantoAreas } from '#core/coast/kanto.ts'
import { contains, type LonLat } from '#core/coast/outlines.ts'
import type { AreaKind } from '#core/coast/trace.ts'
import { areaOfAddress } from '../area-of-address.rules.ts'
import { type Coordinate, kilometresBetween } from '../distance.rules.ts'

/** Piers and reclaimed land reach beyond a coast that was drawn for a map of the whole Kanto. */
const nearShoreKilometres = 1.5

const outlinesOf = (kind: AreaKind) =>
  [...kantoAreas, ...tokyoAreas].filter((area) => area.kind === kind).map(({ outline }) => outline)
const [sea, islands] = [outlinesOf('sea'), outlinesOf('island')]

/** How far out in the sea it lies; null on land, and on a pier. */
export function kilometresOut({ latitude, longitude }: Coordinate): number | null {
  const point: LonLat = [longitude, latitude]
  if (!sea.some((outline) => contains(outline, point)) || islands.some((outline) => contains(outline, point)))
    return null
  const out = Math.min(...[...sea, ...islands].map((outline) => kilometresTo(outline, { latitude, longitude })))
  return out > nearShoreKilometres ? out : null
}

/** From a point to the nearest side of an outline. */
function kilometresTo(outline: readonly LonLat[], point: Coordinate): number {
  const eastPerDegree = Math.cos((point.latitude * Math.PI) / 180)
  const flat = ([longitude, latitude]: LonLat) =>
    [(longitude - point.longitude) * eastPerDegree, latitude - point.latitude] as const
  let nearest = Number.POSITIVE_INFINITY
  let from = outline.at(-1)
  for (const to of outline) {
    if (from) nearest = Math.min(nearest, distanceToSide(flat(from), flat(to)))
    from = to
  }
  return nearest * kilometresPerDegree
}

const kilometresPerDegree = 111.32

/** From the origin to a side. */
function distanceToSide([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + share * dx, ay + share * dy)
}

/** Whoever lives farther from the middle of every area is not where we drive. */
const farthestKilometres = 40

export type Spot<A> =
  | { is: 'in'; area: A; by: 'address' | 'pin' }
  | { is: 'sea'; kilometres: number }
  | { is: 'far'; area: A; kilometres: number }
  /** Pin and address are of two parts of the country. */
  | { is: 'torn'; area: A; kilometres: number }

/** An address says more than a pin of which area is the nearest, where both may be right; so far apart one is wrong. */
const tornKilometres = 30

/**
 * In which area something stands: as its address says, else by the pin in the area whose middle is nearest. Null where
 * there are no areas.
 */
export function spotOf<A extends Coordinate>(
  areas: readonly A[],
  pin: Coordinate,
  addressed: A | null,
): Spot<A> | null {
  const out = kilometresOut(pin)
  if (out !== null) return { is: 'sea', kilometres: out }
  const [nearest] = areas
    .map((area) => ({ area, kilometres: kilometresBetween(pin, area) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
  if (!nearest) return null
  if (addressed) {
    const kilometres = kilometresBetween(pin, addressed)
    return kilometres > tornKilometres + nearest.kilometres
      ? { is: 'torn', area: addressed, kilometres }
      : { is: 'in', area: addressed, by: 'address' }
  }
  return nearest.kilometres > farthestKilometres
    ? { is: 'far', ...nearest }
    : { is: 'in', area: nearest.area, by: 'pin' }
}

type Asked = Coordinate & { addressJa: string; area?: string | null }

/** In which of the areas in use a place lies, and by what that is known; else which field is to be mended, and how. */
export function placeSpot<A extends Coordinate & { code: string; name: string }>(
  areas: readonly A[],
  { addressJa, area: chosen, ...pin }: Asked,
): { area: A; by: 'address' | 'pin' } | { field: 'area' | 'latitude'; mend: string } {
  const code = chosen ?? areaOfAddress(addressJa)
  const named = areas.find((area) => area.code === code) ?? null
  if (chosen && !named) return { field: 'area', mend: 'This area is not in use.' }
  const spot = spotOf(areas, pin, named)
  if (!spot) return { field: 'area', mend: 'There is no area yet. Add one first.' }
  return spot.is === 'in' ? spot : { field: 'latitude', mend: whyNowhere(spot, Boolean(chosen)) }
}

const rounded = (kilometres: number) => (kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres))

function whyNowhere(spot: Exclude<Spot<{ name: string }>, { is: 'in' }>, isChosen: boolean): string {
  const km = rounded(spot.kilometres)
  if (spot.is === 'sea') return `This is in the sea, ${km} km from the shore. Please look at both figures.`
  if (spot.is === 'far') return `This is ${km} km from ${spot.area.name}, the nearest area. Add an area there first.`
  return `The ${isChosen ? 'area' : 'address'} is ${spot.area.name}, ${km} km from this pin. One of the two is wrong.`
}
