import { sql } from 'kysely'
import type { Picture } from '#contract/media.ts'
import type { Rating, ReviewsOfTour } from '#contract/reviews.ts'
import { pictureJson } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'

/** The newest are enough for the tour's page. */
const mostShown = 20

/** Of the review in the same row, in the order in which they were added: with the reviews, not one by one. */
export const picturesOfReview = sql<Picture[]>`coalesce((
  SELECT jsonb_agg(${pictureJson} ORDER BY review_pictures.position)
  FROM review_pictures JOIN pictures ON pictures.name = review_pictures.picture_name
  WHERE review_pictures.review_id = tour_reviews.id), '[]'::jsonb)`

export const starsAsNumber = sql<number>`tour_reviews.stars::float8`

const mean = (column: string) => sql<number | null>`round(avg(${sql.ref(column)}), 1)::float8`

/** What others may read of a tour: its rating, and the newest reviews. */
export async function findReviews(db: Database, tourId: string): Promise<ReviewsOfTour> {
  const released = db.selectFrom('tour_reviews').where('tour_id', '=', tourId).where('status', '=', 'released')
  const [summed, reviews] = await Promise.all([
    released
      .select([
        sql<number>`count(*)::int`.as('count'),
        mean('stars').as('average'),
        mean('chauffeur_stars').as('chauffeur'),
        mean('guide_stars').as('guide'),
        mean('vehicle_stars').as('vehicle'),
        mean('route_stars').as('route'),
      ])
      .executeTakeFirstOrThrow(),
    released
      .select([
        'id',
        starsAsNumber.as('stars'),
        'text',
        'author',
        'answer',
        sql<string>`to_char(travelled_on, 'YYYY-MM')`.as('travelled'),
        picturesOfReview.as('pictures'),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(mostShown)
      .execute(),
  ])
  return { rating: toRating(summed), reviews }
}

/** Over all tours, of what may be read; null while nothing may. */
export async function ratingOfAll(db: Database): Promise<Pick<Rating, 'average' | 'count'> | null> {
  const { count, average } = await db
    .selectFrom('tour_reviews')
    .where('status', '=', 'released')
    .select([sql<number>`count(*)::int`.as('count'), mean('stars').as('average')])
    .executeTakeFirstOrThrow()
  return average === null ? null : { count, average }
}

type Sums = { count: number; average: number | null } & Rating['parts']

function toRating({ count, average, ...parts }: Sums): Rating | null {
  return average === null ? null : { average, count, parts }
}
