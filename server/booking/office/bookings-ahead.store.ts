import { sql } from 'kysely'
import type { BookingsAhead } from '#contract/areas.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

const ahead = (now: Date) => sql`bookings.state IN ('on_hold', 'pending', 'confirmed') AND bookings.ends_at > ${now}
  AND bookings.starts_at > ${new Date(now.getTime() - 2 * 86_400_000)} AND (bookings.held_until IS NULL OR bookings.held_until > ${now})`

/** Those that begin or end in an area, wherever in it. */
export async function bookingsInArea(db: Database, area: string, now: Date): Promise<BookingsAhead> {
  const { rows } = await sql<{ count: number; last: Date | null }>`
    SELECT count(*)::int AS count, max(bookings.starts_at) AS last
    FROM bookings JOIN quotes ON quotes.id = bookings.quote_id
    WHERE ${ahead(now)} AND (bookings.pick_up ->> 'area' = ${area} OR bookings.drop_off ->> 'area' = ${area}
      OR quotes.demand ->> 'fromArea' = ${area} OR quotes.demand ->> 'toArea' = ${area})`.execute(db)
  return toAhead(rows[0])
}

/** Those in a class. */
export async function bookingsInClass(db: Database, vehicleClass: VehicleClass, now: Date): Promise<BookingsAhead> {
  const { rows } = await sql<{ count: number; last: Date | null }>`
    SELECT count(*)::int AS count, max(starts_at) AS last FROM bookings
    WHERE ${ahead(now)} AND vehicle_class = ${vehicleClass}`.execute(db)
  return toAhead(rows[0])
}

/** Those with an extra. */
export async function bookingsWithExtra(db: Database, code: string, now: Date): Promise<BookingsAhead> {
  const { rows } = await sql<{ count: number; last: Date | null }>`
    SELECT count(*)::int AS count, max(starts_at) AS last FROM bookings
    WHERE ${ahead(now)} AND wish -> 'extras' @> jsonb_build_array(jsonb_build_object('code', ${code}::text))`.execute(
    db,
  )
  return toAhead(rows[0])
}

/** Those that begin or end at each of some places. */
export async function bookingsAtPlaces(
  db: Database,
  slugs: readonly string[],
  now: Date,
): Promise<Map<string, BookingsAhead>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await sql<{ slug: string; count: number; last: Date | null }>`
    SELECT slug, count(DISTINCT bookings.id)::int AS count, max(bookings.starts_at) AS last
    FROM bookings, unnest(ARRAY[bookings.wish ->> 'pickUp', bookings.wish ->> 'dropOff']) AS slug
    WHERE ${ahead(now)} AND slug = ANY(${slugs}::text[]) GROUP BY slug`.execute(db)
  return new Map(rows.map((row) => [row.slug, toAhead(row)]))
}

/** Those on each of some flights, however their guests wrote the number: by airline first, which is the least to read. */
export async function bookingsOnFlights(
  db: Database,
  numbers: readonly string[],
  now: Date,
): Promise<Map<string, BookingsAhead>> {
  if (numbers.length === 0) return new Map()
  const airlines = [...new Set(numbers.map((number) => number.slice(0, 2)))]
  const { rows } = await sql<{ number: string; count: number; last: Date | null }>`
    SELECT number, count(*)::int AS count, max(starts_at) AS last
    FROM (
      SELECT starts_at, regexp_replace(regexp_replace(upper(replace(flight, ' ', '')), '([0-9])[A-Z]$', '\\1'),
        '^(..)0+([0-9])', '\\1\\2') AS number
      FROM bookings WHERE ${ahead(now)} AND upper(left(flight, 2)) = ANY(${airlines}::text[])
    ) AS written
    WHERE number = ANY(${numbers}::text[]) GROUP BY number`.execute(db)
  return new Map(rows.map((row) => [row.number, toAhead(row)]))
}

const toAhead = (row: { count: number; last: Date | null } | undefined): BookingsAhead => ({
  count: row?.count ?? 0,
  lastDay: row?.last ? tokyoDayOf(row.last) : null,
})
