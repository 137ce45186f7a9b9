import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { Day } from './wish.ts'

export const taxErrors = {
  'house.rate-begun': { status: 400, sentence: 'A rate that has begun stays as it is.' },
} as const

const percent = z
  .int('Whole per cent, from 0 to 99.')
  .check(z.gte(0, 'Whole per cent, from 0 to 99.'), z.lte(99, 'Whole per cent, from 0 to 99.'))

const Rate = z.strictObject({ from: Day, percent, reducedPercent: percent }).check(
  z.refine((rate) => rate.reducedPercent <= Math.max(0, rate.percent), {
    error: 'Not above the standard rate.',
    path: ['reducedPercent'],
  }),
)

export const readTaxRates = endpoint({
  method: 'GET',
  path: '/admin/settings/tax',
  access: 'admin',
  right: 'see:settings',
  summary: 'The rates of the consumption tax, standard and reduced, by the day from which they hold.',
  output: z.object({
    version: z.int(),
    today: z.string(),
    /** The first one first. */
    rates: z.array(z.object({ from: z.string(), percent: z.int(), reducedPercent: z.int(), hasBegun: z.boolean() })),
    history: z.array(Change),
  }),
})

export const saveTaxRates = endpoint({
  method: 'PUT',
  path: '/admin/settings/tax',
  access: 'admin',
  right: 'change:settings',
  asksAgain: true,
  summary: 'Sets the rates that are to come; those that have begun stay as they are.',
  input: z.strictObject({
    version: z.int().check(z.gte(1)),
    rates: z.array(Rate).check(
      z.maxLength(20, 'At most twenty.'),
      z.refine((all) => new Set(all.map(({ from }) => from)).size === all.length, 'Two rates begin on one day.'),
    ),
  }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile', 'house.rate-begun'],
})
