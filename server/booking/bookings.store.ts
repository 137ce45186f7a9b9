import { type Selectable, sql } from 'kysely'
import type { BookingState, Service } from '#contract/booking.ts'
import type { Traveller } from '#contract/booking-details.ts'
import type { CancelCause, CancelEvent } from '#contract/cancel-words.ts'
import type { CancellationTier, VehicleClass } from '#contract/catalogue.ts'
import type { Meeting } from '#contract/places.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Ride } from '#contract/rides.ts'
import { bookingDetails, type Details, detailNames, forDetails } from '#core/booking-details.ts'
import { beginsAtHotel } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Bookings } from '#server/platform/schema.generated.ts'
import { type KeptWish, keptWish } from '#server/pricing/index.ts'
import { keptTiers, limitTiers } from './booking.rules.ts'
import type { PriceOverride } from './price-overrides.rules.ts'

/** On whose side it lies that a day is off. */
export interface Cancelled {
  cause: CancelCause
  event: CancelEvent | null
}

export interface BookingRow extends Details {
  id: string
  reference: string
  tokenHash: Buffer
  userId: string | null
  quoteId: string
  /** Null of a ride. */
  tourId: string | null
  service: Service
  /** Null of a tour. */
  ride: Ride | null
  /** When the flight lands, as it is known by now. */
  landsAt: Date | null
  /** Shared by all that was bought together. */
  orderId: string
  /** Which one of it, from 1. */
  itemNumber: number
  state: BookingState
  version: number
  /** Rises with every change whatsoever: what the office saves names the one that it looked at. */
  edition: number
  startsAt: Date
  endsAt: Date
  vehicleClass: VehicleClass
  /** As the fleet calls it now. */
  className: string
  wish: KeptWish
  lines: QuoteLine[]
  totalYen: number
  /** Lines that the office charges otherwise than computed. */
  priceOverrides: PriceOverride[]
  /** As they hold for this booking: limited where its day was moved late, and longer where we moved it nearer. */
  cancellationTiers: CancellationTier[]
  /** As they were agreed to, for the day itself. */
  agreedTiers: CancellationTier[]
  /** What the terms still gave back when the day was moved; null where nothing was lost by then. */
  mostRefundPercent: number | null
  /** By this start its terms are judged, where we moved it nearer; null: by its own. */
  termsStartAt: Date | null
  email: string
  travellers: Traveller[]
  /** Null: where the tour itself begins and ends. */
  pickUp: Meeting | null
  dropOff: Meeting | null
  /** Of a tour that begins wherever the guest stays. */
  beginsAtHotel: boolean
  /** Somebody guides it: the tour has a guide, or one was asked for. */
  isGuided: boolean
  /** Behind the QR code of the voucher; bookings made before there were vouchers have none. */
  voucherCode: string | null
  /** Rises with every change that a calendar shows. */
  calendarSequence: number
  heldUntil: Date | null
  holdExtended: boolean
  createdAt: Date
  /** Confirmed, and somebody or something of its crew fell away. */
  needsCrew: boolean
  /** Of a cancelled one: who, and what happened; null where nobody said so. */
  cancelled: Cancelled | null
  /** Its guest left us, and the row no longer says who that was. */
  erasedAt: Date | null
}

type StoredBooking = Selectable<Bookings> & {
  tour_slug: string | null
  tour_title: string | null
  class_name: string
  begins_at_hotel: boolean
  tour_guide_included: boolean | null
}

const toBooking = (row: StoredBooking): BookingRow => ({
  id: row.id,
  reference: row.reference,
  tokenHash: row.token_hash,
  userId: row.user_id,
  quoteId: row.quote_id,
  tourId: row.tour_id,
  service: serviceOf(row),
  ride: row.ride as unknown as Ride | null,
  landsAt: row.flight_lands_at,
  orderId: row.order_id,
  itemNumber: row.item_number,
  state: row.state as BookingState,
  version: row.version,
  edition: row.edition,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  vehicleClass: row.vehicle_class as VehicleClass,
  className: row.class_name,
  wish: keptWish(row.wish),
  lines: row.lines as unknown as QuoteLine[],
  totalYen: row.total_yen,
  priceOverrides: row.price_overrides as unknown as PriceOverride[],
  cancellationTiers: keptTiers(
    limitTiers(row.cancellation_tiers as unknown as CancellationTier[], row.most_refund_percent),
    { startsAt: row.starts_at, termsStartAt: row.terms_start_at },
  ),
  agreedTiers: row.cancellation_tiers as unknown as CancellationTier[],
  mostRefundPercent: row.most_refund_percent,
  termsStartAt: row.terms_start_at,
  email: row.email,
  ...forDetails(detailNames, (name) => row[bookingDetails[name].column]),
  travellers: row.travellers as unknown as Traveller[],
  pickUp: row.pick_up as unknown as Meeting | null,
  dropOff: row.drop_off as unknown as Meeting | null,
  beginsAtHotel: row.begins_at_hotel,
  isGuided: isGuided(row),
  voucherCode: row.voucher_code,
  calendarSequence: row.calendar_sequence,
  heldUntil: row.held_until,
  holdExtended: row.hold_extended,
  createdAt: row.created_at,
  needsCrew: row.needs_crew,
  cancelled:
    row.cancel_cause === null
      ? null
      : { cause: row.cancel_cause as CancelCause, event: row.cancel_event as CancelEvent | null },
  erasedAt: row.erased_at,
})

const isGuided = (row: Pick<StoredBooking, 'ride' | 'wish' | 'tour_guide_included'>) =>
  row.ride === null && (row.tour_guide_included === true || keptWish(row.wish).guide)

/** What was booked, from a row that is joined with its tour where it has one. */
export const serviceOf = (row: { tour_slug: string | null; tour_title: string | null; ride: unknown }): Service =>
  row.tour_slug === null
    ? { kind: 'ride', slug: null, title: (row.ride as Ride).title }
    : { kind: 'tour', slug: row.tour_slug, title: row.tour_title ?? '' }

const selectBookings = (db: Database) =>
  db
    .selectFrom('bookings')
    .innerJoin('vehicle_classes', 'vehicle_classes.class', 'bookings.vehicle_class')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .selectAll('bookings')
    .select(['tours.slug as tour_slug', 'tours.title as tour_title', 'vehicle_classes.name as class_name'])
    .select(['tours.guide_included as tour_guide_included', beginsAtHotel.as('begins_at_hotel')])

export interface OpenedBooking {
  booking: BookingRow
  /** The token is one of its order: of its own or a later link, or of what was bought with it. */
  isLinked: boolean
}

/**
 * By its reference or one that it had before. That of an order of several is its first item's; a booking of the same name
 * comes before it, since it is the order of one.
 */
export function isCalled(reference: string) {
  const name = reference.toUpperCase()
  return sql<boolean>`bookings.id = coalesce(
    (SELECT named.id FROM bookings AS named WHERE named.reference = ${name}),
    (SELECT booking_id FROM reference_aliases WHERE reference_aliases.reference = ${name}),
    (SELECT first.id FROM orders JOIN bookings AS first ON first.order_id = orders.id AND first.item_number = 1
      WHERE orders.reference = ${name}))`
}

export async function findByReference(db: Database, reference: string): Promise<BookingRow | undefined> {
  const row = await selectBookings(db).where(isCalled(reference)).executeTakeFirst()
  return row && toBooking(row)
}

/** In one look: the booking, and whether a token opens it. */
export async function findToOpen(
  db: Database,
  reference: string,
  tokenHash: Buffer | null,
): Promise<OpenedBooking | undefined> {
  const row = await selectBookings(db)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings as items')
          .leftJoin('booking_links', (join) =>
            join.onRef('booking_links.booking_id', '=', 'items.id').on('booking_links.token_hash', '=', tokenHash),
          )
          .select('items.id')
          .whereRef('items.order_id', '=', 'bookings.order_id')
          .where((eb) =>
            eb.or([eb('items.token_hash', '=', tokenHash), eb('booking_links.token_hash', 'is not', null)]),
          ),
      ).as('is_linked'),
    )
    .where(isCalled(reference))
    .executeTakeFirst()
  return row && { booking: toBooking(row), isLinked: row.is_linked === true }
}

export async function findById(db: Database, id: string): Promise<BookingRow | undefined> {
  const row = await selectBookings(db).where('bookings.id', '=', id).executeTakeFirst()
  return row && toBooking(row)
}

export async function findByIds(db: Database, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return []
  return (await selectBookings(db).where('bookings.id', 'in', ids).execute()).map(toBooking)
}

export async function findByVoucherCode(db: Database, code: string): Promise<BookingRow | undefined> {
  const row = await selectBookings(db).where('voucher_code', '=', code).executeTakeFirst()
  return row && toBooking(row)
}

/** Confirmed bookings whose day begins within the span, the end not included; the soonest first. */
export async function findToRemindOf(db: Database, from: Date, until: Date): Promise<BookingRow[]> {
  const rows = await selectBookings(db)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .orderBy('bookings.id')
    .execute()
  return rows.map(toBooking)
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
