import type { PickUpPlace } from '#server/fleet/index.ts'

type Place = Pick<PickUpPlace, 'slug' | 'name' | 'kind' | 'area' | 'pickUpFeeYen'>

/** One fee of the settings: of one door, or of all other doors of an area. */
export interface FeeRow {
  slug: string
  name: string
  pickUpFeeYen: number
  /** Slugs of the places that it holds for. */
  places: readonly string[]
}

const ofArea = (area: string) => `in:${area}`
const hasOwnFee = ({ kind }: Place) => kind === 'airport' || kind === 'port'

/**
 * Nobody types four hundred fees: airports and ports have their own, and all other doors of an area share one. A door
 * that was given another fee once keeps a row of its own.
 */
export function feeRows(places: readonly Place[], areas: readonly { code: string; name: string }[]): FeeRow[] {
  const single = (place: Place): FeeRow => ({
    ...{ slug: place.slug, name: place.name, pickUpFeeYen: place.pickUpFeeYen, places: [place.slug] },
  })
  const own = (kind: Place['kind']) => places.filter((place) => place.kind === kind).map(single)
  const shared = areas.flatMap(({ code, name }) => {
    const doors = places.filter((place) => place.area === code && !hasOwnFee(place))
    if (doors.length === 0) return []
    const usual = mostCommon(doors.map(({ pickUpFeeYen }) => pickUpFeeYen))
    const alike = doors.filter(({ pickUpFeeYen }) => pickUpFeeYen === usual).map(({ slug }) => slug)
    const row: FeeRow = {
      ...{ slug: ofArea(code), name: `${name}: hotels, stations, sights`, pickUpFeeYen: usual, places: alike },
    }
    return [row, ...doors.filter(({ pickUpFeeYen }) => pickUpFeeYen !== usual).map(single)]
  })
  return [...own('airport'), ...own('port'), ...shared]
}

function mostCommon(fees: readonly number[]): number {
  const counts = Map.groupBy(fees, (fee) => fee)
  return [...counts].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0]?.[0] ?? 0
}

/** What is to be written down: of every door whose fee changes. */
export function changedFees(
  rows: readonly FeeRow[],
  fees: readonly { slug: string; pickUpFeeYen: number }[],
): { slug: string; pickUpFeeYen: number }[] {
  const rowOf = new Map(rows.map((row) => [row.slug, row]))
  return fees.flatMap(({ slug, pickUpFeeYen }) => {
    const row = rowOf.get(slug)
    if (!row || row.pickUpFeeYen === pickUpFeeYen) return []
    return row.places.map((place) => ({ slug: place, pickUpFeeYen }))
  })
}
