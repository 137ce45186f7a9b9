import type {
  CancellationTier,
  ClassPrice,
  Season,
  Stop,
  Stroller,
  TourEnd,
  WalkingLevel,
} from '#contract/catalogue.ts'
import type { RichTextDocument } from '#contract/rich-text.ts'
import type { Database } from '#server/platform/database.ts'
import { fromSeason, type TourSeason } from './season.rules.ts'

/** A tour as it is written down. */
export interface NewTour {
  slug: string
  categoryId: string
  position: number
  status: 'draft' | 'published' | 'archived'
  title: string
  shortName: string
  summary: string
  details: RichTextDocument
  unit: string
  durationMinutes: number
  guideIncluded: boolean
  startTimes: string[]
  minimumNoticeHours: number
  walkingLevel: WalkingLevel
  walkingKilometres: number
  steps: number | null
  stroller: Stroller | null
  fromAge: number | null
  bestMonths: number[]
  season: Season | null
  suits: string[]
  included: string[]
  notIncluded: string[]
  planB: string
  pickUp: TourEnd
  dropOff: TourEnd
  returnDriveMinutes: number
  featuredPosition: number | null
  stops: (Omit<Stop, 'arrivalMinutes'> & { fixedArrival?: string | null })[]
  prices: Omit<ClassPrice, 'name'>[]
  cancellationTiers: CancellationTier[]
  /** When it costs more, or is closed. */
  seasons?: TourSeason[]
  /** Names, the cover first; with what the office says of them here. */
  pictures: readonly (string | SaidPicture)[]
}

export interface SaidPicture {
  name: string
  alt: string
  focus: string
}

/** Adds a tour with all that belongs to it. Answers its id, or undefined where the slug is taken. */
export async function addTour(db: Database, tour: NewTour, id?: string): Promise<string | undefined> {
  const added = await db
    .insertInto('tours')
    .values({ ...columnsOf(tour), ...(id === undefined ? {} : { id }) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return undefined
  await addParts(db, added.id, tour)
  return added.id
}

/** Writes a tour anew with all that belongs to it; inside a transaction, so that nobody sees half of it. */
export async function replaceTour(db: Database, id: string, tour: NewTour, at: Date): Promise<void> {
  if (!db.isTransaction) throw new Error('A tour is written anew inside a transaction only.')
  await db
    .updateTable('tours')
    .set({ ...columnsOf(tour), updated_at: at })
    .where('id', '=', id)
    .execute()
  for (const part of ['tour_stops', 'tour_prices', 'tour_cancellation_tiers', 'tour_pictures', 'tour_seasons'] as const)
    await db.deleteFrom(part).where('tour_id', '=', id).execute()
  await addParts(db, id, tour)
}

const columnsOf = (tour: NewTour) => ({
  slug: tour.slug,
  category_id: tour.categoryId,
  position: tour.position,
  status: tour.status,
  title: tour.title,
  short_name: tour.shortName,
  summary: tour.summary,
  details: JSON.stringify(tour.details),
  unit: tour.unit,
  duration_minutes: tour.durationMinutes,
  guide_included: tour.guideIncluded,
  start_times: tour.startTimes,
  minimum_notice_hours: tour.minimumNoticeHours,
  walking_level: tour.walkingLevel,
  walking_kilometres: tour.walkingKilometres,
  steps: tour.steps,
  stroller: tour.stroller,
  from_age: tour.fromAge,
  best_months: tour.bestMonths,
  season_from: tour.season ? fromSeason(tour.season.from) : null,
  season_to: tour.season ? fromSeason(tour.season.to) : null,
  suits: tour.suits,
  included: tour.included,
  not_included: tour.notIncluded,
  plan_b: tour.planB,
  pick_up: JSON.stringify(tour.pickUp),
  drop_off: JSON.stringify(tour.dropOff),
  return_drive_minutes: tour.returnDriveMinutes,
  featured_position: tour.featuredPosition,
})

async function addParts(db: Database, tourId: string, tour: NewTour) {
  await db
    .insertInto('tour_stops')
    .values(
      tour.stops.map((stop, index) => ({
        tour_id: tourId,
        position: index + 1,
        name: stop.name,
        name_ja: stop.nameJa,
        latitude: stop.latitude,
        longitude: stop.longitude,
        drive_minutes: stop.driveMinutes,
        stay_minutes: stop.stayMinutes,
        note: stop.note,
        admission: stop.admission,
        admission_yen: stop.admissionYen,
        fixed_arrival: stop.fixedArrival ?? null,
      })),
    )
    .execute()
  await db
    .insertInto('tour_prices')
    .values(
      tour.prices.map((price) => ({
        tour_id: tourId,
        vehicle_class: price.vehicleClass,
        price_yen: price.priceYen,
        loads: JSON.stringify(price.loads),
        max_guests: price.maxGuests,
      })),
    )
    .execute()
  await db
    .insertInto('tour_cancellation_tiers')
    .values(
      tour.cancellationTiers.map((tier) => ({
        tour_id: tourId,
        hours_before: tier.hoursBefore,
        refund_percent: tier.refundPercent,
      })),
    )
    .execute()
  await db
    .insertInto('tour_pictures')
    .values(
      tour.pictures.map((picture, index) => {
        const { name, ...said } = typeof picture === 'string' ? { name: picture } : picture
        return { tour_id: tourId, position: index + 1, picture_name: name, ...said }
      }),
    )
    .execute()
  await addSeasons(db, tourId, tour.seasons ?? [])
}

async function addSeasons(db: Database, tourId: string, seasons: readonly TourSeason[]) {
  if (seasons.length === 0) return
  const rows = seasons.map(({ seasonFrom, seasonTo, ...season }, index) => ({
    ...season,
    tour_id: tourId,
    position: index + 1,
    season_from: seasonFrom,
    season_to: seasonTo,
  }))
  await db.insertInto('tour_seasons').values(rows).execute()
}
