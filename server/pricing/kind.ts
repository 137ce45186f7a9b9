import type { Slot } from '#contract/availability.ts'
import type { LaterReturns, Quote } from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import type { KeptWish } from './kept-wish.rules.ts'
import type { ReturnsOf } from './later-returns.ts'
import type { CarsFor, CarsToHave } from './list-cars.ts'
import type { QuoteFor } from './make-quote.ts'
import type { MonthFor, PricedDay } from './price-month.ts'
import type { StoredQuote } from './quotes.store.ts'

/** What can be sold: one object each. Booking asks it what it needs to know, and names none of them itself. */
export interface Kind<W extends KeptWish = KeptWish> {
  /** Prices a wish, and keeps the price for a while. */
  quote(ctx: Context, wish: W, quoteFor: QuoteFor): Promise<Quote>
  /** The cars that a wish could really have at its hour. */
  listCars(ctx: Context, wish: W, cars: CarsFor): Promise<CarsToHave>
  /** What can be had instead of a price whose hour is taken. */
  findNearest(ctx: Context, quote: Omit<StoredQuote, 'wish'> & { wish: W }): Promise<Slot[]>
  /** The days of a month as a booking could have them. Left out: it goes at any hour, and there are no days to choose. */
  priceMonth?(ctx: Context, wish: W, month: MonthFor): Promise<PricedDay[]>
  /** When its day could end later. Left out: it ends where it arrives. */
  listLaterReturns?(ctx: Context, wish: W, returns: ReturnsOf): Promise<LaterReturns>
  /** Whether its guests are asked afterwards how it was. */
  isReviewed: boolean
  words: {
    /** "The day costs less now". */
    noun: string
    /** What a move makes another: "The new day". */
    moved: string
  }
}
