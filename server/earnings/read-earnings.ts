import type { EarningsPart, LedgerRow, readEarnings as readEarningsCall } from '#contract/earnings.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { takerInWords } from '#contract/taken-words.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { type Entry, findEntries, findFirstEntry } from './earnings.store.ts'
import { chartSpan, keysOf, lastDayOf, periodOf, type Span, yearBefore } from './earnings-periods.rules.ts'
import { netByTax, partsOf, type Sums, type SumsFilter, sumEntries } from './earnings-sums.store.ts'
import { addUpIfMuch } from './keep-sums.ts'
import { readKeptTax } from './read-kept-tax.ts'
import { sidesOf } from './sides.rules.ts'

type Input = ReadInputOf<typeof readEarningsCall>

type Output = OutputOf<typeof readEarningsCall>

/** A period of the ledger: its sums, its parts and its entries, which add up to each other: all as of one moment. */
export async function readEarnings(ctx: Context, input: Input): Promise<Output> {
  await addUpIfMuch(ctx)
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => readAtOnce({ ...ctx, db }, input))
}

async function readAtOnce(ctx: Context, input: Input): Promise<Output> {
  const { db } = ctx
  const today = tokyoDayOf(ctx.clock.now())
  const period = periodOf(input.period, input.on ?? today)
  const isRunning = period.firstDay <= today && today <= period.lastDay
  const whole = { ...period, kinds: [], tour: null }
  const filter = { ...whole, kinds: input.kind, tour: input.tour ?? null }
  const head = await sumEntries(db, whole)
  const firstEntry = await findFirstEntry(db)
  const firstDay = firstEntry ? tokyoDayOf(firstEntry) : today
  const isFiltered = filter.kinds.length === 1 || filter.tour !== null
  const sums = isFiltered ? await sumEntries(db, filter) : head
  const total = sums.payments + sums.refunds
  const page = Math.max(1, Math.min(input.page, Math.ceil(total / input.rows)))
  const entries = await findEntries(db, filter, { most: input.rows, skip: (page - 1) * input.rows })
  const tours = await partsOf(db, 'tour', whole)
  // Of a period that runs, as much of the year before as has gone by of it.
  const soFar = { firstDay: yearBefore(period.firstDay), lastDay: yearBefore(isRunning ? today : period.lastDay) }
  const before = soFar.lastDay < firstDay ? null : await sumEntries(db, { ...whole, ...soFar })
  return {
    ...period,
    isRunning,
    head: {
      ...withKept(head),
      taxes: await readKeptTax(db, period, await netByTax(db, period)),
      yearBeforePaidYen: before?.paidYen ?? null,
    },
    parts: await readParts(ctx, input, { period, filter, today, firstDay }),
    ledger: { rows: entries.map(toRow), total, page, sums: withKept(sums) },
    tours: tours.map(({ key, name }) => ({ slug: key, title: name })),
  }
}

const withKept = <S extends Pick<Sums, 'paidYen' | 'givenBackYen'>>(sums: S) => ({
  ...sums,
  keptYen: sums.paidYen - sums.givenBackYen,
})

interface Asked {
  period: Span
  filter: SumsFilter
  today: string
  /** Of the first money ever. */
  firstDay: string
}

async function readParts({ db }: Context, { by, period: unit }: Input, asked: Asked): Promise<EarningsPart[]> {
  const { period, filter, today, firstDay } = asked
  if (by === 'tour' || by === 'vehicle') {
    const parts = await partsOf(db, by, filter)
    return parts
      .map((part) => ({ ...withKept(part), yearBeforeYen: null, isRunning: false, isInside: true }))
      .sort((a, b) => b.paidYen - a.paidYen || b.keptYen - a.keptYen)
  }
  const span = chartSpan(by, unit, period)
  const now = await partsOf(db, by, { ...filter, ...span })
  const lastYear = { firstDay: yearBefore(span.firstDay), lastDay: yearBefore(span.lastDay) }
  const before = await partsOf(db, by, { ...filter, ...lastYear })
  const [here, then] = [now, before].map((parts) => new Map(parts.map((part) => [part.key, part])))
  return keysOf(by, span).map((key) => {
    const [last, keyBefore] = [lastDayOf(by, key), yearBefore(key)]
    const { paidYen = 0, givenBackYen = 0 } = here?.get(key) ?? {}
    return {
      ...withKept({ key, name: key, paidYen, givenBackYen }),
      yearBeforeYen: yearBefore(last) < firstDay ? null : (then?.get(keyBefore)?.paidYen ?? 0),
      isRunning: key <= today && today <= last,
      isInside: key <= period.lastDay && last >= period.firstDay,
    }
  })
}

const toRow = ({
  at,
  amountYen,
  isCorrection,
  takenHow,
  takerName,
  serviceDay: _,
  entryId: __,
  ...entry
}: Entry): LedgerRow => ({
  ...entry,
  at: tokyoIso(at),
  takenBy: takerInWords(takenHow, takerName),
  ...sidesOf({ amountYen, isCorrection }),
})
