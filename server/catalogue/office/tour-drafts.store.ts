import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { readDraft, type StoredDraft } from './draft.rules.ts'

/** The office's side of a tour. */
export interface DraftRow {
  tourId: string
  document: StoredDraft | null
  version: number
  savedAt: Date | null
  savedBy: string | null
  publishedAt: Date | null
  publishedBy: string | null
  publishAt: Date | null
}

/** Answers the id of a tour that nobody but the office knows of. */
export async function addDraft(db: Database, document: StoredDraft, by: string, at: Date): Promise<string> {
  const { tour_id } = await db
    .insertInto('tour_drafts')
    .values({ document: JSON.stringify(document), version: 1, saved_by: by, saved_at: at })
    .returning('tour_id')
    .executeTakeFirstOrThrow()
  return tour_id
}

/**
 * The row of a tour, held until the transaction ends: whoever else would change the tour waits here. Undefined where
 * there is no such tour.
 */
export async function lockTour(db: Database, id: string): Promise<DraftRow | undefined> {
  if (!db.isTransaction) throw new Error('A tour is held inside a transaction only.')
  await sql`INSERT INTO tour_drafts (tour_id) SELECT id FROM tours WHERE id = ${id}::uuid
    ON CONFLICT DO NOTHING`.execute(db)
  const row = await db.selectFrom('tour_drafts').selectAll().where('tour_id', '=', id).forUpdate().executeTakeFirst()
  return (
    row && {
      tourId: row.tour_id,
      document: row.document === null ? null : readDraft(row.document),
      version: row.version,
      savedAt: row.saved_at,
      savedBy: row.saved_by,
      publishedAt: row.published_at,
      publishedBy: row.published_by,
      publishAt: row.publish_at,
    }
  )
}

/** Writes down what the office did, and that the version rose with it. */
export async function saveDraftRow(
  db: Database,
  id: string,
  row: Partial<Omit<DraftRow, 'tourId'>> & { version: number },
): Promise<void> {
  const { document, savedAt, savedBy, publishedAt, publishedBy, publishAt } = row
  await db
    .updateTable('tour_drafts')
    .set({
      version: row.version,
      ...(document === undefined ? {} : { document: document && JSON.stringify(document) }),
      ...(savedAt === undefined ? {} : { saved_at: savedAt }),
      ...(savedBy === undefined ? {} : { saved_by: savedBy }),
      ...(publishedAt === undefined ? {} : { published_at: publishedAt }),
      ...(publishedBy === undefined ? {} : { published_by: publishedBy }),
      ...(publishAt === undefined ? {} : { publish_at: publishAt }),
    })
    .where('tour_id', '=', id)
    .execute()
}

export async function removeDraft(db: Database, id: string): Promise<void> {
  await db.deleteFrom('tour_drafts').where('tour_id', '=', id).execute()
}

/** The row with the first names of those who wrote, not held. */
export async function findDraftRow(db: Database, id: string) {
  const row = await db
    .selectFrom('tour_drafts')
    .leftJoin('users as savers', 'savers.id', 'tour_drafts.saved_by')
    .leftJoin('users as publishers', 'publishers.id', 'tour_drafts.published_by')
    .selectAll('tour_drafts')
    .select(['savers.full_name as saver', 'publishers.full_name as publisher'])
    .where('tour_id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      document: row.document === null ? null : readDraft(row.document),
      version: row.version,
      savedAt: row.saved_at,
      savedBy: firstName(row.saver),
      publishedAt: row.published_at,
      publishedBy: firstName(row.publisher),
      publishAt: row.publish_at,
    }
  )
}

export const firstName = (name: string | null) => name?.split(' ')[0] ?? null

/** How many drafts of a new or changed tour are to run on a line; those count as its tours. */
export async function findDraftsOfCategory(db: Database, categoryId: string) {
  const rows = await db
    .selectFrom('tour_drafts')
    .leftJoin('tours', 'tours.id', 'tour_drafts.tour_id')
    .select(['tour_id', 'document'])
    .where(sql<boolean>`document ->> 'categoryId' = ${categoryId}`)
    .where((is) => is.or([is('tours.id', 'is', null), is('tours.category_id', '<>', categoryId)]))
    .orderBy('saved_at')
    .execute()
  return rows.map(({ tour_id, document }) => ({ id: tour_id, draft: readDraft(document) }))
}
