import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'

/** What an airport or a pier is to who lands there: how long it takes, and where we meet. */

export const terminalsErrors = {
  'terminals.unknown': { status: 404, sentence: 'There is no such terminal.' },
  'terminals.not-a-place': {
    status: 400,
    sentence: 'A terminal is an airport or a pier among our places. Add it there first.',
  },
  'terminals.already': { status: 409, sentence: 'This place is a terminal already.' },
} satisfies Record<string, ErrorDefinition>

const minutes = (least: number, most: number) =>
  z.nullable(
    z
      .int('Whole minutes.')
      .check(
        z.gte(least, `Between ${least} and ${most} minutes.`),
        z.lte(most, `Between ${least} and ${most} minutes.`),
      ),
  )

export const terminalFields = {
  /** Which flat fares hold there: "haneda". Terminals of one airport have the same. */
  airport: z
    .string('Name the airport.')
    .check(
      z.trim(),
      z.regex(/^[a-z]+(-[a-z]+)*$/, 'Small letters, like haneda.'),
      z.maxLength(40, 'At most 40 letters.'),
    ),
  airportName: text(60, 'Name the airport as guests call it.'),
  name: text(60, 'Name the terminal.'),
  /** From landing to the arrivals hall; null: there are no such flights. */
  internationalMinutes: minutes(5, 240),
  domesticMinutes: minutes(5, 240),
  /** From leaving the city to departure. */
  internationalLeadMinutes: minutes(30, 480),
  domesticLeadMinutes: minutes(30, 480),
  boardPoint: text(200, 'Say where the board is held.'),
  /** The way there in short sentences; "{name}" stands for what is on the board. */
  directions: z
    .array(text(300, 'Write a sentence, or take the line away.'))
    .check(z.minLength(1, 'At least one sentence.'), z.maxLength(8, 'At most eight sentences.')),
  kerbPoint: text(200, 'Say where the car stands.'),
}

/** All that is entered of a terminal. */
export const TerminalFields = z.strictObject({
  slug: z.string('Choose the place.').check(z.minLength(1, 'Choose the place.'), z.maxLength(100)),
  ...terminalFields,
})

export const OfficeTerminal = z.object({
  /** Of its place. */
  slug: z.string(),
  placeName: z.string(),
  areaName: z.string(),
  version: z.int(),
  ...terminalFields,
  /** Its place was taken out of use. */
  isRetired: z.boolean(),
})
export type OfficeTerminal = z.output<typeof OfficeTerminal>

const Terminals = z.object({
  terminals: z.array(OfficeTerminal),
  /** Airports and piers among our places that are no terminals yet. */
  places: z.array(z.object({ id: z.string(), label: z.string() })),
})

export const readOfficeTerminals = endpoint({
  method: 'GET',
  path: '/admin/terminals',
  access: 'admin',
  right: 'see:ground',
  summary: 'All terminals by airport, and the places that can become one.',
  output: Terminals,
})

const which = { slug: z.string().check(z.minLength(1), z.maxLength(100)) }

export const readTerminalHistory = endpoint({
  method: 'GET',
  path: '/admin/terminals/:slug/history',
  access: 'admin',
  right: 'see:ground',
  summary: 'What was changed about a terminal.',
  input: z.strictObject(which),
  output: z.object({ history: z.array(Change) }),
})

export const addTerminal = endpoint({
  method: 'POST',
  path: '/admin/terminals',
  access: 'admin',
  right: 'change:ground',
  summary: 'Makes a terminal of an airport or a pier among our places.',
  input: TerminalFields,
  output: Terminals,
  errors: ['terminals.not-a-place', 'terminals.already'],
})

export const saveTerminal = endpoint({
  method: 'PUT',
  path: '/admin/terminals/:slug',
  access: 'admin',
  right: 'change:ground',
  summary: 'Saves what was changed about a terminal. Who booked reads it on the voucher from now on.',
  input: z.strictObject({ ...which, version: z.int().check(z.gte(1)), ...terminalFields }),
  output: Terminals,
  errors: ['terminals.unknown', 'office.changed-meanwhile'],
})
