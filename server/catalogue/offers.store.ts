import { sql } from 'kysely'
import type { Offer } from '#contract/offers.ts'
import { pictureJson } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'

function selectOffers(db: Database) {
  return db
    .selectFrom('offers')
    .innerJoin('pictures', 'pictures.name', 'offers.picture_name')
    .select(['offers.id', 'slug', 'title', 'summary', 'code', 'code_meaning', 'percent_off', 'weekdays'])
    .select(['travel_from', 'travel_to', 'book_until'])
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
  travelFrom: row.travel_from,
  travelTo: row.travel_to,
  weekdays: row.weekdays,
  bookUntil: row.book_until,
  picture: row.picture,
  tourCount: row.tour_ids.length,
  tourIds: row.tour_ids,
})

/** Offers that can be booked on this day, the one that ends first at the top. */
export async function findRunningOffers(db: Database, today: string): Promise<OfferWithTours[]> {
  const rows = await selectOffers(db)
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
    .where('book_from', '<=', today)
    .where('book_until', '>=', today)
    .executeTakeFirst()
  return row && toOffer(row)
}

export interface NewOffer extends Omit<Offer, 'picture' | 'tourCount'> {
  bookFrom: string
  pictureName: string
  /** Slugs of the tours it applies to. */
  tours: readonly string[]
}

export async function addOffer(db: Database, offer: NewOffer): Promise<void> {
  const added = await db
    .insertInto('offers')
    .values({
      slug: offer.slug,
      title: offer.title,
      summary: offer.summary,
      code: offer.code,
      code_meaning: offer.codeMeaning,
      percent_off: offer.percentOff,
      travel_from: offer.travelFrom,
      travel_to: offer.travelTo,
      weekdays: offer.weekdays,
      book_from: offer.bookFrom,
      book_until: offer.bookUntil,
      picture_name: offer.pictureName,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await db
    .insertInto('offer_tours')
    .columns(['offer_id', 'tour_id'])
    .expression((from) =>
      from
        .selectFrom('tours')
        .select([sql<string>`${added.id}::uuid`.as('offer_id'), 'id'])
        .where('slug', 'in', [...offer.tours]),
    )
    .execute()
}
