import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { version } from './booking-desk.ts'
import { BoardJob } from './dispatch.ts'
import { endpoint } from './endpoint.ts'

export const setLanding = endpoint({
  method: 'POST',
  path: '/admin/dispatch/landing',
  access: 'admin',
  right: 'change:board',
  summary: 'When the flight of a booking lands, as the desk knows it: no pick-up may be set before it.',
  input: z.strictObject({
    ...{ reference: whichBooking.reference, version },
    landsAt: z.nullable(z.iso.datetime({ offset: true, error: 'Name a moment.' })),
  }),
  output: BoardJob,
  errors: ['booking.unknown', 'booking.not-possible-now', 'dispatch.changed-meanwhile', 'dispatch.not-possible'],
})

export const previewLanding = endpoint({
  method: 'POST',
  path: '/admin/dispatch/landing/preview',
  access: 'admin',
  right: 'change:board',
  summary: 'What another landing would do to a ride: its pick-up, and who would drive it. Changes nothing.',
  input: z.strictObject({
    ...{ reference: whichBooking.reference, version },
    landsAt: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
  }),
  output: z.object({
    startsAt: z.string(),
    /** Names of the car and the people, now and then. */
    before: z.array(z.string()),
    after: z.array(z.string()),
    /** Somebody or something is missing then. */
    isShort: z.boolean(),
  }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'dispatch.changed-meanwhile', 'dispatch.not-possible'],
})
