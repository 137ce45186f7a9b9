import type { LaterReturn, LaterReturns } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { findBookableTour } from '#server/catalogue/index.ts'
import { openCrews } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { isRideWish } from './kept-wish.rules.ts'
import { whyNoLaterSentence } from './later-returns.rules.ts'
import type { AdjustLines } from './make-quote.ts'
import { prepareWishFor } from './prepare-wish.ts'
import { totalYenOf } from './price.rules.ts'
import { readPriceBook } from './rates.store.ts'
import { usableQuote } from './usable-quote.ts'

export interface ReturnsOf {
  /** A booking whose own crew is not in its way. */
  bookingId: string | null
  adjust?: AdjustLines
  /** Against what a total is reckoned; left out: against the planned return. */
  differenceOf?: (totalYen: number) => number
}

/** Every later return of a day that can be had, from the one function that tour page, checkout and bookings ask. */
export async function listLaterReturns(
  ctx: Context,
  wish: Wish,
  { bookingId, adjust = (lines) => lines, differenceOf }: ReturnsOf,
): Promise<LaterReturns> {
  const tour = await findBookableTour(ctx.db, wish.tour)
  if (!tour) throw new AppError('catalogue.unknown-tour')
  const book = await readPriceBook(ctx.db)
  const startsAt = tokyoInstant(wish.day, wish.start)
  const most = Math.max(book.rates.mostExtraHalfHours, wish.extraHalfHours)
  const terms = { isBooked: bookingId !== null }
  const days = await Promise.all(
    Array.from({ length: most + 1 }, async (_, extraHalfHours) => {
      const { demand, linesAt } = await prepareWishFor(ctx, { ...wish, extraHalfHours }, tour, book, terms)
      return { extraHalfHours, demand, lines: adjust(linesAt(startsAt)) }
    }),
  )
  const endOf = (extraHalfHours: number) => addMinutes(startsAt, tour.durationMinutes + 30 * extraHalfHours)
  const crews = await openCrews(ctx, {
    from: startsAt,
    until: endOf(most),
    ...(bookingId === null ? {} : { butNotOf: bookingId }),
  })
  const { longest, why, duty } = crews.howLong(
    days.map(({ demand }) => demand),
    startsAt,
  )
  const latest = Math.max(0, longest)
  const plannedYen = totalYenOf(days[0]?.lines ?? [])
  const toReturn = ({ extraHalfHours, lines }: (typeof days)[number]): LaterReturn => {
    const totalYen = totalYenOf(lines)
    const differenceYen = differenceOf ? differenceOf(totalYen) : totalYen - plannedYen
    return { extraHalfHours, endsAt: tokyoIso(endOf(extraHalfHours)), lines, totalYen, differenceYen }
  }
  const [planned, ...later] = days.slice(0, latest + 1).map(toReturn)
  if (!planned) throw new AppError('pricing.unknown-quote')
  const reason = why ?? 'most-hours'
  return {
    planned,
    returns: later,
    latestEndsAt: tokyoIso(endOf(latest)),
    why: reason,
    sentence: whyNoLaterSentence({
      why: reason,
      latestEndsAt: endOf(latest),
      extraHalfHours: latest,
      longestMinutes: duty?.longestMinutes ?? null,
    }),
    duty: duty && {
      leavesGarageAt: tokyoIso(duty.leavesGarageAt),
      backInGarageAt: tokyoIso(duty.backInGarageAt),
      limitAt: tokyoIso(duty.limitAt),
      longestMinutes: duty.longestMinutes,
    },
  }
}

/** Of a quote: answers from its own wish, in its own car, and changes nothing. */
export async function laterReturnsOfQuote(ctx: Context, id: string, userId: string | null): Promise<LaterReturns> {
  const { wish, vehicleClass, bookingId } = await usableQuote(ctx, id, userId)
  // A ride by the hour is asked for anew with other hours.
  if (isRideWish(wish)) throw new AppError('pricing.unknown-quote')
  return listLaterReturns(ctx, { ...wish, vehicleClass }, { bookingId })
}
