import type { Row } from './import-list.ts'

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
