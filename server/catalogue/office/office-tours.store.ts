import { type RawBuilder, sql } from 'kysely'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { OfficeTourRow, officeTours } from '#contract/tour-list.ts'
import type { Database } from '#server/platform/database.ts'
import { orderOf } from '#server/platform/office-list.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { tourPictureJson } from '../said-picture.store.ts'

export type TourListInput = ReadInputOf<typeof officeTours>

type Column = TourListInput['sort'] extends infer S ? (S extends `-${infer C}` ? C : never) : never

const orders: Record<Column, RawBuilder<unknown>> = {
  title: sql`lower(title)`,
  line: sql`line_order`,
  state: sql`array_position(ARRAY['published', 'draft', 'archived'], state)`,
  duration: sql`duration_minutes`,
  price: sql`from_yen`,
  bookings: sql`bookings`,
  revenue: sql`revenue_yen`,
  rating: sql`rating`,
  changed: sql`changed_at`,
}

/** With ties in the order of the lines, so that a page never shows a tour twice. */
function sortedBy(sort: TourListInput['sort']): RawBuilder<unknown> {
  const { by, descending } = orderOf<Column>(sort)
  return sql`${orders[by]} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, line_order, lower(title), id`
}

function condition({ q, state, line, only }: TourListInput): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = []
  if (q) {
    const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    parts.push(
      sql`(lower(title) LIKE ${like} OR lower(short_name) LIKE ${like} OR lower(coalesce(slug, '')) LIKE ${like})`,
    )
  }
  if (state.length > 0) parts.push(sql`state = ANY (${state}::text[])`)
  if (line.length > 0) parts.push(sql`coalesce(line ->> 'slug', 'none') = ANY (${line}::text[])`)
  if (only.includes('draft')) parts.push(sql`has_draft`)
  if (only.includes('featured')) parts.push(sql`featured`)
  return parts.length > 0 ? sql.join(parts, sql` AND `) : sql`true`
}

interface ListedRow {
  id: string
  slug: string | null
  title: string
  short_name: string
  state: OfficeTourRow['state']
  has_draft: boolean
  publish_at: Date | null
  line: OfficeTourRow['line']
  station: number | null
  duration_minutes: number | null
  from_yen: number | null
  featured: boolean
  bookings: number
  revenue_yen: number
  rating: number | null
  reviews: number
  changed_by: string | null
  changed_at: Date
  cover: OfficeTourRow['cover']
  total: number
}

/** Public tours by their rows, new ones by their drafts; figures of the last 90 days. One statement for a page. */
export async function listTours(
  db: Database,
  input: TourListInput,
  now: Date,
): Promise<{ rows: OfficeTourRow[]; total: number }> {
  const { rows } = await sql<ListedRow>`
    WITH sold AS (
      SELECT tour_id, count(*)::int AS bookings, sum(total_yen)::float8 AS revenue_yen FROM tour_bookings
      WHERE sold AND created_at > ${now}::timestamptz - interval '90 days' GROUP BY tour_id
    ), every AS (
      SELECT tours.id, tours.slug, tours.title, tours.short_name, tours.status AS state, tours.category_id,
        tours.position AS station, tours.duration_minutes,
        (SELECT min(price_yen) FROM tour_prices WHERE tour_id = tours.id) AS from_yen,
        tours.featured_position IS NOT NULL AND tours.status = 'published' AS featured,
        drafts.document IS NOT NULL AS has_draft, drafts.publish_at, drafts.saved_by, drafts.published_by,
        CASE WHEN drafts.document IS NOT NULL THEN drafts.saved_at
          ELSE coalesce(drafts.published_at, tours.updated_at) END AS changed_at
      FROM tours LEFT JOIN tour_drafts AS drafts ON drafts.tour_id = tours.id
      UNION ALL
      SELECT tour_id, NULL, document ->> 'title', document ->> 'shortName', 'draft', (document ->> 'categoryId')::uuid,
        NULL, (document ->> 'durationMinutes')::int, NULL, false, true, publish_at, saved_by, NULL, saved_at
      FROM tour_drafts WHERE NOT EXISTS (SELECT FROM tours WHERE tours.id = tour_drafts.tour_id)
    ), listed AS (
      SELECT every.*, CASE WHEN has_draft THEN saved_by ELSE published_by END AS changer,
        CASE WHEN categories.id IS NULL THEN NULL ELSE jsonb_build_object('slug', categories.slug,
          'letter', categories.letter, 'name', categories.name) END AS line,
        coalesce(categories.position, 1000) * 10000 + coalesce(station, 9999) AS line_order,
        coalesce(sold.bookings, 0) AS bookings, coalesce(sold.revenue_yen, 0) AS revenue_yen,
        tour_ratings.rating, coalesce(tour_ratings.reviews, 0) AS reviews
      FROM every LEFT JOIN categories ON categories.id = every.category_id
        LEFT JOIN sold ON sold.tour_id = every.id LEFT JOIN tour_ratings ON tour_ratings.tour_id = every.id
    ), chosen AS (
      SELECT *, count(*) OVER ()::int AS total FROM listed WHERE ${condition(input)}
    )
    SELECT chosen.*, users.full_name AS changed_by,
      (SELECT ${tourPictureJson()} FROM tour_pictures JOIN pictures ON pictures.name = tour_pictures.picture_name
        WHERE tour_id = chosen.id AND tour_pictures.position = 1) AS cover
    FROM chosen LEFT JOIN users ON users.id = changer
    ORDER BY ${sortedBy(input.sort)} LIMIT ${input.rows}::int OFFSET ${(input.page - 1) * input.rows}::int`.execute(db)
  return { rows: rows.map(toRow), total: rows[0]?.total ?? 0 }
}

const toRow = (row: ListedRow): OfficeTourRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  shortName: row.short_name,
  state: row.state,
  hasDraft: row.has_draft,
  publishAt: row.publish_at && tokyoIso(row.publish_at),
  line: row.line,
  station: row.station,
  durationMinutes: row.duration_minutes,
  fromYen: row.from_yen,
  featured: row.featured,
  bookings: row.bookings,
  revenueYen: row.revenue_yen,
  rating: row.rating,
  reviews: row.reviews,
  changedBy: row.changed_by?.split(' ')[0] ?? null,
  changedAt: tokyoIso(row.changed_at),
  cover: row.cover,
})
