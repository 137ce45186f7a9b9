import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import type { Database } from '../database.ts'
import type { Read } from './cells.rules.ts'

/** A row as the list keeps it, by its fields; what goes between threads and into the database is plain. */
export type Row = Readonly<Record<string, unknown>>

export interface ImportColumn<Known> {
  /** Of the row. */
  field: string
  /** As our own file calls it. */
  heading: string
  /** What others call it. */
  also?: readonly string[]
  /** A new row cannot be without it. */
  isNeeded?: true
  /** What stands in it, for whoever prepares a file: "Degrees north, like 35.6812". */
  says: string
  read: Read
  /** Where words stand for what is kept, as the name of an area for its code: what is kept, or what to mend. */
  find?: (value: unknown, known: Known) => { is: unknown } | { mend: string }
  /** As it stands in our own file, and as a person reads it. */
  write?: (value: unknown, known: Known) => string | number | null
  /** Of a new row where the file does not name it; nothing unless told. */
  usual?: unknown
  /** In Japanese, for who reads it aloud and for the face it is set in. */
  isJapanese?: true
}

/** What is to be mended, by the field of its column. */
export type Faults = Readonly<Record<string, string>>

/** A line of a file that fits the columns: beside its fields, what the list adds to save it. */
export type Judged = { row: Row } | { faults: Faults }

/**
 * What a list says about a file, once. Pure, so that a thread without a database can judge a hundred thousand lines: what
 * is there already is handed to it.
 */
export interface ImportRules<Known = unknown> {
  /** In addresses and in the trail. */
  name: string
  words: { one: string; many: string }
  columns: readonly ImportColumn<Known>[]
  /** The fields that say which row it is: what is not known by them is new. */
  keys: readonly string[]
  /** The bounds of the fields, as the forms have them. */
  bounds: z.ZodMiniType
  /** How many lines make sense. */
  mostLines: number
  /** What it is called: "Haneda to Shinjuku, 08:00". */
  nameOf: (row: Row, known: Known) => string
  /** The fields that this name says already; the keys unless told. */
  namedBy?: readonly string[]
  /** Between rows that are there, and may not be the only one of their key. */
  isPreferred?: (row: Row) => boolean
  /** What only the whole line can tell, once for each file; `before` is null of a new row, `given` what the file names. */
  judge?: (
    known: Known,
    existing: readonly Row[],
  ) => (row: Row, before: Row | null, given: ReadonlySet<string>) => Judged
  /** What is wrong with all of it together, though each line is right. */
  judgeAll?: (existing: readonly Row[], fresh: readonly Row[]) => string | null
}

/** A line that changes something, as it is put in. */
export interface Change {
  line: number
  name: string
  row: Row
  /** The fields that change, as they were; null: a new row. */
  before: Row | null
}

export interface Applying<Known> {
  db: Database
  userId: string | null
  at: Date
  known: Known
  counts: { fresh: number; changed: number }
  fileName: string
  /** All changes in the order of the file, some at a time. */
  slices: () => AsyncIterable<readonly Change[]>
}

/** A list that files can be brought into: what is pure, and its way to the database. */
export interface ImportList<Known = unknown> {
  rules: ImportRules<Known>
  /** What its lines name, such as areas: little, and sent to the thread. */
  known: (db: Database) => Promise<Known>
  /** What is there now, some at a time: `next` is where to go on. */
  existing: (db: Database, from: string | null) => Promise<{ rows: readonly Row[]; next: string | null }>
  /** Another text whenever anything changed that a preview depends on. */
  stamp: (db: Database) => Promise<string>
  /** In one transaction, with everything that a change of it needs around it. */
  within: (ctx: Context, work: (db: Database) => Promise<void>) => Promise<void>
  apply: (of: Applying<Known>) => Promise<void>
}
