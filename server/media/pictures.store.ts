import { sql } from 'kysely'
import type { Picture } from '#contract/media.ts'
import type { Database } from '#server/platform/database.ts'

export interface NamedPicture extends Picture {
  name: string
}

/** Any number, the same in every Annai: who holds it saves many pictures at once. */
const pictureLock = 727_003

/**
 * Adds pictures, and brings those that are known by name up to date. Processes that start together take turns: with two
 * unique columns, the same rows inserted by both at once can wait for each other in a circle.
 */
export async function savePictures(db: Database, pictures: readonly NamedPicture[]): Promise<void> {
  if (pictures.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL lock_timeout = '60s'`.execute(transaction)
    await sql`SELECT pg_advisory_xact_lock(${pictureLock})`.execute(transaction)
    // What stands as it is stays untouched: writing it again would lock it against whoever hangs it up at this moment.
    const changed = await findChanged(transaction, pictures)
    if (changed.length > 0) await insertPictures(transaction, changed)
  })
}

async function findChanged(db: Database, pictures: readonly NamedPicture[]): Promise<NamedPicture[]> {
  const names = pictures.map(({ name }) => name)
  const rows = await db
    .selectFrom('pictures')
    .select(['name', 'path', 'alt', 'title_ja', 'ground', 'focus', 'width', 'height'])
    .where('name', '=', sql<string>`ANY(${names}::text[])`)
    .execute()
  const known = new Set(rows.map(inOneLine))
  return pictures.filter((picture) => !known.has(inOneLine(columnsOf(picture))))
}

const inOneLine = ({ name, path, alt, title_ja, ground, focus, width, height }: ReturnType<typeof columnsOf>) =>
  JSON.stringify([name, path, alt, title_ja, ground, focus, width, height])

export const columnsOf = ({ name, path, alt, titleJa, ground, focus, width, height }: NamedPicture) => ({
  name,
  path,
  alt,
  title_ja: titleJa,
  ground,
  focus,
  width,
  height,
})

async function insertPictures(db: Database, pictures: readonly NamedPicture[]) {
  await db
    .insertInto('pictures')
    .values(pictures.map(columnsOf))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        path: row.ref('excluded.path'),
        alt: row.ref('excluded.alt'),
        title_ja: row.ref('excluded.title_ja'),
        ground: row.ref('excluded.ground'),
        focus: row.ref('excluded.focus'),
        width: row.ref('excluded.width'),
        height: row.ref('excluded.height'),
      })),
    )
    .execute()
}

/** For other stores: the row of the joined table `pictures` as a picture of the contract. */
export const pictureJson = sql<Picture>`jsonb_build_object('path', pictures.path, 'alt', pictures.alt,
  'titleJa', pictures.title_ja, 'ground', pictures.ground, 'focus', pictures.focus,
  'width', pictures.width, 'height', pictures.height)`
