import * as z from 'zod/mini'
import { BookingState, Service } from './booking.ts'
import { VehicleClass } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { CardFacts } from './payments.ts'
import { Taxes } from './tax.ts'

/** What a signed-in guest sees of all their bookings at once. */

export const OwnBooking = z.object({
  reference: z.string(),
  state: BookingState,
  /** A ride has no picture of its own: its class is drawn. */
  service: z.extend(Service, { picture: z.nullable(Picture) }),
  vehicleClass: VehicleClass,
  dropOff: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  guests: z.int(),
  pickUp: z.nullable(z.string()),
  totalYen: z.int(),
  heldUntil: z.nullable(z.string()),
})
export type OwnBooking = z.output<typeof OwnBooking>

export const bookingTenses = ['upcoming', 'past', 'cancelled'] as const

export const ownBookings = endpoint({
  method: 'GET',
  path: '/own-bookings',
  access: 'user',
  summary:
    'The bookings of the caller: upcoming (the next first), past and cancelled (the newest first), by pages of 10.',
  input: z.strictObject({
    kind: z._default(z.enum(['tour', 'other']), 'tour'),
    when: z._default(z.enum(bookingTenses), 'upcoming'),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  output: z.object({
    bookings: z.array(OwnBooking),
    pages: z.int(),
    counts: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int() }),
  }),
})

/** A payment, or money that came back. */
export const MoneyMove = z.object({
  kind: z.enum(['payment', 'refund']),
  id: z.string(),
  at: z.string(),
  reference: z.string(),
  title: z.string(),
  card: z.nullable(CardFacts),
  amountYen: z.int(),
  taxes: Taxes,
})
export type MoneyMove = z.output<typeof MoneyMove>

export const ownMoney = endpoint({
  method: 'GET',
  path: '/own-money',
  access: 'user',
  summary: 'What the caller paid and got back, the newest first, by pages of 20.',
  input: z.strictObject({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1) }),
  output: z.object({ moves: z.array(MoneyMove), pages: z.int() }),
})

export const receiptLink = endpoint({
  method: 'POST',
  path: '/own-money/:kind/:id/receipt',
  access: 'user',
  summary: 'A link to the receipt of a payment, or the credit note of a refund, as PDF; good for a quarter of an hour.',
  input: z.strictObject({ kind: z.enum(['payment', 'refund']), id: z.uuid('There is no such payment.') }),
  output: z.object({ file: z.string() }),
  errors: ['vouchers.unknown'],
})
