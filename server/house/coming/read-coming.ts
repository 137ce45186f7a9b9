import type { comingThings } from '#contract/coming.ts'
import type { ComingCounts, EditedComing, OfficeComingRow, officeComing } from '#contract/coming-editing.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findThing, findThings, type ThingRow } from './coming-things.store.ts'
import { countWishes } from './coming-wishes.store.ts'

export const comingObject = (id: string) => ({ kind: 'coming', id })

/** What visitors read: neither drafts nor what came. */
export async function readComingThings({ db }: Context): Promise<OutputOf<typeof comingThings>> {
  const things = (await findThings(db)).filter(({ state }) => state === 'announced')
  return { things: things.map(({ id, title, text, month, picture }) => ({ id, title, text, month, picture })) }
}

const nobody: ComingCounts = { waiting: 0, unconfirmed: 0, told: 0 }

const rowOf = (
  { id, version, state, title, month, hereAt, picture }: ThingRow,
  counts: ComingCounts | undefined,
): OfficeComingRow => ({
  ...{ id, version, state, title, month, picture, hereAt: hereAt && tokyoIso(hereAt) },
  counts: counts ?? nobody,
})

export async function readOfficeComing({ db }: Context): Promise<OutputOf<typeof officeComing>> {
  const [things, counts] = await Promise.all([findThings(db), countWishes(db)])
  return { things: things.map((thing) => rowOf(thing, counts.get(thing.id))), opening: counts.get('') ?? nobody }
}

export async function readComing({ db }: Context, id: string): Promise<EditedComing> {
  const thing = await findThing(db, id)
  if (!thing) throw new AppError('house.unknown-coming')
  const counts = (await countWishes(db)).get(id)
  const { text, news, link } = thing
  return { ...rowOf(thing, counts), text, news, link, history: await readChanges(db, comingObject(id), 50) }
}
