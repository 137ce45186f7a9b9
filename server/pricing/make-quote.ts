import type { Quote, QuoteLine } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { readTax } from '#server/catalogue/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import type { CodeTerms } from './asked-codes.ts'
import { type Moving, planDay } from './plan-day.ts'
import { totalYenOf } from './price.rules.ts'
import { addQuote, type NewQuote } from './quotes.store.ts'

/** So long a price is kept (product.md, "Price"). */
export const quoteKeptMinutes = 30

export interface QuoteFor {
  userId: string | null
  /** The booking that would move to this day. */
  moving?: Moving
  /** Of a booking whose lines were changed by hand: what is charged instead. */
  adjust?: AdjustLines
  /** The office decides about the hour: any start, and without the notice that guests must give. */
  byOffice?: boolean
  /** The office decides about the notice alone: the reason is asked for when it is booked. */
  withinNotice?: boolean
  /** For whom it is, where a code counts once for each guest. */
  guest?: CodeTerms['guest']
}

export type AdjustLines = (lines: QuoteLine[]) => QuoteLine[]

/** What a day costs, kept for half an hour: what was quoted is what is charged. */
export async function makeQuote(
  ctx: Context,
  wish: Wish,
  { userId, moving, adjust, ...terms }: QuoteFor,
): Promise<Quote> {
  const day = await planDay(ctx, wish, { ...terms, ...(moving && { moving }) })
  const lines = adjust ? adjust(day.lines) : day.lines
  const now = ctx.clock.now()
  const quote: NewQuote = {
    userId,
    bookingId: moving?.id ?? null,
    tourId: day.tour.id,
    ride: null,
    wish,
    pickUp: day.pickUp,
    dropOff: day.dropOff,
    demand: day.demand,
    startsAt: day.startsAt,
    endsAt: day.endsAt,
    vehicleClass: day.demand.vehicleClass,
    guides: day.demand.guides,
    lines,
    totalYen: totalYenOf(lines),
    cancellationTiers: day.tour.cancellationTiers,
    createdAt: now,
    expiresAt: addMinutes(now, quoteKeptMinutes),
  }
  return {
    id: await addQuote(ctx.db, quote),
    expiresAt: tokyoIso(quote.expiresAt),
    tour: day.tour.slug,
    startsAt: tokyoIso(quote.startsAt),
    endsAt: tokyoIso(quote.endsAt),
    pickUp: quote.pickUp,
    dropOff: quote.dropOff,
    vehicleClass: quote.vehicleClass,
    className: day.className,
    classWhy: day.classWhy,
    guides: quote.guides,
    lines: quote.lines,
    totalYen: quote.totalYen,
    takesAnotherCode: day.takesAnotherCode,
    taxes: (await readTax(ctx.db)).ofLines(quote.lines, quote.endsAt),
  }
}
