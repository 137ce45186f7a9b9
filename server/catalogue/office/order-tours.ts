import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as picks from '#contract/home-picks.ts'
import type { orderTours as orderToursCall } from '#contract/tour-editing.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { takeCatalogueTurn } from './catalogue-turn.store.ts'
import { findCategoryId } from './category-ids.store.ts'
import {
  findFeatured,
  findPicksShown,
  findStations,
  setFeatured,
  setPicksShown,
  setStations,
} from './tour-order.store.ts'

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index])
const sameSet = (a: readonly string[], b: readonly string[]) => sameList([...a].sort(), [...b].sort())

/** Puts the stations of a line into a new order, if they still are as the person saw them. */
export async function orderTours(
  { db, clock }: Context,
  { slug, before, after }: ReadInputOf<typeof orderToursCall>,
  userId: string,
): Promise<undefined> {
  await db.transaction().execute(async (transaction) => {
    await takeCatalogueTurn(transaction)
    const categoryId = await findCategoryId(transaction, slug)
    if (!categoryId) throw new AppError('catalogue.unknown-category')
    const stations = await findStations(transaction, categoryId)
    const ids = stations.map(({ id }) => id)
    if (!sameList(ids, before) || !sameSet(ids, after)) throw new AppError('catalogue.other-tours')
    await setStations(transaction, categoryId, after)
    const title = new Map(stations.map((tour) => [tour.id, tour.title]))
    const inWords = (list: readonly string[]) =>
      list
        .map((id) => title.get(id))
        .join(', ')
        .slice(0, 500)
    await recordChange(transaction, {
      object: { kind: 'category', id: categoryId },
      userId,
      deed: 'Tours put into another order',
      changes: [{ name: 'Order', before: inWords(before), after: inWords(after) }],
      at: clock.now(),
    })
    await announceWith(transaction, 'pages')
  })
}

export async function readFeatured({ db }: Context): Promise<OutputOf<typeof picks.featuredTours>> {
  return { tours: await findFeatured(db), shown: await findPicksShown(db) }
}

/** Picks the tours of the home page, if the picks still are as the person saw them. */
export async function featureTours(
  ctx: Context,
  { before, after }: ReadInputOf<typeof picks.featureTours>,
  userId: string,
): Promise<OutputOf<typeof picks.featureTours>> {
  await ctx.db.transaction().execute(async (transaction) => {
    await takeCatalogueTurn(transaction)
    const featured = await findFeatured(transaction)
    const ids = featured.map(({ id }) => id)
    if (!sameList(ids, before)) throw new AppError('catalogue.other-tours')
    if ((await setFeatured(transaction, after)) !== new Set(after).size) throw new AppError('catalogue.unknown-tour')
    const now = await findFeatured(transaction)
    const inWords = (tours: typeof now) =>
      tours
        .map(({ title }) => title)
        .join(', ')
        .slice(0, 500)
    await recordChange(transaction, {
      object: { kind: 'home', id: 'featured' },
      userId,
      deed: 'Picks of the home page',
      changes: [{ name: 'Picks', before: inWords(featured), after: inWords(now) }],
      at: ctx.clock.now(),
    })
    await announceWith(transaction, 'pages')
  })
  return readFeatured(ctx)
}

/** How many of the picks the page shows, if it still shows as many as the person saw. */
export async function showPicks(
  ctx: Context,
  { before, after }: ReadInputOf<typeof picks.setPicksShown>,
  userId: string,
): Promise<OutputOf<typeof picks.setPicksShown>> {
  await ctx.db.transaction().execute(async (transaction) => {
    await takeCatalogueTurn(transaction)
    if (!(await setPicksShown(transaction, before, after))) throw new AppError('office.changed-meanwhile')
    await recordChange(transaction, {
      object: { kind: 'home', id: 'featured' },
      userId,
      deed: 'Picks shown on the home page',
      changes: [{ name: 'Shown', before: String(before), after: String(after) }],
      at: ctx.clock.now(),
    })
    await announceWith(transaction, 'pages')
  })
  return readFeatured(ctx)
}
