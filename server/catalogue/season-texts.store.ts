import { sql } from 'kysely'
import type { Picture } from '#contract/media.ts'
import type { SeasonText } from '#contract/season-texts.ts'
import type { MonthDays } from '#core/parts-of-year.ts'
import type { Database } from '#server/platform/database.ts'
import { seasonPictureJson } from './said-picture.store.ts'

export interface SeasonDays {
  id: string
  name: string
  days: MonthDays | null
}

export const toDays = (from: number | null, to: number | null): MonthDays | null =>
  from === null || to === null ? null : { from, to }

/** All of them, the one first that is shown where two meet. */
export async function findSeasonDays(db: Database): Promise<SeasonDays[]> {
  const rows = await db
    .selectFrom('season_texts')
    .select(['id', 'name', 'season_from', 'season_to'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ season_from, season_to, ...row }) => ({ ...row, days: toDays(season_from, season_to) }))
}

/** What a page shows of one; lines that are hidden and tours that are not on the site are left out. */
export async function findSeasonText(db: Database, id: string): Promise<SeasonText | undefined> {
  const row = await db
    .selectFrom('season_texts')
    .innerJoin('pictures', 'pictures.name', 'season_texts.picture_name')
    .select(['note', 'headline', 'body'])
    .select([
      sql<Picture>`${seasonPictureJson}`.as('picture'),
      sql<string[]>`ARRAY(SELECT slug FROM season_text_lines JOIN categories ON categories.id = category_id
        WHERE season_id = season_texts.id AND state = 'shown' ORDER BY categories.position)`.as('lines'),
      sql<SeasonText['tours']>`(SELECT coalesce(jsonb_agg(jsonb_build_object('slug', tours.slug, 'title', tours.title,
          'fromYen', tour_search.price_yen) ORDER BY season_text_tours.position), '[]')
        FROM season_text_tours JOIN tours ON tours.id = season_text_tours.tour_id
        JOIN tour_search ON tour_search.tour_id = tours.id
        JOIN categories ON categories.id = tours.category_id AND categories.state = 'shown'
        WHERE season_id = season_texts.id AND tours.status = 'published')`.as('tours'),
    ])
    .where('season_texts.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { body, ...rest } = row
  return { ...rest, text: body }
}
