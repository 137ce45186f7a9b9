import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { GuestDetail, GuestId, GuestVersion, pairReasons } from './guests.ts'
import { mailKinds } from './mail-choices.ts'

/** Two rows that may be one person: compared, put together, and taken apart again. */

/** How long a merge can be taken apart. */
export const mergeDays = 30

/** A guest as one column of a comparison. */
export const ComparedGuest = z.object({
  id: z.string(),
  version: z.int(),
  since: z.string(),
  /** What can be chosen, and the address; empty where nothing is known. */
  fields: z.record(z.string(), z.string()),
  emails: z.array(z.string()),
  hasAccount: z.boolean(),
  cards: z.array(z.string()),
  refusedMails: z.array(z.enum(mailKinds)),
  bookings: z.array(z.object({ reference: z.string(), title: z.string(), startsAt: z.string(), paidYen: z.int() })),
  bookingCount: z.int(),
  messages: z.int(),
  reviews: z.int(),
})
export type ComparedGuest = z.output<typeof ComparedGuest>

/** Of two guests, each of these is taken from one of them. */
export const mergedFields = [
  'name',
  'email',
  'phone',
  'country',
  'language',
  'nameBoard',
  'food',
  'walking',
  'children',
  'likes',
] as const
export type MergedField = (typeof mergedFields)[number]

const PairKey = z.object({ first: z.string(), second: z.string() })

export const compareGuests = endpoint({
  method: 'GET',
  path: '/admin/guest-pairs/:first/:second',
  access: 'admin',
  right: 'see:guests',
  summary: 'Two guests side by side, why they may be one, and the other pairs that wait.',
  input: z.strictObject({ first: GuestId, second: GuestId }),
  output: z.object({
    first: ComparedGuest,
    second: ComparedGuest,
    reasons: z.array(z.enum(pairReasons)),
    twoPeople: z.boolean(),
    pairs: z.array(PairKey),
  }),
  errors: ['guests.unknown', 'guests.same', 'guests.erased', 'guests.merged'],
})

export const guestPairs = endpoint({
  method: 'GET',
  path: '/admin/guest-pairs',
  access: 'admin',
  right: 'see:guests',
  summary: 'Pairs of guests that may be one person, at most 100.',
  output: z.object({ pairs: z.array(PairKey) }),
})

const choice = z._default(z.enum(['kept', 'merged']), 'kept')
export const mergeGuests = endpoint({
  method: 'POST',
  path: '/admin/guests/:id/merge',
  access: 'admin',
  right: 'change:joining',
  asksAgain: true,
  summary: 'Puts another guest into this one. Can be taken apart for 30 days.',
  input: z.strictObject({
    id: GuestId,
    version: GuestVersion,
    other: GuestId,
    otherVersion: GuestVersion,
    choices: z.strictObject({
      ...{ name: choice, email: choice, phone: choice, country: choice, language: choice },
      ...{ nameBoard: choice, food: choice, walking: choice, children: choice, likes: choice },
    }),
  }),
  output: GuestDetail,
  errors: ['guests.unknown', 'guests.same', 'guests.erased', 'guests.merged', 'office.changed-meanwhile'],
})

export const takeGuestsApart = endpoint({
  method: 'POST',
  path: '/admin/guest-merges/:id/apart',
  access: 'admin',
  right: 'change:joining',
  asksAgain: true,
  summary: 'Takes two guests apart again who were merged within the last 30 days.',
  input: z.strictObject({ id: z.uuid('There is no such merge.') }),
  output: GuestDetail,
  errors: ['guests.apart-no-more', 'guests.apart-later-first'],
})

export const sayTwoPeople = endpoint({
  method: 'POST',
  path: '/admin/guest-pairs/:first/:second',
  access: 'admin',
  right: 'change:joining',
  summary: 'Remembers that two guests are two people, or takes that back.',
  input: z.strictObject({ first: GuestId, second: GuestId, twoPeople: z.boolean() }),
  output: z.object({ pairs: z.array(PairKey) }),
  errors: ['guests.unknown', 'guests.same'],
})
