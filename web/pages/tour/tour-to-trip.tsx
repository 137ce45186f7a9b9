import type { Box } from '#web/pricing/site/price-box/box.ts'
import { wishOf } from '#web/pricing/site/price-box/choice.ts'
import { AddToTrip } from '#web/trips/site/index.ts'

/** The day as it is chosen, for the trip. */
export function TourToTrip({ box: { tour, choice, bill, isOld } }: { box: Box }) {
  return (
    <AddToTrip
      kind="tour"
      make={({ tourItem }) => tourItem(tour.slug, wishOf(choice), isOld ? null : (bill?.totalYen ?? null))}
      of={JSON.stringify(choice)}
    />
  )
}
