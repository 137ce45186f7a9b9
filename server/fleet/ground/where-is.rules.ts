import { outAtSea } from '#core/coast/sea.ts'
import { areaOfAddress } from '../area-of-address.rules.ts'
import { type Coordinate, kilometresBetween } from '../distance.rules.ts'

/** How far out in the sea it lies; null on land, and on a pier. */
export const kilometresOut = (spot: Coordinate): number | null => outAtSea(spot)?.kilometres ?? null

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

interface Mend {
  field: 'area' | 'latitude'
  mend: string
  /** Of a pin in the sea: how far it is to the shore. */
  kilometresOut?: number
}

/** In which of the areas in use a place lies, and by what that is known; else which field is to be mended, and how. */
export function placeSpot<A extends Coordinate & { code: string; name: string }>(
  areas: readonly A[],
  { addressJa, area: chosen, ...pin }: Asked,
): { area: A; by: 'address' | 'pin' } | Mend {
  const code = chosen ?? areaOfAddress(addressJa)
  const named = areas.find((area) => area.code === code) ?? null
  if (chosen && !named) return { field: 'area', mend: 'This area is not in use.' }
  const spot = spotOf(areas, pin, named)
  if (!spot) return { field: 'area', mend: 'There is no area yet. Add one first.' }
  if (spot.is === 'in') return spot
  const mend = whyNowhere(spot, Boolean(chosen))
  return { field: 'latitude', mend, ...(spot.is === 'sea' && { kilometresOut: spot.kilometres }) }
}

export const rounded = (kilometres: number) =>
  kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)

function whyNowhere(spot: Exclude<Spot<{ name: string }>, { is: 'in' }>, isChosen: boolean): string {
  const km = rounded(spot.kilometres)
  if (spot.is === 'sea') return `This is in the sea, ${km} km from the shore. Please look at both figures.`
  if (spot.is === 'far') return `This is ${km} km from ${spot.area.name}, the nearest area. Add an area there first.`
  return `The ${isChosen ? 'area' : 'address'} is ${spot.area.name}, ${km} km from this pin. One of the two is wrong.`
}
