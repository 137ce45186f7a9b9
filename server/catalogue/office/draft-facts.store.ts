import { sql } from 'kysely'
import { findNamedPictures, type NamedPicture } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'
import { listClasses } from '../class-names.store.ts'
import { isSlugTaken } from '../old-slugs.store.ts'
import type { StoredDraft } from './draft.rules.ts'
import type { DraftFacts } from './tour-problems.rules.ts'

export interface DraftSurroundings {
  facts: DraftFacts
  pictures: NamedPicture[]
  /** Title of another tour that has it as its cover, by the picture's name. */
  covers: ReadonlyMap<string, string>
}

/** Everything around a draft that decides whether it can be published. */
export async function findSurroundings(db: Database, id: string, draft: StoredDraft): Promise<DraftSurroundings> {
  const names = draft.pictures.map(({ name }) => name)
  const pictures = await findNamedPictures(db, { names })
  const covers = await findCovers(db, id, names)
  const [cover] = names
  return {
    pictures,
    covers,
    facts: {
      hasCategory: draft.categoryId !== null && (await hasCategory(db, draft.categoryId)),
      isSlugTaken: draft.slug !== '' && (await isSlugTaken(db, 'tour', draft.slug, id)),
      sameTitleAt: await findSameNamed(db, id, 'title', draft.title),
      sameShortNameAt: await findSameNamed(db, id, 'short_name', draft.shortName),
      coverOf: cover === undefined ? null : (covers.get(cover) ?? null),
      pictures: new Set(pictures.map(({ name }) => name)),
      classes: new Set((await listClasses(db)).map(({ vehicleClass }) => vehicleClass)),
    },
  }
}

/** Which of these pictures are the covers of other tours, and of which. */
export async function findCovers(db: Database, id: string, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('tour_pictures')
    .innerJoin('tours', 'tours.id', 'tour_pictures.tour_id')
    .select(['picture_name', 'title'])
    .where('tour_pictures.position', '=', 1)
    .where('picture_name', 'in', [...names])
    .where('tour_id', '<>', id)
    .execute()
  return new Map(rows.map(({ picture_name, title }) => [picture_name, title]))
}

async function hasCategory(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

async function findSameNamed(
  db: Database,
  id: string,
  column: 'title' | 'short_name',
  name: string,
): Promise<string | null> {
  if (name.trim() === '') return null
  const row = await db
    .selectFrom('tours')
    .select('slug')
    .where(sql<boolean>`lower(${sql.ref(column)}) = lower(${name.trim()})`)
    .where('status', '<>', 'archived')
    .where('id', '<>', id)
    .executeTakeFirst()
  return row?.slug ?? null
}
