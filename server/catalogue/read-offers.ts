import { discountYen, taxIncludedYen } from '#contract/money.ts'
import type { Offer, OfferDetail } from '#contract/offers.ts'
import { AppError } from '#server/platform/app-error.ts'
import { tokyoDay } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { findClosedSeasons } from './bookable-tour.store.ts'
import { firstDayOf } from './offer.rules.ts'
import { findOffer, findRunningOffers, type OfferWithTours } from './offers.store.ts'
import { findSummaries, toSummary } from './tour-summaries.store.ts'

export async function readRunningOffers(ctx: Context): Promise<{ offers: Offer[] }> {
  const offers = await findRunningOffers(ctx.db, tokyoDay(ctx.clock.now()))
  return { offers: offers.map(withoutTourIds) }
}

/** An offer that has ended is not found: nobody can use its code any more. */
export async function readOffer(ctx: Context, slug: string): Promise<OfferDetail> {
  const today = tokyoDay(ctx.clock.now())
  const offer = await findOffer(ctx.db, slug, today)
  if (!offer) throw new AppError('catalogue.unknown-offer')
  const closed = await findClosedSeasons(ctx.db, offer.tourIds)
  const tours = await findSummaries(ctx.db, offer.tourIds)
  return {
    ...withoutTourIds(offer),
    tours: tours.map((row) => {
      const tour = toSummary(row)
      const discount = discountYen(tour.price, offer.percentOff)
      return {
        tour,
        dayYen: tour.price,
        discountYen: discount,
        totalYen: tour.price - discount,
        taxIncludedYen: taxIncludedYen(tour.price - discount),
        firstDay: firstDayOf(offer, { season: tour.season, closed: closed.get(row.id) ?? [] }, today),
      }
    }),
  }
}

function withoutTourIds({ tourIds: _, ...offer }: OfferWithTours): Offer {
  return offer
}
