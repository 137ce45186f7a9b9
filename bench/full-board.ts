import type pg from 'pg'

/** Of each kind; three kinds make the sixty rows. */
const ofEachKind = 20
/** Of two hours each, an hour apart: three bars each, on a chauffeur's, a car's and a guide's row. */
const jobsADay = 5

/** A demand as quotes keep it: what the board and the proposals are judged by. */
const demand = {
  ...{ vehicleClass: 'alphard', isBus: false, durationMinutes: 120, fromArea: 'chiyoda-chuo', toArea: 'chiyoda-chuo' },
  ...{ drivingMinutes: 40, longestDriveMinutes: 20, seats: 3, largeCases: 0, guides: 1, guideLanguage: 'en' },
}

/** Exactly sixty people and cars, all of them able to take any of these jobs, who have nothing to do yet. */
export async function fleetOfSixty(pool: pg.Pool): Promise<void> {
  await pool.query('UPDATE assignments SET live = false')
  await pool.query("UPDATE bookings SET state = 'cancelled' WHERE state IN ('confirmed', 'on_hold', 'pending')")
  await pool.query('DELETE FROM absences')
  await pool.query(
    `UPDATE resources SET active = nth <= $1, working_days = '{1,2,3,4,5,6,7}', works_from_minutes = 0,
       works_until_minutes = 2880
     FROM (SELECT id, row_number() OVER (PARTITION BY kind ORDER BY id) AS nth FROM resources) AS counted
     WHERE counted.id = resources.id`,
    [ofEachKind],
  )
  await pool.query("UPDATE vehicles SET class = 'alphard', papers_until = NULL")
  await pool.query(`UPDATE vehicles SET loads = '[{"guests": 6, "largeCases": 6}]'`)
  await pool.query("UPDATE chauffeurs SET drives = '{alphard}'")
  await pool.query("UPDATE guides SET languages = '{en}'")
}

/** Three hundred bars on one day, each where it is legal. */
export async function fillDay(pool: pg.Pool, day: string): Promise<void> {
  await pool.query(
    `CREATE TEMP TABLE full_day AS
     SELECT md5('full' || n)::uuid AS id, md5('full quote' || n)::uuid AS quote_id, n / $2::int AS nth,
       'AN-' || translate(upper(lpad(to_hex(9000000 + n), 6, '0')), '01', 'GH') AS reference,
       (SELECT id FROM tours ORDER BY slug OFFSET n % 10 LIMIT 1) AS tour_id,
       ($1::date + make_interval(hours => 6 + 3 * (n % $2::int))) AT TIME ZONE 'Asia/Tokyo' AS starts_at
     FROM generate_series(0, $3::int - 1) AS n`,
    [day, jobsADay, ofEachKind * jobsADay],
  )
  await pool.query(
    `INSERT INTO quotes (id, tour_id, wish, demand, starts_at, ends_at, vehicle_class, guides, lines, total_yen,
       cancellation_tiers, created_at, expires_at)
     SELECT quote_id, tour_id, '{"guests": 3}', $1, starts_at, starts_at + interval '2 hours', 'alphard', 1, '[]', 98000,
       '[]', now(), now()
     FROM full_day`,
    [JSON.stringify(demand)],
  )
  await pool.query('INSERT INTO orders (id, reference, created_at) SELECT id, reference, now() FROM full_day')
  await pool.query(
    `INSERT INTO bookings (id, order_id, reference, token_hash, quote_id, tour_id, state, starts_at, ends_at, vehicle_class, wish,
       lines, total_yen, cancellation_tiers, lead_name, email, email_key, created_at)
     SELECT id, id, reference, sha256(reference::bytea), quote_id, tour_id, 'confirmed', starts_at,
       starts_at + interval '2 hours', 'alphard', '{"guests": 3}', '[]', 98000, '[]', 'Eleanor Marsh',
       'eleanor@example.com', 'eleanor@example.com', now()
     FROM full_day`,
  )
  await pool.query(
    `INSERT INTO assignments (booking_id, resource_id, starts_at, ends_at, during, from_area, to_area, driving_minutes)
     SELECT full_day.id, crew.id, starts_at, starts_at + interval '2 hours',
       tstzrange(starts_at, starts_at + interval '150 minutes'), 'chiyoda-chuo', 'chiyoda-chuo', 40
     FROM full_day JOIN (
       SELECT id, row_number() OVER (PARTITION BY kind ORDER BY id) - 1 AS nth FROM resources WHERE active
     ) AS crew ON crew.nth = full_day.nth`,
  )
  await pool.query('DROP TABLE full_day')
}

/** Gives generated bookings a demand that the board can judge. */
export const giveDemands = (pool: pg.Pool) =>
  pool.query("UPDATE quotes SET demand = $1 WHERE demand = '{}'", [JSON.stringify({ ...demand, durationMinutes: 480 })])
