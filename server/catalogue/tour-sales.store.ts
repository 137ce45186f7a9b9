import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** A day in Tokyo, and how many days before it are looked at. */
export interface SalesPeriod {
  today: string
  days: number
}

const soldIn = ({ today, days }: SalesPeriod) =>
  sql`tour_sales.day > ${today}::date - ${days}::int AND tour_sales.day <= ${today}::date`

/** Ids of published tours: by revenue, by bookings, and those that the office picked. Without sales, in our order. */
export async function findFrontTours(db: Database, period: SalesPeriod, most: number) {
  const { rows } = await sql<{ top: string[]; popular: string[]; featured: string[] }>`
    WITH sold AS (
      SELECT tour_search.tour_id, our_order, coalesce(sum(bookings), 0) AS bookings,
             coalesce(sum(revenue_yen), 0) AS revenue_yen
      FROM tour_search LEFT JOIN tour_sales ON tour_sales.tour_id = tour_search.tour_id AND ${soldIn(period)}
      GROUP BY tour_search.tour_id
    )
    SELECT ARRAY(SELECT tour_id FROM sold ORDER BY revenue_yen DESC, our_order LIMIT ${most}) AS top,
           ARRAY(SELECT tour_id FROM sold ORDER BY bookings DESC, our_order LIMIT ${most}) AS popular,
           ARRAY(SELECT id FROM tours WHERE featured_position IS NOT NULL AND status = 'published'
                 ORDER BY featured_position) AS featured`.execute(db)
  return rows[0] ?? { top: [], popular: [], featured: [] }
}

/** Tours of one category, the most booked first. */
export async function findMostBooked(db: Database, categoryId: string, period: SalesPeriod): Promise<string[]> {
  const rows = await db
    .selectFrom('tours')
    .leftJoin('tour_sales', (join) => join.onRef('tour_sales.tour_id', '=', 'tours.id').on(soldIn(period) as never))
    .where('tours.category_id', '=', categoryId)
    .where('tours.status', '=', 'published')
    .groupBy('tours.id')
    .select('tours.slug')
    .orderBy(sql`coalesce(sum(tour_sales.bookings), 0)`, 'desc')
    .orderBy('tours.position')
    .execute()
  return rows.map((row) => row.slug)
}

export interface SalesOfDay {
  tourId: string
  day: string
  bookings: number
  revenueYen: number
}

export async function addSales(db: Database, sales: readonly SalesOfDay[]): Promise<void> {
  if (sales.length === 0) return
  await db
    .insertInto('tour_sales')
    .values(
      sales.map(({ tourId, day, bookings, revenueYen }) => ({
        tour_id: tourId,
        day,
        bookings,
        revenue_yen: revenueYen,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What was booked of a tour on a day in Tokyo and not given back, reckoned anew. */
export async function countSales(db: Database, tourId: string, day: string): Promise<void> {
  await sql`INSERT INTO tour_sales (tour_id, day, bookings, revenue_yen)
    SELECT ${tourId}::uuid, ${day}::date, count(*)::int, coalesce(sum(total_yen), 0)::bigint
    FROM tour_bookings WHERE tour_id = ${tourId}::uuid AND sold
      AND created_at >= ${day}::timestamp AT TIME ZONE 'Asia/Tokyo'
      AND created_at < (${day}::timestamp + interval '1 day') AT TIME ZONE 'Asia/Tokyo'
    ON CONFLICT (tour_id, day) DO UPDATE SET bookings = excluded.bookings, revenue_yen = excluded.revenue_yen`.execute(
    db,
  )
}

export async function hasSalesSince(db: Database, day: string): Promise<boolean> {
  const row = await db.selectFrom('tour_sales').select('day').where('day', '>=', day).limit(1).executeTakeFirst()
  return row !== undefined
}
