import * as z from 'zod/mini'
import { BookingsAhead } from './areas.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change, FileLink, listInput, listOutput, someOf } from './office-list.ts'
import { text } from './text.ts'
import { TimeOfDay } from './wish.ts'

/** The timetable: flights that we know, so that a guest who types a number need not say when and where it lands. */

export const officeFlightsErrors = {
  'flights.unknown': { status: 404, sentence: 'There is no such flight.' },
  'flights.already': { status: 409, sentence: 'This flight is in the timetable already.' },
} satisfies Record<string, ErrorDefinition>

export const flightFields = {
  /** As the guest says it: "London Heathrow". */
  fromCity: text(80, 'Say where it comes from.'),
  /** Slug of the terminal's place. */
  terminal: z.string('Choose the terminal.').check(z.minLength(1, 'Choose the terminal.'), z.maxLength(100)),
  /** Tokyo wall time, by plan. */
  lands: TimeOfDay,
  isInternational: z.boolean('Say whether it comes from abroad.'),
}

const Terminal = z.object({ id: z.string(), label: z.string() })

export const FlightRow = z.object({
  /** Its number without a space, which never changes: "NH212". */
  id: z.string(),
  /** As people read it: "NH 212". */
  number: z.string(),
  ...flightFields,
  terminalName: z.string(),
  bookingsAhead: z.int(),
  isRetired: z.boolean(),
})
export type FlightRow = z.output<typeof FlightRow>

export const flightKinds = ['international', 'domestic'] as const

const asked = listInput(['number', 'from', 'terminal', 'lands'], 'number')
const filters = {
  view: z._default(z.enum(['inUse', 'retired']), 'inUse'),
  kind: someOf(flightKinds),
  /** Slugs of terminals, joined by commas. */
  terminal: z._default(z.string().check(z.regex(/^[a-z0-9,-]*$/), z.maxLength(1000)), ''),
}

export const officeFlights = endpoint({
  method: 'GET',
  path: '/admin/flights',
  access: 'admin',
  right: 'see:ground',
  summary: 'The timetable by pages, with how many bookings ahead name each flight.',
  input: z.strictObject({ ...asked, ...filters }),
  output: z.extend(listOutput(FlightRow), {
    counts: z.record(z.string(), z.int()),
    choices: z.object({ terminal: z.array(Terminal) }),
  }),
})

export const flightColumns = ['number', 'from', 'terminal', 'lands', 'kind', 'ahead'] as const

export const officeFlightsFile = endpoint({
  method: 'POST',
  path: '/admin/flights/file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:ground',
  summary: 'A link to all flights that the filters leave, as CSV; good for five minutes.',
  input: z.strictObject({ q: asked.q, sort: asked.sort, ...filters, columns: someOf(flightColumns) }),
  output: FileLink,
})

export const OfficeFlight = z.object({
  id: z.string(),
  number: z.string(),
  version: z.int(),
  ...flightFields,
  terminalName: z.string(),
  isRetired: z.boolean(),
  bookings: BookingsAhead,
  /** Terminals in use, and its own. */
  terminals: z.array(Terminal),
  history: z.array(Change),
})
export type OfficeFlight = z.output<typeof OfficeFlight>

const which = { id: z.string().check(z.minLength(1), z.maxLength(10)) }
const version = z.int().check(z.gte(1))

export const readFlight = endpoint({
  method: 'GET',
  path: '/admin/flights/:id',
  access: 'admin',
  right: 'see:ground',
  summary: 'One flight with the bookings that name it and its history.',
  input: z.strictObject(which),
  output: OfficeFlight,
  errors: ['flights.unknown'],
})

export const flightChoices = endpoint({
  method: 'GET',
  path: '/admin/flight-choices',
  access: 'admin',
  right: 'see:ground',
  summary: 'The terminals at which a new flight can land.',
  output: z.object({ terminals: z.array(Terminal) }),
})

export const addFlight = endpoint({
  method: 'POST',
  path: '/admin/flights',
  access: 'admin',
  right: 'change:ground',
  summary: 'A new flight. Who types its number is told its hour and terminal from now on.',
  input: z.strictObject({
    number: z
      .string('A flight looks like NH 212.')
      .check(z.trim(), z.regex(/^[A-Za-z0-9]{2} ?\d{1,4}[A-Za-z]?$/, 'A flight looks like NH 212.')),
    ...flightFields,
  }),
  output: OfficeFlight,
  errors: ['flights.already'],
})

export const saveFlight = endpoint({
  method: 'PUT',
  path: '/admin/flights/:id',
  access: 'admin',
  right: 'change:ground',
  summary: 'Saves what was changed about a flight. Bookings keep the hour that they were told.',
  input: z.strictObject({ ...which, version, ...flightFields }),
  output: OfficeFlight,
  errors: ['flights.unknown', 'office.changed-meanwhile'],
})

export const retireFlight = endpoint({
  method: 'POST',
  path: '/admin/flights/:id/retire',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes a flight out of the timetable. Bookings that name it stay as they are.',
  input: z.strictObject({ ...which, version, reason: text(300, 'Say why.') }),
  output: OfficeFlight,
  errors: ['flights.unknown', 'office.changed-meanwhile'],
})

export const bringFlightBack = endpoint({
  method: 'POST',
  path: '/admin/flights/:id/back',
  access: 'admin',
  right: 'change:ground',
  summary: 'Takes a retired flight into the timetable again.',
  input: z.strictObject({ ...which, version }),
  output: OfficeFlight,
  errors: ['flights.unknown', 'office.changed-meanwhile'],
})

/** Every call about the timetable. */
export const flightCalls = {
  officeFlights,
  officeFlightsFile,
  readFlight,
  flightChoices,
  addFlight,
  saveFlight,
  retireFlight,
  bringFlightBack,
}
