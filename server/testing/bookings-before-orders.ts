import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { codeFrom } from '#server/platform/drawn-code.rules.ts'

export interface BookingBefore {
  reference?: string
  state?: string
  startsAt?: Date
  /** Of a way there and back. */
  journeyId?: string
  tokenHash?: Buffer
}

/** A booking as it was written down when there were no orders, without its tour and quote. Answers its id. */
export async function addBookingBeforeOrders(db: Database, booking: BookingBefore = {}): Promise<string> {
  const {
    reference = codeFrom('AN', randomBytes(6)),
    state = 'on_hold',
    startsAt = new Date('2026-11-24T00:00:00Z'),
    journeyId = null,
    tokenHash = randomBytes(32),
  } = booking
  const [id, tourId] = [randomUUID(), journeyId ? null : randomUUID()]
  const ride = journeyId ? JSON.stringify({ title: 'Narita to Shinjuku' }) : null
  await sql`INSERT INTO bookings (id, reference, token_hash, quote_id, tour_id, ride, journey_id, state, starts_at, ends_at,
      vehicle_class, wish, lines, total_yen, cancellation_tiers, lead_name, email, email_key, held_until, created_at)
    VALUES (${id}, ${reference}, ${tokenHash}, gen_random_uuid(), ${tourId}, ${ride}, ${journeyId}, ${state}, ${startsAt},
      ${startsAt}::timestamptz + interval '8 hours', 'none', '{}', '[]', 100000, '[]', 'Mika Test', 'mika@example.com',
      'mika@example.com', '2026-11-15T02:00:00Z', '2026-11-15T01:00:00Z')`.execute(db)
  return id
}
