import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { TimeOfDay } from './wish.ts'

/** Flights as guests write them, and what is known of one. */

const number = /^[A-Za-z0-9]{2} ?\d{1,4}[A-Za-z]?$/
const looksLike = 'A flight looks like NH 212.'

/** Empty where nobody knows it yet. */
export const Flight = z.string().check(z.trim(), z.regex(new RegExp(`^$|${number.source}`), looksLike))

export const FoundFlight = z.object({
  number: z.string(),
  fromCity: z.string(),
  terminal: z.string(),
  terminalName: z.string(),
  /** Tokyo wall time. */
  lands: TimeOfDay,
  isInternational: z.boolean(),
})
export type FoundFlight = z.output<typeof FoundFlight>

export const findFlight = endpoint({
  method: 'GET',
  path: '/rides/flights/:number',
  access: 'public',
  summary: 'When a flight lands and where, as its airline publishes it.',
  input: z.strictObject({
    number: z.string().check(z.maxLength(10), z.regex(number, looksLike)),
  }),
  output: FoundFlight,
  errors: ['rides.unknown-flight'],
})
