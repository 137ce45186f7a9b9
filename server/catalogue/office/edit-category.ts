import type * as calls from '#contract/category-editing.ts'
import type { CategoryWords, EditedCategory } from '#contract/category-editing.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { drawShareLater, findNamedPictures, keepOfficePictures } from '#server/media/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { isSlugTaken, leaveSlug } from '../old-slugs.store.ts'
import { reindexing } from '../tour-index.store.ts'
import { takeCatalogueTurn } from './catalogue-turn.store.ts'
import * as store from './edited-category.store.ts'
import { readCategoryForEditing } from './read-edited-category.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** Checks what no form can know, and answers the columns. */
async function toColumns(db: Database, words: CategoryWords, id: string | null, by: string, at: Date) {
  const { picture, ...rest } = words
  if (await isSlugTaken(db, 'category', words.slug, id ?? nobody))
    throw new AppError('catalogue.slug-taken', { fields: { slug: 'This address is or was that of another category.' } })
  if ((await store.findTakenLetters(db, id)).includes(words.letter))
    throw new AppError('catalogue.letter-taken', { fields: { letter: 'Another category has this letter.' } })
  const [found] = await findNamedPictures(db, { paths: [picture.path] })
  if (!found)
    throw new AppError('catalogue.unknown-picture', { fields: { picture: 'This picture is not there any more.' } })
  await keepOfficePictures(db, [picture], at)
  await drawShareLater(db, picture)
  return { ...rest, pictureName: found.name, alt: picture.alt, focus: picture.focus, by, at }
}

export async function addCategory(ctx: Context, words: CategoryWords, userId: string): Promise<EditedCategory> {
  const at = ctx.clock.now()
  const id = await ctx.db.transaction().execute(async (db) => {
    await takeCatalogueTurn(db)
    const added = await store.insertCategory(db, await toColumns(db, words, null, userId, at))
    await recordChange(db, { object: { kind: 'category', id: added }, userId, deed: 'Added', version: 1, at })
    await announceWith(db, 'pages')
    return added
  })
  return readCategoryForEditing(ctx, id)
}

/** Saves a line and everything that follows from it: its old address, what is found of its tours, warm pages. */
export async function saveCategory(
  ctx: Context,
  { id, version, ...words }: ReadInputOf<typeof calls.saveCategory>,
  userId: string,
): Promise<EditedCategory> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (db) => {
    await takeCatalogueTurn(db)
    const before = await store.findCategoryRow(db, id, { hold: true })
    if (!before) throw new AppError('catalogue.unknown-category')
    if (before.version !== version) throw new AppError('office.changed-meanwhile')
    const columns = await toColumns(db, words, id, userId, at)
    const tours = await store.findTourIdsOfCategory(db, id)
    await reindexing(db, tours, () => store.updateCategory(db, id, columns, version + 1))
    if (before.slug !== words.slug) await leaveSlug(db, 'category', { id, from: before.slug, to: words.slug, at })
    await recordChange(db, {
      object: { kind: 'category', id },
      userId,
      deed: 'Saved',
      changes: changesOf(before, words),
      version: version + 1,
      at,
    })
    await announceWith(db, 'pages')
  })
  return readCategoryForEditing(ctx, id)
}

const names = {
  ...{ name: 'Name', slug: 'Address', letter: 'Letter', summary: 'Short line', description: 'Opening paragraph' },
  state: 'State',
} as const

function changesOf(before: store.CategoryRow, words: CategoryWords) {
  const changed = (Object.keys(names) as (keyof typeof names)[]).filter((field) => before[field] !== words[field])
  const pieces = changed.map((field) => ({ name: names[field], before: before[field], after: words[field] }))
  const { path, alt, focus } = before.picture
  const isSame = path === words.picture.path && alt === words.picture.alt && focus === words.picture.focus
  return isSame ? pieces : [...pieces, { name: 'Print', before: alt, after: words.picture.alt }]
}

/** Only a line that no tour needs: archived tours keep theirs, since bookings name it. */
export async function deleteCategory(ctx: Context, id: string, userId: string): Promise<undefined> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (db) => {
    await takeCatalogueTurn(db)
    const row = await store.findCategoryRow(db, id, { hold: true })
    if (!row) throw new AppError('catalogue.unknown-category')
    const tours = await store.countToursOn(db, id)
    if (tours > 0) throw new AppError('catalogue.line-has-tours', { tours })
    await store.removeCategory(db, id)
    await recordChange(db, { object: { kind: 'category', id }, userId, deed: `Deleted: ${row.name}`, at })
    await announceWith(db, 'pages')
  })
}

/** Puts all lines into a new order, if they still are as the person saw them. */
export async function orderCategories(
  { db, clock }: Context,
  { before, after }: ReadInputOf<typeof calls.orderCategories>,
  userId: string,
): Promise<undefined> {
  await db.transaction().execute(async (transaction) => {
    await takeCatalogueTurn(transaction)
    const lines = await store.findCategoryOrder(transaction)
    const ids = lines.map(({ id }) => id)
    const isAsSeen = ids.join() === before.join() && [...ids].sort().join() === [...after].sort().join()
    if (!isAsSeen) throw new AppError('catalogue.other-lines')
    await store.setCategoryOrder(transaction, after)
    const nameOf = new Map(lines.map(({ id, name }) => [id, name]))
    const inWords = (list: readonly string[]) => list.map((id) => nameOf.get(id)).join(', ')
    await recordChange(transaction, {
      object: { kind: 'home', id: 'lines' },
      userId,
      deed: 'Categories put into another order',
      changes: [{ name: 'Order', before: inWords(before), after: inWords(after) }],
      at: clock.now(),
    })
    await announceWith(transaction, 'pages')
  })
}
