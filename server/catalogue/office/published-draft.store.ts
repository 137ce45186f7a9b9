import { sql } from 'kysely'
import type { CancellationTier, ClassPrice, Stroller, TourEnd, TourRating, WalkingLevel } from '#contract/catalogue.ts'
import type { RichTextDocument } from '#contract/rich-text.ts'
import type { DraftStop } from '#contract/tour-draft.ts'
import type { TourState } from '#contract/tour-states.ts'
import type { Database } from '#server/platform/database.ts'
import { seasonsJson } from '../bookable-tour.store.ts'
import { toSeason } from '../season.rules.ts'
import { ratingOfTour } from '../tour-summaries.store.ts'
import type { NamedDraftPicture, StoredDraft } from './draft.rules.ts'

/** What the public rows say of a tour, in the shape of a draft; also of an archived one. */
export interface PublicTour {
  id: string
  slug: string
  state: TourState
  position: number
  featuredPosition: number | null
  unit: string
  rating: TourRating | null
  updatedAt: Date
  draft: StoredDraft
}

export async function findPublicTour(db: Database, id: string): Promise<PublicTour | undefined> {
  const row = await db
    .selectFrom('tours')
    .selectAll('tours')
    .select([
      ratingOfTour.as('rating'),
      sql<DraftStop[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'nameJa', name_ja,
          'latitude', latitude, 'longitude', longitude, 'driveMinutes', drive_minutes, 'stayMinutes', stay_minutes,
          'fixedArrival', fixed_arrival, 'note', note, 'admission', admission, 'admissionYen', admission_yen)
          ORDER BY position), '[]') FROM tour_stops WHERE tour_id = tours.id)`.as('stops'),
      sql<
        Omit<ClassPrice, 'maxGuests' | 'name'>[]
      >`(SELECT coalesce(jsonb_agg(jsonb_build_object('vehicleClass', vehicle_class,
          'priceYen', price_yen, 'loads', loads) ORDER BY max_guests), '[]')
          FROM tour_prices WHERE tour_id = tours.id)`.as('prices'),
      sql<CancellationTier[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('hoursBefore', hours_before,
          'refundPercent', refund_percent) ORDER BY hours_before DESC), '[]')
          FROM tour_cancellation_tiers WHERE tour_id = tours.id)`.as('tiers'),
      sql<NamedDraftPicture[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', pictures.name,
          'alt', coalesce(tour_pictures.alt, pictures.alt), 'focus', coalesce(tour_pictures.focus, pictures.focus))
          ORDER BY tour_pictures.position), '[]')
          FROM tour_pictures JOIN pictures ON pictures.name = tour_pictures.picture_name
          WHERE tour_id = tours.id)`.as('pictures'),
      seasonsJson().as('seasons'),
    ])
    .where('tours.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    slug: row.slug,
    state: row.status as TourState,
    position: row.position,
    featuredPosition: row.featured_position,
    unit: row.unit,
    rating: row.rating,
    updatedAt: row.updated_at,
    draft: {
      title: row.title,
      slug: row.slug,
      categoryId: row.category_id,
      shortName: row.short_name,
      summary: row.summary,
      details: row.details as unknown as RichTextDocument,
      durationMinutes: row.duration_minutes,
      guideIncluded: row.guide_included,
      startTimes: row.start_times,
      minimumNoticeHours: row.minimum_notice_hours,
      walkingLevel: row.walking_level as WalkingLevel,
      walkingKilometres: Number(row.walking_kilometres),
      steps: row.steps,
      stroller: row.stroller as Stroller | null,
      fromAge: row.from_age,
      bestMonths: row.best_months,
      season: toSeason(row.season_from, row.season_to),
      seasons: row.seasons.flatMap(({ name, seasonFrom, seasonTo, percent, closed, weekdays }) => {
        const season = toSeason(seasonFrom, seasonTo)
        return season ? [{ name, ...season, percent, closed, weekdays }] : []
      }),
      suits: row.suits,
      included: row.included,
      notIncluded: row.not_included,
      planB: row.plan_b,
      pickUp: row.pick_up as unknown as TourEnd,
      dropOff: row.drop_off as unknown as TourEnd,
      stops: row.stops,
      returnDriveMinutes: row.return_drive_minutes,
      prices: row.prices.map((price) => ({ ...price, onSale: true })),
      cancellationTiers: row.tiers,
      pictures: row.pictures,
    },
  }
}
