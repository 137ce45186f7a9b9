import * as z from 'zod/mini'
import { Booking, whichBooking } from './booking.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { TakenHow } from './payments.ts'
import { text } from './text.ts'

/** What guests give on the day itself, and what was written down wrongly of it. */

export const moneyOnTheDayErrors = {
  'booking.more-than-due': { status: 409, sentence: 'Only {due} is due for this booking.' },
  'booking.nothing-to-correct': {
    status: 409,
    sentence: 'This entry was taken back already, or is not one of money by hand.',
  },
  'booking.nothing-to-hand': {
    status: 409,
    sentence: 'Somebody said so already, or this money does not go back by hand.',
  },
} satisfies Record<string, ErrorDefinition>

const { reference } = whichBooking
export const TakenYen = z
  .int('Whole yen, please.')
  .check(z.gte(1, 'How much?'), z.lte(100_000_000, 'That is too much.'))

export const takeOnTheDay = endpoint({
  method: 'POST',
  path: '/admin/bookings/:reference/take-on-the-day',
  access: 'admin',
  right: 'change:bookings',
  costs: true,
  summary: 'Writes down money that the guest gave us by hand, never more than is due.',
  input: z.strictObject({
    reference,
    amountYen: TakenYen,
    how: z._default(TakenHow, 'cash'),
    /** Who of the crew was given it; null: nobody of them. */
    crewId: z._default(z.nullable(z.uuid('Choose who was given it.')), null),
  }),
  output: Booking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.nothing-due',
    'booking.more-than-due',
    'dispatch.unknown-resource',
  ],
})

export const correctTaken = endpoint({
  method: 'POST',
  path: '/admin/bookings/:reference/correct-taken',
  access: 'admin',
  right: 'change:corrections',
  costs: true,
  summary: 'Takes back an entry of money by hand that was wrong, by a counter-entry: the sum is due again.',
  input: z.strictObject({
    reference,
    paymentId: z.uuid('Name the entry.'),
    reason: text(300, 'Say what was wrong.'),
  }),
  output: Booking,
  errors: ['booking.unknown', 'booking.nothing-to-correct'],
})

export const noteHandedBack = endpoint({
  method: 'POST',
  path: '/admin/bookings/:reference/handed-back',
  access: 'admin',
  right: 'change:bookings',
  costs: true,
  summary: 'Says that money by hand was given back to the guest; until then it waits on the dashboard.',
  input: z.strictObject({
    reference,
    refundId: z.uuid('Name the entry.'),
    /** False: it was said by mistake, and waits again. */
    isHanded: z._default(z.boolean(), true),
  }),
  output: Booking,
  errors: ['booking.unknown', 'booking.nothing-to-hand'],
})
