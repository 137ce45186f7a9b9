import { counted } from '#core/words.ts'
import { exportKind, type NewChange, recordChange, typedName } from './change-trail.store.ts'
import type { Context } from './context.ts'

export interface Export {
  /** Who takes it along. */
  userId: string
  /** Which list, such as 'guests'. */
  list: string
  /** How it was asked for: filters, what was typed, columns. */
  asked: object
  /** How many rows the file has. */
  rows: number
}

/**
 * Writes down that a list leaves the house, before it does: what cannot be written down is not given. List and rows
 * stand in the deed, which nothing ever changes.
 */
export async function recordExport({ db, clock }: Context, { userId, list, asked, rows }: Export): Promise<void> {
  const deed = `took ${counted(rows, 'row')} of the list “${list}” out as a file`
  const entry = { object: { kind: exportKind, id: list }, userId, deed, changes: filterWords(asked), at: clock.now() }
  await db.transaction().execute((tx) => recordChange(tx, entry))
}

/** Where a page of it stands, or in which order, says nothing about what was taken. */
const beside = ['page', 'rows', 'sort']
const names: Readonly<Record<string, string>> = { q: typedName, only: 'chosen rows' }
const longest = 500

/** Every filter that was set, in words: "country GB". */
export function filterWords(asked: object): NonNullable<NewChange['changes']> {
  const set = Object.entries(asked).flatMap(([key, value]) => {
    const after = (Array.isArray(value) ? value.join(', ') : String(value ?? '')).slice(0, longest)
    return beside.includes(key) || after === '' ? [] : [{ name: names[key] ?? inWords(key), before: '', after }]
  })
  const isNarrowed = set.some(({ name }) => name !== 'columns')
  return isNarrowed ? set : [{ name: 'filter', before: '', after: 'none' }, ...set]
}

const inWords = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
