import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { type NamedPicture, pictureJson } from '../pictures.store.ts'

/** The office's pictures by name or by path: a redrawn print has another path, but keeps its name. */
export async function findNamedPictures(
  db: Database,
  { names = [], paths = [] }: { names?: readonly string[]; paths?: readonly string[] },
): Promise<NamedPicture[]> {
  if (names.length + paths.length === 0) return []
  const rows = await db
    .selectFrom('pictures')
    .select(['name', pictureJson.as('picture')])
    .where((is) => is.or([is('name', 'in', [...names, '']), is('path', 'in', [...paths, ''])]))
    .where(sql<boolean>`(pictures.uploaded_at IS NULL OR pictures.path LIKE 'office/%')`)
    .execute()
  return rows.map(({ name, picture }) => ({ name, ...picture }))
}
