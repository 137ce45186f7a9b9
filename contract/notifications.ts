import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'

export const notificationsErrors = {
  'notifications.too-many': { status: 429, sentence: 'The mail was sent a moment ago. Please look for it first.' },
} satisfies Record<string, ErrorDefinition>

export const sendAgain = endpoint({
  method: 'POST',
  path: '/bookings/:reference/mail',
  access: 'public',
  right: 'change:bookings',
  summary: 'Sends the mail about a booking as it is now once more, to the address of the booking.',
  input: z.strictObject(whichBooking),
  output: z.object({ email: z.string() }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'notifications.too-many'],
})
