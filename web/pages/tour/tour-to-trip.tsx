import type { Box } from '#web/pricing/site/price-box/box.ts'
import { wishOf } from '#web/pricing/site/price-box/choice.ts'
import { AddToTrip, tourItem } from '#web/trips/site/index.ts'

/** The day as it is chosen, for the trip. */
export function TourToTrip({ box: { tour, choice, bill, isOld } }: { box: Box }) {
  const make = () => {
    const item = tourItem(tour.slug, wishOf(choice), isOld ? null : (bill?.totalYen ?? null))
    return item ? [item] : []
  }
  return <AddToTrip kind="tour" make={make} of={JSON.stringify(choice)} />
}
