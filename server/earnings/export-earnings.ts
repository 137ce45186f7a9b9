import { takerInWords } from '#contract/taken-words.ts'
import { taxPercentOn } from '#core/tax.ts'
import { findTaxRates } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type CsvColumn, writeCsv } from '#server/platform/csv.ts'
import type { Database } from '#server/platform/database.ts'
import { recordExport } from '#server/platform/export-trail.ts'
import type { Api } from '#server/platform/serve.ts'
import { type LinkOwner, openForSession, signForSession } from '#server/platform/session-links.ts'
import { addMinutes, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type Company, readCompany } from '#server/vouchers/index.ts'
import { type Entry, findEntries } from './earnings.store.ts'
import { periodOf } from './earnings-periods.rules.ts'
import { sidesOf } from './sides.rules.ts'
import { taxOfEntries } from './tax.rules.ts'

const purpose = 'earnings.month'
const linkMinutes = 5
/** More than a month ever has. */
const mostEntries = 200_000

/** An address under `{api}`, which a browser opens by itself: the link carries the right of the session. */
export async function linkMonth(ctx: Context, owner: LinkOwner, month: string): Promise<{ link: string }> {
  const signed = await signForSession(ctx, purpose, owner, month, addMinutes(ctx.clock.now(), linkMinutes))
  return { link: `/earnings/${signed}.csv` }
}

/** The ledger of a month for the accountant, the oldest first. */
export async function openMonth(
  api: Pick<Api, 'recall'>,
  ctx: Context,
  file: string,
): Promise<{ filename: string; content: string }> {
  const link = await openForSession<string>(api, ctx, purpose, file.replace(/\.csv$/, ''))
  if (link.state === 'ended') throw new AppError('earnings.link-ended')
  if (link.state === 'unknown') throw new AppError('earnings.unknown-file')
  const { owner, asked: month } = link
  const company = await readCompany(ctx.db)
  const filter = { ...periodOf('month', `${month}-01`), kinds: [], tour: null }
  const entries = await findEntries(ctx.db, filter, { most: mostEntries, skip: 0 })
  await recordExport(ctx, { userId: owner.userId, list: 'earnings', asked: { month }, rows: entries.length })
  return {
    filename: `annai-ledger-${month}.csv`,
    content: writeCsv(columnsFor(company), await taxed(ctx.db, entries.toReversed())),
  }
}

const kindWords = { payment: 'Payment', refund: 'Refund', correction: 'Correction' } as const

async function taxed(db: Database, entries: readonly Entry[]): Promise<TaxedEntry[]> {
  const rates = await findTaxRates(db)
  const withRate = entries.map((entry) => ({ ...entry, percent: taxPercentOn(rates, entry.serviceDay) }))
  const yen = taxOfEntries(withRate)
  return withRate.map((entry, at) => ({ ...entry, taxYen: yen[at] ?? 0 }))
}

type TaxedEntry = Entry & { percent: number; taxYen: number }

const columnsFor = ({ name, registrationNumber }: Company): CsvColumn<TaxedEntry>[] => [
  { header: 'Day', value: ({ at }) => tokyoDayOf(at) },
  { header: 'Time', value: ({ at }) => tokyoTimeOf(at) },
  { header: 'Reference', value: ({ reference }) => reference },
  { header: 'Kind', value: (entry) => kindWords[sidesOf(entry).kind] },
  { header: 'Tour', value: ({ tour }) => tour },
  { header: 'Guest', value: ({ leadName }) => leadName },
  { header: 'Note', value: ({ memo }) => memo },
  { header: 'Given to', value: ({ takenHow, takerName }) => takerInWords(takenHow, takerName) },
  { header: 'Received (yen)', value: (entry) => sidesOf(entry).paidYen },
  { header: 'Refunded (yen)', value: (entry) => sidesOf(entry).givenBackYen },
  { header: 'Balance of the month (yen)', value: ({ balanceYen }) => balanceYen },
  { header: 'Tax rate (%)', value: ({ percent }) => percent },
  { header: 'Consumption tax included (yen)', value: ({ taxYen }) => taxYen },
  { header: 'Issuer', value: () => name },
  { header: 'Registration number', value: () => registrationNumber },
]
