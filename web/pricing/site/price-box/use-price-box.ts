import { useCallback, useMemo, useState } from 'react'
import { missingAges } from '#contract/party.ts'
import { classFor, roomPartyOf } from '#contract/room.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { useUnchanged } from '#web/platform/use-unchanged.ts'
import { monthOf } from '#web/ui/month-days.ts'
import { useOfferedExtras } from '../offered-extras.ts'
import { writeWish } from '../wish-address.ts'
import { askedWish, askQuote } from './ask-live.ts'
import type { Box, BoxTour } from './box.ts'
import { type Choice, wishOf } from './choice.ts'
import { whyNot } from './days.ts'
import { isReckoned, priceWithoutDay, withAllSeats } from './party-price.ts'
import { useMonth } from './use-month.ts'

type Chosen = { choice: Choice; change: Box['change']; canBook: boolean }

/** What follows from a choice. Today's date counts only in the browser: the page itself is the same for everyone. */
export function usePriceBox(tour: BoxTour, { choice, change, canBook }: Chosen): Box {
  const isHydrated = useHydrated()
  const [isAwake, setAwake] = useState(false)
  const wake = useCallback(() => setAwake(true), [])
  const [wantsExtras, setWantsExtras] = useState(false)
  const wantExtras = useCallback(() => setWantsExtras(true), [])
  const { extras, hasFailed, retry } = useOfferedExtras(isHydrated && (wantsExtras || choice.extras.length > 0))
  const offered = useUnchanged({ extras, hasFailed, retry })
  const classes = tour.prices
  const room = useMemo(() => roomPartyOf(choice, extras), [choice, extras])
  const car = classFor(classes, room, choice.car)
  const missing = missingAges(choice.childAges)
  const dayProblem =
    choice.day && isHydrated
      ? whyNot(choice.day, choice.start, tour, { now: new Date(), seasonWords: tour.seasonWords })
      : null
  const day = dayProblem ? null : choice.day
  const wish = isAwake && day && car ? askedWish(tour.slug, day, choice) : null
  const quote = useAsked(wish && { key: JSON.stringify(wish), ask: () => askQuote(wish) })
  const isSoldOut = quote.failure?.code === 'inventory.sold-out'
  const month = useMonth(tour.slug, isAwake && day ? monthOf(day) : null, { choice, room }, isSoldOut)
  // With a seat for every child whose age is still missing: what it costs at the most.
  const full = withAllSeats(choice, extras)
  const fullWish = wish && day && full ? askedWish(tour.slug, day, full) : null
  const dearest = useAsked(fullWish && { key: JSON.stringify(fullWish), ask: () => askQuote(fullWish) })

  const isRefused = quote.failure !== null && !quote.failure.isOutage
  const bill = day && car && !isRefused ? quote.answer : null
  const bookingPath =
    canBook && car && day && !isRefused && missing === 0
      ? `/tour/booking/${tour.slug}?${writeWish(wishOf(choice))}`
      : null
  const totalYen = car ? (bill?.totalYen ?? priceWithoutDay(choice, classes, extras)) : null
  const dearestYen = day
    ? dearest.isCurrent && dearest.answer
      ? dearest.answer.totalYen
      : null
    : full && priceWithoutDay(full, classes, extras)
  const isReckoning = car !== undefined && !isReckoned(choice, { day, quote, offered })
  const range = useUnchanged({ missing, fromYen: isReckoning ? null : totalYen, toYen: dearestYen })
  const waits = missing > 0 ? range : null
  // The address follows a choice, and need not draw it again.
  return useUnchanged({
    tour,
    choice,
    change,
    classes,
    room,
    offered,
    wantExtras,
    car,
    waits,
    dayProblem,
    quote,
    isRefused,
    month,
    bill,
    totalYen,
    isOld: quote.isAsking,
    isReckoning,
    wake,
    bookingPath,
  })
}
