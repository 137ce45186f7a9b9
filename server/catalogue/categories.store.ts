import { sql } from 'kysely'
import type { Category } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { categoryPictureJson } from './said-picture.store.ts'

/** All lines that are shown, in their order, each with the number of its published tours and the cheapest of them. */
export async function listCategories(db: Database): Promise<(Category & { id: string })[]> {
  const rows = await db
    .selectFrom('categories')
    .innerJoin('pictures', 'pictures.name', 'categories.picture_name')
    .leftJoin(
      (tours) =>
        tours
          .selectFrom('tour_search')
          .groupBy('category_id')
          .select(['category_id', sql<number>`count(*)::int`.as('tours'), sql<number>`min(price_yen)`.as('from_yen')])
          .as('offered'),
      (join) => join.onRef('offered.category_id', '=', 'categories.id'),
    )
    .select(['categories.id', 'slug', 'letter', 'categories.name', 'summary', 'description', 'tours', 'from_yen'])
    .select(categoryPictureJson.as('picture'))
    .where('categories.state', '=', 'shown')
    .orderBy('categories.position')
    .execute()
  return rows.map(({ tours, from_yen, ...row }) => ({ ...row, tourCount: tours ?? 0, fromYen: from_yen }))
}

export interface NewCategory {
  slug: string
  letter: string
  name: string
  summary: string
  description: string
  pictureName: string
  position: number
}

/** Answers the id, also of a category that was there before, which stays as it is. */
export async function addCategory(db: Database, category: NewCategory): Promise<string> {
  const { pictureName, ...columns } = category
  await db
    .insertInto('categories')
    .values({ ...columns, picture_name: pictureName })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', category.slug)
    .executeTakeFirstOrThrow()
  return id
}
