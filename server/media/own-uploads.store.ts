import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** What somebody sent while signed in, in the largest size, with its bytes. */
export async function readOwnUploads(db: Database, userId: string) {
  const { rows } = await sql<{ path: string; alt: string; sentAt: Date; bytes: Buffer }>`
    SELECT pictures.path, alt, uploaded_at AS "sentAt", largest.bytes
    FROM pictures JOIN LATERAL (
      SELECT bytes FROM picture_files WHERE picture_files.path = pictures.path AND ending LIKE '%.webp'
      ORDER BY split_part(ending, '.', 1)::int DESC LIMIT 1) AS largest ON true
    WHERE uploaded_by = ${userId} ORDER BY uploaded_at, name`.execute(db)
  return rows
}

/** Names of what somebody sent, and of what was sent for some things, such as bookings. */
export async function uploadNamesOf(
  db: Database,
  { userId, sentFor }: { userId: string | null; sentFor: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('name')
    .where('uploaded_at', 'is not', null)
    .where(({ or }) =>
      or([
        sql<boolean>`uploaded_by = ${userId}::uuid`,
        sql<boolean>`uploaded_for = ANY(${[...sentFor, ...(userId ? [userId] : [])]}::uuid[])`,
      ]),
    )
    .execute()
  return rows.map(({ name }) => name)
}
