import * as z from 'zod/mini'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'

/** What is charged beside a tour's own prices, and named cancellation terms. */

const yen = z.int('Whole yen.').check(z.gte(0, 'Not below zero.'), z.lte(1_000_000, 'At most ¥1,000,000.'))
const ofDay = z.int().check(z.gte(0, 'A time of the day.'), z.lte(1440, 'A time of the day.'))
/** Month and day as MMDD. */
export const MonthDay = z.int('A month and a day.').check(
  z.gte(101, 'A month and a day.'),
  z.lte(1231, 'A month and a day.'),
  z.refine((value) => {
    const [month, dayOfMonth] = [Math.floor(value / 100), value % 100]
    // A leap year: the 29th of February comes, if seldom.
    const at = new Date(Date.UTC(2024, month - 1, dayOfMonth))
    return at.getUTCMonth() === month - 1 && at.getUTCDate() === dayOfMonth
  }, 'There is no such day.'),
)

export const Fees = z.strictObject({
  rates: z.strictObject({
    dayFromMinutes: ofDay,
    dayUntilMinutes: ofDay,
    nightHalfHourYen: yen,
    guideShortMinutes: z.int().check(z.gte(30, 'At least half an hour.'), z.lte(1440, 'At most a day.')),
    guideShortYen: yen,
    guideDayMinutes: z.int().check(z.gte(30, 'At least half an hour.'), z.lte(1440, 'At most a day.')),
    guideDayYen: yen,
    guideExtraHalfHourYen: yen,
    mostExtraHalfHours: z.int().check(z.gte(0, 'Not below zero.'), z.lte(16, 'At most 16 half hours.')),
  }),
  classRates: z.array(
    z.strictObject({ vehicleClass: VehicleClass, extraHalfHourYen: yen.check(z.gte(1, 'At least ¥1.')) }),
  ),
  guideSeasons: z
    .array(
      z.strictObject({
        name: text(40, 'Name the season.'),
        seasonFrom: MonthDay,
        seasonTo: MonthDay,
        guideYen: yen,
      }),
    )
    .check(z.maxLength(12, 'At most 12 seasons.')),
  extras: z.array(
    z.strictObject({
      code: z.string().check(z.maxLength(60)),
      priceYen: yen,
      mostPieces: z.int().check(z.gte(1, 'At least one.'), z.lte(10, 'At most 10.')),
    }),
  ),
  places: z.array(z.strictObject({ slug: z.string().check(z.maxLength(100)), pickUpFeeYen: yen })),
})
export type Fees = z.output<typeof Fees>

export const readFees = endpoint({
  method: 'GET',
  path: '/admin/settings/fees',
  access: 'admin',
  right: 'see:fares',
  summary: 'What is charged beside the tours’ own prices.',
  output: z.object({
    version: z.int(),
    fees: Fees,
    /** Names for what the fees name by code. */
    names: z.object({
      classes: z.record(z.string(), z.string()),
      extras: z.record(z.string(), z.string()),
      places: z.record(z.string(), z.string()),
    }),
    history: z.array(Change),
  }),
})

export const saveFees = endpoint({
  method: 'PUT',
  path: '/admin/settings/fees',
  access: 'admin',
  right: 'change:fares',
  asksAgain: true,
  summary: 'Changes fees from the next quote on; given quotes are kept.',
  input: z.strictObject({ version: z.int().check(z.gte(1)), fees: Fees }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile', 'pricing.fees-contradict'],
})

export const CancellationTerms = z.object({
  id: z.string(),
  name: z.string(),
  tiers: z.array(CancellationTier),
  /** How many tours stand exactly so. */
  tours: z.int(),
})
export type CancellationTerms = z.output<typeof CancellationTerms>

const tier = z.strictObject({
  hoursBefore: z.int('Whole hours.').check(z.gte(0, 'Not below zero.'), z.lte(8760, 'At most a year.')),
  refundPercent: z.int('A whole number.').check(z.gte(0, 'Not below zero.'), z.lte(100, 'At most 100%.')),
})
const terms = {
  name: text(60, 'Name these terms.'),
  tiers: z.array(tier).check(z.minLength(1, 'At least one step.'), z.maxLength(8, 'At most 8 steps.')),
}

export const readTerms = endpoint({
  method: 'GET',
  path: '/admin/settings/terms',
  access: 'admin',
  right: 'see:bookings',
  summary: 'Cancellation terms by name, with how many tours have them.',
  output: z.object({ version: z.int(), terms: z.array(CancellationTerms) }),
})

export const saveTerms = endpoint({
  method: 'PUT',
  path: '/admin/settings/terms',
  access: 'admin',
  right: 'change:fares',
  asksAgain: true,
  summary: 'Adds terms, or changes some together with the tours that have them. Bookings and quotes keep theirs.',
  input: z.strictObject({
    version: z.int().check(z.gte(1)),
    /** Left out: new ones. */
    id: z.optional(z.uuid('There are no such terms.')),
    ...terms,
  }),
  output: z.object({ version: z.int(), terms: z.array(CancellationTerms) }),
  errors: ['office.changed-meanwhile', 'catalogue.unknown-terms', 'catalogue.terms-contradict', 'catalogue.name-taken'],
})

export const removeTerms = endpoint({
  method: 'DELETE',
  path: '/admin/settings/terms/:id',
  access: 'admin',
  right: 'change:fares',
  asksAgain: true,
  summary: 'Forgets terms that no tour has.',
  input: z.strictObject({
    id: z.uuid('There are no such terms.'),
    version: z.coerce.number().check(z.int(), z.gte(1)),
  }),
  output: z.object({ version: z.int(), terms: z.array(CancellationTerms) }),
  errors: ['office.changed-meanwhile', 'catalogue.unknown-terms', 'catalogue.terms-in-use'],
})

export const feeSettingsErrors = {
  'pricing.fees-contradict': { status: 400, sentence: 'These fees contradict each other.' },
  'catalogue.unknown-terms': { status: 404, sentence: 'There are no such terms.' },
  'catalogue.terms-contradict': {
    status: 400,
    sentence: 'A longer notice must give back at least as much as a shorter one.',
  },
  'catalogue.terms-in-use': { status: 409, sentence: 'Tours have these terms. Give them others first.' },
  'catalogue.name-taken': { status: 409, sentence: 'There are terms of this name already.' },
} as const
