import { useHydrated } from '#web/platform/hydrated.ts'
import type { Box, BoxTour } from './box.ts'
import { type Choice, carOf, writeChoice } from './choice.ts'
import { whyNot } from './days.ts'

type Chosen = { choice: Choice; change: Box['change']; canBook: boolean }

/** What follows from a choice. Today's date counts only in the browser: the page itself is the same for everyone. */
export function usePriceBox(tour: BoxTour, { choice, change, canBook }: Chosen): Box {
  const isHydrated = useHydrated()
  const car = carOf(tour.prices, choice)
  const dayProblem =
    choice.day && isHydrated
      ? whyNot(choice.day, choice.start, tour, { now: new Date(), seasonWords: tour.seasonWords })
      : null
  const isComplete = canBook && car && choice.day && !dayProblem
  const query = writeChoice(new URLSearchParams(), { ...choice, car: car?.vehicleClass ?? null }, tour)
  return {
    tour,
    choice,
    change,
    car,
    dayProblem,
    bookingPath: isComplete ? `/tour/booking/${tour.slug}?${query}` : null,
  }
}
