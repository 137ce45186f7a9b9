import { sql } from 'kysely'
import type { CancellationTier } from '#contract/catalogue.ts'
import type { CancellationTerms } from '#contract/fee-settings.ts'
import type { Database } from '#server/platform/database.ts'

/** A tour's tiers as they stand in cancellation_terms, so that the two can be compared. */
const tiersOfTours = sql`(SELECT tour_id, jsonb_agg(jsonb_build_object('hoursBefore', hours_before,
  'refundPercent', refund_percent) ORDER BY hours_before DESC) AS tiers FROM tour_cancellation_tiers GROUP BY tour_id)`

export async function listTerms(db: Database): Promise<CancellationTerms[]> {
  const { rows } = await sql<CancellationTerms>`
    SELECT id, name, cancellation_terms.tiers, count(tour_id)::integer AS tours
    FROM cancellation_terms LEFT JOIN ${tiersOfTours} AS of_tours ON of_tours.tiers = cancellation_terms.tiers
    GROUP BY id ORDER BY name`.execute(db)
  return rows
}

export async function addTerms(db: Database, name: string, tiers: readonly CancellationTier[]): Promise<boolean> {
  const added = await db
    .insertInto('cancellation_terms')
    .values({ name, tiers: JSON.stringify(tiers) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Whoever's name is taken changes nothing. */
export async function renameTerms(
  db: Database,
  id: string,
  { name, tiers }: Pick<CancellationTerms, 'name' | 'tiers'>,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE cancellation_terms SET name = ${name}, tiers = ${JSON.stringify(tiers)}::jsonb
    WHERE id = ${id} AND NOT EXISTS (SELECT FROM cancellation_terms AS other WHERE other.name = ${name} AND other.id <> ${id})
    RETURNING id`.execute(db)
  return rows.length > 0
}

export async function forgetTerms(db: Database, id: string): Promise<void> {
  await db.deleteFrom('cancellation_terms').where('id', '=', id).execute()
}

/** Gives new tiers to every tour that stands exactly as before, and to drafts that do. Answers how many tours. */
export async function replaceTiers(
  db: Database,
  before: readonly CancellationTier[],
  after: readonly CancellationTier[],
): Promise<number> {
  const { rows } = await sql<{ tour_id: string }>`
    SELECT tour_id FROM ${tiersOfTours} AS of_tours WHERE tiers = ${JSON.stringify(before)}::jsonb`.execute(db)
  const ids = rows.map((row) => row.tour_id)
  if (ids.length === 0) return 0
  await db.deleteFrom('tour_cancellation_tiers').where('tour_id', 'in', ids).execute()
  await db
    .insertInto('tour_cancellation_tiers')
    .values(
      ids.flatMap((id) =>
        after.map(({ hoursBefore, refundPercent }) => ({
          tour_id: id,
          hours_before: hoursBefore,
          refund_percent: refundPercent,
        })),
      ),
    )
    .execute()
  return ids.length
}
