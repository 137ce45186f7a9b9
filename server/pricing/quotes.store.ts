import type { CancellationTier, VehicleClass } from '#contract/catalogue.ts'
import type { Meeting } from '#contract/places.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Ride } from '#contract/rides.ts'
import { beginsAtHotel, seasonsJson, type TourSeason } from '#server/catalogue/index.ts'
import type { Demand } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { type KeptWish, keptWish } from './kept-wish.rules.ts'

export interface NewQuote {
  /** Null: of nobody who was signed in. */
  userId: string | null
  /** Of the booking that it would move to another day. */
  bookingId: string | null
  /** Null of a ride. */
  tourId: string | null
  /** Null of a tour. */
  ride: Ride | null
  /** By which table a ride was priced. */
  fareTableId?: string | null
  wish: KeptWish
  /** Null: as the tour itself begins and ends. */
  pickUp: Meeting | null
  dropOff: Meeting | null
  /** What the wish asks of the fleet, given back as it was kept. */
  demand: Demand
  cancellationTiers: CancellationTier[]
  startsAt: Date
  endsAt: Date
  vehicleClass: VehicleClass
  guides: number
  lines: QuoteLine[]
  totalYen: number
  createdAt: Date
  expiresAt: Date
}

export interface StoredQuote extends NewQuote {
  id: string
  className: string
  /** Null of a ride. */
  tourSlug: string | null
  /** Of the tour or the ride. */
  title: string
  /** Of a tour that begins wherever the guest stays. */
  beginsAtHotel: boolean
}

const toValues = (quote: NewQuote) => ({
  user_id: quote.userId,
  booking_id: quote.bookingId,
  tour_id: quote.tourId,
  ride: quote.ride && JSON.stringify(quote.ride),
  fare_table_id: quote.fareTableId ?? null,
  wish: JSON.stringify(quote.wish),
  pick_up: quote.pickUp && JSON.stringify(quote.pickUp),
  drop_off: quote.dropOff && JSON.stringify(quote.dropOff),
  demand: JSON.stringify(quote.demand),
  cancellation_tiers: JSON.stringify(quote.cancellationTiers),
  starts_at: quote.startsAt,
  ends_at: quote.endsAt,
  vehicle_class: quote.vehicleClass,
  guides: quote.guides,
  lines: JSON.stringify(quote.lines),
  total_yen: quote.totalYen,
  created_at: quote.createdAt,
  expires_at: quote.expiresAt,
})

/** Answers the id. */
export async function addQuote(db: Database, quote: NewQuote): Promise<string> {
  const { id } = await db.insertInto('quotes').values(toValues(quote)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Many with ids of their own, in one statement. */
export async function addQuotes(db: Database, quotes: readonly (NewQuote & { id: string })[]): Promise<void> {
  await db
    .insertInto('quotes')
    .values(quotes.map((quote) => ({ id: quote.id, ...toValues(quote) })))
    .execute()
}

const selectQuotes = (db: Database) =>
  db
    .selectFrom('quotes')
    .innerJoin('vehicle_classes', 'vehicle_classes.class', 'quotes.vehicle_class')
    .leftJoin('tours', 'tours.id', 'quotes.tour_id')
    // By their names, so that the statement is prepared once: every hold asks for it.
    .select([
      'quotes.booking_id',
      'quotes.cancellation_tiers',
      'quotes.created_at',
      'quotes.demand',
      'quotes.drop_off',
      'quotes.ends_at',
      'quotes.expires_at',
      'quotes.fare_table_id',
    ])
    .select([
      'quotes.guides',
      'quotes.id',
      'quotes.lines',
      'quotes.pick_up',
      'quotes.ride',
      'quotes.starts_at',
      'quotes.total_yen',
      'quotes.tour_id',
    ])
    .select(['quotes.user_id', 'quotes.vehicle_class', 'quotes.wish'])
    .select(['tours.slug as tour_slug', 'tours.title as tour_title', 'vehicle_classes.name as class_name'])
    .select(beginsAtHotel.as('begins_at_hotel'))

type QuoteRow = Awaited<ReturnType<ReturnType<typeof selectQuotes>['execute']>>[number]

const toQuote = (row: QuoteRow): StoredQuote => ({
  id: row.id,
  userId: row.user_id,
  bookingId: row.booking_id,
  tourId: row.tour_id,
  tourSlug: row.tour_slug,
  ride: row.ride as unknown as Ride | null,
  fareTableId: row.fare_table_id,
  title: row.tour_title ?? (row.ride as unknown as Ride).title,
  wish: keptWish(row.wish),
  pickUp: row.pick_up as unknown as Meeting | null,
  dropOff: row.drop_off as unknown as Meeting | null,
  beginsAtHotel: row.begins_at_hotel,
  demand: row.demand as unknown as Demand,
  cancellationTiers: row.cancellation_tiers as unknown as CancellationTier[],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  vehicleClass: row.vehicle_class as VehicleClass,
  className: row.class_name,
  guides: row.guides,
  lines: row.lines as unknown as QuoteLine[],
  totalYen: row.total_yen,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** Expired ones, too: whoever asks decides what that means. */
export async function findQuote(db: Database, id: string): Promise<StoredQuote | undefined> {
  const row = await selectQuotes(db).where('quotes.id', '=', id).executeTakeFirst()
  return row && toQuote(row)
}

/** The same with when its tour is closed or dearer, in one look: every hold asks for both. */
export async function findQuoteWithSeasons(db: Database, id: string): Promise<QuoteWithSeasons | undefined> {
  const row = await selectQuotes(db).select(seasonsJson().as('seasons')).where('quotes.id', '=', id).executeTakeFirst()
  return row && { quote: toQuote(row), seasons: row.seasons }
}

export interface QuoteWithSeasons {
  quote: StoredQuote
  seasons: TourSeason[]
}

/** It made its booking, which has moved on to another quote: nothing more is to be had by it. */
export async function endQuote(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('quotes').set({ expires_at: now }).where('id', '=', id).where('expires_at', '>', now).execute()
}

/** What a booking asks of the fleet stands with its quote: whoever judges it later finds it as it is now. */
export async function saveDemand(db: Database, id: string, demand: Demand): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ demand: JSON.stringify(demand) })
    .where('id', '=', id)
    .execute()
}

const keptMs = 86_400_000

/** Deletes what expired more than a day ago and is named by no booking and no payment; answers how many. */
export async function forgetOldQuotes(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('quotes')
    .where('expires_at', '<', new Date(now.getTime() - keptMs))
    // By a payment: the difference for another day may have been paid for, or only tried to be.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('named_quotes').select('quote_id').whereRef('named_quotes.quote_id', '=', 'quotes.id'))),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
