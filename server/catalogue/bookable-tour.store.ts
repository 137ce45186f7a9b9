import { sql } from 'kysely'
import type { CancellationTier, ClassPrice, ClosedTime, Season, Stop, TourEnd } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { isMeantBy } from './old-slugs.store.ts'
import { closedTimesOf, type TourSeason, toSeason } from './season.rules.ts'

/** What booking a tour needs of it, without its texts and pictures. */
export interface BookableTour {
  id: string
  slug: string
  title: string
  durationMinutes: number
  guideIncluded: boolean
  startTimes: string[]
  minimumNoticeHours: number
  season: Season | null
  /** When it is closed although it would run. */
  closed: ClosedTime[]
  /** When it costs more. */
  dearer: TourSeason[]
  /** Their names are the fleet's. */
  prices: Omit<ClassPrice, 'name'>[]
  cancellationTiers: CancellationTier[]
  pickUp: TourEnd
  dropOff: TourEnd
  stops: Pick<Stop, 'driveMinutes' | 'stayMinutes' | 'latitude' | 'longitude'>[]
  returnDriveMinutes: number
}

/** Whether the tour of a query begins wherever its guests stay; false where there is none, as of a ride. */
export const beginsAtHotel = sql<boolean>`coalesce((tours.pick_up -> 'isGuestsHotel')::boolean, false)`

/** The seasons of each tour of a query, as JSON beside it. */
export const seasonsJson = () =>
  sql<TourSeason[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'seasonFrom', season_from,
      'seasonTo', season_to, 'percent', percent, 'closed', closed, 'weekdays', weekdays) ORDER BY position), '[]')
      FROM tour_seasons WHERE tour_id = tours.id)`

const selectBookable = (db: Database) =>
  db
    .selectFrom('tours')
    .select(['id', 'slug', 'title', 'duration_minutes', 'guide_included', 'start_times', 'minimum_notice_hours'])
    .select(['season_from', 'season_to', 'pick_up', 'drop_off', 'return_drive_minutes'])
    .select([
      sql<BookableTour['prices']>`(SELECT coalesce(jsonb_agg(jsonb_build_object('vehicleClass', vehicle_class,
          'priceYen', price_yen, 'loads', loads, 'maxGuests', max_guests) ORDER BY max_guests, vehicle_class), '[]')
          FROM sold_tour_prices AS tour_prices WHERE tour_id = tours.id)`.as('prices'),
      sql<CancellationTier[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('hoursBefore', hours_before,
          'refundPercent', refund_percent) ORDER BY hours_before DESC), '[]')
          FROM tour_cancellation_tiers WHERE tour_id = tours.id)`.as('tiers'),
      sql<BookableTour['stops']>`(SELECT coalesce(jsonb_agg(jsonb_build_object('driveMinutes', drive_minutes,
          'stayMinutes', stay_minutes, 'latitude', latitude, 'longitude', longitude) ORDER BY position), '[]')
          FROM tour_stops WHERE tour_id = tours.id)`.as('stops'),
    ])
    .select(seasonsJson().as('seasons'))
    .where('status', '=', 'published')
    .where((is) =>
      is.exists(
        is.selectFrom('categories').whereRef('categories.id', '=', 'tours.category_id').where('state', '=', 'shown'),
      ),
    )

type BookableRow = Awaited<ReturnType<ReturnType<typeof selectBookable>['execute']>>[number]

const toBookable = (row: BookableRow): BookableTour => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  durationMinutes: row.duration_minutes,
  guideIncluded: row.guide_included,
  startTimes: row.start_times,
  minimumNoticeHours: row.minimum_notice_hours,
  season: toSeason(row.season_from, row.season_to),
  closed: closedTimesOf(row.seasons),
  dearer: row.seasons.filter(({ closed }) => !closed),
  prices: row.prices,
  cancellationTiers: row.tiers,
  pickUp: row.pick_up as unknown as TourEnd,
  dropOff: row.drop_off as unknown as TourEnd,
  stops: row.stops,
  returnDriveMinutes: row.return_drive_minutes,
})

/** Every tour that can be booked. */
export async function findBookableTours(db: Database): Promise<BookableTour[]> {
  return (await selectBookable(db).execute()).map(toBookable)
}

/** By its address, or one that it had before. */
export async function findBookableTour(db: Database, slug: string): Promise<BookableTour | undefined> {
  const row = await selectBookable(db).where(isMeantBy('tour', slug)).executeTakeFirst()
  return row && toBookable(row)
}

/** When tours are closed although they would run, and when they cost more, by their ids. */
export async function findSeasonsOf(db: Database, tourIds: readonly string[]): Promise<Map<string, TourSeason[]>> {
  if (tourIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('tour_seasons')
    .select(['tour_id', 'name', 'season_from as seasonFrom', 'season_to as seasonTo', 'percent', 'closed', 'weekdays'])
    .where('tour_id', 'in', [...tourIds])
    .orderBy('position')
    .execute()
  return Map.groupBy(
    rows.map(({ tour_id: tourId, ...season }) => ({ tourId, ...season })),
    ({ tourId }) => tourId,
  )
}
