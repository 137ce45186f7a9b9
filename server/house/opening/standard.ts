import { type Standard, type StandardListId, standardLists } from '#contract/standard.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { openingObject } from './opening-object.ts'
import { standardListOf } from './standard-lists.ts'
import {
  addTaking,
  dropTakings,
  findTakings,
  isAnythingBooked,
  isStoodOn,
  lockTakings,
  type Taking,
} from './standard-takings.store.ts'

export async function readStandard({ db }: Pick<Context, 'db'>): Promise<Standard> {
  const takings = await findTakings(db)
  const lists: Standard['lists'] = []
  for (const id of standardLists) {
    const { lines, count } = standardListOf(id)
    const { all, known } = await count(db)
    const taking = takings.find(({ list }) => list === id)
    const taken = taking ? { at: tokyoIso(taking.takenAt), lines: taking.keys.length } : null
    lists.push({ id, lines, known, have: all, taken })
  }
  return { lists, staysFor: await staysFor(db, takings) }
}

/** Why the standard cannot be taken back, as far as can be said without trying. */
async function staysFor(db: Database, takings: readonly Taking[]): Promise<Standard['staysFor']> {
  if (takings.length === 0) return 'not-taken'
  if (await isAnythingBooked(db)) return 'sold'
  for (const { list, keys } of takings)
    if ((await standardListOf(list as StandardListId).countChanged(db, keys)) > 0) return 'changed'
  return null
}

const inWords: Record<StandardListId, string> = {
  areas: 'Areas',
  times: 'Driving times',
  distances: 'Distances',
  seasons: 'Traffic seasons',
  places: 'Places',
  terminals: 'Terminals',
  'season-texts': 'Texts of the seasons',
}

/** Adds what is not there, list by list in the order in which they stand on each other; what was typed stays. */
export async function takeOverStandard(
  ctx: Context,
  { userId }: Caller,
  { lists }: { lists: readonly StandardListId[] },
): Promise<Standard> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    await lockTakings(tx)
    const changes = []
    for (const list of standardLists.filter((id) => lists.includes(id))) {
      const keys = await standardListOf(list).add(tx, at)
      if (keys.length === 0) continue
      await addTaking(tx, { list, keys, takenAt: at })
      changes.push({ name: inWords[list], before: '', after: `${keys.length} from the standard` })
    }
    if (changes.length === 0) return
    await recordChange(tx, { object: openingObject, userId, deed: 'took over the standard for Tokyo', changes, at })
    await tellEverybody(tx)
  })
  forgetFleet(ctx)
  return readStandard(ctx)
}

/** All of it goes, or nothing: what was changed, is used by something else or was sold keeps the rest. */
export async function takeBackStandard(ctx: Context, { userId }: Caller): Promise<Standard> {
  await ctx.db
    .transaction()
    .execute(async (tx) => {
      await lockTakings(tx)
      const takings = await findTakings(tx)
      const why = await staysFor(tx, takings)
      if (why) throw new AppError(`house.standard-${why}`)
      const changes = []
      for (const list of standardLists.toReversed()) {
        const keys = takings.find((taking) => taking.list === list)?.keys ?? []
        if (keys.length === 0) continue
        if (list === 'places' && (await isStoodOn(tx, keys))) throw new AppError('house.standard-used')
        await standardListOf(list).drop(tx, keys)
        changes.push({ name: inWords[list], before: `${keys.length} from the standard`, after: '' })
      }
      await dropTakings(tx)
      const deed = 'took back the standard for Tokyo'
      await recordChange(tx, { object: openingObject, userId, deed, changes, at: ctx.clock.now() })
      await tellEverybody(tx)
    })
    .catch((error: unknown) => {
      // A garage lies in an area of it, a tour begins at a place of it: the database knows all that stands on a row.
      if (error instanceof Error && 'code' in error && error.code === '23503') throw new AppError('house.standard-used')
      throw error
    })
  forgetFleet(ctx)
  return readStandard(ctx)
}

async function tellEverybody(tx: Database): Promise<void> {
  await announceWith(tx, 'fleet')
  await announceWith(tx, 'pages')
}
