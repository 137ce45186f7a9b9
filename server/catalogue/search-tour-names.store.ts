import type { Database } from '#server/platform/database.ts'

/** Tours of any state whose title has these letters; there are some dozens, so none needs an index. */
export async function searchTourNames(
  db: Database,
  q: string,
  most: number,
): Promise<{ slug: string; title: string; status: string }[]> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('tours')
    .select(['slug', 'title', 'status'])
    .where('title', 'ilike', pattern)
    .orderBy('title')
    .limit(most)
    .execute()
}
