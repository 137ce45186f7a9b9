import * as z from 'zod/mini'

/** What every list of the office understands. The page keeps it in its address, word by word. */

export const rowsPerPage = [25, 50, 100] as const

/** A column ascending by its name, descending with a minus before it. */
export type SortOf<Column extends string> = Column | `-${Column}`

/** How a list is asked for; each list adds its own filters beside these. */
export function listInput<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  usual: SortOf<Columns[number]>,
) {
  type Sort = SortOf<Columns[number]>
  const sorts = columns.flatMap((column) => [column, `-${column}`])
  // The words are known to the caller; the library cannot spell a type that is still to be named.
  const Sort = z.enum(sorts) as unknown as z.ZodMiniType<Sort, Sort>
  return {
    q: z._default(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters.')), ''),
    sort: z._default(Sort, () => usual as never),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    rows: z._default(z.coerce.number().check(z.refine((rows) => rowsPerPage.some((some) => some === rows))), 25),
  }
}

const typedList = () =>
  z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((typed: string) => typed.split(',').filter((word) => word !== '')),
  )

/** A filter that takes several of some words, as `state=confirmed,on_hold`. Left out: all. */
export function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z._default(z.pipe(typedList(), z.array(z.enum(words))), [])
}

/** The same of codes that are data: one that nothing has finds nothing. */
export function someCodes() {
  return z._default(typedList(), [])
}

/** Counting ends here, and so do the pages: who looks for more narrows the list, or turns its order round. */
export const mostCounted = 10_000
/** Who searches looks for one or a few: of a name that more have, only that there are more. */
export const mostFound = 1_000

export function listOutput<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** Of everything that the filters leave, on all pages. */
    total: z.int(),
    /** Counting ended before the last one: there are at least so many. */
    isAtLeast: z.optional(z.boolean()),
    /** As asked, or the last one there is. */
    page: z.int(),
  })
}

/** Where the file of a list can be fetched; the link carries the right for five minutes. */
export const FileLink = z.object({ link: z.string() })

/** A change of the office, as its history shows it. */
export const Change = z.object({
  at: z.string(),
  /** First name of who did it; null: nobody of the office. */
  by: z.nullable(z.string()),
  deed: z.string(),
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  reason: z.string(),
  version: z.nullable(z.int()),
})
export type Change = z.output<typeof Change>

export const officeErrors = {
  'office.file-ended': { status: 404, sentence: 'This link has ended. Please ask for the file again.' },
  'office.changed-meanwhile': {
    status: 409,
    sentence: 'Somebody saved a newer version a moment ago. Nothing of yours is lost: please compare the two.',
  },
} as const
