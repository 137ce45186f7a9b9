import type pg from 'pg'
import { patiently, vacuum } from '#server/testing/patiently.ts'

/** So many days out of ten cars, with the same fleet on every one of them. */
const bookingsPerDay = 10

/**
 * Adds the bookings from one number to another, the first ones tomorrow and so on through the years: each with a car, a
 * chauffeur and a guide for eight hours.
 */
export async function generateBookings(pool: pg.Pool, from: number, until: number): Promise<void> {
  const client = await pool.connect()
  const ask = patiently(client)
  try {
    // Without triggers: what follows from a booking follows from each of these, and is not measured.
    await ask('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL session_replication_role = replica')
    await ask(
      `CREATE TEMP TABLE made ON COMMIT DROP AS
       SELECT md5('booking' || n)::uuid AS id, md5('quote' || n)::uuid AS quote_id, n,
         'AN-' || translate(upper(lpad(to_hex(n), 6, '0')), '01', 'GH') AS reference,
         (SELECT id FROM tours ORDER BY slug LIMIT 1) AS tour_id, day, slot,
         (current_date + 1 + day + make_interval(hours => 7 + slot % 4)) AT TIME ZONE 'Asia/Tokyo' AS starts_at,
         (current_date + 1 + day + make_interval(hours => 15 + slot % 4)) AT TIME ZONE 'Asia/Tokyo' AS ends_at
       FROM generate_series($1::int, $2::int - 1) AS n, LATERAL (SELECT n / $3::int AS day, n % $3::int AS slot) AS _`,
      [from, until, bookingsPerDay],
    )
    await ask(
      `INSERT INTO quotes (id, tour_id, wish, demand, starts_at, ends_at, vehicle_class, guides, lines, total_yen,
         cancellation_tiers, created_at, expires_at)
       SELECT quote_id, tour_id, '{"guests": 3}', '{}', starts_at, ends_at, 'alphard', 1, '[]', 98000, '[]', now(), now()
       FROM made`,
    )
    await ask('INSERT INTO orders (id, reference, created_at) SELECT id, reference, now() FROM made')
    await ask(
      `INSERT INTO bookings (id, order_id, reference, token_hash, quote_id, tour_id, state, starts_at, ends_at, vehicle_class, wish,
         lines, total_yen, cancellation_tiers, lead_name, email, email_key, created_at)
       SELECT id, id, reference, sha256(reference::bytea), quote_id, tour_id, 'confirmed', starts_at, ends_at, 'alphard',
         '{"guests": 3}', '[]', 98000, '[]', 'Eleanor Marsh', 'eleanor@example.com', 'eleanor@example.com', now()
       FROM made`,
    )
    // Another one each day, and no one twice a day; whom demo data has taken on a day ahead is left out.
    await ask(
      `INSERT INTO assignments (booking_id, resource_id, starts_at, ends_at, during, from_area, to_area, driving_minutes)
       SELECT made.id, crew.id, starts_at, ends_at, tstzrange(starts_at, ends_at + interval '30 minutes'),
         'chiyoda-chuo', 'chiyoda-chuo', 120
       FROM made JOIN (
         SELECT id, kind, row_number() OVER (PARTITION BY kind ORDER BY id) - 1 AS nth, count(*) OVER (PARTITION BY kind) AS all
         FROM resources) AS crew ON crew.nth = (day * 3 + slot) % crew.all
       ON CONFLICT DO NOTHING`,
    )
    await ask('COMMIT')
    await vacuum(client)
  } finally {
    client.release()
  }
}
