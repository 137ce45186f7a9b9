import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { FileLink, rowsPerPage, someOf } from './office-list.ts'
import { Taxes } from './tax.ts'
import { Day } from './wish.ts'

export const earningsErrors = {
  'earnings.unknown-file': { status: 404, sentence: 'There is no such file. Please make the export again.' },
  'earnings.link-ended': { status: 410, sentence: 'This link has ended. Please make the export again.' },
} satisfies Record<string, ErrorDefinition>

export const earningsPeriods = ['week', 'month', 'quarter', 'year'] as const
export type EarningsPeriod = (typeof earningsPeriods)[number]
export const earningsGroups = ['day', 'month', 'tour', 'vehicle'] as const
export type EarningsGroup = (typeof earningsGroups)[number]
export const entryKinds = ['payment', 'refund'] as const

const sums = {
  paidYen: z.int(),
  givenBackYen: z.int(),
  /** Paid less given back. */
  keptYen: z.int(),
}

export const EarningsSums = z.object({
  ...sums,
  /** Entries that make up what was paid: payments, and corrections of them. */
  payments: z.int(),
  refunds: z.int(),
})
export type EarningsSums = z.output<typeof EarningsSums>

/** One entry of the ledger. */
export const LedgerRow = z.object({
  at: z.string(),
  /** A correction takes back what was entered wrongly: it stands with the payments, and lowers what was received. */
  kind: z.enum([...entryKinds, 'correction']),
  reference: z.string(),
  tour: z.string(),
  /** Empty of a guest who was erased. */
  leadName: z.string(),
  /** How it was paid, or why it went back. */
  memo: z.string(),
  /** "Kenji Morita", "the desk": who was given money by hand; empty of all other. */
  takenBy: z.string(),
  paidYen: z.int(),
  givenBackYen: z.int(),
  /** Of the period, from its first entry to this one. */
  balanceYen: z.int(),
})
export type LedgerRow = z.output<typeof LedgerRow>

export const EarningsPart = z.object({
  /** A day, the first day of a month, a tour's slug (`-rides`: all rides together) or a plate; empty: no car. */
  key: z.string(),
  name: z.string(),
  ...sums,
  /** Of a day or a month: what was paid a year before; null where there was no business yet. */
  yearBeforeYen: z.nullable(z.int()),
  /** It has not ended yet. */
  isRunning: z.boolean(),
  /** It lies in the period that is looked at. */
  isInside: z.boolean(),
})
export type EarningsPart = z.output<typeof EarningsPart>

const filters = {
  period: z._default(z.enum(earningsPeriods), 'month'),
  /** Any day of the period; left out: today. */
  on: z.optional(Day),
  kind: someOf(entryKinds),
  tour: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, 'There is no such tour.'))),
}

export const readEarnings = endpoint({
  method: 'GET',
  path: '/admin/earnings',
  access: 'admin',
  right: 'see:earnings',
  summary:
    'What was taken and given back in a period: its sums, parts of it by day, month, tour or car, and the ledger.',
  input: z.strictObject({
    ...filters,
    by: z._default(z.enum(earningsGroups), 'month'),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    rows: z._default(z.coerce.number().check(z.refine((rows) => rowsPerPage.some((some) => some === rows))), 25),
  }),
  output: z.object({
    firstDay: z.string(),
    lastDay: z.string(),
    isRunning: z.boolean(),
    head: z.extend(EarningsSums, {
      /** Of the net, by rate: its parts add up to it. What was kept after cancellations stands apart, without tax. */
      taxes: Taxes,
      /** The same stretch a year before; null where there was no business yet. */
      yearBeforePaidYen: z.nullable(z.int()),
    }),
    parts: z.array(EarningsPart),
    ledger: z.object({ rows: z.array(LedgerRow), total: z.int(), page: z.int(), sums: EarningsSums }),
    /** Those that were paid for in the period, to choose from. */
    tours: z.array(z.object({ slug: z.string(), title: z.string() })),
  }),
})

export const exportEarnings = endpoint({
  method: 'POST',
  path: '/admin/earnings/export',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:earnings',
  asksAgain: true,
  summary: 'A link to the ledger of a month for the accountant, as a file with tax and registration number.',
  input: z.strictObject({
    month: z.string('A month as YYYY-MM.').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month as YYYY-MM.')),
  }),
  output: FileLink,
})
