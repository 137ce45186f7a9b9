import { type RawBuilder, sql } from 'kysely'
import type { CategoryLabel } from '#contract/catalogue.ts'
import type { OfficeCategoryRow, officeCategories } from '#contract/category-editing.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { Picture } from '#contract/media.ts'
import type { Database } from '#server/platform/database.ts'
import { orderOf } from '#server/platform/office-list.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { categoryPictureJson } from '../said-picture.store.ts'

export type CategoryListInput = ReadInputOf<typeof officeCategories>
type Column = CategoryListInput['sort'] extends infer S ? (S extends `-${infer C}` ? C : never) : never

const orders: Record<Column, RawBuilder<unknown>> = {
  position: sql`position`,
  letter: sql`letter`,
  name: sql`lower(name)`,
  tours: sql`tours`,
  bookings: sql`bookings`,
  rating: sql`rating`,
  revenue: sql`revenue_yen`,
}

interface ListedRow extends Omit<OfficeCategoryRow, 'publishedTours' | 'revenueYen' | 'changedBy' | 'changedAt'> {
  published_tours: number
  revenue_yen: number
  changer: string | null
  changed_at: Date | null
  total: number
}

/** Lines with what runs on them and sold in a year; drafts count where they are to run. One statement. */
export async function listOfficeCategories(
  db: Database,
  { q, sort, state, rows: most, page }: CategoryListInput,
  now: Date,
): Promise<{ rows: OfficeCategoryRow[]; total: number }> {
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { by, descending } = orderOf<Column>(sort)
  const { rows } = await sql<ListedRow>`
    WITH sold AS (
      SELECT category_id, count(*)::int AS bookings, sum(total_yen)::float8 AS revenue_yen
      FROM tour_bookings JOIN tours ON tours.id = tour_id
      WHERE sold AND tour_bookings.created_at > ${now}::timestamptz - interval '365 days' GROUP BY category_id
    ), rated AS (
      SELECT category_id, round((sum(rating * reviews) / sum(reviews))::numeric, 1)::float8 AS rating
      FROM tour_ratings JOIN tours ON tours.id = tour_id GROUP BY category_id
    ), running AS (
      SELECT category_id, count(*) FILTER (WHERE status = 'published')::int AS published,
        count(*) FILTER (WHERE status <> 'archived')::int AS tours FROM tours GROUP BY category_id
    ), begun AS (
      SELECT (document ->> 'categoryId')::uuid AS category_id, count(*)::int AS tours FROM tour_drafts
      WHERE NOT EXISTS (SELECT FROM tours WHERE tours.id = tour_id) GROUP BY 1
    ), listed AS (
      SELECT categories.id, slug, letter, categories.name, summary, state, categories.position, changed_at,
        ${categoryPictureJson} AS picture, users.full_name AS changer,
        coalesce(published, 0) AS published_tours, coalesce(running.tours, 0) + coalesce(begun.tours, 0) AS tours,
        coalesce(bookings, 0) AS bookings, coalesce(revenue_yen, 0) AS revenue_yen, rating
      FROM categories JOIN pictures ON pictures.name = picture_name
        LEFT JOIN users ON users.id = changed_by
        LEFT JOIN running ON running.category_id = categories.id
        LEFT JOIN begun ON begun.category_id = categories.id
        LEFT JOIN sold ON sold.category_id = categories.id
        LEFT JOIN rated ON rated.category_id = categories.id
      WHERE (${q} = '' OR lower(categories.name) LIKE ${like} OR lower(letter) = lower(${q}))
        AND (cardinality(${state}::text[]) = 0 OR state = ANY (${state}::text[]))
    )
    SELECT *, count(*) OVER ()::int AS total FROM listed
    ORDER BY ${orders[by]} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, position, id
    LIMIT ${most}::int OFFSET ${(page - 1) * most}::int`.execute(db)
  return { rows: rows.map(toRow), total: rows[0]?.total ?? 0 }
}

const toRow = ({
  published_tours,
  revenue_yen,
  changer,
  changed_at,
  total: _,
  ...row
}: ListedRow): OfficeCategoryRow => ({
  ...row,
  publishedTours: published_tours,
  revenueYen: revenue_yen,
  changedBy: changer?.split(' ')[0] ?? null,
  changedAt: changed_at && tokyoIso(changed_at),
})

/** The sign and the picture of a line; of no line yet, the first one's picture under no name. */
export async function findLineForPreview(
  db: Database,
  id: string | null,
): Promise<{ label: CategoryLabel; picture: Picture }> {
  const row = await db
    .selectFrom('categories')
    .innerJoin('pictures', 'pictures.name', 'categories.picture_name')
    .select(['categories.id', 'slug', 'letter', 'categories.name', categoryPictureJson.as('picture')])
    .orderBy(sql`categories.id IS DISTINCT FROM ${id}::uuid`)
    .orderBy('categories.position')
    .executeTakeFirstOrThrow()
  const label =
    row.id === id ? { slug: row.slug, letter: row.letter, name: row.name } : { slug: '', letter: '–', name: '' }
  return { label, picture: row.picture }
}
