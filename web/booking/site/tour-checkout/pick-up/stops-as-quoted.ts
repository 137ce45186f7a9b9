import { type DayEnds, stopsBetween } from '#contract/day-plan.ts'
import { stopChanges } from '#contract/stop-changes.ts'
import type { CheckoutTour } from '../checkout-tour.ts'

/** What the ends of a day change at the tour's own stops, a sentence for each; none where all stay as they are. */
export const stopsAsQuoted = ({ stops }: Pick<CheckoutTour, 'stops'>, day: DayEnds & { startsAt: string }): string[] =>
  stopChanges(day.startsAt, stops, stopsBetween(day, stops))
