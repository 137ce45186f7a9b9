import { sql } from 'kysely'
import type { Change } from '#contract/office-list.ts'
import type { Database } from './database.ts'
import { tokyoIso } from './tokyo-time.rules.ts'

export interface NewChange {
  object: { kind: string; id: string }
  /** Null: a machine of ours. */
  userId: string | null
  deed: string
  changes?: readonly { name: string; before: string; after: string }[]
  reason?: string
  version?: number | null
  at: Date
}

/** Writes down what somebody changed, in the transaction of the change itself. */
export async function recordChange(db: Database, change: NewChange): Promise<void> {
  if (!db.isTransaction) throw new Error('A change and its trail are written together, or not at all.')
  await db
    .insertInto('change_trail')
    .values({
      object_kind: change.object.kind,
      object_id: change.object.id,
      user_id: change.userId,
      deed: change.deed,
      changes: JSON.stringify(change.changes ?? []),
      reason: change.reason ?? '',
      version: change.version ?? null,
      at: change.at,
    })
    .execute()
}

/** The newest first. */
export async function readChanges(db: Database, object: NewChange['object'], most = 200): Promise<Change[]> {
  const rows = await db
    .selectFrom('change_trail')
    .leftJoin('users', 'users.id', 'change_trail.user_id')
    .select(['change_trail.at', 'deed', 'changes', 'reason', 'version', 'users.full_name as name'])
    .where('object_kind', '=', object.kind)
    .where('object_id', '=', object.id)
    .orderBy('change_trail.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at, name, changes, ...row }) => ({
    ...row,
    at: tokyoIso(at),
    by: name?.split(' ')[0] ?? null,
    changes: changes as Change['changes'],
  }))
}

/** Who changed each of these things last, and when; things that nobody changed are not among them. */
export async function readLatestChanges(
  db: Database,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, { by: string | null; at: string; version: number | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('change_trail')
    .leftJoin('users', 'users.id', 'change_trail.user_id')
    .distinctOn('object_id')
    .select(['object_id as id', 'change_trail.at', 'version', 'users.full_name as name'])
    .where('object_kind', '=', kind)
    .where('object_id', 'in', ids)
    .orderBy('object_id')
    .orderBy('change_trail.id', 'desc')
    .execute()
  return new Map(
    rows.map(({ id, at, name, version }) => [id, { by: name?.split(' ')[0] ?? null, at: tokyoIso(at), version }]),
  )
}

/** What it said of somebody who left; that something was changed stays. */
export async function forgetChanges(db: Database, kind: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('change_trail')
    .set({ changes: sql`'[]'`, reason: '' })
    .where('object_kind', '=', kind)
    .where('object_id', 'in', ids)
    .execute()
}
