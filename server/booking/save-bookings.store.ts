import type { BookingState } from '#contract/booking.ts'
import type { Traveller } from '#contract/booking-details.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Meeting } from '#contract/places.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Ride } from '#contract/rides.ts'
import { emailKey } from '#contract/text.ts'
import { bookingDetails, type DetailName, type Details, detailNames } from '#core/booking-details.ts'
import { orderReference } from '#core/references.ts'
import type { Database } from '#server/platform/database.ts'
import type { KeptWish } from '#server/pricing/index.ts'
import type { Move } from './booking-moves.store.ts'
import type { BookingRow, Cancelled } from './bookings.store.ts'
import type { PriceOverride } from './price-overrides.rules.ts'

export type NewBooking = Omit<
  BookingRow,
  | 'state'
  | 'version'
  | 'holdExtended'
  | 'service'
  | 'className'
  | 'beginsAtHotel'
  | 'isGuided'
  | 'calendarSequence'
  | 'agreedTiers'
  | 'mostRefundPercent'
  | 'termsStartAt'
  | 'erasedAt'
  | 'edition'
  | 'priceOverrides'
  | 'needsCrew'
  | 'cancelled'
>

export type FirstMove = Pick<Move, 'actor' | 'reason' | 'at'>

type DetailColumn<Name extends DetailName> = (typeof bookingDetails)[Name]['column']

/** Those that are named, under their columns. */
export const detailColumns = <Given extends Partial<Details>>(details: Given) =>
  Object.fromEntries(
    detailNames
      .filter((name) => details[name] !== undefined)
      .map((name) => [bookingDetails[name].column, details[name]]),
  ) as Record<DetailColumn<keyof Given & DetailName>, string>

/** What a booking is written down with, whatever became of it. */
export const columnsOf = (booking: NewBooking) => ({
  id: booking.id,
  reference: booking.reference,
  token_hash: booking.tokenHash,
  user_id: booking.userId,
  quote_id: booking.quoteId,
  tour_id: booking.tourId,
  ride: booking.ride && JSON.stringify(booking.ride),
  flight_lands_at: booking.landsAt,
  order_id: booking.orderId,
  item_number: booking.itemNumber,
  starts_at: booking.startsAt,
  ends_at: booking.endsAt,
  vehicle_class: booking.vehicleClass,
  wish: JSON.stringify(booking.wish),
  lines: JSON.stringify(booking.lines),
  total_yen: booking.totalYen,
  cancellation_tiers: JSON.stringify(booking.cancellationTiers),
  email: booking.email,
  email_key: emailKey(booking.email),
  ...detailColumns(booking),
  travellers: JSON.stringify(booking.travellers),
  pick_up: booking.pickUp && JSON.stringify(booking.pickUp),
  drop_off: booking.dropOff && JSON.stringify(booking.dropOff),
  voucher_code: booking.voucherCode,
  created_at: booking.createdAt,
})

/** The orders that these are of, each with the first of its items that is written down. */
export const newOrders = (db: Pick<Database, 'insertInto'>, bookings: readonly NewBooking[]) =>
  db
    .insertInto('orders')
    .values(
      [...new Map(bookings.map((booking) => [booking.orderId, booking])).values()].map((booking) => ({
        id: booking.orderId,
        reference: orderReference(booking.reference),
        created_at: booking.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())

/**
 * A booking and its first move, in one statement. Answers false when its quote has made a booking already. `heldBy`: whom
 * the hold counts for while it is open; nobody where it is the office's own.
 */
export async function addBooking(
  db: Database,
  booking: NewBooking,
  { actor, reason, at }: FirstMove,
  heldBy: readonly string[] | null = null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .with('ordered', (query) => newOrders(query, [booking]))
    .with('added', (query) =>
      query
        .insertInto('bookings')
        .values({
          ...columnsOf(booking),
          state: 'on_hold',
          held_until: booking.heldUntil,
          held_by: heldBy && [...heldBy],
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
  /** Of one that is cancelled. */
  cancelled?: Cancelled | undefined
}

/** Compare and swap: moves the booking only out of the state that was seen. Answers its new version. */
export async function changeState(
  db: Database,
  { id, from, to, heldUntil, cancelled }: StateChange,
): Promise<number | undefined> {
  const changed = await db
    .updateTable('bookings')
    .set((old) => ({
      state: to,
      version: old('version', '+', 1),
      // A calendar shows that the day is off.
      ...(to === 'cancelled' ? { calendar_sequence: old('calendar_sequence', '+', 1) } : {}),
      ...(cancelled ? { cancel_cause: cancelled.cause, cancel_event: cancelled.event } : {}),
      ...(heldUntil === undefined ? {} : { held_until: heldUntil }),
      // From where somebody held it is nobody's business once it is no hold any more.
      ...(from === 'on_hold' ? { held_by: null } : {}),
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
  wish: KeptWish
  ride: Ride | null
  landsAt: Date | null
  pickUp: Meeting | null
  dropOff: Meeting | null
  travellers: Traveller[]
  room: string
  flight: string
  lines: QuoteLine[]
  totalYen: number
  priceOverrides: PriceOverride[]
  mostRefundPercent: number | null
  termsStartAt: Date | null
}

/** Moves a booking to another hour or to other terms; a quote that was used already is refused by the database. */
export async function changeSlot(
  db: Database,
  id: string,
  slot: NewSlot,
): Promise<{ version: number; calendarSequence: number }> {
  return db
    .updateTable('bookings')
    .set((old) => ({
      quote_id: slot.quoteId,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      vehicle_class: slot.vehicleClass,
      wish: JSON.stringify(slot.wish),
      ride: slot.ride && JSON.stringify(slot.ride),
      flight_lands_at: slot.landsAt,
      pick_up: slot.pickUp && JSON.stringify(slot.pickUp),
      drop_off: slot.dropOff && JSON.stringify(slot.dropOff),
      travellers: JSON.stringify(slot.travellers),
      room: slot.room,
      flight: slot.flight,
      lines: JSON.stringify(slot.lines),
      total_yen: slot.totalYen,
      price_overrides: JSON.stringify(slot.priceOverrides),
      // Another hour is taken with a whole crew.
      needs_crew: false,
      most_refund_percent: slot.mostRefundPercent,
      terms_start_at: slot.termsStartAt,
      version: old('version', '+', 1),
      calendar_sequence: old('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .returning(['version', 'calendar_sequence as calendarSequence'])
    .executeTakeFirstOrThrow()
}

/** What the day needs to know and the price does not; a calendar shows it. Answers the calendar's new sequence. */
export async function saveDetails(
  db: Database,
  id: string,
  { travellers, ride, landsAt, ...details }: Partial<Details & Pick<BookingRow, 'travellers' | 'ride' | 'landsAt'>>,
): Promise<number> {
  const { calendar_sequence } = await db
    .updateTable('bookings')
    .set((old) => ({
      ...detailColumns(details),
      ...(travellers === undefined ? {} : { travellers: JSON.stringify(travellers) }),
      ...(ride === undefined ? {} : { ride: ride && JSON.stringify(ride) }),
      ...(landsAt === undefined ? {} : { flight_lands_at: landsAt }),
      calendar_sequence: old('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .returning('calendar_sequence')
    .executeTakeFirstOrThrow()
  return calendar_sequence
}

/** Bookings that guests made with this address of mail, answering how many; one that has an account keeps it. */
export async function giveToAccount(db: Database, email: string, userId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ user_id: userId })
    .where('email_key', '=', emailKey(email))
    .where('user_id', 'is', null)
    // Of somebody who left: whoever comes back under the same address begins anew.
    .where('erase_on', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
