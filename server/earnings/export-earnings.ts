import { takerInWords } from '#contract/taken-words.ts'
import { noYen, taxesOf, taxesOfEntries, taxPercentOn } from '#core/tax.ts'
import type { TaxPart, TaxShare } from '#core/tax-shares.ts'
import { uncapitalized } from '#core/words.ts'
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
import { periodOf, type Span } from './earnings-periods.rules.ts'
import { sidesOf } from './sides.rules.ts'
import { findOwnParts, findTurnedMoney, type TurnedMoney } from './turned-money.store.ts'

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
    content: writeCsv(columnsFor(company), await taxed(ctx.db, filter, entries.toReversed())),
  }
}

const kindWords = { payment: 'Payment', refund: 'Refund', correction: 'Correction' } as const

/** An entry of the ledger, or what the tax makes otherwise of money that came before: that is no money of its own. */
type Row = Entry & { turned: TurnedMoney['occasion'] | null; taxes: TaxShare[] }

const turnedWords = { cancelled: 'Kept after a cancellation', price: 'Taxed by another price' } as const

/** In the order of the days, each with what it adds to its month at each rate. */
async function taxed(db: Database, span: Span, entries: readonly Entry[]): Promise<Row[]> {
  const rates = await findTaxRates(db)
  const [own, turned] = [await findOwnParts(db, span, entries), await findTurnedMoney(db, span)]
  const rows = [
    ...entries.map((entry) => ({
      ...entry,
      turned: null,
      byTax: own.get(entry.entryId) ?? { ...noYen, standard: entry.amountYen },
    })),
    ...turned.map(({ occasion, byTax, ...of }) => ({ ...of, ...noMoney, turned: occasion, byTax })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime() || Number(a.turned !== null) - Number(b.turned !== null))
  const shares = rows.map(({ byTax, serviceDay }) => taxesOf(byTax, (part) => taxPercentOn(rates, serviceDay, part)))
  const taxes = taxesOfEntries(shares)
  let balanceYen = 0
  return rows.map(({ byTax: _, ...row }, at) => {
    balanceYen += row.amountYen
    return { ...row, balanceYen, taxes: taxes[at] ?? [] }
  })
}

const noMoney = { amountYen: 0, balanceYen: 0, memo: '', isCorrection: false, takenHow: null, takerName: null } as const

const shareOf = ({ taxes }: Row, of: TaxPart) => taxes.find(({ part }) => part === of)

const atRate = (part: 'standard' | 'reduced', called: string): CsvColumn<Row>[] => [
  { header: `${called} rate (%)`, value: (row) => shareOf(row, part)?.percent ?? '' },
  { header: `At the ${uncapitalized(called)} rate (yen)`, value: (row) => shareOf(row, part)?.amountYen ?? 0 },
  { header: `Tax in it at the ${uncapitalized(called)} rate (yen)`, value: (row) => shareOf(row, part)?.taxYen ?? 0 },
]

const columnsFor = ({ name, registrationNumber }: Company): CsvColumn<Row>[] => [
  { header: 'Day', value: ({ at }) => tokyoDayOf(at) },
  { header: 'Time', value: ({ at }) => tokyoTimeOf(at) },
  { header: 'Reference', value: ({ reference }) => reference },
  { header: 'Kind', value: (row) => (row.turned ? turnedWords[row.turned] : kindWords[sidesOf(row).kind]) },
  { header: 'Tour', value: ({ tour }) => tour },
  { header: 'Guest', value: ({ leadName }) => leadName },
  { header: 'Note', value: ({ memo }) => memo },
  { header: 'Given to', value: ({ takenHow, takerName }) => takerInWords(takenHow, takerName) },
  { header: 'Received (yen)', value: (entry) => sidesOf(entry).paidYen },
  { header: 'Refunded (yen)', value: (entry) => sidesOf(entry).givenBackYen },
  { header: 'Balance of the month (yen)', value: ({ balanceYen }) => balanceYen },
  ...atRate('standard', 'Standard'),
  ...atRate('reduced', 'Reduced'),
  { header: 'Exempt from tax (yen)', value: (row) => shareOf(row, 'exempt')?.amountYen ?? 0 },
  { header: 'Outside the tax (yen)', value: (row) => shareOf(row, 'outside')?.amountYen ?? 0 },
  { header: 'Kept after cancellations (yen)', value: (row) => shareOf(row, 'kept')?.amountYen ?? 0 },
  { header: 'Issuer', value: () => name },
  { header: 'Registration number', value: () => registrationNumber },
]
