import type { Database } from '#server/platform/database.ts'

interface Content<Which> {
  tours: Which
  categories: Which
  offers: Which
}

export async function takeContentAway(
  db: Database,
  { tours, categories, offers, terms }: Content<readonly string[]> & { terms: readonly string[] },
): Promise<Content<number>> {
  const offersGone = await db
    .deleteFrom('offers')
    .where('slug', 'in', offers)
    .where('changed_by', 'is', null)
    .executeTakeFirstOrThrow()
  const toursGone = await db
    .deleteFrom('tours')
    .where('slug', 'in', tours)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('tour_versions').select('tour_id').where('published_by', 'is not', null),
    )
    .executeTakeFirstOrThrow()
  const categoriesGone = await db
    .deleteFrom('categories')
    .where('slug', 'in', categories)
    .where('changed_by', 'is', null)
    .where('id', 'not in', ({ selectFrom }) => selectFrom('tours').select('category_id'))
    .executeTakeFirstOrThrow()
  await db.deleteFrom('cancellation_terms').where('name', 'in', terms).execute()
  return {
    tours: Number(toursGone.numDeletedRows),
    categories: Number(categoriesGone.numDeletedRows),
    offers: Number(offersGone.numDeletedRows),
  }
}
