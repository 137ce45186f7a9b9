import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'

export const paperSeriesErrors = {
  'house.series-back': { status: 409, sentence: 'A series does not go backwards: its numbers are given already.' },
} as const

const PaperSeries = z.strictObject({
  prefix: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^[A-Z0-9]([A-Z0-9-]{0,8}[A-Z0-9])?$/,
        'One to ten capital letters, figures and hyphens, like R or ANNAI-R.',
      ),
    ),
  withYear: z.boolean(),
  digits: z.int('From 1 to 9.').check(z.gte(1, 'From 1 to 9.'), z.lte(9, 'From 1 to 9.')),
  next: z.int('A whole number.').check(z.gte(1, 'From 1 on.'), z.lte(999_999_999, 'At most 999,999,999.')),
})
export type PaperSeries = z.output<typeof PaperSeries>

/** "R-2026-00042". */
export const paperNumberOf = ({ prefix, withYear, digits, next }: PaperSeries, year: number): string =>
  `${prefix}-${withYear ? `${year}-` : ''}${String(next).padStart(digits, '0')}`

/** Null: its papers are numbered within their booking. */
const series = { payment: z.nullable(PaperSeries), refund: z.nullable(PaperSeries) }

export const readPaperSeries = endpoint({
  method: 'GET',
  path: '/admin/settings/papers',
  access: 'admin',
  right: 'see:settings',
  summary: 'How receipts and credit notes are numbered.',
  output: z.object({ version: z.int(), year: z.int(), ...series, history: z.array(Change) }),
})

export const savePaperSeries = endpoint({
  method: 'PUT',
  path: '/admin/settings/papers',
  access: 'admin',
  right: 'change:settings',
  asksAgain: true,
  summary: 'Sets the series from which receipts and credit notes take their numbers from now on.',
  input: z.strictObject({ version: z.int().check(z.gte(1)), ...series }).check(
    z.refine(({ payment, refund }) => payment === null || payment.prefix !== refund?.prefix, {
      path: ['refund', 'prefix'],
      error: 'The receipts have these letters.',
    }),
  ),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile', 'house.series-back'],
})
