import type { ReactNode } from 'react'
import type { DaySpanWord } from '#contract/day-span.ts'
import type { OfficeRight } from '#core/office-rights.ts'
import type { IconDrawing } from '../icon.tsx'
import type { TagTone } from '../tag.tsx'

/**
 * What a list of the office is. State (view, search, order, page, columns, filters) lives in the address alone; the
 * table reads and writes it there. A page is three parts:
 *
 *     const guests = defineList<GuestRow>({
 *       name: 'guests',                                  // of the saved views, once for ever
 *       words: { one: 'guest', many: 'guests' },
 *       ask: askList(listGuests),                        // an endpoint with `listInput(...)` and `listOutput(...)`
 *       file: askList(guestsFile),                       // optional: the same input and `columns`; answers FileLink
 *       usualSort: 'name',
 *       search: 'Name, e-mail, phone',
 *       idOf: (row) => row.id,
 *       labelOf: (row) => `${row.name}, ${row.trips} trips`,   // read aloud with "Row 6 of 46"
 *       to: (row) => `/admin/guests/detail?id=${row.id}`,      // Enter, and the link of the first column
 *       columns: [
 *         { id: 'name', header: 'Guest', cell: (row) => row.name, sorts: true },   // the first stands still
 *         { id: 'spent', header: 'Spent', cell: (row) => formatYen(row.spentYen), sorts: true, numeric: true },
 *         { id: 'since', header: 'Since', cell: (row) => shortDay(row.since), hidden: true },
 *       ],
 *       filters: [
 *         { kind: 'some', id: 'country', label: 'Country', shown: true },  // choices from answer.choices.country
 *         { kind: 'days', id: 'since', label: 'Since' },                   // read on the server by readDaySpan
 *       ],
 *       views: [{ id: 'all', label: 'All', query: {} }, { id: 'new', label: 'New', query: { since: 'last-30' } }],
 *       firstUse: { title: 'No guests yet', words: 'Whoever books is listed here.' },
 *     })
 *     export const clientLoader = loadList(guests)
 *     export default function GuestsPage() {
 *       return <OfficeTable list={guests} answer={useLoaderData()} bulk={[...]} />   // OfficeHead above it
 *     }
 *
 * Counts on tabs come from `answer.counts[view.id]` where the server gives them; else the table asks for each.
 */
export interface ListDefinition<Row> {
  name: string
  words: { one: string; many: string }
  ask: (query: ListQuery) => Promise<ListAnswer<Row>>
  /** Makes the file of everything that the filters leave, in the columns shown; without it there is no CSV. */
  file?: (query: FileQuery) => Promise<{ link: string }>
  /** The file can be of chosen rows alone: `only` carries their ids, joined by commas. */
  filesSelection?: boolean
  usualSort: string
  /** What can be searched for; without it there is no field. */
  search?: string
  idOf: (row: Row) => string
  labelOf: (row: Row) => string
  to?: (row: Row) => string
  /** At least one; the first is locked: it is always shown, first, and stands still when the table scrolls. */
  columns: readonly ColumnDefinition<Row>[]
  filters?: readonly FilterDefinition[]
  /** Tabs that everybody has; the first is what the page shows by itself. */
  views?: readonly BuiltInView[]
  /** The view that an address without any words opens; the first unless told. */
  opensWith?: string
  /** Rows of 54 px instead of 42, for two lines or a picture. */
  tall?: boolean
  firstUse?: { title: string; words: string; action?: ReactNode }
}

export interface ColumnDefinition<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The server sorts by it, under the same name. */
  sorts?: boolean
  /** At the end of its cell, in tabular figures. */
  numeric?: boolean
  /** Not among the usual columns; people take it from the menu. */
  hidden?: boolean
  /** Only for those who have this right: others neither see it nor find it in the menu. */
  needs?: OfficeRight
  /**
   * Where it stands on a telephone, where each row is folded to a few lines: at their start, at their end, in the upper
   * corner, or nowhere because another cell says it there. A list folds as soon as one column says so; the columns that
   * do not then follow with their names.
   */
  narrow?: 'start' | 'end' | 'corner' | 'away'
  /** Where the cell brings its own links: they stay reachable with the pointer, and with Tab after Enter. */
  className?: string
}

export interface FilterChoice {
  id: string
  label: string
  /** Drawn as a state: dot and word. */
  tone?: TagTone
  /** Drawn before its word, such as a line's sign. */
  mark?: ReactNode
  count?: number
}

interface FilterBase {
  /** Its name in the address and in the input of the endpoint. */
  id: string
  label: string
  /** Stands in the row of chips even while it filters nothing; others wait behind "Filter". */
  shown?: boolean
}
export type FilterDefinition =
  | (FilterBase & {
      kind: 'some' | 'one'
      choices?: readonly FilterChoice[]
      /** Drawn before the word of a choice that the server named, such as a line's sign. */
      markOf?: (id: string) => ReactNode
    })
  | (FilterBase & { kind: 'days'; words?: readonly DaySpanWord[] })

export interface BuiltInView {
  id: string
  label: string
  /** Filters, and `sort` and `columns` where they differ from the usual ones. */
  query: Readonly<Record<string, string>>
}

/** What the endpoint of a list is asked: q, sort, page, rows, and each filter under its id (left out: all). */
export type ListQuery = Readonly<Record<string, string | number>>
/** The same for a file: `columns` joined by commas in their order, and `only` where rows were chosen. */
export type FileQuery = ListQuery & { columns: string; only?: string }

export interface ListAnswer<Row> {
  rows: readonly Row[]
  total: number
  /** Counting ended before the last one: there are at least so many. */
  isAtLeast?: boolean | undefined
  page: number
  /** Of the built-in views, by id; above `mostCounted` there are at least so many. */
  counts?: Readonly<Record<string, number>>
  /** Of filters whose choices the server knows, by filter. */
  choices?: Readonly<Record<string, readonly FilterChoice[]>>
}

/** What can be done with several rows at once; shown while it is legal for all that are chosen. */
export interface BulkAction<Row> {
  id: string
  label: string
  icon: IconDrawing
  fits?: (row: Row) => boolean
  /** Offered as soon as it fits one of the rows: its question says which it cannot be done to. */
  fitsPartly?: boolean
  /** Opens its question, or does it; `clear` lets go of the rows. */
  run: (rows: readonly Row[], clear: () => void) => void
}

export const defineList = <Row>(definition: ListDefinition<Row>): ListDefinition<Row> => definition
