import type { TripItem } from '#contract/trip-wish.ts'
import { type Changing, inPlaceOf, keepChanging } from './changing.ts'
import { changeTrip } from './trip.ts'

export { rideItems, tourItem } from './item-of.ts'

/** Puts what was chosen into the trip, or in the place of what is changed. Answers why it could not be done, or null. */
export async function addItems(items: readonly TripItem[], changing: Changing | null): Promise<string | null> {
  const place = changing && inPlaceOf(changing, items)
  if (!place) return changeTrip({ add: items })
  keepChanging(null)
  const refusal = await changeTrip({ put: place.put })
  return refusal ?? (place.add.length > 0 ? changeTrip({ add: place.add }) : null)
}
