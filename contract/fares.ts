import * as z from 'zod/mini'
import { capitalized } from '#core/words.ts'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { TaxClass } from './tax.ts'
import { text } from './text.ts'
import { Month, TimeOfDay } from './wish.ts'

/** What rides cost, as data: one table is in force, the next is a draft that is tried before it counts. */

export const faresErrors = {
  'fares.no-draft': { status: 404, sentence: 'There is no draft of the fares.' },
  'fares.draft-exists': { status: 409, sentence: 'There is a draft already. Change that one, or throw it away.' },
  'fares.too-early': { status: 409, sentence: 'Fares begin in the future: choose a later day.' },
  'fares.not-coming': { status: 409, sentence: 'Only a table that is still to come can be made a draft again.' },
  'fares.unknown-table': { status: 404, sentence: 'There is no such table any more.' },
  'fares.unchanged': { status: 409, sentence: 'The draft is the same as what would count without it.' },
} satisfies Record<string, ErrorDefinition>

const yen = z.int('Whole yen.').check(z.gte(0, 'Not below zero.'), z.lte(1_000_000, 'At most ¥1,000,000.'))
const percent = z.int('A whole number.').check(z.gte(0, 'Not below zero.'), z.lte(200, 'At most 200%.'))
const minutes = z.int('Whole minutes.').check(z.gte(0, 'Not below zero.'), z.lte(600, 'At most ten hours.'))
const monthDay = z.int('A month and a day.').check(z.gte(101, 'A month and a day.'), z.lte(1231, 'A month and a day.'))

/** A figure for each class that a table prices: those are the classes that rides are sold in by it. */
export const YenByClass = z
  .record(VehicleClass, yen)
  .check(z.refine((byClass) => Object.keys(byClass).length <= 30, 'At most 30 classes.'))
export type YenByClass = z.output<typeof YenByClass>

/** A figure of a table for a class that it prices. */
export const yenFor = (yen: YenByClass, vehicleClass: VehicleClass): number => yen[vehicleClass] ?? 0

/** The classes that a table prices; the checks see to it that every row of it has a figure for each. */
export const classesPricedBy = ({ point }: Pick<Fares, 'point'>): VehicleClass[] => Object.keys(point.leastYen)

/** "Chiyoda Chuo", of chiyoda-chuo: a place that fares name and that is not entered yet. */
export const nameOfCode = (code: string) => code.split('-').map(capitalized).join(' ')

/** Between an airport and some areas, either way, one price whatever the traffic; tolls and parking are in it. */
export const FlatFare = z.strictObject({
  airport: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)),
  /** Codes of areas. */
  areas: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1, 'At least one area.'), z.maxLength(40)),
  yen: YenByClass,
})
export type FlatFare = z.output<typeof FlatFare>

/** Strict, as everything that is sent to us. */
const Tier = z.strictObject(CancellationTier.shape)

export const Fares = z.strictObject({
  /** Every price is rounded up to it. */
  roundingYen: z.union([z.literal(10), z.literal(100), z.literal(500), z.literal(1000)]),
  night: z.strictObject({ from: TimeOfDay, until: TimeOfDay, percent }),
  flat: z.array(FlatFare).check(z.maxLength(60, 'At most 60 rows.')),
  /** The board in arrivals, parking, and the first waiting. */
  airportPickUpYen: yen,
  /** What is taken off for meeting at the kerb. */
  kerbLessYen: yen,
  /** Where no flat fare holds: a beginning, the way in bands of kilometres, and the time at the wheel. */
  point: z.strictObject({
    baseYen: YenByClass,
    /** From the first to the last, without gaps; the last has no end. */
    bands: z
      .array(
        z.strictObject({
          uptoKilometres: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
          perKilometreYen: YenByClass,
        }),
      )
      .check(z.minLength(1, 'At least one band.'), z.maxLength(10, 'At most ten bands.')),
    perMinuteYen: YenByClass,
    leastYen: YenByClass,
  }),
  /** Tolls as we reckon them: beyond some kilometres the expressway is used. */
  tolls: z.strictObject({
    fromKilometres: z.int().check(z.gte(0), z.lte(1000)),
    baseYen: yen,
    perKilometreYen: z.int().check(z.gte(0), z.lte(1000)),
    /** Left out: standard. A toll that is only handed on is outside the tax. */
    taxClass: z.optional(TaxClass),
  }),
  /** Packages, the shortest first; between them by the half hour. */
  hourly: z.strictObject({
    packages: z
      .array(
        z.strictObject({
          hours: z.int().check(z.gte(2, 'At least two hours.'), z.lte(12, 'At most 12 hours.')),
          yen: YenByClass,
        }),
      )
      .check(z.minLength(1, 'At least one package.'), z.maxLength(11)),
    extraHalfHourYen: YenByClass,
  }),
  waiting: z.strictObject({
    /** From landing. */
    airportFreeMinutes: minutes,
    /** From the pick-up. */
    elsewhereFreeMinutes: minutes,
    stepMinutes: z.int().check(z.gte(5), z.lte(60)),
    stepYen: yen,
  }),
  /** Days on which every ride costs more. */
  seasons: z
    .array(z.strictObject({ name: text(40, 'Name the season.'), from: monthDay, to: monthDay, percent }))
    .check(z.maxLength(12, 'At most 12 seasons.')),
  cancellation: z.strictObject({
    transfer: z.array(Tier).check(z.minLength(1), z.maxLength(6)),
    point: z.array(Tier).check(z.minLength(1), z.maxLength(6)),
    hourly: z.array(Tier).check(z.minLength(1), z.maxLength(6)),
  }),
  /** What a taxi from the rank costs, tolls extra: told to guests, and a measure for ourselves. */
  taxis: z
    .array(
      z.strictObject({
        airport: z.string().check(z.maxLength(40)),
        areas: z.array(z.string().check(z.maxLength(40))),
        from: text(40, 'From where.'),
        to: text(80, 'To where.'),
        dayYen: yen,
        nightYen: yen,
      }),
    )
    .check(z.maxLength(30)),
})
export type Fares = z.output<typeof Fares>

export const FareTableRow = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['draft', 'coming', 'in-force', 'past']),
  inForceFrom: z.string(),
  inForceUntil: z.nullable(z.string()),
  /** First name; null: laid down by us. */
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  /** Figures that differ from the table before it. */
  changed: z.int(),
  sold: z.int(),
  perRideYen: z.nullable(z.int()),
})
export type FareTableRow = z.output<typeof FareTableRow>

/** What a table is compared with: the one that counts at its moment without it. */
const TableBefore = z.object({ id: z.string(), name: z.string(), fares: Fares })
export type TableBefore = z.output<typeof TableBefore>

export const FareDraft = z.object({
  id: z.string(),
  name: z.string(),
  inForceFrom: z.string(),
  version: z.int(),
  savedAt: z.string(),
  changed: z.int(),
  fares: Fares,
  before: TableBefore,
})
export type FareDraft = z.output<typeof FareDraft>

export const OfficeFares = z.object({
  inForce: z.object({ id: z.string(), name: z.string(), inForceFrom: z.string(), fares: Fares }),
  draft: z.nullable(FareDraft),
  tables: z.array(FareTableRow),
  areas: z.array(z.object({ code: z.string(), name: z.string() })),
  airports: z.array(z.object({ code: z.string(), name: z.string() })),
  /** From the smallest to the largest; a table prices some of them, and may price each that rides are sold in. */
  classes: z.array(z.object({ code: VehicleClass, name: z.string(), isSold: z.boolean() })),
  history: z.array(Change),
})
export type OfficeFares = z.output<typeof OfficeFares>

export const readFares = endpoint({
  method: 'GET',
  path: '/admin/fares',
  access: 'admin',
  right: 'see:fares',
  summary: 'The fares in force, the draft, and every table before and after.',
  output: OfficeFares,
})

export const FareTable = z.object({
  ...{ id: z.string(), name: z.string(), state: FareTableRow.shape.state },
  ...{ inForceFrom: z.string(), inForceUntil: z.nullable(z.string()), fares: Fares },
  /** Null: the first of all. */
  before: z.nullable(TableBefore),
})
export type FareTable = z.output<typeof FareTable>

const whichTable = { id: z.uuid('There is no such table.') }

export const readFareTable = endpoint({
  method: 'GET',
  path: '/admin/fares/tables/:id',
  access: 'admin',
  right: 'see:fares',
  summary: 'One table with its figures: what counted, counts or will count, beside the one before it.',
  input: z.strictObject(whichTable),
  output: FareTable,
  errors: ['fares.unknown-table'],
})

const DraftHead = {
  name: text(60, 'Name the table.'),
  inForceFrom: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
}

export const startFareDraft = endpoint({
  method: 'POST',
  path: '/admin/fares/draft',
  access: 'admin',
  right: 'change:fares',
  summary: 'Begins a draft from what counts at its moment, or from an earlier table.',
  input: z.strictObject({ ...DraftHead, from: z.optional(z.uuid()) }),
  output: FareDraft,
  errors: ['fares.draft-exists', 'fares.too-early'],
})

export const saveFareDraft = endpoint({
  method: 'PUT',
  path: '/admin/fares/draft',
  access: 'admin',
  right: 'change:fares',
  summary: 'Saves the draft. Nothing that is sold changes by it.',
  input: z.strictObject({ version: z.int(), ...DraftHead, fares: Fares }),
  output: FareDraft,
  errors: ['fares.no-draft', 'office.changed-meanwhile'],
})

export const dropFareDraft = endpoint({
  method: 'POST',
  path: '/admin/fares/draft/drop',
  access: 'admin',
  right: 'change:fares',
  summary: 'Throws the draft away.',
  input: z.strictObject({ version: z.int() }),
  output: z.object({}),
  errors: ['fares.no-draft', 'office.changed-meanwhile'],
})

export const TriedRide = z.object({
  words: z.string(),
  detail: z.string(),
  /** Null: a usual ride of nobody, since the month has too few. */
  reference: z.nullable(z.string()),
  nowYen: z.int(),
  draftYen: z.int(),
})
export type TriedRide = z.output<typeof TriedRide>

/** Tries figures, saved or not, on twenty rides of a month and on all of them together. */
export const tryFares = endpoint({
  method: 'POST',
  path: '/admin/fares/try',
  access: 'admin',
  right: 'see:fares',
  summary: 'What a month’s rides would have cost by other fares: twenty of them one by one, and all together.',
  /** Beside what counts at a moment; left out: now. */
  input: z.strictObject({
    month: Month,
    fares: Fares,
    at: z.optional(z.iso.datetime({ offset: true, error: 'Name a moment.' })),
  }),
  output: z.object({
    rides: z.array(TriedRide),
    all: z.object({ count: z.int(), nowYen: z.int(), draftYen: z.int() }),
    /** "Narita to Shinjuku would cost ¥18,800 more than the taxi at night." */
    remarks: z.array(z.string()),
  }),
})

export const putFaresInForce = endpoint({
  method: 'POST',
  path: '/admin/fares/draft/put-in-force',
  access: 'admin',
  right: 'change:fares',
  asksAgain: true,
  costs: true,
  summary: 'From its moment on the draft is what rides cost. Quotes that were given are kept.',
  input: z.strictObject({ version: z.int() }),
  output: OfficeFares,
  errors: ['fares.no-draft', 'fares.too-early', 'fares.unchanged', 'office.changed-meanwhile'],
})

export const takeFaresBack = endpoint({
  method: 'POST',
  path: '/admin/fares/tables/:id/take-back',
  access: 'admin',
  right: 'change:fares',
  asksAgain: true,
  summary: 'Makes a table that is still to come a draft again. Nothing was sold by it yet.',
  input: z.strictObject(whichTable),
  output: OfficeFares,
  errors: ['fares.unknown-table', 'fares.not-coming', 'fares.draft-exists'],
})
