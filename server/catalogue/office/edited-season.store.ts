import { sql } from 'kysely'
import type { Picture } from '#contract/media.ts'
import type { HomeChoices, OfficeSeasonRow, SeasonWords } from '#contract/season-texts.ts'
import type { Database } from '#server/platform/database.ts'
import { seasonPictureJson } from '../said-picture.store.ts'
import { toDays } from '../season-texts.store.ts'
import type { Changed } from './edited-offer.store.ts'
import { firstName } from './tour-drafts.store.ts'

/** What the office writes of a season, with its picture by name. */
export type SeasonColumns = Omit<SeasonWords, 'picture' | 'lines' | 'tours'> & {
  pictureName: string
  alt: string | null
  focus: string | null
}

export type SeasonRow = Omit<SeasonWords, 'picture'> & {
  id: string
  version: number
  picture: Picture
  /** In their order, on the site or not. */
  tourTitles: { id: string; title: string; isPublic: boolean }[]
}

export async function findSeasonRows(
  db: Database,
): Promise<(Omit<OfficeSeasonRow, 'changedAt'> & { changedAt: Date | null })[]> {
  const rows = await db
    .selectFrom('season_texts')
    .innerJoin('pictures', 'pictures.name', 'season_texts.picture_name')
    .leftJoin('users', 'users.id', 'season_texts.changed_by')
    .select(['season_texts.id', 'season_texts.name', 'version', 'season_from', 'season_to', 'headline', 'changed_at'])
    .select(['users.full_name', seasonPictureJson.as('picture')])
    .orderBy('position')
    .orderBy('season_texts.id')
    .execute()
  return rows.map(({ season_from, season_to, changed_at, full_name, ...row }) => ({
    ...row,
    days: toDays(season_from, season_to),
    changedBy: firstName(full_name),
    changedAt: changed_at,
  }))
}

/** Held until the transaction ends where it is to be changed. */
export async function findSeasonRow(db: Database, id: string, { hold = false } = {}): Promise<SeasonRow | undefined> {
  const query = db
    .selectFrom('season_texts')
    .innerJoin('pictures', 'pictures.name', 'season_texts.picture_name')
    .select(['season_texts.id', 'season_texts.name', 'version', 'season_from', 'season_to', 'note', 'headline', 'body'])
    .select([
      seasonPictureJson.as('picture'),
      sql<string[]>`ARRAY(SELECT category_id FROM season_text_lines JOIN categories ON categories.id = category_id
        WHERE season_id = season_texts.id ORDER BY categories.position)`.as('lines'),
      sql<SeasonRow['tourTitles']>`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', tours.id, 'title', title,
          'isPublic', tours.status = 'published' AND coalesce(categories.state = 'shown', false))
          ORDER BY season_text_tours.position), '[]')
        FROM season_text_tours JOIN tours ON tours.id = tour_id LEFT JOIN categories ON categories.id = category_id
        WHERE season_id = season_texts.id)`.as('tourTitles'),
    ])
    .where('season_texts.id', '=', id)
  const row = await (hold ? query.forUpdate('season_texts') : query).executeTakeFirst()
  if (!row) return undefined
  const { season_from, season_to, body, ...rest } = row
  return {
    ...rest,
    text: body,
    days: toDays(season_from, season_to),
    tours: rest.tourTitles.map((tour) => tour.id),
  }
}

/** Another text that is in the way: of the same name, or the usual one already. */
export async function findSeasonInWay(
  db: Database,
  { name, days }: Pick<SeasonWords, 'name' | 'days'>,
  butNot: string | null,
): Promise<'name' | 'usual' | undefined> {
  const rows = await db.selectFrom('season_texts').select(['id', 'name', 'season_from']).execute()
  const others = rows.filter(({ id }) => id !== butNot)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return 'name'
  return days === null && others.some(({ season_from }) => season_from === null) ? 'usual' : undefined
}

const columnsOf = (
  { name, days, note, headline, text, pictureName, alt, focus }: SeasonColumns,
  { by, at }: Changed,
) => ({
  ...{ name, note, headline, body: text, season_from: days?.from ?? null, season_to: days?.to ?? null },
  ...{ picture_name: pictureName, picture_alt: alt, picture_focus: focus, changed_by: by, changed_at: at },
})

/** Below all others. */
export async function insertSeason(
  db: Database,
  { id: given, ...season }: SeasonColumns & { id?: string | undefined },
  changed: Changed,
): Promise<string> {
  const { id } = await db
    .insertInto('season_texts')
    .values({
      ...columnsOf(season, changed),
      ...(given && { id: given }),
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM season_texts)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSeason(
  db: Database,
  id: string,
  season: SeasonColumns,
  changed: Changed,
  version: number,
): Promise<void> {
  await db
    .updateTable('season_texts')
    .set({ ...columnsOf(season, changed), version })
    .where('id', '=', id)
    .execute()
}

/** Exactly these, in this order; answers whether all of them are there. */
export async function setSeasonLinks(
  db: Database,
  id: string,
  { lines, tours }: Pick<SeasonWords, 'lines' | 'tours'>,
): Promise<{ lines: boolean; tours: boolean }> {
  await db.deleteFrom('season_text_lines').where('season_id', '=', id).execute()
  await db.deleteFrom('season_text_tours').where('season_id', '=', id).execute()
  const onLines = await sql`INSERT INTO season_text_lines (season_id, category_id)
    SELECT ${id}::uuid, id FROM categories WHERE id = ANY (${[...lines]}::uuid[])`.execute(db)
  const onTours = await sql`INSERT INTO season_text_tours (season_id, tour_id, position)
    SELECT ${id}::uuid, id, place FROM unnest(${[...tours]}::uuid[]) WITH ORDINALITY AS named (tour, place)
    JOIN tours ON tours.id = named.tour`.execute(db)
  return {
    lines: Number(onLines.numAffectedRows ?? 0) === lines.length,
    tours: Number(onTours.numAffectedRows ?? 0) === tours.length,
  }
}

export async function removeSeason(db: Database, id: string): Promise<void> {
  await db.deleteFrom('season_texts').where('id', '=', id).execute()
}

export async function setSeasonOrder(db: Database, ids: readonly string[]): Promise<void> {
  await sql`UPDATE season_texts SET position = ranked.place
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS ranked (id, place) WHERE season_texts.id = ranked.id`.execute(
    db,
  )
}

/** The lines that the site shows, in its order. */
export async function findShownLines(db: Database): Promise<HomeChoices['lines']> {
  return db
    .selectFrom('categories')
    .select(['id', 'letter', 'name'])
    .where('state', '=', 'shown')
    .orderBy('position')
    .execute()
}

/** The tours that the site shows, in its order. */
export async function findHomeTours(db: Database): Promise<HomeChoices['tours']> {
  const rows = await db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .innerJoin('tour_search', 'tour_search.tour_id', 'tours.id')
    .select(['tours.id', 'tours.slug', 'title', 'tour_search.price_yen', 'letter', 'categories.name'])
    .where('tours.status', '=', 'published')
    .where('categories.state', '=', 'shown')
    .orderBy('our_order')
    .execute()
  return rows.map(({ price_yen, letter, name, ...tour }) => ({ ...tour, fromYen: price_yen, line: { letter, name } }))
}
