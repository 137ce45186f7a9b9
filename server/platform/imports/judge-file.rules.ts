import { withoutApostrophe } from '../csv-cells.rules.ts'
import { folded, isFormula, isWide, plain } from './cells.rules.ts'
import { decode, type Encoding, UnreadableFile } from './decode.rules.ts'
import { matchHeadings } from './headings.rules.ts'
import type { Faults, ImportColumn, ImportRules, Row } from './import-list.ts'
import { type CsvRecord, findSeparator, readRecords, type Separator } from './records.rules.ts'

/** What the thread is to read; all that it needs besides it asks for. */
export interface FileToJudge {
  list: string
  bytes: Uint8Array
  encoding: Encoding | null
  separator: Separator | null
}

export type Question =
  | { is: 'known' }
  | { is: 'existing'; from: string | null }
  /** Lines that are judged, as JSON; how many lines of the file are read by now. */
  | { is: 'write'; lines: string; read: number }

export type Reply = unknown

/** In the order in which they are shown. */
export const ranks = { bad: 0, changed: 1, fresh: 2 } as const

/** As it is kept. */
export interface JudgedLine {
  number: number
  rank: 0 | 1 | 2
  name: string
  row: Row | null
  before: Row | null
  /** Of a bad line, as they stand in the file. */
  cells: readonly string[] | null
  faults: readonly { heading: string; cell: string; mend: string }[] | null
}

export interface Summary {
  encoding: Encoding
  separator: Separator
  /** As they stand in the file, and what each is taken for. */
  headings: { written: string; takenFor: string | null }[]
  lines: number
  fresh: number
  changed: number
  same: number
  bad: number
  /** Of ours, how many the file does not name. */
  absent: number
  /** Cells with full-width figures or letters, and the first of them. */
  wide: { cells: number; example: string }
  formulas: number
}

const atOnce = 1000
const mostCells = 100
const mostLetters = 2000

type Ask = (question: Question) => Promise<Reply>

/** Reads a file against what is there, and writes down line by line what would become of it. */
export async function judgeFile<Known>(rules: ImportRules<Known>, file: FileToJudge, ask: Ask): Promise<Summary> {
  const { text, encoding } = decode(file.bytes, file.encoding)
  const found = findSeparator(text)
  const separator = file.separator ?? found.separator
  const records = readRecords(text, separator, found.from)
  const first = records.next()
  if (first.done) throw new UnreadableFile('This file is empty. Its first line names the columns.')
  const headings = matchHeadings(rules, first.value.cells.map(withoutApostrophe))
  const known = (await ask({ is: 'known' })) as Known
  const existing = await readExisting(ask)
  const reader = lineReader({ rules, known, existing, separator, ...headings })

  const lines = [...records].map(reader.read)
  const summary: Summary = {
    ...{ encoding, separator, ...reader.noticed, lines: lines.length },
    headings: headings.written.map((written, at) => ({ written, takenFor: headings.columns[at]?.heading ?? null })),
    ...{ fresh: 0, changed: 0, same: 0, bad: 0, absent: 0 },
  }
  const places = placesOf(lines)
  const named = new Set<string>()
  const added: Row[] = []
  for (let from = 0; from < lines.length; from += atOnce) {
    const told: JudgedLine[] = []
    for (const line of lines.slice(from, from + atOnce)) {
      if (line.key !== null) named.add(line.key)
      const judged = reader.judge(line, places.get(line.key ?? '') ?? [])
      if (judged === 'same') summary.same += 1
      else {
        told.push(judged)
        summary[judged.rank === ranks.bad ? 'bad' : judged.rank === ranks.fresh ? 'fresh' : 'changed'] += 1
        if (judged.rank === ranks.fresh && judged.row) added.push(judged.row)
      }
    }
    await ask({ is: 'write', lines: JSON.stringify(told), read: Math.min(lines.length, from + atOnce) })
  }
  const whole = rules.judgeAll?.(existing, added)
  if (whole) throw new UnreadableFile(whole)
  summary.absent = [...reader.keysInUse].filter((key) => !named.has(key)).length
  return summary
}

async function readExisting(ask: Ask): Promise<Row[]> {
  const rows: Row[] = []
  for (let from: string | null = null; ; ) {
    const page = (await ask({ is: 'existing', from })) as { rows: readonly Row[]; next: string | null }
    rows.push(...page.rows)
    if (page.next === null) return rows
    from = page.next
  }
}

interface ReadLine {
  record: CsvRecord
  /** What the file says, by field. */
  given: Map<string, unknown>
  faults: Record<string, string>
  /** Null where the line does not say which row it is. */
  key: string | null
}

/** Where each row stands in the file: only one of two lines about it can be right. */
function placesOf(lines: readonly ReadLine[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { key, record } of lines) {
    if (key === null) continue
    const known = places.get(key)
    if (known) known.push(record.line)
    else places.set(key, [record.line])
  }
  return places
}

const whole = 'line'

interface ReaderOf<Known> {
  rules: ImportRules<Known>
  known: Known
  existing: readonly Row[]
  separator: Separator
  columns: readonly (ImportColumn<Known> | null)[]
  written: readonly string[]
}

function lineReader<Known>({ rules, known, existing, separator, columns, written }: ReaderOf<Known>) {
  const noticed = { wide: { cells: 0, example: '' }, formulas: 0 }
  const keyOf = (values: Row) => {
    const parts = rules.keys.map((field) => values[field])
    return parts.some((part) => part === null || part === undefined || part === '' || Number.isNaN(part))
      ? null
      : parts.map((part) => folded(String(part))).join('\u0001')
  }
  const byKey = new Map<string, Row>()
  const isPreferred = rules.isPreferred ?? (() => true)
  for (const row of existing) {
    const key = keyOf(row)
    if (key !== null && (!byKey.has(key) || isPreferred(row))) byKey.set(key, row)
  }
  const judgeWhole = rules.judge?.(known, existing)
  const taken = new Set(columns.flatMap((column) => column?.field ?? []))
  const places = new Map(columns.flatMap((column, at) => (column ? [[column.field, at] as const] : [])))
  const lacking = rules.columns.filter(({ field, isNeeded }) => isNeeded && !taken.has(field))

  function read(record: CsvRecord): ReadLine {
    const cells = record.cells.map(withoutApostrophe)
    const given = new Map<string, unknown>()
    const faults: Record<string, string> = {}
    const shape = faultOfShape(cells, written.length)
    // Its cells stand under wrong headings: what they say there is nothing to go by.
    if (shape) return { record: { ...record, cells }, given, faults: { [whole]: shape }, key: null }
    for (const [field, at] of places) {
      const cell = cells[at] ?? ''
      const column = columns[at]
      if (!column) continue
      if (isWide(cell) && !column.isJapanese) {
        noticed.wide.cells += 1
        noticed.wide.example ||= cell.trim().slice(0, 40)
      }
      if (isFormula(cell)) noticed.formulas += 1
      const value = column.read(cell, separator)
      const found = column.find?.(value, known) ?? { is: value }
      if ('mend' in found) faults[field] = found.mend
      else given.set(field, found.is)
    }
    return { record: { ...record, cells }, given, faults, key: keyOf(Object.fromEntries(given)) }
  }

  function judge(line: ReadLine, standsOn: readonly number[]): JudgedLine | 'same' {
    const { given, key, record } = line
    const before = (key !== null && byKey.get(key)) || null
    const row = { ...(before ?? usualRow(rules)), ...Object.fromEntries(given) }
    const faults: Record<string, string> = { ...line.faults }
    // What stands there already is right, whatever its bounds are today.
    const isThere = before !== null && standsOn.length === 1 && Object.keys(faults).length === 0
    if (isThere && changedFields(before, asBefore(row, before)).length === 0) return 'same'
    if (!before && lacking.length > 0) {
      const missing = lacking.map(({ heading }) => heading).join(', ')
      faults[whole] ??= `A new ${rules.words.one} needs ${missing}: this file has no such column.`
    }
    if (Object.keys(faults).length === 0) Object.assign(faults, faultsOfBounds(rules, row))
    if (standsOn.length > 1) {
      const others = standsOn.filter((one) => one !== record.line)
      faults[whole] ??=
        `The same ${rules.words.one} stands on line ${others.slice(0, 3).join(', ')}${others.length > 3 ? ' and more' : ''}. Only one can be right.`
    }
    if (Object.keys(faults).length > 0) return badLine(line, faults)
    const judged = judgeWhole?.(row, before, taken) ?? { row }
    if ('faults' in judged) return badLine(line, judged.faults)
    const settled = before ? asBefore(judged.row, before) : judged.row
    const name = nameOf(settled)
    if (!before) return { ...{ number: record.line, rank: ranks.fresh, name, row: settled, before: null }, ...noFaults }
    const changed = changedFields(before, settled)
    if (changed.length === 0) return 'same'
    const was = Object.fromEntries(changed.map((field) => [field, before[field] ?? null]))
    return { ...{ number: record.line, rank: ranks.changed, name, row: settled, before: was }, ...noFaults }
  }

  const changedFields = (before: Row, after: Row) =>
    rules.columns.flatMap(({ field }) => (isSame(before[field], after[field]) ? [] : [field]))

  /** Wide or plain, a word that means what is there is no change. */
  function asBefore(row: Row, before: Row): Row {
    const kept = rules.columns.filter(({ field, isJapanese }) => {
      const was = before[field]
      return typeof was === 'string' && !isJapanese && plain(was) === row[field]
    })
    return { ...row, ...Object.fromEntries(kept.map(({ field }) => [field, before[field]])) }
  }

  const nameOf = (row: Row) => rules.nameOf(row, known).slice(0, 200)

  function badLine({ record, given }: ReadLine, faults: Faults): JudgedLine {
    const cells = record.cells.slice(0, mostCells).map((cell) => cell.slice(0, mostLetters))
    const told = Object.entries(faults).map(([field, mend]) => {
      const at = places.get(field)
      const heading = rules.columns.find((column) => column.field === field)?.heading ?? ''
      return { heading, cell: at === undefined ? '' : (cells[at] ?? '').slice(0, 200), mend }
    })
    const name = rules.keys.every((field) => given.has(field)) ? nameOf(Object.fromEntries(given)) : namedBy(cells)
    return { ...{ number: record.line, rank: ranks.bad, name, row: null, before: null }, cells, faults: told }
  }

  /** By the cells that say which it would be. */
  const namedBy = (cells: readonly string[]) =>
    rules.keys
      .map((field) => cells[places.get(field) ?? -1]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .join(', ')
      .slice(0, 200)

  const inUse = rules.isPreferred ? existing.filter(rules.isPreferred) : existing
  const keysInUse = new Set(inUse.flatMap((row) => keyOf(row) ?? []))
  return { read, judge, noticed, keysInUse }
}

const noFaults = { cells: null, faults: null }

const usualRow = (rules: Pick<ImportRules<never>, 'columns'>): Row =>
  Object.fromEntries(rules.columns.map(({ field, usual = null }) => [field, usual]))

function faultOfShape(cells: readonly string[], columns: number): string | null {
  if (cells.length < columns) return `${cells.length} of ${columns} columns. A separator is missing, or a cell.`
  if (cells.slice(columns).some((cell) => cell.trim() !== ''))
    return `${cells.length} cells for ${columns} columns. Put what holds a separator into quotation marks.`
  if (cells.some((cell) => cell.length > mostLetters)) return `One cell is longer than ${mostLetters} letters.`
  return null
}

/** By the bounds that the forms have, in their words. */
function faultsOfBounds(rules: Pick<ImportRules<never>, 'bounds' | 'columns'>, row: Row): Faults {
  const fields = Object.fromEntries(rules.columns.map(({ field }) => [field, row[field]]))
  const checked = rules.bounds.safeParse(fields)
  if (checked.success) return {}
  const faults: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) faults[String(path[0] ?? whole)] ??= message
  return faults
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)
