import type pg from 'pg'
import { patiently, vacuum } from '#server/testing/patiently.ts'

/** Makes generated bookings as different as real ones: names, tours, prices, days behind and ahead, states, balances. */
export async function varyBookings(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  const ask = patiently(client)
  try {
    await ask('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL session_replication_role = replica')
    await ask(
      `WITH of AS (
         SELECT id, (row_number() OVER (ORDER BY id))::int AS n FROM bookings),
       tour AS (SELECT id, (row_number() OVER (ORDER BY slug) - 1)::int AS nth, count(*) OVER ()::int AS all FROM tours)
       UPDATE bookings SET
         tour_id = tour.id,
         lead_name = (ARRAY['Amara','Grace','Kim','Ana','Oliver','Emma','Chen','Hannah'])[1 + n % 8] || ' '
           || (ARRAY['Nwosu','Okafor','Min-jun','Pérez','Grant','Visser','Wei','Weiss','Lima','Rahman','Brandt'])[1 + n % 11]
           || ' ' || n,
         email = 'guest' || n || '@example.com', email_key = 'guest' || n || '@example.com', phone = '+4477' || n,
         pick_up = jsonb_build_object('kind', 'hotel', 'name',
           (ARRAY['Park Hotel Tokyo','The Okura','Palace','Imperial','Hoshinoya','Aman'])[1 + n % 6] || ' ' || n % 500),
         total_yen = 40000 + (n * 7919) % 160000,
         wish = jsonb_build_object('guests', 1 + n % 9),
         created_at = starts_at - make_interval(days => n % 90),
         state = CASE WHEN n % 100 < 60 THEN 'redeemed' WHEN n % 100 < 85 THEN 'confirmed' WHEN n % 100 < 93 THEN 'cancelled'
           WHEN n % 100 < 97 THEN 'expired' WHEN n % 100 < 98 THEN 'no_show' WHEN n % 100 < 99 THEN 'on_hold' ELSE 'confirmed' END,
         held_until = CASE WHEN n % 100 = 98 THEN starts_at END,
         needs_crew = n % 1000 = 999
       FROM of JOIN tour ON tour.nth = of.n % tour.all WHERE of.id = bookings.id AND bookings.ride IS NULL`,
    )
    await ask(
      `INSERT INTO open_balances SELECT id, total_yen FROM bookings
       WHERE state = 'confirmed' AND ('x' || left(md5(id::text), 4))::bit(16)::int % 25 = 0
       ON CONFLICT DO NOTHING`,
    )
    await ask('COMMIT')
    await vacuum(client)
  } finally {
    client.release()
  }
}
