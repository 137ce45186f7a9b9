import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { JudgedReview as JudgedReviewSchema } from '#contract/reviews.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { picturesOfReview, starsAsNumber } from './reviews.store.ts'

export type JudgedReview = z.output<typeof JudgedReviewSchema>
export type ReviewStatus = JudgedReview['status']

const perPage = 50

const selectJudged = (db: Database) =>
  db
    .selectFrom('tour_reviews')
    .innerJoin('tours', 'tours.id', 'tour_reviews.tour_id')
    .leftJoin('bookings', 'bookings.id', 'tour_reviews.booking_id')
    .select([
      'tour_reviews.id',
      starsAsNumber.as('stars'),
      'text',
      'author',
      'answer',
      sql<string>`to_char(travelled_on, 'YYYY-MM')`.as('travelled'),
      picturesOfReview.as('pictures'),
      'tour_reviews.status',
      'bookings.reference',
      'tours.title as tourTitle',
      'tour_reviews.created_at',
    ])

type JudgedRow = Awaited<ReturnType<ReturnType<typeof selectJudged>['executeTakeFirstOrThrow']>>

const toJudged = ({ created_at, status, ...row }: JudgedRow): JudgedReview => ({
  ...row,
  status: status as ReviewStatus,
  writtenAt: tokyoIso(created_at),
})

/** The lowest stars first: they are what an office wants to know. */
export async function findToJudge(
  db: Database,
  status: ReviewStatus,
  page: number,
): Promise<{ reviews: JudgedReview[]; pages: number }> {
  const [rows, { count }] = await Promise.all([
    selectJudged(db)
      .where('tour_reviews.status', '=', status)
      .orderBy('stars')
      .orderBy('tour_reviews.created_at')
      .orderBy('tour_reviews.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom('tour_reviews')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow(),
  ])
  return { reviews: rows.map(toJudged), pages: Math.max(1, Math.ceil(count / perPage)) }
}

export interface Judgement {
  id: string
  status: 'released' | 'hidden'
  reason: string | null
  at: Date
}

/** Answers the review as it is then; undefined where there is none. */
export async function saveJudgement(
  db: Database,
  { id, status, reason, at }: Judgement,
): Promise<JudgedReview | undefined> {
  await db
    .updateTable('tour_reviews')
    .set({ status, judged_reason: reason, judged_at: at })
    .where('id', '=', id)
    .execute()
  const row = await selectJudged(db).where('tour_reviews.id', '=', id).executeTakeFirst()
  return row && toJudged(row)
}
