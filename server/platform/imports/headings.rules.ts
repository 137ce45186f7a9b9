import { listed } from '#core/words.ts'
import { folded } from './cells.rules.ts'
import { UnreadableFile } from './decode.rules.ts'
import type { ImportColumn, ImportRules } from './import-list.ts'

export interface Headings<Known> {
  /** By its place in the line; null: this column is not taken. */
  columns: (ImportColumn<Known> | null)[]
  /** As they stand in the file. */
  written: string[]
}

/** However it is written: "Pick-up (yen)", "pick up yen". */
const bare = (heading: string) => folded(heading).replace(/[\s_.,:/()-]+/g, '')

/** Which column of the file is which of ours. The first line names them. */
export function matchHeadings<Known>(rules: ImportRules<Known>, cells: readonly string[]): Headings<Known> {
  const written = cells.map((cell) => cell.trim())
  const byName = new Map(
    rules.columns.flatMap((column) =>
      [column.heading, column.field, ...(column.also ?? [])].map((name) => [bare(name), column] as const),
    ),
  )
  const columns = written.map((heading) => byName.get(bare(heading)) ?? null)
  const twice = columns.find((column, at) => column && columns.indexOf(column) < at)
  if (twice) throw new UnreadableFile(`Two columns are called ${twice.heading}. Take one of them away.`)
  const missing = rules.columns
    .filter(({ field }) => rules.keys.includes(field))
    .filter((one) => !columns.includes(one))
  if (missing.length > 0) {
    const names = listed(missing.map(({ heading }) => `“${heading}”`))
    const all = rules.columns.map(({ heading }) => heading).join(', ')
    throw new UnreadableFile(
      `There is no column ${names}. The first line of the file names the columns, as our own file does: ${all}.`,
    )
  }
  return { columns, written }
}
