import type { ImportLine } from '#contract/imports.ts'
import type { ImportColumn, ImportRules, Row } from './import-list.ts'
import { type JudgedLine, ranks } from './judged.rules.ts'

/** As it stands in our own file. */
export function written<Known>(column: ImportColumn<Known>, row: Row, known: Known): string | number | null {
  const value = row[column.field]
  if (column.write) return column.write(value, known)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const kinds = { [ranks.bad]: 'bad', [ranks.changed]: 'changed', [ranks.fresh]: 'new' } as const

/** What becomes of a line, for a person: of a new one all that its name does not say, else what was and what will be. */
export function lineInWords<Known>(rules: ImportRules<Known>, known: Known, line: JudgedLine): ImportLine {
  const { number, rank, name } = line
  const changes = line.row ? changesInWords(rules, known, { row: line.row, before: line.before }) : []
  return { number, kind: kinds[rank], name, changes, faults: [...(line.faults ?? [])] }
}

export function changesInWords<Known>(
  rules: ImportRules<Known>,
  known: Known,
  { row, before }: { row: Row; before: Row | null },
): ImportLine['changes'] {
  const named = rules.namedBy ?? rules.keys
  const inWords = (column: ImportColumn<Known>, of: Row) => String(written(column, of, known) ?? '')
  return rules.columns.flatMap((column): ImportLine['changes'] => {
    const { field, heading, isJapanese = false } = column
    const after = inWords(column, row)
    if (before === null) return after === '' || named.includes(field) ? [] : [{ heading, before, after, isJapanese }]
    return field in before ? [{ heading, before: inWords(column, before), after, isJapanese }] : []
  })
}
