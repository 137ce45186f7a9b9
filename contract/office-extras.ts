import * as z from 'zod/mini'
import { BookingsAhead } from './areas.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { TaxClass } from './tax.ts'
import { text } from './text.ts'
import { wishLimits } from './wish.ts'

/** What may be wished beside the day itself, as the office makes and keeps it. */

export const officeExtrasErrors = {
  'extras.unknown': { status: 404, sentence: 'There is no such extra.' },
  'extras.name-taken': { status: 409, sentence: 'Another extra has this name.' },
  'extras.too-many': { status: 409, sentence: 'Nobody reads more than 40 extras. Retire one first.' },
} satisfies Record<string, ErrorDefinition>

/** In use at a time. */
export const mostExtras = 40

/** What is typed about an extra. */
export const extraFields = {
  name: text(60, 'Name the extra.'),
  explanation: z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters.')),
  /** 0: free. */
  priceYen: z.int('Whole yen.').check(z.gte(0, 'Not below zero.'), z.lte(1_000_000, 'At most ¥1,000,000.')),
  /** Of one booking. */
  mostPieces: z
    .int('A whole number.')
    .check(z.gte(1, 'At least one.'), z.lte(wishLimits.pieces, `At most ${wishLimits.pieces}.`)),
  /** Room that a piece takes: in halves of a seat beyond that of its guest, and in large suitcases. */
  halfSeats: z.int('Whole halves of a seat.').check(z.gte(0, 'Not below none.'), z.lte(4, 'At most two seats.')),
  largeCases: z.int('A whole number.').check(z.gte(0, 'Not below none.'), z.lte(10, 'At most 10 suitcases.')),
  taxClass: TaxClass,
  forTours: z.boolean(),
  forRides: z.boolean(),
}

export const OfficeExtra = z.object({
  code: z.string(),
  version: z.int(),
  ...extraFields,
  /** Null: in use. */
  retiredAt: z.nullable(z.string()),
})
export type OfficeExtra = z.output<typeof OfficeExtra>

/** In their order on the pages; every change answers with all of them, as they are now. */
const OfficeExtras = z.object({ extras: z.array(OfficeExtra) })
export type OfficeExtras = z.output<typeof OfficeExtras>

export const officeExtras = endpoint({
  method: 'GET',
  path: '/admin/extras',
  access: 'admin',
  right: 'see:classes',
  summary: 'The extras in their order, retired ones too.',
  output: OfficeExtras,
})

export const addExtra = endpoint({
  method: 'POST',
  path: '/admin/extras',
  access: 'admin',
  right: 'change:classes',
  summary: 'A new extra. Guests are offered it from the moment it is saved.',
  input: z.strictObject(extraFields),
  output: OfficeExtras,
  errors: ['extras.name-taken', 'extras.too-many'],
})

const which = { code: z.string().check(z.minLength(1), z.maxLength(60)) }
const version = z.int().check(z.gte(1))

export const saveExtra = endpoint({
  method: 'PUT',
  path: '/admin/extras/:code',
  access: 'admin',
  right: 'change:classes',
  summary: 'Saves what was changed about an extra, from the next quote on. What is booked keeps its name and price.',
  input: z.strictObject({ ...which, version, ...extraFields }),
  output: OfficeExtras,
  errors: ['extras.unknown', 'extras.name-taken', 'office.changed-meanwhile'],
})

export const extraUses = endpoint({
  method: 'GET',
  path: '/admin/extras/:code/uses',
  access: 'admin',
  right: 'see:classes',
  summary: 'What still uses an extra, and what was changed about it. Changes nothing.',
  input: z.strictObject(which),
  output: z.object({
    /** Bookings with it that have not ended yet. */
    bookings: BookingsAhead,
    history: z.array(Change),
  }),
  errors: ['extras.unknown'],
})

export const retireExtra = endpoint({
  method: 'POST',
  path: '/admin/extras/:code/retire',
  access: 'admin',
  right: 'change:classes',
  summary: 'Takes an extra out of use: nobody is offered it any more. What is booked stays.',
  input: z.strictObject({ ...which, version, reason: text(300, 'Say why.') }),
  output: OfficeExtras,
  errors: ['extras.unknown', 'office.changed-meanwhile'],
})

export const bringExtraBack = endpoint({
  method: 'POST',
  path: '/admin/extras/:code/back',
  access: 'admin',
  right: 'change:classes',
  summary: 'Takes a retired extra into use again.',
  input: z.strictObject({ ...which, version }),
  output: OfficeExtras,
  errors: ['extras.unknown', 'extras.name-taken', 'extras.too-many', 'office.changed-meanwhile'],
})
