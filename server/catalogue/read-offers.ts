import { discountYen } from '#contract/money.ts'
import type { Offer, OfferDetail, OfferExample, OfferedTour, RunningOffer } from '#contract/offers.ts'
import { dearestOn, surchargeYen } from '#contract/tour-season.ts'
import { todayInTokyo } from '#core/days.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { findSeasonsOf } from './bookable-tour.store.ts'
import { firstDayOf } from './offer.rules.ts'
import { findOffer, findRunningOffers, type OfferWithTours } from './offers.store.ts'
import { closedTimesOf, type TourSeason } from './season.rules.ts'
import { readTax, type Tax } from './tax-of.ts'
import { findSummaries, type SummaryRow, toSummary } from './tour-summaries.store.ts'

export async function readRunningOffers(ctx: Context): Promise<{ offers: RunningOffer[] }> {
  const today = todayInTokyo(ctx.clock.now())
  const offers = await findRunningOffers(ctx.db, today)
  const workOut = await knowTours(ctx, offers, today)
  return {
    offers: offers.map((offer) => {
      const tours = workOut(offer)
      return {
        ...withoutTourIds(offer),
        tours: tours.map(({ tour: { slug, title } }) => ({ slug, title })),
        example: exampleOf(tours),
      }
    }),
  }
}

/** An offer that has ended is not found: nobody can use its code any more. */
export async function readOffer(ctx: Context, slug: string): Promise<OfferDetail> {
  const today = todayInTokyo(ctx.clock.now())
  const offer = await findOffer(ctx.db, slug, today)
  if (!offer) throw new AppError('catalogue.unknown-offer')
  return workOutOffer(ctx, offer, today)
}

/** An offer with its code worked through on each of its tours, as its page shows it. */
export async function workOutOffer(ctx: Context, offer: OfferWithTours, today: string): Promise<OfferDetail> {
  const workOut = await knowTours(ctx, [offer], today)
  return { ...withoutTourIds(offer), tours: workOut(offer) }
}

/** Reads the tours of all these offers in one look; what comes back works one offer's code through on each of its own. */
async function knowTours({ db }: Context, offers: readonly OfferWithTours[], today: string) {
  const ids = [...new Set(offers.flatMap(({ tourIds }) => tourIds))]
  const seasons = await findSeasonsOf(db, ids)
  const rows = new Map((await findSummaries(db, ids)).map((row) => [row.id, row]))
  const tax = await readTax(db)
  return (offer: OfferWithTours): OfferedTour[] =>
    offer.tourIds.flatMap((id) => {
      const row = rows.get(id)
      return row ? [workedOn(offer, row, { seasons: seasons.get(id) ?? [], today, tax })] : []
    })
}

interface WorkedBy {
  seasons: readonly TourSeason[]
  today: string
  tax: Tax
}

/** Exactly what a booking of the first day would cost in the smallest car: its season is in the sum. */
function workedOn(offer: OfferWithTours, row: SummaryRow, { seasons, today, tax }: WorkedBy): OfferedTour {
  const tour = toSummary(row)
  const firstDay = firstDayOf(offer, { season: tour.season, closed: closedTimesOf(seasons) }, today)
  const dearest = firstDay === null ? undefined : dearestOn(seasons, firstDay)
  const season = dearest ? { name: dearest.name, yen: surchargeYen(tour.price, dearest.percent) } : null
  const discount = discountYen(tour.price, offer.percentOff, offer.mostOffYen)
  const totalYen = tour.price + (season?.yen ?? 0) - discount
  const day = [{ kind: 'package', amountYen: totalYen }]
  const taxes = tax.ofLines(day, tokyoInstant(firstDay ?? today, '12:00'))
  return { tour, dayYen: tour.price, season, discountYen: discount, totalYen, taxes, firstDay }
}

/** The first on which the code can still be used. */
function exampleOf(tours: readonly OfferedTour[]): OfferExample | null {
  for (const { tour, firstDay, ...worked } of tours) {
    if (firstDay !== null)
      return { ...worked, slug: tour.slug, title: tour.title, durationMinutes: tour.duration, firstDay }
  }
  return null
}

function withoutTourIds({ tourIds: _, ...offer }: OfferWithTours): Offer {
  return offer
}
