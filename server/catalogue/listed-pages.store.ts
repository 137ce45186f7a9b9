import { sql } from 'kysely'
import type { Context } from '#server/platform/context.ts'
import type { ListedPage } from '#server/platform/sitemap.ts'

/** The page of every published tour and of every line that has one. */
export async function listCataloguePages({ db }: Context): Promise<ListedPage[]> {
  const { rows } = await sql<ListedPage>`
    SELECT '/tour/detail/' || tours.slug AS path, to_char(updated_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD') AS "changedOn"
    FROM tours JOIN categories ON categories.id = category_id WHERE status = 'published' AND state = 'shown'
    UNION ALL
    SELECT '/category-details/' || categories.slug,
      to_char(max(updated_at) AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')
    FROM categories JOIN tours ON category_id = categories.id WHERE status = 'published' AND state = 'shown'
    GROUP BY categories.slug
    ORDER BY path`.execute(db)
  return rows
}
