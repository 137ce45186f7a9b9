import { sql } from 'kysely'
import type { ReviewsOfTour } from '#contract/reviews.ts'
import type { Database } from '#server/platform/database.ts'

/** The newest are enough for the tour's page. */
const mostShown = 20

export async function findReviews(db: Database, tourId: string): Promise<ReviewsOfTour> {
  const released = db.selectFrom('tour_reviews').where('tour_id', '=', tourId).where('status', '=', 'released')
  const [summed, rows] = await Promise.all([
    released
      .select([sql<number>`count(*)::int`.as('count'), sql<number>`round(avg(stars), 1)::float8`.as('average')])
      .executeTakeFirstOrThrow(),
    released
      .select([
        'id',
        'stars',
        'text',
        'author',
        'answer',
        sql<string>`to_char(travelled_on, 'YYYY-MM')`.as('travelled'),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(mostShown)
      .execute(),
  ])
  return { rating: summed.count > 0 ? summed : null, reviews: rows }
}
