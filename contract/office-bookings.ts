import * as z from 'zod/mini'
import { referencePattern, referenceSource } from '#core/references.ts'
import { VehicleClass } from './catalogue.ts'
import { DaySpan } from './day-span.ts'
import { endpoint } from './endpoint.ts'
import { FileLink, listInput, listOutput, someOf } from './office-list.ts'

/** Bookings as the office lists them. */

/** In derived words: what somebody at the desk calls it. The stored state is in the history. */
export const bookingStatuses = [
  'on-hold',
  'pending',
  'needs-crew',
  'confirmed',
  'on-the-road',
  'done',
  'no-show',
  'cancelled',
  'rejected',
  'expired',
] as const
export const BookingStatus = z.enum(bookingStatuses)
export type BookingStatus = z.output<typeof BookingStatus>

export const bookingPayments = ['paid', 'due', 'held'] as const
/** `other`: rides, and whatever else is sold beside tours. */
export const bookingKinds = ['tour', 'other', 'all'] as const

export const OfficeBookingRow = z.object({
  reference: z.string(),
  leadName: z.string(),
  /** As ISO 3166, where the guest's account says it. */
  country: z.nullable(z.string()),
  /** Null: no tour, but a ride. */
  tour: z.nullable(z.object({ slug: z.string(), shortName: z.string(), line: z.string() })),
  /** Null of a tour. */
  ride: z.nullable(z.object({ title: z.string() })),
  flight: z.string(),
  /** When the flight lands, as we know it by now. */
  landsAt: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  guests: z.int(),
  /** People only, by family name: chauffeurs first. */
  crew: z.array(z.string()),
  /** What fell away of a crew that was complete: it stands first. */
  missing: z.array(z.enum(['vehicle', 'chauffeur', 'guide'])),
  payment: z.enum([...bookingPayments, 'none']),
  dueYen: z.int(),
  heldUntil: z.nullable(z.string()),
  totalYen: z.int(),
  status: BookingStatus,
  createdAt: z.string(),
  email: z.string(),
  phone: z.string(),
  pickUp: z.nullable(z.string()),
  dropOff: z.nullable(z.string()),
  vehicleClass: VehicleClass,
  className: z.string(),
  source: z.enum(['site', 'telephone']),
})
export type OfficeBookingRow = z.output<typeof OfficeBookingRow>

/** Words joined by commas that the server knows only by asking: slugs, letters, ids. What is unknown finds nothing. */
const someWords = z._default(
  z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((typed: string) => typed.split(',').filter((word) => word !== '')),
  ),
  [],
)

const filters = {
  kind: z._default(z.enum(bookingKinds), 'tour'),
  days: DaySpan,
  /** When it was booked. */
  made: DaySpan,
  status: someOf(bookingStatuses),
  payment: someOf(bookingPayments),
  line: someWords,
  tour: someWords,
  chauffeur: someWords,
  guide: someWords,
}
const asked = listInput(['reference', 'guest', 'starts', 'party', 'total', 'made'], 'starts')

const Choice = z.object({ id: z.string(), label: z.string() })

export const officeBookings = endpoint({
  method: 'GET',
  path: '/office/bookings',
  access: 'admin',
  right: 'see:bookings',
  summary: 'A page of all bookings, filtered, searched and sorted, with the counts of the usual views.',
  input: z.strictObject({ ...asked, ...filters }),
  output: z.extend(listOutput(OfficeBookingRow), {
    /** Of the usual views; above `mostCounted` there are at least so many. */
    counts: z.record(z.string(), z.int()),
    choices: z.record(z.string(), z.array(Choice)),
  }),
})

export const bookingColumns = [
  'reference',
  'guest',
  'tour',
  'ride',
  'starts',
  'party',
  'crew',
  'payment',
  'total',
  'status',
  'made',
  'email',
  'phone',
  'pick-up',
  'drop-off',
  'flight',
  'class',
  'source',
] as const

const severalReferences = new RegExp(`^$|^${referenceSource}(,${referenceSource}){0,499}$`)

export const officeBookingsFile = endpoint({
  method: 'POST',
  path: '/office/bookings/file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:bookings',
  asksAgain: true,
  summary: 'A link to everything that the filters leave, as CSV in the columns named; good for five minutes.',
  input: z.strictObject({
    q: asked.q,
    sort: asked.sort,
    ...filters,
    columns: someOf(bookingColumns),
    /** References of chosen rows, joined by commas; left out: all. */
    only: z._default(z.string().check(z.regex(severalReferences)), ''),
  }),
  output: FileLink,
})

export const writeToGuests = endpoint({
  method: 'POST',
  path: '/office/bookings/messages',
  access: 'admin',
  right: 'change:messages',
  summary: 'Writes the same message to the guests of several bookings, each in the thread of its booking.',
  input: z.strictObject({
    references: z
      .array(z.string().check(z.regex(referencePattern)))
      .check(z.minLength(1, 'Choose at least one booking.'), z.maxLength(100, 'At most 100 bookings at once.')),
    body: z
      .string('Write a few words.')
      .check(z.trim(), z.minLength(1, 'Write a few words.'), z.maxLength(2000, 'At most 2,000 characters.')),
  }),
  output: z.object({ written: z.int() }),
  errors: ['booking.unknown'],
})
