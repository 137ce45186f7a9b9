import { type SqlBool, sql } from 'kysely'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { HidingGround, JudgedReview, ReviewStatus, reviewsToJudge } from '#contract/reviews-office.ts'
import { type NamedMember, namedCrewsOf } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { picturesOfReview, starsAsNumber } from './reviews.store.ts'
import { yearBefore } from './year-before.rules.ts'

export type { JudgedReview, ReviewStatus }

const perPage = 20

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
      sql<string>`to_char(travelled_on, 'YYYY-MM-DD')`.as('day'),
      picturesOfReview.as('pictures'),
      'tour_reviews.status',
      'tour_reviews.version',
      'chauffeur_stars as chauffeur',
      'guide_stars as guide',
      'vehicle_stars as vehicle',
      'route_stars as route',
      'bookings.id as bookingId',
      'bookings.reference',
      sql<string | null>`CASE WHEN bookings.erased_at IS NULL THEN bookings.lead_name END`.as('guest'),
      'tours.title as tourTitle',
      'tours.slug as tourSlug',
      'tour_reviews.created_at',
      'answered_at',
      'judged_at',
      'judged_ground',
      'judged_reason as reason',
    ])

type JudgedRow = Awaited<ReturnType<ReturnType<typeof selectJudged>['executeTakeFirstOrThrow']>>

/** With who drove and guided, read at once for all of them. */
async function toJudged(db: Database, rows: readonly JudgedRow[]): Promise<JudgedReview[]> {
  const crews = await namedCrewsOf(
    db,
    rows.flatMap(({ bookingId }) => bookingId ?? []),
  )
  return rows.map((row) => toReview(row, crews.get(row.bookingId ?? '') ?? []))
}

const toReview = ({ bookingId: _, ...row }: JudgedRow, crew: readonly NamedMember[]): JudgedReview => {
  const { created_at, answered_at, judged_at, judged_ground, status, chauffeur, guide, vehicle, route, ...said } = row
  const namesOf = (kind: NamedMember['kind']) => crew.filter((one) => one.kind === kind).map(({ name }) => name)
  return {
    ...said,
    crew: { chauffeurs: namesOf('chauffeur'), guides: namesOf('guide') },
    status: status as ReviewStatus,
    parts: { chauffeur, guide, vehicle, route },
    writtenAt: tokyoIso(created_at),
    answeredAt: answered_at && tokyoIso(answered_at),
    judgedAt: judged_at && tokyoIso(judged_at),
    ground: judged_ground as HidingGround | null,
  }
}

type Asked = ReadInputOf<typeof reviewsToJudge>
type Answered = OutputOf<typeof reviewsToJudge>

const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

function matching({ status, q, stars, answer }: Asked) {
  const some = (wanted: SqlBool) => (wanted ? sql<boolean>`true` : sql<boolean>`false`)
  return sql<boolean>`tour_reviews.status = ${status}
    AND (${some(q === '')} OR tour_reviews.text ILIKE ${like(q)} OR tour_reviews.author ILIKE ${like(q)}
      OR bookings.lead_name ILIKE ${like(q)} OR bookings.reference ILIKE ${like(q)} OR tours.title ILIKE ${like(q)})
    AND (${some(stars.length === 0)} OR round(tour_reviews.stars)::int = ANY(${stars.map(Number)}::int[]))
    AND (${some(answer.length !== 1)} OR (tour_reviews.answer IS NOT NULL) = ${answer[0] === 'given'})`
}

/** The lowest stars first: they are what an office wants to know. */
export async function findToJudge(db: Database, asked: Asked): Promise<Pick<Answered, 'reviews' | 'pages' | 'total'>> {
  const [rows, { count }] = await Promise.all([
    selectJudged(db)
      .where(matching(asked))
      .orderBy('tour_reviews.stars')
      .orderBy('tour_reviews.created_at')
      .orderBy('tour_reviews.id')
      .limit(perPage)
      .offset((asked.page - 1) * perPage)
      .execute(),
    db
      .selectFrom('tour_reviews')
      .innerJoin('tours', 'tours.id', 'tour_reviews.tour_id')
      .leftJoin('bookings', 'bookings.id', 'tour_reviews.booking_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(matching(asked))
      .executeTakeFirstOrThrow(),
  ])
  return { reviews: await toJudged(db, rows), pages: Math.max(1, Math.ceil(count / perPage)), total: count }
}

/** How many there are of each state, and what they say in sum. */
export async function sumUpReviews(db: Database, now: Date): Promise<Pick<Answered, 'counts' | 'figures'>> {
  const recent = sql`status = 'released' AND travelled_on >= ${yearBefore(now)}::date`
  const of = (stars: number) => sql<number>`(count(*) FILTER (WHERE ${recent} AND round(stars) = ${stars}::int))::int`
  const row = await db
    .selectFrom('tour_reviews')
    .select([
      sql<number>`(count(*) FILTER (WHERE status = 'waiting'))::int`.as('waiting'),
      sql<number>`(count(*) FILTER (WHERE status = 'released'))::int`.as('released'),
      sql<number>`(count(*) FILTER (WHERE status = 'hidden'))::int`.as('hidden'),
      sql<number | null>`round(avg(stars) FILTER (WHERE ${recent}), 2)::float8`.as('average'),
      sql<number>`(count(*) FILTER (WHERE ${recent}))::int`.as('count'),
      sql<number>`(count(*) FILTER (WHERE status = 'released' AND answer IS NULL))::int`.as('unanswered'),
      sql<number>`(count(*) FILTER (WHERE status = 'waiting' AND stars < 3))::int`.as('waitingBelowThree'),
      of(1).as('one'),
      of(2).as('two'),
      of(3).as('three'),
      of(4).as('four'),
      of(5).as('five'),
    ])
    .executeTakeFirstOrThrow()
  const { waiting, released, hidden, one, two, three, four, five, ...figures } = row
  return { counts: { waiting, released, hidden }, figures: { ...figures, spread: [one, two, three, four, five] } }
}

export async function findJudged(db: Database, ids: readonly string[]): Promise<JudgedReview[]> {
  const rows = await selectJudged(db)
    .where(sql<boolean>`tour_reviews.id = ANY(${ids}::uuid[])`)
    .orderBy('tour_reviews.stars')
    .orderBy('tour_reviews.id')
    .execute()
  return toJudged(db, rows)
}

/** As it is now, and nobody else judges or answers it until the transaction ends. */
export async function lockReview(db: Database, id: string): Promise<JudgedReview | undefined> {
  await db.selectFrom('tour_reviews').select('id').where('id', '=', id).forUpdate().execute()
  return (await findJudged(db, [id]))[0]
}

export interface Judgement {
  id: string
  status: ReviewStatus
  ground: HidingGround | null
  reason: string | null
  at: Date
}

export async function saveJudgement(db: Database, { id, status, ground, reason, at }: Judgement): Promise<void> {
  await db
    .updateTable('tour_reviews')
    .set((old) => ({
      ...{ status, judged_ground: ground, judged_reason: reason },
      judged_at: status === 'waiting' ? null : at,
      version: old('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Compare and swap of many: releases those that still wait in the version that was seen. */
export async function releaseMany(
  db: Database,
  seen: readonly { id: string; version: number }[],
  at: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('tour_reviews')
    .set((old) => ({ status: 'released', judged_at: at, version: old('version', '+', 1) }))
    .where('status', '=', 'waiting')
    .where(
      sql<boolean>`(id, version) IN (SELECT * FROM unnest(${seen.map(({ id }) => id)}::uuid[],
        ${seen.map(({ version }) => version)}::int[]))`,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function saveAnswer(db: Database, id: string, answer: string, at: Date): Promise<void> {
  await db
    .updateTable('tour_reviews')
    .set((old) => ({
      answer: answer || null,
      answered_at: answer ? at : null,
      version: old('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
