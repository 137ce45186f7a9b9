import type { CatalogueFront, CategoryDetail, TourDetail } from '#contract/catalogue.ts'
import { todayInTokyo } from '#core/days.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { listCategories } from './categories.store.ts'
import { findCategoryId } from './office/category-ids.store.ts'
import { findFrontTours, findMostBooked, type SalesPeriod } from './tour-sales.store.ts'
import { findSimilar } from './tour-summaries.store.ts'
import { findTour, findTours, findToursOfCategory } from './tours.store.ts'

/** Top and popular are reckoned over the last 90 days (product.md, "Tour's own fields"). */
const lastNinetyDays = (ctx: Context): SalesPeriod => ({ today: todayInTokyo(ctx.clock.now()), days: 90 })

/** Enough that a page can leave out what it shows elsewhere. */
const toursPerList = 9

export async function readCatalogueFront(ctx: Context): Promise<CatalogueFront> {
  const [categories, ids] = await Promise.all([
    listCategories(ctx.db),
    findFrontTours(ctx.db, lastNinetyDays(ctx), toursPerList),
  ])
  const tours = await findTours(ctx.db, [...new Set([...ids.top, ...ids.featured, ...ids.popular])])
  const named = (list: readonly string[]) => list.map((id) => tours.get(id)).filter((tour) => tour !== undefined)
  return {
    categories: categories.map(withoutId),
    topTours: named(ids.top),
    featuredTours: named(ids.featured),
    popularTours: named(ids.popular),
  }
}

export async function readCategory(ctx: Context, slug: string): Promise<CategoryDetail> {
  const categories = await listCategories(ctx.db)
  // An address that a line had before leads to it; the page then goes on to the present one.
  const meant = categories.find((one) => one.slug === slug)?.id ?? (await findCategoryId(ctx.db, slug))
  const category = categories.find((one) => one.id === meant)
  if (!category) throw new AppError('catalogue.unknown-category')
  const [tours, mostBooked] = await Promise.all([
    findToursOfCategory(ctx.db, category.id),
    findMostBooked(ctx.db, category.id, lastNinetyDays(ctx)),
  ])
  return {
    ...withoutId(category),
    tours: tours.map(withoutId),
    mostBooked,
    otherCategories: categories.filter((one) => one !== category).map(withoutId),
  }
}

export async function readTour(ctx: Context, slug: string): Promise<TourDetail> {
  const tour = await findTour(ctx.db, slug)
  if (!tour) throw new AppError('catalogue.unknown-tour')
  return { ...withoutId(tour), similarTours: await findSimilar(ctx.db, tour.id) }
}

/** Row numbers stay inside: on the wire a slug is the name of a thing. */
function withoutId<T extends { id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> {
  return rest
}
