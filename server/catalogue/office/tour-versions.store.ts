import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { readDraft, type StoredDraft } from './draft.rules.ts'
import { firstName } from './tour-drafts.store.ts'

/** A version that was public before the present one. */
export interface VersionRow {
  number: number
  document: StoredDraft
  /** Null: published before anybody wrote it down. */
  publicFrom: Date | null
  publicUntil: Date
  /** First name. */
  by: string | null
}

/** Keeps what was public until now; when and by whom it was published stands with the draft. */
export async function keepVersion(db: Database, id: string, document: StoredDraft, until: Date): Promise<void> {
  await sql`INSERT INTO tour_versions (tour_id, number, document, public_from, public_until, published_by)
    SELECT ${id}::uuid, 1 + coalesce((SELECT max(number) FROM tour_versions WHERE tour_id = ${id}::uuid), 0),
      ${JSON.stringify(document)}::jsonb, published_at, ${until}, published_by
    FROM tour_drafts WHERE tour_id = ${id}::uuid`.execute(db)
}

const selectVersions = (db: Database, id: string) =>
  db
    .selectFrom('tour_versions')
    .leftJoin('users', 'users.id', 'tour_versions.published_by')
    .select(['number', 'public_from', 'public_until', 'users.full_name as publisher'])
    .where('tour_id', '=', id)

type Facts = Awaited<ReturnType<ReturnType<typeof selectVersions>['executeTakeFirstOrThrow']>>

const toFacts = ({ number, public_from, public_until, publisher }: Facts): Omit<VersionRow, 'document'> => ({
  ...{ number, publicFrom: public_from, publicUntil: public_until, by: firstName(publisher) },
})

/** The latest first. */
export async function findVersions(db: Database, id: string, most: number): Promise<Omit<VersionRow, 'document'>[]> {
  const rows = await selectVersions(db, id).orderBy('number', 'desc').limit(most).execute()
  return rows.map(toFacts)
}

export async function findVersion(db: Database, id: string, number: number): Promise<VersionRow | undefined> {
  const row = await selectVersions(db, id).select('document').where('number', '=', number).executeTakeFirst()
  return row && { ...toFacts(row), document: readDraft(row.document) }
}
