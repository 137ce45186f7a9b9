import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { VehicleClass } from './catalogue.ts'
import { seatWays } from './child-seats.ts'
import { endpoint } from './endpoint.ts'
import { ChildAge, Day, Slug, TimeOfDay, WishedExtra, wishLimits } from './wish.ts'

const typed = (most: number) => z._default(z.string().check(z.maxLength(most)), '')

/** What was typed of a call so far, as it was typed: nothing of it needs to be right yet. */
export const CallDraft = z.strictObject({
  name: typed(120),
  email: typed(254),
  phone: typed(60),
  tour: z._default(z.union([Slug, z.literal('')]), ''),
  adults: z._default(z.int().check(z.gte(0), z.lte(wishLimits.guests)), 2),
  /** Null while nobody has said it. */
  childAges: z._default(z.array(z.nullable(ChildAge)).check(z.maxLength(wishLimits.guests)), []),
  day: z._default(z.union([Day, z.literal('')]), ''),
  start: z._default(z.union([TimeOfDay, z.literal('')]), ''),
  largeCases: z._default(z.int().check(z.gte(0), z.lte(wishLimits.largeCases)), 0),
  vehicleClass: z._default(z.nullable(VehicleClass), null),
  guide: z._default(z.boolean(), false),
  guideLanguage: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), 'en'),
  extraHalfHours: z._default(z.int().check(z.gte(0), z.lte(wishLimits.extraHalfHours)), 0),
  extras: z._default(z.array(WishedExtra).check(z.maxLength(wishLimits.extras)), []),
  /** Codes of offers. */
  code: typed(40),
  secondCode: typed(40),
  /** Slug of a place, or an address. */
  pickUp: typed(100),
  pickUpAddress: typed(200),
  nameBoard: typed(60),
  note: typed(600),
  how: z._default(z.enum(['link', 'on-the-day']), 'link'),
  seats: z._default(z.nullable(z.enum(seatWays)), null),
  /** What was agreed otherwise than computed, as it was typed, each with the line that it belongs to. */
  charged: z._default(
    z.array(z.strictObject({ kind: typed(40), label: typed(300), amount: typed(20) })).check(z.maxLength(20)),
    [],
  ),
  reason: typed(300),
  noticeReason: typed(300),
})
export type CallDraft = z.output<typeof CallDraft>

export const PutAside = z.object({
  id: z.string(),
  draft: CallDraft,
  /** First name of who took the call. */
  by: z.nullable(z.string()),
  at: z.string(),
})
export type PutAside = z.output<typeof PutAside>

export const callsPutAside = endpoint({
  method: 'GET',
  path: '/admin/phone-drafts',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Calls that wait for the caller to ring again, the newest first; at most fifty.',
  output: z.object({ calls: z.array(PutAside) }),
})

export const putCallAside = endpoint({
  method: 'PUT',
  path: '/admin/phone-drafts/:id',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Keeps a call for later, under an id that the page draws; the same id again keeps the newer words.',
  input: z.strictObject({ id: z.uuid(), draft: CallDraft }),
  output: z.object({ calls: z.array(PutAside) }),
})

export const throwCallAway = endpoint({
  method: 'DELETE',
  path: '/admin/phone-drafts/:id',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Throws away a call that was put aside.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ calls: z.array(PutAside) }),
  errors: ['booking.unknown-call'],
})

export const copyAsCall = endpoint({
  method: 'GET',
  path: '/admin/bookings/:reference/as-call',
  access: 'admin',
  right: 'change:bookings',
  summary: 'A booking as the beginning of another one: who, what and where, without its day.',
  input: z.strictObject({ reference: whichBooking.reference }),
  output: CallDraft,
  errors: ['booking.unknown', 'booking.ride-not-copied'],
})
