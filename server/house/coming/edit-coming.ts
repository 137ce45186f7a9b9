import { isDeepStrictEqual } from 'node:util'
import type * as calls from '#contract/coming-editing.ts'
import { type ComingWords, type EditedComing, mostComing } from '#contract/coming-editing.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { findNamedPictures, keepOfficePictures } from '#server/media/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type NewChange, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import * as store from './coming-things.store.ts'
import { comingObject, readComing } from './read-coming.ts'

type Deed = Pick<NewChange, 'object' | 'deed'> & Partial<NewChange>

/** Something done to what is planned: with its line in the trail, and heard by the pages of every process. */
export async function changeComing(
  { db, clock }: Context,
  userId: string,
  run: (tx: Database, at: Date) => Promise<Deed>,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    const deed = await run(tx, at)
    await recordChange(tx, { userId, at, ...deed })
    await announceWith(tx, 'pages')
  })
}

/** Of two who change it at once one is told. */
export async function holdThing(db: Database, id: string, version: number): Promise<store.ThingRow> {
  const thing = await store.findThing(db, id, { hold: 'change' })
  if (!thing) throw new AppError('house.unknown-coming')
  if (thing.version !== version) throw new AppError('office.changed-meanwhile')
  return thing
}

async function columnsOf(
  db: Database,
  { picture, announced, ...words }: ComingWords,
  before: store.ThingRow | null,
  at: Date,
): Promise<store.ThingColumns> {
  const [found] = await findNamedPictures(db, { paths: [picture.path] })
  if (!found)
    throw new AppError('catalogue.unknown-picture', { fields: { picture: 'This picture is not there any more.' } })
  await keepOfficePictures(db, [picture], at)
  return {
    ...words,
    pictureName: found.name,
    alt: picture.alt === found.alt ? null : picture.alt,
    focus: picture.focus === found.focus ? null : picture.focus,
    // What came does not go again.
    state: before?.state === 'here' ? 'here' : announced ? 'announced' : 'draft',
  }
}

/** The one way to something new, below all others: the office's form, and demo data by a known id. */
export async function writeNewThing(
  db: Database,
  { id: given, ...words }: ComingWords & { id?: string },
  changed: store.Changed,
): Promise<string> {
  const columns = await columnsOf(db, words, null, changed.at)
  const id = await store.insertThing(db, { ...columns, ...(given && { id: given }) }, changed)
  const deed = words.announced ? 'Added and announced' : 'Added'
  await recordChange(db, { object: comingObject(id), userId: changed.by, deed, version: 1, at: changed.at })
  return id
}

export async function addComing(ctx: Context, words: ComingWords, userId: string): Promise<EditedComing> {
  const id = await ctx.db.transaction().execute(async (tx) => {
    if ((await store.findThings(tx)).length >= mostComing)
      throw new AppError('platform.invalid-input', { fields: { title: `At most ${mostComing} at a time.` } })
    const added = await writeNewThing(tx, words, { by: userId, at: ctx.clock.now() })
    await announceWith(tx, 'pages')
    return added
  })
  return readComing(ctx, id)
}

export async function saveComing(
  ctx: Context,
  { id, version, ...words }: ReadInputOf<typeof calls.saveComing>,
  userId: string,
): Promise<EditedComing> {
  await changeComing(ctx, userId, async (db, at) => {
    const before = await holdThing(db, id, version)
    const columns = await columnsOf(db, words, before, at)
    await store.updateThing(db, id, columns, { by: userId, at }, version + 1)
    return { object: comingObject(id), deed: 'Saved', changes: changesOf(before, words, columns), version: version + 1 }
  })
  return readComing(ctx, id)
}

export async function dropComing(
  ctx: Context,
  { id, version }: ReadInputOf<typeof calls.dropComing>,
  userId: string,
): Promise<undefined> {
  await changeComing(ctx, userId, async (db) => {
    const { title } = await holdThing(db, id, version)
    await store.removeThing(db, id)
    return { object: comingObject(id), deed: `Taken away: ${title}` }
  })
}

/** If they still stand as the person saw them. */
export async function orderComing(
  ctx: Context,
  { before, after }: ReadInputOf<typeof calls.orderComing>,
  userId: string,
): Promise<undefined> {
  await changeComing(ctx, userId, async (db) => {
    const things = await store.findThings(db)
    const ids = things.map(({ id }) => id)
    if (ids.join() !== before.join() || ids.toSorted().join() !== after.toSorted().join())
      throw new AppError('house.other-coming')
    await store.setThingOrder(db, after)
    const titleOf = new Map(things.map(({ id, title }) => [id, title]))
    const inWords = (list: readonly string[]) => list.map((id) => titleOf.get(id)).join(', ')
    return {
      object: { kind: 'home', id: 'coming' },
      deed: 'Coming soon put into another order',
      changes: [{ name: 'Order', before: inWords(before), after: inWords(after) }],
    }
  })
}

const names = { title: 'Title', text: 'Text', month: 'Month', news: 'Words of the mail', link: 'Page' } as const
const states = { draft: 'draft', announced: 'on the page', here: 'here' }

function changesOf(
  before: store.ThingRow,
  words: ComingWords,
  { state }: store.ThingColumns,
): NonNullable<NewChange['changes']> {
  const pieces = (Object.keys(names) as (keyof typeof names)[]).map((field) => ({
    ...{ name: names[field], before: before[field] ?? '', after: words[field] ?? '' },
  }))
  const { path, alt, focus } = before.picture
  return [
    ...[...pieces, { name: 'State', before: states[before.state], after: states[state] }].filter(
      (piece) => piece.before !== piece.after,
    ),
    ...(isDeepStrictEqual({ path, alt, focus }, words.picture)
      ? []
      : [{ name: 'Picture', before: alt, after: words.picture.alt }]),
  ]
}
