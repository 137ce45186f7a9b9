import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { rebuildTourIndex } from '../server/catalogue/tour-index.store.ts'
import type { DB } from '../server/platform/schema.generated.ts'

/**
 * Fills the catalogue up to so many tours: copies of the demo tours with other lines, lengths, prices, seasons and
 * places, so that every filter divides them and every word is common.
 */
export async function generateTours(db: Kysely<DB>, wanted: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`CREATE TEMP TABLE copies ON COMMIT DROP AS
      SELECT gen_random_uuid() AS id, tours.id AS of_id, n, slug || '-' || n AS slug,
        (SELECT id FROM categories ORDER BY md5(n::text || slug || categories.slug) LIMIT 1) AS category_id
      FROM generate_series(1, ${wanted}::int) AS n
      JOIN (SELECT id, slug, row_number() OVER (ORDER BY slug) AS nth, count(*) OVER () AS total FROM tours) AS tours
        ON tours.nth = 1 + n % tours.total
      ORDER BY n LIMIT ${wanted}::int - (SELECT count(*) FROM tours)`.execute(trx)
    await sql`INSERT INTO pictures (name, path, alt, ground, focus, width, height)
      SELECT 'copy-' || n, 'copy/' || n, 'A copy', '#808080', '50% 50%', 1600, 1067 FROM copies`.execute(trx)
    await sql`INSERT INTO tours (id, slug, category_id, position, status, title, short_name, summary, details, unit,
        duration_minutes, guide_included, start_times, minimum_notice_hours, walking_level, walking_kilometres,
        best_months, season_from, season_to, suits, included, not_included, plan_b, pick_up, drop_off,
        return_drive_minutes)
      SELECT copies.id, copies.slug, copies.category_id, 100 + n, 'published', title || ' ' || n, short_name, summary,
        details, unit, 180 + n % 20 * 30, n % 7 <> 0, start_times, n % 72,
        (ARRAY['easy', 'moderate', 'long'])[1 + n % 3], walking_kilometres,
        ARRAY[1 + n % 12, 1 + (n + 1) % 12]::smallint[], CASE WHEN n % 9 = 0 THEN 320 END,
        CASE WHEN n % 9 = 0 THEN 1130 END, suits, included, not_included, plan_b, pick_up, drop_off,
        return_drive_minutes
      FROM copies JOIN tours ON tours.id = copies.of_id`.execute(trx)
    await sql`INSERT INTO tour_prices SELECT copies.id, vehicle_class, price_yen + n % 40 * 1000, loads, max_guests
      FROM copies JOIN tour_prices ON tour_id = of_id`.execute(trx)
    await sql`INSERT INTO tour_stops SELECT copies.id, position, name, name_ja, latitude, longitude, drive_minutes,
        stay_minutes, note, admission, admission_yen
      FROM copies JOIN tour_stops ON tour_id = of_id`.execute(trx)
    await sql`INSERT INTO tour_pictures SELECT id, 1, 'copy-' || n FROM copies`.execute(trx)
    await rebuildTourIndex(trx)
  })
  // As the database does by itself within a minute of so large a change.
  await sql`VACUUM (ANALYZE)`.execute(db)
}
