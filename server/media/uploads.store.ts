import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { columnsOf, type NamedPicture } from './pictures.store.ts'

export interface Upload extends NamedPicture {
  files: readonly { ending: string; bytes: Buffer }[]
  uploadedBy: string | null
  uploadedFor: string | null
  uploadedAt: Date
}

/** Picture and files in one statement: neither is there without the other. */
export async function addUpload(db: Database, upload: Upload): Promise<void> {
  const { path, files } = upload
  await db
    .with('picture', (query) =>
      query.insertInto('pictures').values({
        ...columnsOf(upload),
        uploaded_by: upload.uploadedBy,
        uploaded_for: upload.uploadedFor,
        uploaded_at: upload.uploadedAt,
      }),
    )
    .insertInto('picture_files')
    .values(files.map(({ ending, bytes }) => ({ path, ending, bytes })))
    .execute()
}

export async function readUploadedFile(db: Database, path: string, ending: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('path', '=', path)
    .where('ending', '=', ending)
    .executeTakeFirst()
  return row?.bytes
}

export async function replaceUploadedFile(db: Database, path: string, ending: string, bytes: Buffer): Promise<void> {
  await db.updateTable('picture_files').set({ bytes }).where('path', '=', path).where('ending', '=', ending).execute()
}

/**
 * Takes uploads into use for what they were sent for, and answers the names of those that were: each can be taken
 * once, so two who name the same one at the same time cannot both have it.
 */
export async function keepUploads(
  db: Database,
  names: readonly string[],
  sentFor: string,
  now: Date,
): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .updateTable('pictures')
    .set({ kept_at: now })
    .where('name', 'in', names)
    .where('uploaded_for', '=', sentFor)
    .where('kept_at', 'is', null)
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Takes uploads and their files out of the database; prints of ours stay, whatever is named. */
export async function forgetUploads(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await forget(db, sql`name = ANY(${names}::text[]) AND uploaded_at IS NOT NULL`)
}

/** Forgets what was in use for something, but for one: that takes its place. */
export async function forgetReplaced(db: Database, sentFor: string, except: string | null): Promise<void> {
  await forget(db, sql`uploaded_for = ${sentFor} AND kept_at IS NOT NULL AND name IS DISTINCT FROM ${except}`)
}

/** Uploads that nothing has named since a moment. */
export async function forgetUnnamed(db: Database, uploadedBefore: Date): Promise<void> {
  await forget(db, sql`uploaded_at < ${uploadedBefore} AND kept_at IS NULL`)
}

async function forget(db: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`WITH gone AS (DELETE FROM pictures WHERE ${which} RETURNING path)
    DELETE FROM picture_files USING gone WHERE picture_files.path = gone.path`.execute(db)
}
