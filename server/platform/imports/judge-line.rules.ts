import { withoutApostrophe } from '../csv-cells.rules.ts'
import { folded, isFormula, isWide, plain } from './cells.rules.ts'
import type { Faults, ImportColumn, ImportRules, Row } from './import-list.ts'
import { type JudgedLine, ranks } from './judged.rules.ts'
import type { CsvRecord, Separator } from './records.rules.ts'

const mostCells = 100
const mostLetters = 2000

export interface ReadLine {
  record: CsvRecord
  /** What the file says, by field. */
  given: Map<string, unknown>
  faults: Record<string, string>
  /** Null where the line does not say which row it is. */
  key: string | null
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

/** Reads lines and judges them, one after the other, against what is there; notices on the way how they are written. */
export function lineReader<Known>({ rules, known, existing, separator, columns, written }: ReaderOf<Known>) {
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
