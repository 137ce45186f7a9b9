import { sql } from 'kysely'
import type { PersonKind } from '#contract/people.ts'
import type { ReviewOfPerson, ReviewStatus } from '#contract/reviews-office.ts'
import { hasOneOf } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { yearBefore } from './year-before.rules.ts'

type Person = { id: string; kind: PersonKind }

/** What a guest gave the chauffeur or the guide; who did not say gave the day as a whole. */
const starsOf = (kind: PersonKind) =>
  kind === 'chauffeur'
    ? sql<number>`coalesce(chauffeur_stars, tour_reviews.stars)::float8`
    : sql<number>`coalesce(guide_stars, tour_reviews.stars)::float8`

/** Of bookings that they did, relieved on the road included; what is hidden says nothing of anybody. */
const theirs = (db: Database, { id }: Pick<Person, 'id'>) =>
  db
    .selectFrom('tour_reviews')
    .innerJoin('bookings', 'bookings.id', 'tour_reviews.booking_id')
    .where('tour_reviews.status', '<>', 'hidden')
    .where(({ or, exists, selectFrom }) =>
      or([
        hasOneOf([id]),
        exists(
          selectFrom('road_duties')
            .select('road_duties.booking_id')
            .whereRef('road_duties.booking_id', '=', 'bookings.id')
            .where('road_duties.resource_id', '=', id),
        ),
      ]),
    )

export async function sumUpPerson(db: Database, { id, kind, now }: Person & { now: Date }) {
  const stars = starsOf(kind)
  const of = (count: number) => sql<number>`(count(*) FILTER (WHERE round(${stars}) = ${count}::int))::int`
  const { average, count, ...spread } = await theirs(db, { id })
    .where('travelled_on', '>=', sql<string>`${yearBefore(now)}::date`)
    .select([
      sql<number | null>`round(avg(${stars})::numeric, 1)::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
      ...[of(1).as('one'), of(2).as('two'), of(3).as('three'), of(4).as('four'), of(5).as('five')],
    ])
    .executeTakeFirstOrThrow()
  return { average, count, spread: [spread.one, spread.two, spread.three, spread.four, spread.five] }
}

export async function latestOfPerson(db: Database, { id, kind }: Person): Promise<ReviewOfPerson[]> {
  const rows = await theirs(db, { id })
    .innerJoin('tours', 'tours.id', 'tour_reviews.tour_id')
    .select(['tour_reviews.id', 'tour_reviews.text', 'author', 'tours.title as tourTitle', 'bookings.reference'])
    .select(['tour_reviews.status', starsOf(kind).as('stars')])
    .select(sql<string>`to_char(travelled_on, 'YYYY-MM-DD')`.as('day'))
    .select(sql<boolean>`answer IS NOT NULL`.as('isAnswered'))
    .orderBy('travelled_on', 'desc')
    .orderBy('tour_reviews.id')
    .limit(5)
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, status: status as ReviewStatus }))
}
