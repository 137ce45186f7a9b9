import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/**
 * Counts guests anew from bookings, money and accounts. What the office wrote by hand stays; what an erased booking no
 * longer says is not asked for.
 */
export async function countGuests(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('guests')
    .select('id')
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  await sql`
    UPDATE guests SET
      bookings = told.bookings, paid_yen = told.paid_yen, 
      cards = CASE WHEN guests.erased_at IS NULL THEN told.cards ELSE '{}' END,
      first_seen = coalesce(told.first_seen, guests.first_seen), last_seen = coalesce(told.last_seen, guests.last_seen),
      last_at = told.last_at, next_at = told.next_at, 
      user_id = CASE WHEN guests.erased_at IS NULL THEN account.id END,
      name = CASE WHEN 'name' = ANY(guests.by_hand) OR guests.erased_at IS NOT NULL THEN guests.name ELSE coalesce(told.name, guests.name) END,
      phone = CASE WHEN 'phone' = ANY(guests.by_hand) OR guests.erased_at IS NOT NULL THEN guests.phone ELSE coalesce(told.phone, guests.phone) END,
      name_board = CASE WHEN 'nameBoard' = ANY(guests.by_hand) OR guests.erased_at IS NOT NULL THEN guests.name_board
        ELSE coalesce(told.name_board, guests.name_board) END,
      country = CASE WHEN 'country' = ANY(guests.by_hand) OR guests.erased_at IS NOT NULL THEN guests.country
        ELSE coalesce(account.country, guests.country) END
    FROM guests AS one
    CROSS JOIN LATERAL (
      SELECT
        (count(*) FILTER (WHERE state IN ('pending', 'confirmed', 'redeemed', 'no_show')))::int AS bookings,
        coalesce(sum(money.paid), 0)::bigint AS paid_yen,
        min(created_at) AS first_seen, max(created_at) AS last_seen,
        max(starts_at) FILTER (WHERE state IN ('confirmed', 'redeemed', 'no_show') AND starts_at <= ${now}) AS last_at,
        min(starts_at) FILTER (WHERE state IN ('pending', 'confirmed') AND starts_at > ${now}) AS next_at,
        (array_agg(lead_name ORDER BY created_at DESC, bookings.id) FILTER (WHERE bookings.erased_at IS NULL))[1] AS name,
        (array_agg(phone ORDER BY created_at DESC, bookings.id)
          FILTER (WHERE bookings.erased_at IS NULL AND phone <> ''))[1] AS phone,
        (array_agg(name_board ORDER BY created_at DESC, bookings.id)
          FILTER (WHERE bookings.erased_at IS NULL AND name_board <> ''))[1] AS name_board,
        coalesce((SELECT array_agg(DISTINCT card_brand || ' ' || card_last4) FROM payments
          WHERE payments.state = 'succeeded' AND card_last4 IS NOT NULL AND payments.booking_id IN
            (SELECT booking_id FROM guest_bookings WHERE guest_id = one.id)), '{}') AS cards
      FROM guest_bookings JOIN bookings ON bookings.id = guest_bookings.booking_id
      LEFT JOIN LATERAL (SELECT -sum(amount_yen) AS paid FROM ledger_lines
        WHERE ledger_lines.booking_id = bookings.id AND account = 'guest') AS money ON true
      WHERE guest_bookings.guest_id = one.id) AS told
    LEFT JOIN LATERAL (
      SELECT users.id, nullif(users.country, '') AS country FROM users JOIN guest_addresses USING (email_key)
      WHERE guest_addresses.guest_id = one.id AND users.email_verified_at IS NOT NULL AND users.erased_at IS NULL
      ORDER BY users.created_at LIMIT 1) AS account ON true
    WHERE one.id = guests.id AND guests.id = ANY(${ids}::uuid[]) AND guests.merged_into IS NULL`.execute(db)
  await forgetEmptyGuests(db, ids)
  await writeKeys(db, ids)
}

/** An address that was mended leaves nobody behind, unless the office wrote something about them. */
async function forgetEmptyGuests(db: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM guests WHERE id = ANY(${ids}::uuid[]) AND by_hand = '{}' AND erased_at IS NULL
      AND merged_into IS NULL
      AND NOT EXISTS (SELECT FROM guest_bookings WHERE guest_id = guests.id)
      AND NOT EXISTS (SELECT FROM guest_merges WHERE kept_id = guests.id OR merged_id = guests.id)
      AND NOT EXISTS (SELECT FROM guests AS other WHERE other.merged_into = guests.id)`.execute(db)
  const empty = rows.map(({ id }) => id)
  if (empty.length === 0) return
  await db.deleteFrom('guest_addresses').where('guest_id', 'in', empty).execute()
  await db.deleteFrom('guests').where('id', 'in', empty).execute()
}

/** By what they are found and recognised. */
export async function writeKeys(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE guests SET
      name_key = lower(name), family_key = coalesce(lower(substring(name FROM '(\\S+)\\s*$')), ''),
      phone_key = CASE WHEN length(regexp_replace(phone, '\\D', '', 'g')) >= 7
        THEN regexp_replace(phone, '\\D', '', 'g') ELSE '' END,
      search = lower(name) || ' ' || regexp_replace(phone, '\\D', '', 'g') || ' ' || coalesce(
        (SELECT string_agg(email_key, ' ' ORDER BY email_key) FROM guest_addresses WHERE guest_id = guests.id), '')
    WHERE id = ANY(${ids}::uuid[]) AND merged_into IS NULL AND erased_at IS NULL`.execute(db)
}
