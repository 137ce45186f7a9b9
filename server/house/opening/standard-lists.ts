import type { StandardListId } from '#contract/standard.ts'
import {
  addStandardSeasons,
  countChangedSeasons,
  countSeasons,
  dropStandardSeasons,
  standardSeasons,
} from '#server/catalogue/index.ts'
import { addList, countChanged, countList, dropList, tokyoLists } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'

/** A list of the standard, whoever keeps it. */
interface StandardList {
  lines: number
  /** How many lines there are altogether, and how many of the standard by their names. */
  count: (db: Database) => Promise<{ all: number; known: number }>
  /** Adds what is not there; answers what the new lines are known by. */
  add: (db: Database, at: Date) => Promise<string[]>
  countChanged: (db: Database, keys: readonly string[]) => Promise<number>
  drop: (db: Database, keys: readonly string[]) => Promise<unknown>
}

const seasons: StandardList = {
  lines: standardSeasons.length,
  count: countSeasons,
  add: addStandardSeasons,
  countChanged: countChangedSeasons,
  drop: dropStandardSeasons,
}

export function standardListOf(id: StandardListId): StandardList {
  if (id === 'season-texts') return seasons
  const rows = tokyoLists[id]
  return {
    lines: rows.length,
    count: (db) => countList(db, id, rows),
    add: (db) => addList(db, id, rows),
    countChanged: (db, keys) => countChanged(db, id, rows, keys),
    drop: (db, keys) => dropList(db, id, keys),
  }
}
