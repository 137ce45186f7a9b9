import { useCallback, useMemo, useState } from 'react'
import { useHydrated } from '#web/platform/hydrated.ts'
import { writeWish } from '#web/platform/wish-address.ts'
import { monthOf } from '#web/ui/month-days.ts'
import { askedWish, askQuote } from './ask-live.ts'
import type { Box, BoxTour } from './box.ts'
import { type Choice, carOf, wishOf } from './choice.ts'
import { whyNot } from './days.ts'
import { useAsked } from './use-asked.ts'
import { useMonth } from './use-month.ts'

type Chosen = { choice: Choice; change: Box['change']; canBook: boolean }

/** What follows from a choice. Today's date counts only in the browser: the page itself is the same for everyone. */
export function usePriceBox(tour: BoxTour, { choice, change, canBook }: Chosen): Box {
  const isHydrated = useHydrated()
  const [isAwake, setAwake] = useState(false)
  const wake = useCallback(() => setAwake(true), [])
  const car = carOf(tour.prices, choice)
  const dayProblem =
    choice.day && isHydrated
      ? whyNot(choice.day, choice.start, tour, { now: new Date(), seasonWords: tour.seasonWords })
      : null
  const day = dayProblem ? null : choice.day
  const wish = isAwake && day && car ? askedWish(tour.slug, day, choice) : null
  const quote = useAsked(wish && { key: JSON.stringify(wish), ask: () => askQuote(wish) })
  const isSoldOut = quote.failure?.code === 'inventory.sold-out'
  const month = useMonth(tour.slug, isAwake && day ? monthOf(day) : null, choice, isSoldOut)

  const isRefused = quote.failure !== null && !quote.failure.isOutage
  const bill = day && car && !isRefused ? quote.answer : null
  const bookingPath =
    canBook && car && day && !isRefused ? `/tour/booking/${tour.slug}?${writeWish(wishOf(choice))}` : null
  const totalYen = bill?.totalYen ?? car?.priceYen ?? null
  const isOld = wish !== null && !quote.isCurrent && !quote.failure
  // One and the same as long as nothing changed: the address follows a choice, and need not draw it again.
  return useMemo(
    () => ({
      tour,
      choice,
      change,
      car,
      dayProblem,
      quote,
      isRefused,
      month,
      bill,
      totalYen,
      isOld,
      wake,
      bookingPath,
    }),
    [tour, choice, change, car, dayProblem, quote, isRefused, month, bill, totalYen, isOld, wake, bookingPath],
  )
}
