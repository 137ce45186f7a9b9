import { sql } from 'kysely'
import type { EditedTour } from '#contract/tour-editing.ts'
import type { Database } from '#server/platform/database.ts'
import { isMeantBy } from '../old-slugs.store.ts'

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The id behind what an address of the office names: an id, a slug or an old slug, public or not. */
export async function findTourId(db: Database, which: string): Promise<string | undefined> {
  if (isId(which)) {
    const { rows } = await sql<{ id: string }>`SELECT id FROM tours WHERE id = ${which}::uuid
      UNION SELECT tour_id FROM tour_drafts WHERE tour_id = ${which}::uuid`.execute(db)
    return rows[0]?.id
  }
  const row = await db.selectFrom('tours').select('id').where(isMeantBy('tour', which)).executeTakeFirst()
  return row?.id
}

/** How it sells: of the last 90 days, and what guests said at any time. */
export async function salesOf(db: Database, id: string, now: Date): Promise<EditedTour['sales']> {
  const { rows } = await sql<EditedTour['sales']>`
    SELECT count(*) FILTER (WHERE sold)::int AS bookings,
      coalesce(sum(total_yen) FILTER (WHERE sold), 0)::float8 AS "revenueYen",
      round(100.0 * count(*) FILTER (WHERE cancelled) / nullif(count(*), 0), 1)::float8 AS "cancelledPercent",
      (SELECT rating FROM tour_ratings WHERE tour_id = ${id}::uuid) AS rating,
      coalesce((SELECT reviews FROM tour_ratings WHERE tour_id = ${id}::uuid), 0) AS reviews
    FROM tour_bookings WHERE tour_id = ${id}::uuid AND created_at > ${now}::timestamptz - interval '90 days'`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('counting bookings gave no row')
  return row
}

/** The place after the last on a line. */
export async function nextStation(db: Database, categoryId: string): Promise<number> {
  const row = await db
    .selectFrom('tours')
    .select(sql<number>`coalesce(max(position), 0)::int + 1`.as('next'))
    .where('category_id', '=', categoryId)
    .executeTakeFirstOrThrow()
  return row.next
}
