import { type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { SetUpLinks } from '#server/platform/schema.generated.ts'

/** It lies sealed until it becomes the owner's. */
export const setUpSealed = { table: 'set_up_links', column: 'secret', id: 'id', clearBytes: 20 }

export type SetUpLinkRow = Selectable<SetUpLinks>

/** Until this transaction ends, nobody else makes a link or uses one up. */
export async function lockSetUpLinks(db: Database): Promise<void> {
  await sql`LOCK TABLE set_up_links IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

export async function findSetUpLink(db: Database, tokenHash: Buffer): Promise<SetUpLinkRow | undefined> {
  return db.selectFrom('set_up_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** In place of the one that is open: that opens nothing any more. */
export async function replaceSetUpLink(
  db: Database,
  link: Pick<SetUpLinkRow, 'id' | 'token_hash' | 'secret' | 'email' | 'made_at' | 'ends_at'>,
): Promise<void> {
  await db
    .updateTable('set_up_links')
    .set({ replaced_at: link.made_at })
    .where('replaced_at', 'is', null)
    .where('used_at', 'is', null)
    .execute()
  await db.insertInto('set_up_links').values(link).execute()
}

export async function useUpSetUpLink(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('set_up_links').set({ used_at: now }).where('id', '=', id).execute()
}

/** Whether anybody has the keys of the office; demo accounts count only while they can sign in. */
export async function hasOwner(db: Database, demo: boolean): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', '1')
    .$if(!demo, (query) => query.where('is_demo', '=', false))
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}
