import type { ImportBrief, ImportPage, ImportStart, ImportView, importShows } from '#contract/imports.ts'
import { importRowsPerPage } from '#contract/imports.ts'
import { readChanges } from '../change-trail.store.ts'
import type { Context } from '../context.ts'
import { type CsvFile, csvFile } from '../csv.ts'
import type { Database } from '../database.ts'
import { pageWithin } from '../office-list.rules.ts'
import { tokyoIso } from '../tokyo-time.rules.ts'
import { type AnyList, findOwn, type ImportHouse, listOf } from './import-house.ts'
import { findBadLines, findLines } from './import-lines.store.ts'
import type { Row } from './import-list.ts'
import { findImportsOf, type ImportRecord } from './imports.store.ts'
import { ranks } from './judged.rules.ts'
import { importObject } from './put-in-import.ts'
import { lineInWords, written } from './words.rules.ts'

const mostEarlier = 10

/** What a file for a list must have, and those that were brought lately. */
export async function readImportStart(house: ImportHouse, { db }: Context, name: string): Promise<ImportStart> {
  const { rules } = listOf(house, name)
  return {
    ...{ list: name, words: rules.words, mostLines: rules.mostLines },
    columns: rules.columns.map(({ field, heading, says, isNeeded }) => ({
      ...{ heading, says },
      need: rules.keys.includes(field) ? 'key' : isNeeded ? 'new' : 'none',
    })),
    history: await readChanges(db, importObject(name), mostEarlier),
    earlier: (await findImportsOf(db, name, mostEarlier)).map(inBrief),
  }
}

function inBrief({ id, fileName, by, createdAt, state, summary }: ImportRecord): ImportBrief {
  const { fresh, changed, same, bad, absent } = summary ?? {}
  return {
    ...{ id, fileName, by, createdAt: tokyoIso(createdAt), state },
    counts:
      fresh === undefined || changed === undefined || same === undefined || bad === undefined || absent === undefined
        ? null
        : { fresh, changed, same, bad, absent },
  }
}

export async function viewImport(house: ImportHouse, ctx: Pick<Context, 'db'>, id: string): Promise<ImportView> {
  const { file, list } = await findOwn(house, ctx, id)
  return viewOf(file, list)
}

function viewOf(file: ImportRecord, { rules }: AnyList): ImportView {
  const { lines, linesRead, fault, summary, doneAt } = file
  return {
    ...{ ...inBrief(file), list: file.list, words: rules.words, lines, linesRead, fault },
    readAs: summary && {
      ...{ encoding: summary.encoding, separator: summary.separator, lines: summary.lines },
      ...{ headings: summary.headings, wide: summary.wide, formulas: summary.formulas },
    },
    doneAt: doneAt && tokyoIso(doneAt),
  }
}

const rankOf = { all: null, bad: ranks.bad, changed: ranks.changed, new: ranks.fresh } as const

interface Asked {
  id: string
  show: (typeof importShows)[number]
  page: number
}

export async function readImportPage(
  house: ImportHouse,
  ctx: Context,
  { id, show, page: asked }: Asked,
): Promise<ImportPage> {
  const { file, list } = await findOwn(house, ctx, id)
  // While it is read, what is there is a part of it, and told as how far it is.
  if (!file.summary || file.state === 'reading') return { file: viewOf(file, list), rows: [], total: 0, page: 1 }
  const { bad, changed, fresh } = file.summary
  const total = { all: bad + changed + fresh, bad, changed, new: fresh }[show]
  const page = pageWithin({ page: asked, rows: importRowsPerPage }, total)
  const lines = await findLines(ctx.db, id, { rank: rankOf[show], page, rows: importRowsPerPage })
  const known = await list.known(ctx.db)
  return { file: viewOf(file, list), rows: lines.map((line) => lineInWords(list.rules, known, line)), total, page }
}

const [lineHeading, mendHeading] = ['Line', 'To mend']

/** As they stood in the file, with what to mend behind: mended there, they are brought again. */
export async function badLinesAsCsv(house: ImportHouse, ctx: Context, id: string): Promise<CsvFile> {
  const { file } = await findOwn(house, ctx, id)
  const lines = await findBadLines(ctx.db, id)
  const headings = (file.summary?.headings ?? []).map(({ written: heading }, at) => ({ heading, at }))
  // Of bad lines that were brought again, what was to be mended is told anew.
  const own = headings.filter(({ heading }) => heading !== lineHeading && heading !== mendHeading)
  return csvFile<(typeof lines)[number]>(
    [
      ...own.map(({ heading, at }) => ({
        header: heading,
        value: ({ cells }: (typeof lines)[number]) => cells?.[at] ?? '',
      })),
      { header: lineHeading, value: ({ number }) => number },
      {
        header: mendHeading,
        value: ({ faults }) =>
          (faults ?? []).map(({ heading, mend }) => (heading ? `${heading}: ${mend}` : mend)).join(' '),
      },
    ],
    lines,
  )
}

/** A list as a file that changes nothing when it is brought in again: what is in use, by our own headings. */
export async function listAsCsv({ rules, known: readKnown, existing }: AnyList, db: Database): Promise<CsvFile> {
  const known = await readKnown(db)
  const rows: Row[] = []
  for (let from: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof existing>> = await existing(db, from)
    rows.push(...page.rows.filter(rules.isPreferred ?? (() => true)))
    if (page.next === null) break
    from = page.next
  }
  return csvFile<Row>(
    rules.columns.map((column) => ({ header: column.heading, value: (row) => written(column, row, known) })),
    rows,
  )
}
