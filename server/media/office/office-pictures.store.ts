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

/** Taken into use: from now on no picture of these is forgotten. */
export async function keepOfficePictures(db: Database, paths: readonly string[], now: Date): Promise<void> {
  const ours = [...new Set(paths)].filter((path) => path.startsWith('office/'))
  if (ours.length === 0) return
  await db
    .updateTable('pictures')
    .set({ kept_at: now })
    .where('path', 'in', ours)
    .where('kept_at', 'is', null)
    .execute()
}

/** Says anew what one sees, and what every crop keeps. Prints of ours bring both along and stay as they are. */
export async function describeOfficePicture(
  db: Database,
  path: string,
  { alt, focus }: Pick<Picture, 'alt' | 'focus'>,
): Promise<Picture | undefined> {
  const row = await db
    .updateTable('pictures')
    .set({ alt, focus })
    .where('path', '=', path)
    .where('path', 'like', 'office/%')
    .returning(pictureJson.as('picture'))
    .executeTakeFirst()
  return row?.picture
}
