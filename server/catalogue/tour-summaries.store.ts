import { sql } from 'kysely'
import type {
  CategoryLabel,
  ClassPrice,
  Load,
  Stroller,
  TourRating,
  TourSummary,
  VehicleClass,
  WalkingLevel,
} from '#contract/catalogue.ts'
import type { Picture } from '#contract/media.ts'
import { levelWithSteps, stepsToClimb } from '#contract/walking.ts'
import type { Database } from '#server/platform/database.ts'
import { isClassInUse, nameOfClass } from './class-names.store.ts'
import { tourPictureJson } from './said-picture.store.ts'
import { toSeason } from './season.rules.ts'
import { withSmallChildren } from './with-children.rules.ts'

/** As on the tour's page: what the office has not released counts for nobody. */
export const ratingOfTour = sql<TourRating | null>`(SELECT jsonb_build_object('average', rating, 'count', reviews)
  FROM tour_ratings WHERE tour_ratings.tour_id = tours.id)`

/** What a list shows, of every published tour; the cheapest price and the largest party come from its classes. */
export function selectSummaries(db: Database) {
  return db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .innerJoin('tour_pictures as covers', (join) =>
      join.onRef('covers.tour_id', '=', 'tours.id').on('covers.position', '=', 1),
    )
    .innerJoin('pictures', 'pictures.name', 'covers.picture_name')
    .where('tours.status', '=', 'published')
    .where('categories.state', '=', 'shown')
    .select([
      'tours.id',
      'tours.slug',
      'tours.title',
      'tours.short_name',
      'tours.summary',
      'tours.unit',
      'tours.duration_minutes',
      'tours.position',
      'tours.guide_included',
      'tours.walking_level',
      'tours.walking_kilometres',
      'tours.best_months',
      'tours.season_from',
      'tours.season_to',
      'tours.start_times',
      'tours.steps',
      'tours.stroller',
      'tours.from_age',
    ])
    .select([
      sql<CategoryLabel>`jsonb_build_object('slug', categories.slug, 'letter', categories.letter,
        'name', categories.name)`.as('category'),
      tourPictureJson('covers').as('cover'),
      ratingOfTour.as('rating'),
      sql<number>`(tours.return_drive_minutes
        + (SELECT coalesce(sum(drive_minutes), 0) FROM tour_stops WHERE tour_id = tours.id))::int`.as('drive_minutes'),
      sql<number>`(SELECT min(price_yen) FROM sold_tour_prices AS tour_prices WHERE tour_id = tours.id)`.as(
        'price_yen',
      ),
      sql<number>`(SELECT max(max_guests) FROM sold_tour_prices AS tour_prices WHERE tour_id = tours.id)`.as(
        'max_guests',
      ),
    ])
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

const stepsOf = ({ steps, stroller }: SummaryRow) => stepsToClimb({ steps, stroller: stroller as Stroller | null })

export const toSummary = (row: SummaryRow): TourSummary => ({
  title: row.title,
  slug: row.slug,
  unit: row.unit,
  duration: row.duration_minutes,
  price: row.price_yen,
  shortName: row.short_name,
  summary: row.summary,
  category: row.category,
  station: row.position,
  guideIncluded: row.guide_included,
  maxGuests: row.max_guests,
  walkingLevel: levelWithSteps(row.walking_level as WalkingLevel, stepsOf(row)),
  walkingKilometres: Number(row.walking_kilometres),
  steps: stepsOf(row),
  bestMonths: row.best_months,
  season: toSeason(row.season_from, row.season_to),
  startTimes: row.start_times,
  rating: row.rating,
  withChildren: withSmallChildren({
    startTimes: row.start_times,
    durationMinutes: row.duration_minutes,
    driveMinutes: row.drive_minutes,
    walkingLevel: row.walking_level as WalkingLevel,
    walkingKilometres: Number(row.walking_kilometres),
    steps: row.steps,
    stroller: row.stroller as Stroller | null,
    fromAge: row.from_age,
  }),
  cover: row.cover as Picture,
})

/** Tours by their ids, in the order of the ids. */
export async function findSummaries(db: Database, ids: readonly string[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const rows = await selectSummaries(db)
    .where('tours.id', 'in', [...ids])
    .execute()
  return inOrder(rows, ids)
}

export function inOrder<R extends { id: string }>(rows: readonly R[], ids: readonly string[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/**
 * Up to three others: of the same line first, then those nearest in length. One whose cover this tour's own gallery
 * shows gives way to all others, so that a page shows no print twice.
 */
export async function findSimilar(db: Database, tourId: string): Promise<TourSummary[]> {
  const rows = await selectSummaries(db)
    .innerJoin('tours as this', (join) => join.on('this.id', '=', tourId))
    .where('tours.id', '<>', tourId)
    .orderBy(
      sql`EXISTS (SELECT FROM tour_pictures AS shown WHERE shown.tour_id = this.id
        AND shown.picture_name = covers.picture_name)`,
    )
    .orderBy(sql`tours.category_id <> this.category_id`)
    .orderBy(sql`abs(tours.duration_minutes - this.duration_minutes)`)
    .orderBy('tours.position')
    .orderBy('tours.slug')
    .limit(3)
    .execute()
  return rows.map(toSummary)
}

/** The classes of several tours, by the tour's id. */
export async function findClassPrices(db: Database, ids: readonly string[]): Promise<Map<string, ClassPrice[]>> {
  const found = new Map<string, ClassPrice[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('tour_prices')
    .selectAll()
    .select(nameOfClass.as('name'))
    .where('tour_id', 'in', [...ids])
    .where(isClassInUse)
    .execute()
  for (const row of rows) {
    const price: ClassPrice = {
      vehicleClass: row.vehicle_class as VehicleClass,
      name: row.name,
      priceYen: row.price_yen,
      loads: row.loads as unknown as Load[],
      maxGuests: row.max_guests,
    }
    found.set(row.tour_id, [...(found.get(row.tour_id) ?? []), price])
  }
  return found
}
