import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The standard for Tokyo: what is the same for everybody who drives there. No people, cars or bookings are in it. */

export const standardErrors = {
  'house.standard-changed': {
    status: 409,
    sentence: 'Something of the standard was changed since, so it stays. Change or remove it where it is kept.',
  },
  'house.standard-used': {
    status: 409,
    sentence: 'Something of yours stands on the standard already, such as a garage or a tour, so it stays.',
  },
  'house.standard-sold': { status: 409, sentence: 'Something was booked already, so the standard stays.' },
  'house.standard-not-taken': { status: 409, sentence: 'Nothing of the standard is taken over.' },
} as const

export const standardLists = ['areas', 'times', 'distances', 'seasons', 'places', 'terminals', 'season-texts'] as const
export const StandardListId = z.enum(standardLists)
export type StandardListId = z.output<typeof StandardListId>

export const Standard = z.object({
  lists: z.array(
    z.object({
      id: StandardListId,
      /** How many lines the standard has, and how many of them are there by the same name or way. */
      lines: z.int(),
      known: z.int(),
      /** How many lines there are of it altogether. */
      have: z.int(),
      /** When it was taken over, and how many lines that brought; null: not. */
      taken: z.nullable(z.object({ at: z.string(), lines: z.int() })),
    }),
  ),
  /** Null: one press takes it back. */
  staysFor: z.nullable(z.enum(['not-taken', 'changed', 'sold'])),
})
export type Standard = z.output<typeof Standard>

export const readStandard = endpoint({
  method: 'GET',
  path: '/admin/standard',
  access: 'admin',
  right: 'see:settings',
  summary: 'The lists of the standard for Tokyo beside what is there.',
  output: Standard,
})

export const takeOverStandard = endpoint({
  method: 'POST',
  path: '/admin/standard/take-over',
  access: 'admin',
  right: 'change:settings',
  summary: 'Adds what is not there of the chosen lists. What somebody typed stays as it is.',
  input: z.strictObject({
    lists: z.array(StandardListId, 'Choose a list.').check(z.minLength(1, 'Choose a list.'), z.maxLength(20)),
  }),
  output: Standard,
})

export const takeBackStandard = endpoint({
  method: 'POST',
  path: '/admin/standard/take-back',
  access: 'admin',
  right: 'change:settings',
  summary: 'Takes away what was taken over, as long as nothing of it was changed, used or sold.',
  output: Standard,
  errors: ['house.standard-changed', 'house.standard-used', 'house.standard-sold', 'house.standard-not-taken'],
})
