import * as z from 'zod/mini'
import { referenceSource } from '#core/references.ts'
import { BookingState, Service } from './booking.ts'
import { writtenDetails } from './booking-details.ts'
import { DaySpan } from './day-span.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { mailKinds } from './mail-choices.ts'
import { Change, FileLink, listInput, listOutput, someOf } from './office-list.ts'
import { onlyWith } from './only-with.ts'
import { CountryCode, FullName } from './person.ts'

/** People who booked, with an account or without, as the office knows them. */

export const guestsErrors = {
  'guests.unknown': { status: 404, sentence: 'There is no such guest.' },
  'guests.erased': { status: 409, sentence: 'This guest was erased on request; there is nothing left to change.' },
  'guests.same': { status: 400, sentence: 'Choose two different guests.' },
  'guests.merged': { status: 409, sentence: 'This guest was merged into another a moment ago. Please look again.' },
  'guests.apart-no-more': {
    status: 409,
    sentence: 'This can no longer be taken apart: it was done already, or 30 days have passed.',
  },
  'guests.apart-later-first': {
    status: 409,
    sentence: 'This guest was merged into another since. Take that apart first.',
  },
} satisfies Record<string, ErrorDefinition>

/** Why two rows may be one person. */
export const pairReasons = ['mobile', 'card', 'name'] as const
export type PairReason = (typeof pairReasons)[number]

export const GuestRow = z.object({
  id: z.string(),
  /** Empty once they are erased. */
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.string(),
  country: z.nullable(z.string()),
  language: z.string(),
  hasAccount: z.boolean(),
  hasNotes: z.boolean(),
  bookings: z.int(),
  /** Paid, less what was given back. */
  paidYen: z.int(),
  since: z.string(),
  lastDay: z.nullable(z.string()),
  nextDay: z.nullable(z.string()),
  erasedOn: z.nullable(z.string()),
  /** The name of somebody who may be the same person. */
  sameAs: z.nullable(z.object({ name: z.string(), reason: z.enum(pairReasons) })),
})
export type GuestRow = z.output<typeof GuestRow>

export const guestColumns = ['name', 'bookings', 'next', 'last', 'paid', 'since'] as const
const filters = {
  account: someOf(['yes', 'no']),
  visits: someOf(['first', 'returning']),
  notes: someOf(['with', 'without']),
  pairs: someOf(['maybe']),
  country: z._default(
    z.pipe(
      z.string().check(z.maxLength(400)),
      z.transform((typed: string) => typed.split(',').filter((code) => /^[A-Z]{2}$/.test(code))),
    ),
    [],
  ),
  next: DaySpan,
  last: DaySpan,
}
const asked = { ...listInput(guestColumns, 'next'), ...filters }

export const listGuests = endpoint({
  method: 'GET',
  path: '/admin/guests',
  access: 'admin',
  right: 'see:guests',
  summary: 'People who booked, by pages, with what they paid and their next day.',
  input: z.strictObject(asked),
  output: z.extend(listOutput(GuestRow), {
    /** Of the usual views; above `mostCounted` there are at least so many. */
    counts: z.record(z.string(), z.int()),
    choices: z.record(z.string(), z.array(z.object({ id: z.string(), label: z.string() }))),
    /** Pairs that wait for somebody to look at them. */
    pairs: z.int(),
  }),
})

export const guestsFile = endpoint({
  method: 'GET',
  path: '/admin/guests-file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:guests',
  asksAgain: true,
  summary: 'A link to a CSV file of the guests that the filters leave.',
  input: z.strictObject({
    ...asked,
    columns: z._default(z.string().check(z.maxLength(300)), ''),
    only: z._default(z.string().check(z.maxLength(4000)), ''),
  }),
  output: FileLink,
})

/** What the office may write about a guest. */
export const guestNeeds = ['nameBoard', 'food', 'walking', 'children', 'likes'] as const
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters.`))
const written = {
  name: FullName,
  phone: writtenDetails.phone,
  country: z.nullable(CountryCode),
  language: line(60),
  nameBoard: line(40),
  food: line(200),
  walking: line(200),
  children: line(200),
  likes: line(200),
  notes: line(4000),
}
export const GuestFields = z.object(written)
export type GuestFields = z.output<typeof GuestFields>

export const GuestBooking = z.object({
  id: z.string(),
  reference: z.string(),
  state: BookingState,
  /** With the letter of its line. */
  service: z.extend(Service, { line: z.nullable(z.string()) }),
  startsAt: z.string(),
  party: z.int(),
  totalYen: z.int(),
  paidYen: z.int(),
})

const GuestMerge = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  at: z.string(),
  by: z.nullable(z.string()),
  /** Until when it can be taken apart. */
  until: z.string(),
})

export const GuestDetail = z.extend(GuestFields, {
  /** Empty once they are erased. */
  name: z.string(),
  phone: z.string(),
  id: z.string(),
  version: z.int(),
  /** The first is the one they are written to. */
  emails: z.array(z.string()),
  since: z.string(),
  lastDay: z.nullable(z.string()),
  nextDay: z.nullable(z.string()),
  paidYen: z.int(),
  bookingCount: z.int(),
  /** The newest first, at most 100. */
  bookings: z.array(GuestBooking),
  reviews: onlyWith(
    'see:reviews',
    z.array(
      z.object({ id: z.string(), stars: z.number(), status: z.string(), text: z.string(), tourTitle: z.string() }),
    ),
  ),
  messages: onlyWith(
    'see:messages',
    z.array(z.object({ reference: z.string(), author: z.enum(['guest', 'office']), body: z.string(), at: z.string() })),
  ),
  account: z.nullable(z.object({ since: z.string(), isOpen: z.boolean() })),
  travellers: z.array(z.object({ name: z.string(), age: z.nullable(z.int()), diet: z.string() })),
  cards: z.array(z.string()),
  /** Kinds of mail that they do not want, at any of their addresses. */
  refusedMails: z.array(z.enum(mailKinds)),
  /** Others who may be the same person. */
  maybeSame: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      reasons: z.array(z.enum(pairReasons)),
    }),
  ),
  merges: z.array(GuestMerge),
  erasedOn: z.nullable(z.string()),
  history: z.array(Change),
})
export type GuestDetail = z.output<typeof GuestDetail>

export const GuestId = z.uuid('There is no such guest.')
export const GuestVersion = z.int().check(z.minimum(1))

/** The id of a guest, or the reference of one of their bookings. */
export const guestOrBooking = new RegExp(`^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|${referenceSource})$`, 'i')

export const guestDetail = endpoint({
  method: 'GET',
  path: '/admin/guests/:id',
  access: 'admin',
  right: 'see:guests',
  summary: 'One guest by id, or by the reference of one of their bookings; who was merged is found as the one kept.',
  input: z.strictObject({
    id: z.string().check(z.regex(guestOrBooking, 'No guest.')),
  }),
  output: GuestDetail,
  errors: ['guests.unknown'],
})

export const saveGuest = endpoint({
  method: 'PUT',
  path: '/admin/guests/:id',
  access: 'admin',
  right: 'change:guests',
  summary: 'Writes what the office knows about a guest.',
  input: z.strictObject({ id: GuestId, version: GuestVersion, ...written }),
  output: GuestDetail,
  errors: ['guests.unknown', 'guests.erased', 'guests.merged', 'office.changed-meanwhile'],
})
