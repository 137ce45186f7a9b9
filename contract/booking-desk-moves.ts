import * as z from 'zod/mini'
import { DeskBooking, evenUnderWay, member, ResourceKind, version, which } from './booking-desk.ts'
import { CancelCause, CancelEvent, CancelReason } from './cancelling.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** What the desk does with a booking beside changing its day: the crew, and the money. */

export const crewCandidates = endpoint({
  method: 'GET',
  path: '/admin/tour-bookings/:reference/candidates',
  access: 'admin',
  right: 'change:board',
  summary: 'Who or what could take a booking, the best first, and why the others cannot.',
  input: z.strictObject({ ...which, kind: ResourceKind }),
  output: z.object({
    candidates: z.array(
      z.object({
        ...member,
        /** It is with this booking already. */
        isHere: z.boolean(),
        /** In words; null: possible. */
        whyNot: z.nullable(z.string()),
        /** Possible, and yet less than we aim for. */
        warning: z.nullable(z.string()),
        /** Possible with a reason only: a larger car than may stand in by itself. */
        needsReason: z.boolean(),
      }),
    ),
  }),
  errors: ['booking.unknown', 'booking.not-possible-now'],
})

export const changeCrew = endpoint({
  method: 'POST',
  path: '/admin/tour-bookings/:reference/crew',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary: 'Gives a booking another car, chauffeur or guide; or takes one away, so that it needs another.',
  input: z.strictObject({
    ...which,
    version,
    kind: ResourceKind,
    /** Who goes; null: nobody, somebody was missing. */
    from: z.nullable(z.uuid()),
    /** Who comes; null: nobody, the place stays empty. */
    to: z.nullable(z.uuid()),
    reason: z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), ''),
    tellGuest: z._default(z.boolean(), false),
  }),
  output: DeskBooking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.crew-not-possible',
    'booking.nothing-to-change',
    'office.changed-meanwhile',
  ],
})

const why = text(300, 'Say why: it is kept, and the guest reads it.')
const amountYen = z.int('Whole yen, please.').check(z.gte(1, 'How much?'), z.lte(100_000_000, 'Too much.'))

export const refundByOffice = endpoint({
  method: 'POST',
  path: '/admin/tour-bookings/:reference/refund',
  access: 'admin',
  right: 'change:largerRefunds',
  asksAgain: true,
  costs: true,
  summary:
    'Gives money back outside the terms, the way it was paid; the day stays as it is. Money by hand is only written down.',
  input: z.strictObject({
    ...which,
    version,
    amountYen,
    reason: why,
  }),
  output: DeskBooking,
  errors: ['booking.unknown', 'booking.too-much-back', 'office.changed-meanwhile'],
})

export const cancelByOffice = endpoint({
  method: 'POST',
  path: '/admin/tour-bookings/:reference/cancel',
  access: 'admin',
  right: 'change:bookings',
  costs: true,
  summary: 'Cancels by whoever it lies with: the terms decide for a guest, all goes back where it is weather or us.',
  input: z.strictObject({
    ...which,
    version,
    cause: CancelCause,
    /** What happened; of a guest who cancels nothing is asked. */
    event: z._default(z.nullable(CancelEvent), null),
    /** In one sentence, for the guest; needed where it is not the guest who cancels. */
    reason: CancelReason,
    /** What the desk was shown, or another amount. */
    refundYen: z.int('Whole yen, please.').check(z.gte(0, 'Not below nothing.'), z.lte(100_000_000, 'Too much.')),
    /** Why another amount than usual for this cause. */
    amountReason: CancelReason,
    evenUnderWay,
  }),
  output: DeskBooking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.under-way',
    'platform.proof-needed',
    'booking.too-much-back',
    'booking.refund-changed',
    'booking.changed-meanwhile',
    'office.changed-meanwhile',
  ],
})

export const daysToOffer = endpoint({
  method: 'GET',
  path: '/admin/tour-bookings/:reference/days-to-offer',
  access: 'admin',
  right: 'change:bookings',
  summary: 'The next days on which the same party could have the same tour at the same hour; none of a ride.',
  input: z.strictObject(which),
  output: z.object({ days: z.array(z.string()) }),
  errors: ['booking.unknown'],
})
