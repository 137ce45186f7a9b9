import { recordChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Applying, Change, ImportRules, Row } from '#server/platform/imports/import-list.ts'
import { changesInWords } from '#server/platform/imports/words.rules.ts'
import { listAreas } from '../areas.store.ts'
import { changeGround } from '../change-ground.ts'
import type { KnownAreas } from './area-column.rules.ts'

/** As every change of where we drive: in turn with others, and everybody forgets what they knew. */
export const withinGround = (ctx: Context, work: (db: Database) => Promise<void>): Promise<void> =>
  changeGround(ctx, work, async () => undefined)

export async function knownAreas(db: Database): Promise<KnownAreas> {
  const areas = await listAreas(db)
  return { areas: areas.map(({ retiredAt, version: _, ...area }) => ({ ...area, isRetired: retiredAt !== null })) }
}

/** What is little enough to be read at once. */
export const allAtOnce = (rows: readonly object[]) => ({ rows: rows as readonly Row[], next: null })

/** What was changed, as a person reads it in the history of the thing. */
export const differences = <Known>(rules: ImportRules<Known>, known: Known, change: Change) =>
  change.before === null
    ? []
    : changesInWords(rules, known, change).map(({ heading: name, before, after }) => ({
        name,
        before: before ?? '',
        after,
      }))

/** Each thing of a file has its entry, as if it had been changed by hand. */
export async function tellOfEach<Known>(
  { db, userId, at, known, fileName }: Applying<Known>,
  rules: ImportRules<Known>,
  of: { kind: string; idOf: (row: Row) => string; versionOf: (row: Row) => number },
  changes: readonly Change[],
): Promise<void> {
  const { one } = rules.words
  const told = changes.map((change) => ({
    id: of.idOf(change.row),
    deed: `${change.before ? 'changed' : 'added'} the ${one} by the file “${fileName}”`,
    changes: differences(rules, known, change),
    version: change.before ? of.versionOf(change.row) + 1 : 1,
  }))
  await recordChanges(db, { kind: of.kind, userId, at }, told)
}
