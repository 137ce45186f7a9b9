import type pg from 'pg'
import { patiently, vacuum } from './patiently.ts'

/** All of them lie in so many days, whether they are many or few: a larger business, not a longer one. */
const days = { behind: 800, ahead: 200 }

/** Indexes that are laid again at the end, which takes a fraction of the time; those behind constraints stay. */
const crowded = ['bookings', 'guests', 'guest_addresses', 'ledger_lines']

/**
 * Adds so many bookings as a house of that size has them: guests who come again, tours and rides, crews as far as the
 * fleet goes, money that came and went back.
 */
export async function growBookings(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  const ask = patiently(client)
  try {
    await ask('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL session_replication_role = replica')
    await ask("SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL work_mem = '64MB'")
    const { rows: indexes } = await ask<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
       WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
      [crowded],
    )
    for (const { name } of indexes) await ask(`DROP INDEX ${name}`)
    await ask(made, [count, days.behind, days.behind + days.ahead])
    await ask('ANALYZE made')
    for (const statement of statements) await ask(statement)
    for (const { definition } of indexes) await ask(definition)
    await ask('COMMIT')
    await vacuum(client)
  } finally {
    client.release()
  }
}

/** Chances come from the number, so that every run has the same bookings. */
const made = `
  CREATE TEMP TABLE made ON COMMIT DROP AS
  WITH tour AS (SELECT array_agg(id ORDER BY slug) AS ids, count(*)::int AS all FROM tours WHERE status = 'published'),
  car AS (SELECT count(*)::int AS all FROM vehicles),
  placed AS (
    SELECT n, md5('grown booking' || n)::uuid AS id, n % $3::int - $2::int AS day, n / $3::int AS slot,
      abs(hashint4(n)) AS chance, md5('grown guest' || n % ($1::int * 4 / 5 + 1))::uuid AS guest_id,
      n % ($1::int * 4 / 5 + 1) AS guest
    FROM generate_series(0, $1::int - 1) AS n)
  SELECT n, id, day, chance, guest_id, guest, slot % car.all AS nth, slot / car.all AS wave,
    CASE WHEN chance % 10 > 0 THEN tour.ids[1 + chance / 10 % tour.all] END AS tour_id,
    'AN-Z' || (SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + ((n * 7919::bigint >> 5 * place) % 32)::int, 1), '')
      FROM generate_series(0, 4) AS place) AS reference,
    (current_date + day + make_interval(mins => 360 + slot % 60 * 10)) AT TIME ZONE 'Asia/Tokyo' AS starts_at,
    (current_date + day + make_interval(mins => 840 + slot % 60 * 10)) AT TIME ZONE 'Asia/Tokyo' AS ends_at,
    -- Days and totals not by what chooses the tour, or each would have its tours.
    current_date + least(day, 0) - make_interval(days => chance / 1000 % 90, mins => chance / 90000 % 1440) AS created_at,
    40000 + chance / 100 % 160 * 1000 AS total_yen,
    -- As many in a hundred are given back whether there are many or few; the fleet decides how many of those ahead last.
    CASE WHEN chance / 7 % 100 BETWEEN 84 AND 91 THEN 'cancelled'
      WHEN day >= 0 AND slot >= car.all THEN 'expired'
      WHEN day >= 0 THEN CASE WHEN chance / 7 % 100 = 0 THEN 'on_hold' ELSE 'confirmed' END
      WHEN chance / 7 % 100 < 84 THEN 'redeemed' WHEN chance / 7 % 100 < 98 THEN 'expired' ELSE 'no_show' END AS state,
    (ARRAY['Amara','Grace','Kim','Ana','Oliver','Emma','Chen','Hannah','Noah','Priya','Luca','Sofia','Ivan','Mei','Tom'])[1 + guest % 15]
      || ' ' || (ARRAY['Ba','Ce','Di','Fo','Gu','Ha','Je','Ki','Lo','Mu','Na','Pe','Qui'])[1 + guest / 15 % 13]
      || (ARRAY['lan','mer','nov','par','ros','sen','tak','vin','wel','yam','zan'])[1 + guest / 195 % 11]
      || (ARRAY['a','berg','der','escu','field','gawa','i','moto','ski','son','ton'])[1 + guest / 2145 % 11] AS name
  FROM placed, tour, car`

const statements = [
  `INSERT INTO orders (id, reference, created_at) SELECT id, reference, created_at FROM made`,
  // Without their quotes, which nothing here reads.
  `INSERT INTO bookings (id, order_id, reference, token_hash, quote_id, tour_id, ride, state, starts_at, ends_at, vehicle_class, wish,
     lines, total_yen, cancellation_tiers, lead_name, email, email_key, phone, pick_up, held_until, created_at)
   SELECT id, id, reference, sha256(reference::bytea), id, tour_id, CASE WHEN tour_id IS NULL THEN '{"title": "Narita to Shinjuku"}'::jsonb END,
     state, starts_at, ends_at, 'alphard', jsonb_build_object('guests', 1 + chance % 9), '[]', total_yen, '[]', name,
     'guest' || guest || '@example.com', 'guest' || guest || '@example.com', '+4477' || lpad(guest::text, 7, '0'),
     jsonb_build_object('kind', 'hotel', 'name',
       (ARRAY['Park Hotel Tokyo','The Okura','Palace','Imperial','Hoshinoya','Aman'])[1 + chance % 6] || ' ' || chance % 500),
     CASE WHEN state = 'on_hold' THEN starts_at END, created_at FROM made`,
  `INSERT INTO booking_moves (booking_id, number, from_state, to_state, actor, reason, at)
   SELECT id, 1, NULL, 'on_hold', 'guest', 'Held', created_at FROM made`,
  // Each car has one day's work and, where the house is larger than its fleet, goes out again and again by night, far
  // shorter than it would: what is measured is how many there are.
  `INSERT INTO assignments (booking_id, resource_id, starts_at, ends_at, during, from_area, to_area, driving_minutes)
   SELECT made.id, crew.id, at, at + lasts, tstzrange(at, at + lasts), 'chiyoda-chuo', 'chiyoda-chuo', 10
   FROM made JOIN (
     SELECT id, row_number() OVER (PARTITION BY kind ORDER BY id) - 1 AS nth FROM resources WHERE kind IN ('vehicle', 'chauffeur')
     ) AS crew USING (nth),
     LATERAL (SELECT make_interval(mins => CASE WHEN wave = 0 THEN 480 ELSE 10 END) AS lasts,
       (current_date + day + make_interval(mins => CASE WHEN wave = 0 THEN 540 ELSE wave * 10 - 10 END))
         AT TIME ZONE 'Asia/Tokyo' AS at) AS _
   WHERE state IN ('redeemed', 'no_show', 'confirmed') ON CONFLICT DO NOTHING`,
  // The database would find out by itself between two transactions.
  'ANALYZE bookings, assignments',
  `INSERT INTO ledger_lines (entry_id, number, booking_id, account, amount_yen, memo, at)
   SELECT md5('grown payment' || n)::uuid, number, id, account, sign * total_yen, 'Paid by card (test)', created_at
   FROM made, (VALUES (1, 'gateway', 1), (2, 'guest', -1)) AS side (number, account, sign)
   WHERE state NOT IN ('expired', 'on_hold')
   UNION ALL
   SELECT md5('grown refund' || n)::uuid, number, id, account, sign * total_yen / 2, 'Cancelled by the guest',
     created_at + make_interval(hours => chance % 48)
   FROM made, (VALUES (1, 'guest', 1), (2, 'gateway', -1)) AS side (number, account, sign)
   WHERE state = 'cancelled'`,
  `INSERT INTO tax_parts (booking_id, move_id, occasion, part, amount_yen, at)
   SELECT id, md5('grown payment' || n)::uuid, 'cancelled', 'kept', total_yen - total_yen / 2,
     created_at + make_interval(hours => chance % 48)
   FROM made WHERE state = 'cancelled'`,
  `INSERT INTO open_balances SELECT id, total_yen FROM made WHERE state = 'confirmed' AND chance % 25 = 0`,
  `INSERT INTO guests (id, name, email, phone, country, bookings, paid_yen, first_seen, last_seen, last_at, next_at,
     phone_key, name_key, family_key, search)
   SELECT guest_id, name, 'guest' || guest || '@example.com', '+4477' || lpad(guest::text, 7, '0'),
     (ARRAY['GB','US','DE','FR','BR','KR','AU', NULL])[1 + guest % 8], count(*) FILTER (WHERE state <> 'expired'),
     sum(total_yen), min(created_at), max(created_at), max(starts_at) FILTER (WHERE day < 0),
     min(starts_at) FILTER (WHERE day > 0 AND state = 'confirmed'), '4477' || lpad(guest::text, 7, '0'), lower(name),
     lower(split_part(name, ' ', 2)), lower(name) || ' 4477' || lpad(guest::text, 7, '0') || ' guest' || guest || '@example.com'
   FROM made GROUP BY guest_id, guest, name`,
  `INSERT INTO guest_addresses (email_key, email, guest_id)
   SELECT DISTINCT 'guest' || guest || '@example.com', 'guest' || guest || '@example.com', guest_id FROM made`,
  'INSERT INTO guest_bookings (booking_id, guest_id) SELECT id, guest_id FROM made',
]
