import type { Selectable } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import type { CancellationTier, VehicleClass } from '#contract/catalogue.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import type { Database } from '#server/platform/database.ts'
import type { Bookings } from '#server/platform/schema.generated.ts'
import type { Move } from './booking-moves.store.ts'

export interface BookingRow {
  id: string
  reference: string
  tokenHash: Buffer
  userId: string | null
  quoteId: string
  tourId: string
  tour: { slug: string; title: string }
  state: BookingState
  version: number
  startsAt: Date
  endsAt: Date
  vehicleClass: VehicleClass
  wish: Wish
  lines: QuoteLine[]
  totalYen: number
  cancellationTiers: CancellationTier[]
  leadName: string
  email: string
  phone: string
  note: string
  heldUntil: Date | null
  holdExtended: boolean
  createdAt: Date
}

const toBooking = (row: Selectable<Bookings> & { tour_slug: string; tour_title: string }): BookingRow => ({
  id: row.id,
  reference: row.reference,
  tokenHash: row.token_hash,
  userId: row.user_id,
  quoteId: row.quote_id,
  tourId: row.tour_id,
  tour: { slug: row.tour_slug, title: row.tour_title },
  state: row.state as BookingState,
  version: row.version,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  vehicleClass: row.vehicle_class as VehicleClass,
  wish: row.wish as unknown as Wish,
  lines: row.lines as unknown as QuoteLine[],
  totalYen: row.total_yen,
  cancellationTiers: row.cancellation_tiers as unknown as CancellationTier[],
  leadName: row.lead_name,
  email: row.email,
  phone: row.phone,
  note: row.note,
  heldUntil: row.held_until,
  holdExtended: row.hold_extended,
  createdAt: row.created_at,
})

const selectBookings = (db: Database) =>
  db
    .selectFrom('bookings')
    .innerJoin('tours', 'tours.id', 'bookings.tour_id')
    .selectAll('bookings')
    .select(['tours.slug as tour_slug', 'tours.title as tour_title'])

export async function findByReference(db: Database, reference: string): Promise<BookingRow | undefined> {
  const row = await selectBookings(db).where('reference', '=', reference.toUpperCase()).executeTakeFirst()
  return row && toBooking(row)
}

export async function findById(db: Database, id: string): Promise<BookingRow | undefined> {
  const row = await selectBookings(db).where('bookings.id', '=', id).executeTakeFirst()
  return row && toBooking(row)
}

/** The booking as it is now, and nobody else changes it until the transaction ends. */
export async function lockBooking(db: Database, id: string): Promise<BookingRow> {
  if (!db.isTransaction) throw new Error('A booking is locked inside a transaction only.')
  const row = await selectBookings(db)
    .where('bookings.id', '=', id)
    .forNoKeyUpdate('bookings')
    .executeTakeFirstOrThrow()
  return toBooking(row)
}

export type NewBooking = Omit<BookingRow, 'state' | 'version' | 'holdExtended' | 'tour'>

export type FirstMove = Pick<Move, 'actor' | 'reason' | 'at'>

/** A booking and its first move, in one statement. Answers false when its quote has made a booking already. */
export async function addBooking(
  db: Database,
  booking: NewBooking,
  { actor, reason, at }: FirstMove,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .with('added', (query) =>
      query
        .insertInto('bookings')
        .values({
          id: booking.id,
          reference: booking.reference,
          token_hash: booking.tokenHash,
          user_id: booking.userId,
          quote_id: booking.quoteId,
          tour_id: booking.tourId,
          state: 'on_hold',
          starts_at: booking.startsAt,
          ends_at: booking.endsAt,
          vehicle_class: booking.vehicleClass,
          wish: JSON.stringify(booking.wish),
          lines: JSON.stringify(booking.lines),
          total_yen: booking.totalYen,
          cancellation_tiers: JSON.stringify(booking.cancellationTiers),
          lead_name: booking.leadName,
          email: booking.email,
          phone: booking.phone,
          note: booking.note,
          held_until: booking.heldUntil,
          created_at: booking.createdAt,
        })
        .onConflict((conflict) => conflict.column('quote_id').doNothing())
        .returning('id'),
    )
    .insertInto('booking_moves')
    .columns(['booking_id', 'number', 'to_state', 'actor', 'reason', 'at'])
    .expression(({ selectFrom }) =>
      selectFrom('added').select(({ lit, val, cast }) => [
        'id',
        lit(1).as('number'),
        val('on_hold').as('to_state'),
        val(actor).as('actor'),
        val(reason).as('reason'),
        cast<Date>(val(at), 'timestamptz').as('at'),
      ]),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export interface StateChange {
  id: string
  from: BookingState
  to: BookingState
  heldUntil?: Date | null
}

/** Compare and swap: moves the booking only out of the state that was seen. Answers its new version. */
export async function changeState(db: Database, { id, from, to, heldUntil }: StateChange): Promise<number | undefined> {
  const changed = await db
    .updateTable('bookings')
    .set((old) => ({
      state: to,
      version: old('version', '+', 1),
      ...(heldUntil === undefined ? {} : { held_until: heldUntil }),
    }))
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('version')
    .executeTakeFirst()
  return changed?.version
}

export async function setHold(db: Database, id: string, heldUntil: Date): Promise<void> {
  await db.updateTable('bookings').set({ held_until: heldUntil, hold_extended: true }).where('id', '=', id).execute()
}

export interface NewSlot {
  quoteId: string
  startsAt: Date
  endsAt: Date
  vehicleClass: VehicleClass
  wish: Wish
  lines: QuoteLine[]
  totalYen: number
}

/** Moves a booking to another hour; a quote that was used already is refused by the database. */
export async function changeSlot(db: Database, id: string, slot: NewSlot): Promise<number> {
  const { version } = await db
    .updateTable('bookings')
    .set((old) => ({
      quote_id: slot.quoteId,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      vehicle_class: slot.vehicleClass,
      wish: JSON.stringify(slot.wish),
      lines: JSON.stringify(slot.lines),
      total_yen: slot.totalYen,
      version: old('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Holds that ended, the oldest first. */
export async function findEndedHolds(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on_hold')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Confirmed bookings whose service is over. */
export async function findFinished(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'confirmed')
    .where('starts_at', '<', now)
    .where('ends_at', '<=', now)
    .orderBy('starts_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
