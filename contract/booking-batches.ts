import * as z from 'zod/mini'
import { referencePattern } from '#core/references.ts'
import { CancelCause, CancelEvent } from './cancelling.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'
import { Day } from './wish.ts'

/** Several bookings cancelled or moved in one deed, as when a typhoon comes. */

export const mostInBatch = 50

const references = z
  .array(z.string().check(z.regex(referencePattern)))
  .check(z.minLength(1, 'Choose at least one booking.'), z.maxLength(mostInBatch, `At most ${mostInBatch} at once.`))

/** Null: they are cancelled; else they move to that day, at the same hour and price. */
const toDay = z._default(z.nullable(Day), null)

const BatchRow = z.object({
  reference: z.string(),
  leadName: z.string(),
  title: z.string(),
  startsAt: z.string(),
})

export const previewBatch = endpoint({
  method: 'POST',
  path: '/office/bookings/batches/preview',
  access: 'admin',
  right: 'change:bookings',
  summary: 'What would become of each of several bookings, and what goes back in all. Changes nothing.',
  input: z.strictObject({ references, toDay }),
  output: z.object({
    rows: z.array(
      z.extend(BatchRow, {
        endsAt: z.string(),
        refundYen: z.int(),
        /** In words; null: it can be done. */
        whyNot: z.nullable(z.string()),
        /** Left alone, whatever is decided for the others: its guests are on board, or its day has begun. */
        underWay: z.boolean(),
      }),
    ),
    refundYen: z.int(),
  }),
  errors: ['booking.unknown'],
})

export const BookingBatch = z.object({
  id: z.string(),
  toDay: z.nullable(z.string()),
  cause: CancelCause,
  event: CancelEvent,
  createdAt: z.string(),
  /** Null: at work. */
  finishedAt: z.nullable(z.string()),
  rows: z.array(
    z.extend(BatchRow, {
      state: z.enum(['waiting', 'done', 'refused']),
      refundYen: z.int(),
      /** Why it stayed as it was. */
      why: z.string(),
    }),
  ),
})
export type BookingBatch = z.output<typeof BookingBatch>

export const beginBatch = endpoint({
  method: 'POST',
  path: '/office/bookings/batches',
  access: 'admin',
  right: 'change:bookings',
  costs: true,
  summary:
    'Cancels several bookings with all their money, or moves them to one day; each once, and each guest is mailed.',
  input: z.strictObject({
    references,
    toDay,
    cause: z.enum(['weather', 'office'], 'Weather, or us?'),
    event: CancelEvent,
    reason: text(300, 'Say it in one sentence: the guests read it.'),
    /** What goes back in all, as it was shown; another sum by now is refused. */
    refundYen: z.int(),
  }),
  output: BookingBatch,
  errors: ['booking.unknown', 'booking.under-way', 'booking.refund-changed'],
})

export const readBatch = endpoint({
  method: 'GET',
  path: '/office/bookings/batches/:id',
  access: 'admin',
  right: 'see:bookings',
  summary: 'How far a deed on several bookings is.',
  input: z.strictObject({ id: z.uuid() }),
  output: BookingBatch,
  errors: ['booking.unknown-batch'],
})

export const runningBatches = endpoint({
  method: 'GET',
  path: '/office/bookings/batches',
  access: 'admin',
  right: 'see:bookings',
  summary: 'Deeds on several bookings that are still at work.',
  output: z.object({ batches: z.array(z.object({ id: z.string(), createdAt: z.string() })) }),
})
