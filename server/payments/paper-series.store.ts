import { sql } from 'kysely'
import type { PaperSeries } from '#contract/paper-series.ts'
import type { Database } from '#server/platform/database.ts'
import type { MoneyMove } from './money-moves.store.ts'

export type SeriesOf = Record<MoneyMove['kind'], PaperSeries | null>

const select = (db: Database) =>
  db.selectFrom('paper_series').select(['kind', 'prefix', 'with_year as withYear', 'digits', 'next_number', 'year'])

/** What the next paper of a year would be numbered. */
export async function findPaperSeries(db: Database, year: number): Promise<SeriesOf> {
  const rows = await select(db).execute()
  const of = (kind: MoneyMove['kind']): PaperSeries | null => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return null
    const { prefix, withYear, digits } = row
    const isNewYear = withYear && row.year !== null && row.year < year
    return { prefix, withYear, digits, next: isNewYear ? 1 : row.next_number }
  }
  return { payment: of('payment'), refund: of('refund') }
}

/** Nobody takes a number until the transaction ends. */
export async function lockPaperSeries(db: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('annai.paper-series'))`.execute(db)
}

export async function savePaperSeries(db: Database, series: SeriesOf, year: number): Promise<void> {
  await db.deleteFrom('paper_series').execute()
  for (const kind of ['payment', 'refund'] as const) {
    const { prefix, withYear, digits, next } = series[kind] ?? {}
    if (prefix === undefined || withYear === undefined || digits === undefined || next === undefined) continue
    await db
      .insertInto('paper_series')
      .values({ kind, prefix, with_year: withYear, digits, next_number: next, year })
      .execute()
  }
}

/** The highest number that was ever given with these letters, of this year where the year stands in it; 0: none yet. */
export async function highestGiven(
  db: Database,
  { prefix, withYear }: Pick<PaperSeries, 'prefix' | 'withYear'>,
  year: number,
): Promise<number> {
  const pattern = `^${prefix}-${withYear ? `${year}-` : ''}([0-9]{1,9})$`
  const { rows } = await sql<{ highest: number }>`
    SELECT coalesce(max(substring(paper_number FROM ${pattern})::int), 0) AS highest FROM (
      SELECT paper_number FROM payments WHERE paper_number ~ ${pattern}
      UNION ALL SELECT paper_number FROM refunds WHERE paper_number ~ ${pattern}) AS given`.execute(db)
  return rows[0]?.highest ?? 0
}
