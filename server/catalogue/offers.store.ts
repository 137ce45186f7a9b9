import { sql } from 'kysely'
import type { Offer } from '#contract/offers.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import { pictureJson } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'

function selectOffers(db: Database) {
  return db
    .selectFrom('offers')
    .innerJoin('pictures', 'pictures.name', 'offers.picture_name')
    .select(['offers.id', 'slug', 'title', 'summary', 'code', 'code_meaning', 'percent_off', 'weekdays'])
    .select(['travel_from', 'travel_to', 'book_until', 'most_off_yen', 'once_per_guest', 'budget_yen'])
    .select(['ride_ways', 'stacks'])
    .select([
      pictureJson.as('picture'),
      sql<string[]>`ARRAY(SELECT offer_tours.tour_id FROM offer_tours
        JOIN tour_search ON tour_search.tour_id = offer_tours.tour_id
        WHERE offer_id = offers.id ORDER BY our_order)`.as('tour_ids'),
    ])
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]
export type OfferWithTours = Offer & { tourIds: string[] }

const toOffer = (row: OfferRow): OfferWithTours => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  code: row.code,
  codeMeaning: row.code_meaning,
  percentOff: row.percent_off,
  mostOffYen: row.most_off_yen,
  oncePerGuest: row.once_per_guest,
  hasBudget: row.budget_yen !== null,
  travelFrom: row.travel_from,
  travelTo: row.travel_to,
  weekdays: row.weekdays,
  bookUntil: row.book_until,
  picture: row.picture,
  tourCount: row.tour_ids.length,
  rides: row.ride_ways as RideWay[],
  stacks: row.stacks,
  tourIds: row.tour_ids,
})

/** Offers that can be booked on this day, the one that ends first at the top. */
export async function findRunningOffers(db: Database, today: string): Promise<OfferWithTours[]> {
  const rows = await selectOffers(db)
    .where('state', '=', 'running')
    .where('book_from', '<=', today)
    .where('book_until', '>=', today)
    .orderBy('book_until')
    .orderBy('slug')
    .execute()
  return rows.map(toOffer)
}

export async function findOffer(db: Database, slug: string, today: string): Promise<OfferWithTours | undefined> {
  const row = await selectOffers(db)
    .where('slug', '=', slug)
    .where('state', '=', 'running')
    .where('book_from', '<=', today)
    .where('book_until', '>=', today)
    .executeTakeFirst()
  return row && toOffer(row)
}
