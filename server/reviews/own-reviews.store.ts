import type { OwnReview } from '#contract/reviews.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import type { PartStars } from './review.rules.ts'
import { picturesOfReview } from './reviews.store.ts'

export interface NewReview extends PartStars {
  bookingId: string
  tourId: string
  userId: string | null
  stars: number
  text: string
  author: string
  travelledOn: string
  at: Date
}

export const columnsOf = (review: NewReview) => ({
  booking_id: review.bookingId,
  tour_id: review.tourId,
  user_id: review.userId,
  stars: review.stars,
  chauffeur_stars: review.chauffeurStars,
  guide_stars: review.guideStars,
  vehicle_stars: review.vehicleStars,
  route_stars: review.routeStars,
  text: review.text,
  author: review.author,
  travelled_on: review.travelledOn,
  created_at: review.at,
})

/** Answers its id; undefined where the booking has a review already, also one that came at the same moment. */
export async function addReview(db: Database, review: NewReview): Promise<string | undefined> {
  const added = await db
    .insertInto('tour_reviews')
    .values(columnsOf(review))
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function addReviewPictures(db: Database, reviewId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('review_pictures')
    .values(names.map((name, index) => ({ review_id: reviewId, position: index + 1, picture_name: name })))
    .execute()
}

const selectOwn = (db: Database) =>
  db
    .selectFrom('tour_reviews')
    .innerJoin('bookings', 'bookings.id', 'tour_reviews.booking_id')
    .select([
      'bookings.reference',
      'tour_reviews.status',
      'chauffeur_stars',
      'guide_stars',
      'vehicle_stars',
      'route_stars',
      'text',
      'author',
      'answer',
      'tour_reviews.created_at',
      picturesOfReview.as('pictures'),
    ])

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwn>['executeTakeFirstOrThrow']>>

const toOwn = (row: OwnRow): OwnReview => ({
  reference: row.reference,
  status: row.status as OwnReview['status'],
  chauffeurStars: row.chauffeur_stars ?? 0,
  guideStars: row.guide_stars,
  vehicleStars: row.vehicle_stars ?? 0,
  routeStars: row.route_stars ?? 0,
  text: row.text,
  author: row.author,
  pictures: row.pictures,
  answer: row.answer,
  writtenAt: tokyoIso(row.created_at),
})

export async function findReviewOf(db: Database, bookingId: string): Promise<OwnReview | null> {
  const row = await selectOwn(db).where('tour_reviews.booking_id', '=', bookingId).executeTakeFirst()
  return row ? toOwn(row) : null
}

/** Of some bookings, the oldest first. */
export async function findReviewsAbout(db: Database, bookingIds: readonly string[]): Promise<OwnReview[]> {
  if (bookingIds.length === 0) return []
  const rows = await selectOwn(db)
    .where('tour_reviews.booking_id', 'in', bookingIds)
    .orderBy('tour_reviews.created_at')
    .orderBy('tour_reviews.id')
    .execute()
  return rows.map(toOwn)
}

/** Of everything that an account has booked, also what it wrote as a guest before; the newest first. */
export async function findReviewsOfOwner(db: Database, userId: string): Promise<OwnReview[]> {
  const rows = await selectOwn(db)
    .where('bookings.user_id', '=', userId)
    .orderBy('tour_reviews.created_at', 'desc')
    .orderBy('tour_reviews.id')
    .execute()
  return rows.map(toOwn)
}

export async function isReviewed(db: Database, bookingId: string): Promise<boolean> {
  const row = await db.selectFrom('tour_reviews').select('id').where('booking_id', '=', bookingId).executeTakeFirst()
  return row !== undefined
}
