import { sql } from 'kysely'
import type { CancellationTier, ClassPrice, Stop, Tour, TourEnd } from '#contract/catalogue.ts'
import type { Picture } from '#contract/media.ts'
import { pictureWidths } from '#contract/picture-widths.ts'
import type { RichTextDocument } from '#contract/rich-text.ts'
import type { Database } from '#server/platform/database.ts'
import { seasonsJson } from './bookable-tour.store.ts'
import { nameOfClass } from './class-names.store.ts'
import { withArrivals } from './itinerary.rules.ts'
import { isMeantBy } from './old-slugs.store.ts'
import { tourPictureJson } from './said-picture.store.ts'
import { closedTimesOf } from './season.rules.ts'
import { inOrder, selectSummaries, toSummary } from './tour-summaries.store.ts'

/** Stops, prices, tiers and pictures come as JSON beside the tour: one statement, however many tours. */
function selectTours(db: Database) {
  return selectSummaries(db)
    .select([
      'tours.details',
      'tours.minimum_notice_hours',
      'tours.suits',
      'tours.included',
      'tours.not_included',
      'tours.plan_b',
      'tours.pick_up',
      'tours.drop_off',
      'tours.return_drive_minutes',
    ])
    .select([
      sql<Omit<Stop, 'arrivalMinutes'>[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', name,
          'nameJa', name_ja, 'latitude', latitude, 'longitude', longitude, 'driveMinutes', drive_minutes,
          'stayMinutes', stay_minutes, 'note', note, 'admission', admission, 'admissionYen', admission_yen)
          ORDER BY position), '[]') FROM tour_stops WHERE tour_id = tours.id)`.as('stops'),
      sql<ClassPrice[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('vehicleClass', vehicle_class,
          'name', ${nameOfClass}, 'priceYen', price_yen, 'loads', loads, 'maxGuests', max_guests)
          ORDER BY max_guests, vehicle_class), '[]') FROM sold_tour_prices AS tour_prices WHERE tour_id = tours.id)`.as(
        'prices',
      ),
      sql<CancellationTier[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('hoursBefore', hours_before,
          'refundPercent', refund_percent) ORDER BY hours_before DESC), '[]')
          FROM tour_cancellation_tiers WHERE tour_id = tours.id)`.as('tiers'),
      sql<Picture[]>`(SELECT jsonb_agg(${tourPictureJson()} ORDER BY tour_pictures.position)
          FROM tour_pictures JOIN pictures ON pictures.name = tour_pictures.picture_name
          WHERE tour_id = tours.id)`.as('pictures'),
    ])
    .select(seasonsJson().as('seasons'))
}

type TourRow = Awaited<ReturnType<ReturnType<typeof selectTours>['execute']>>[number]

const toTour = (row: TourRow): Tour => ({
  ...toSummary(row),
  details: row.details as unknown as RichTextDocument,
  itineraries: withArrivals(row.stops),
  image: JSON.stringify(row.pictures.map((picture) => `${picture.path}-${pictureWidths.at(-1)}.webp`)),
  pictures: row.pictures,
  prices: row.prices,
  minimumNoticeHours: row.minimum_notice_hours,
  closed: closedTimesOf(row.seasons),
  cancellationTiers: row.tiers,
  suits: row.suits,
  included: row.included,
  notIncluded: row.not_included,
  planB: row.plan_b,
  pickUp: row.pick_up as unknown as TourEnd,
  dropOff: row.drop_off as unknown as TourEnd,
  returnDriveMinutes: row.return_drive_minutes,
})

/** By its address, or one that it had before. */
export async function findTour(db: Database, slug: string): Promise<(Tour & { id: string }) | undefined> {
  const row = await selectTours(db).where(isMeantBy('tour', slug)).executeTakeFirst()
  return row && { id: row.id, ...toTour(row) }
}

/** Tours by their ids, keyed by id. */
export async function findTours(db: Database, ids: readonly string[]): Promise<Map<string, Tour>> {
  if (ids.length === 0) return new Map()
  const rows = await selectTours(db)
    .where('tours.id', 'in', [...ids])
    .execute()
  return new Map(inOrder(rows, ids).map((row) => [row.id, toTour(row)]))
}

export async function findToursOfCategory(db: Database, categoryId: string): Promise<(Tour & { id: string })[]> {
  const rows = await selectTours(db)
    .where('tours.category_id', '=', categoryId)
    .orderBy('tours.position')
    .orderBy('tours.slug')
    .execute()
  return rows.map((row) => ({ id: row.id, ...toTour(row) }))
}

/** For later capabilities: the id behind a published tour's slug, the present one or one of before. */
export async function tourIdOf(db: Database, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .select('tours.id')
    .where(isMeantBy('tour', slug))
    .where('status', '=', 'published')
    .where('state', '=', 'shown')
    .executeTakeFirst()
  return row?.id
}
