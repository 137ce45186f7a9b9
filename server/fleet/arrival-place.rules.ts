import { type Coordinate, kilometresBetween } from './distance.rules.ts'

/** A terminal is long, and a tour says only "Narita, your terminal". */
const withinKilometres = 1

/** The airport or pier at which a tour's own place lies; null of any other. A tour names its place and not its kind. */
export function arrivalPlaceAt<P extends Coordinate & { kind: string }>(
  places: readonly P[],
  at: Coordinate & { isGuestsHotel: boolean },
): P | null {
  if (at.isGuestsHotel) return null
  const [nearest] = places
    .filter(({ kind }) => kind === 'airport' || kind === 'port')
    .map((place) => ({ place, kilometres: kilometresBetween(at, place) }))
    .filter(({ kilometres }) => kilometres <= withinKilometres)
    .toSorted((one, other) => one.kilometres - other.kilometres)
  return nearest?.place ?? null
}
