import * as z from 'zod/mini'
import type { ErrorDefinition } from './endpoint.ts'
import { Change } from './office-list.ts'

/** A file that somebody brings into a list: what it would change, line by line, before it changes anything. */

/** As much text as a hundred thousand lines need. */
export const mostImportBytes = 12 * 1024 * 1024

export const importErrors = {
  'imports.unknown': { status: 404, sentence: 'This file is not kept any more. Choose it again.' },
  'imports.too-many-lines': {
    status: 413,
    sentence: 'This file has more than {most} lines. Bring it in several parts.',
  },
  'imports.not-ready': { status: 409, sentence: 'This file is still being read, or was put in already.' },
  'imports.changed-meanwhile': {
    status: 409,
    sentence: 'Somebody changed this list after the file was read. Read it again to see what it would change now.',
  },
} satisfies Record<string, ErrorDefinition>

export const Encoding = z.enum(['utf-8', 'shift_jis', 'utf-16le', 'utf-16be'])
export type Encoding = z.output<typeof Encoding>
export const Separator = z.enum([',', ';', '\t'])
export type Separator = z.output<typeof Separator>

/** What a file is called; it travels in the address, and is shown to whoever looks. */
export const ImportFileName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Name the file.'), z.maxLength(120, 'At most 120 characters.'))

export const ImportState = z.enum(['reading', 'ready', 'unreadable', 'applying', 'done'])

const ImportBrief = z.object({
  id: z.string(),
  fileName: z.string(),
  /** First name; null: nobody of the office any more. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
  state: ImportState,
  /** Null until it is read. */
  counts: z.nullable(
    z.object({
      fresh: z.int(),
      changed: z.int(),
      same: z.int(),
      bad: z.int(),
      /** Of ours that the file does not name: they stay. */
      absent: z.int(),
    }),
  ),
})
export type ImportBrief = z.output<typeof ImportBrief>

const words = z.object({ one: z.string(), many: z.string() })

export const ImportView = z.extend(ImportBrief, {
  list: z.string(),
  words,
  lines: z.int(),
  /** While it is read. */
  linesRead: z.int(),
  /** Why it cannot be read. */
  fault: z.nullable(z.string()),
  readAs: z.nullable(
    z.object({
      encoding: Encoding,
      separator: Separator,
      lines: z.int(),
      /** As they stand in the file; null: a column that is not taken. */
      headings: z.array(z.object({ written: z.string(), takenFor: z.nullable(z.string()) })),
      /** Cells whose full-width figures or letters were made plain. */
      wide: z.object({ cells: z.int(), example: z.string() }),
      /** Cells that a spreadsheet would calculate: taken as words. */
      formulas: z.int(),
    }),
  ),
  doneAt: z.nullable(z.string()),
})
export type ImportView = z.output<typeof ImportView>

export const ImportLine = z.object({
  number: z.int(),
  kind: z.enum(['bad', 'changed', 'new']),
  /** What it is about; empty where the line does not say. */
  name: z.string(),
  changes: z.array(
    z.object({
      heading: z.string(),
      /** Null: it is new. */
      before: z.nullable(z.string()),
      after: z.string(),
      isJapanese: z.boolean(),
    }),
  ),
  /** The heading is empty where it is the whole line. */
  faults: z.array(z.object({ heading: z.string(), cell: z.string(), mend: z.string() })),
})
export type ImportLine = z.output<typeof ImportLine>

export const importShows = ['all', 'bad', 'changed', 'new'] as const
export const importRowsPerPage = 50

/** Which lines of it. */
export const importPage = {
  show: z._default(z.enum(importShows), 'all'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
}

export const ImportPage = z.object({
  file: ImportView,
  rows: z.array(ImportLine),
  total: z.int(),
  page: z.int(),
})
export type ImportPage = z.output<typeof ImportPage>

/** What whoever prepares a file wants to know, and the files that were brought before. */
export const ImportStart = z.object({
  list: z.string(),
  words,
  mostLines: z.int(),
  columns: z.array(
    z.object({
      heading: z.string(),
      says: z.string(),
      /** Which row it is, what a new one cannot be without, or what may be left out. */
      need: z.enum(['key', 'new', 'none']),
    }),
  ),
  /** Those of the last week, put in or not. */
  earlier: z.array(ImportBrief),
  /** All that were put in. */
  history: z.array(Change),
})
export type ImportStart = z.output<typeof ImportStart>
