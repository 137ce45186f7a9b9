import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** What the office wants to remember of a booking; neither guests nor crews read it. */

export const BookingNote = z.object({
  id: z.string(),
  body: z.string(),
  /** First name of who wrote it; null once their account is gone. */
  by: z.nullable(z.string()),
  at: z.string(),
})
export type BookingNote = z.output<typeof BookingNote>

const { reference } = whichBooking
const notes = z.object({ notes: z.array(BookingNote) })

export const bookingNotes = endpoint({
  method: 'GET',
  path: '/admin/bookings/:reference/notes',
  access: 'admin',
  right: 'see:bookings',
  summary: 'What the office wrote down about a booking for itself, the oldest first.',
  input: z.strictObject({ reference }),
  output: notes,
  errors: ['booking.unknown'],
})

export const addBookingNote = endpoint({
  method: 'POST',
  path: '/admin/bookings/:reference/notes',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Writes down something about a booking that only the office reads.',
  input: z.strictObject({ reference, body: text(1000, 'Write a few words.') }),
  output: notes,
  errors: ['booking.unknown', 'booking.not-possible-now'],
})

export const dropBookingNote = endpoint({
  method: 'DELETE',
  path: '/admin/bookings/:reference/notes/:id',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Takes a note of the office away.',
  input: z.strictObject({ reference, id: z.uuid() }),
  output: notes,
  errors: ['booking.unknown'],
})
