import { sql } from 'kysely'
import type { Picture } from '#contract/media.ts'
import { picturesPerPage } from '#contract/media-office.ts'
import type { Database } from '#server/platform/database.ts'
import { pictureJson } from '../pictures.store.ts'

/** What the office may show: our prints and its own pictures, never what guests sent. */
const ofHouse = sql<boolean>`(pictures.uploaded_at IS NULL OR pictures.path LIKE 'office/%')`

/** Pictures by their paths; what is not there, or not the office's to show, is left out. */
export async function findOfficePictures(db: Database, paths: readonly string[]): Promise<Map<string, Picture>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('pictures')
    .select(pictureJson.as('picture'))
    .where('path', 'in', [...new Set(paths)])
    .where(ofHouse)
    .execute()
  return new Map(rows.map(({ picture }) => [picture.path, picture]))
}

/** A page of the shelf: what the office sent, the newest first, then our prints. */
export async function listOfficePictures(
  db: Database,
  { q, page }: { q: string; page: number },
): Promise<{ pictures: Picture[]; total: number }> {
  const seen = sql<boolean>`strpos(lower(concat_ws(' ', pictures.alt, pictures.title_ja)), ${q.toLowerCase()}) > 0`
  const fitting = db
    .selectFrom('pictures')
    .where(ofHouse)
    .$if(q !== '', (some) => some.where(seen))
  const [rows, { total }] = await Promise.all([
    fitting
      .select(pictureJson.as('picture'))
      .orderBy('uploaded_at', (order) => order.desc().nullsLast())
      .orderBy('name')
      .limit(picturesPerPage)
      .offset((page - 1) * picturesPerPage)
      .execute(),
    fitting.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { pictures: rows.map(({ picture }) => picture), total: Number(total) }
}

/**
 * Taken into use: from now on none of these is forgotten. The words that a page says of one are what the shelf finds it
 * by; where none come along, such as half-typed ones, it keeps those it has.
 */
export async function keepOfficePictures(
  db: Database,
  pictures: readonly { path: string; alt?: string }[],
  now: Date,
): Promise<void> {
  const ours = new Map(
    pictures.filter(({ path }) => path.startsWith('office/')).map(({ path, alt }) => [path, alt?.trim() ?? '']),
  )
  if (ours.size === 0) return
  await sql`UPDATE pictures SET kept_at = coalesce(kept_at, ${now}), alt = coalesce(nullif(said.alt, ''), pictures.alt)
    FROM unnest(${[...ours.keys()]}::text[], ${[...ours.values()]}::text[]) AS said (path, alt)
    WHERE pictures.path = said.path AND (kept_at IS NULL OR said.alt NOT IN ('', pictures.alt))`.execute(db)
}
