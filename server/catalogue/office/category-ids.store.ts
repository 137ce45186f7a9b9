import type { Database } from '#server/platform/database.ts'
import { isMeantBy } from '../old-slugs.store.ts'

/** Every line there is, shown or hidden: its id, its address and its name. */
export async function findCategoryIds(db: Database): Promise<{ id: string; slug: string; name: string }[]> {
  return db.selectFrom('categories').select(['id', 'slug', 'name']).orderBy('position').execute()
}

/** By its address, or one that it had before. */
export async function findCategoryId(db: Database, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('categories').select('id').where(isMeantBy('category', slug)).executeTakeFirst()
  return row?.id
}
