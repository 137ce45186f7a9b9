import type { SortOf } from '#contract/office-list.ts'

/** What was joined by commas, or is a list already. */
export const wordsOf = (joined: string | readonly string[]): readonly string[] =>
  typeof joined === 'string' ? joined.split(',').filter((word) => word !== '') : joined

/** Of a list that is written whole into a file: more than any house has, and what a spreadsheet still opens. */
export const allOnOnePage = { page: 1, rows: 200_000 }

/** The page that is asked for, or the last one there is. */
export const pageWithin = ({ page, rows }: { page: number; rows: number }, total: number) =>
  Math.min(page, Math.max(1, Math.ceil(total / rows)))

/** "-price" is the price from the highest down. */
export const orderOf = <Column extends string>(sort: SortOf<Column>): { by: Column; descending: boolean } => ({
  by: sort.replace(/^-/, '') as Column,
  descending: sort.startsWith('-'),
})
