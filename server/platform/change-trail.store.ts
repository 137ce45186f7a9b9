import { sql } from 'kysely'
import type { Change } from '#contract/office-list.ts'
import type { Database } from './database.ts'
import { shortDay } from './day-words.rules.ts'
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

/** Under this kind the trail keeps which lists were taken out. */
export const exportKind = 'export'

/** What somebody typed may be a guest's name: it is forgotten with the guest. */
export const typedName = 'searched for'

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

/** The same of many things at once, as when a file is put in; each under its own name. */
export async function recordChanges(
  db: Database,
  { kind, userId, at }: { kind: string; userId: string | null; at: Date },
  changes: readonly (Pick<NewChange, 'deed' | 'changes' | 'version'> & { id: string })[],
): Promise<void> {
  if (!db.isTransaction) throw new Error('A change and its trail are written together, or not at all.')
  if (changes.length === 0) return
  const told = JSON.stringify(changes.map((one) => ({ ...one, changes: one.changes ?? [] })))
  await sql`INSERT INTO change_trail (object_kind, object_id, user_id, deed, changes, version, at)
    SELECT ${kind}::text, told.id, ${userId}::uuid, told.deed, told.changes, told.version, ${at}::timestamptz
    FROM ROWS FROM (jsonb_to_recordset(${told}::jsonb) AS (id text, deed text, changes jsonb, version integer))
      WITH ORDINALITY AS told (id, deed, changes, version, number)
    ORDER BY told.number`.execute(db)
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
    changes: (changes as Change['changes']).map(dayInWords),
  }))
}

/** Entries of before have a day as the database writes it. */
function dayInWords({ name, before, after }: Change['changes'][number]): Change['changes'][number] {
  const inWords = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? shortDay(text) : text)
  return name === 'Day' ? { name, before: inWords(before), after: inWords(after) } : { name, before, after }
}

/** What was done with the keys of the office: who got or lost them, and which lists left the house. The newest first. */
export async function readKeysTrail(db: Database, most = 100): Promise<Change[]> {
  const { rows } = await sql<{
    at: Date
    deed: string
    changes: Change['changes']
    by: string | null
    whom: string | null
  }>`
    SELECT trail.at, trail.deed, trail.changes, who.full_name AS by, whom.full_name AS whom
    FROM change_trail AS trail
    LEFT JOIN users AS who ON who.id = trail.user_id
    LEFT JOIN users AS whom ON trail.object_kind = 'user' AND whom.id::text = trail.object_id
    WHERE trail.object_kind IN ('export', 'user') ORDER BY trail.id DESC LIMIT ${most}`.execute(db)
  return rows.map(({ at, deed, changes, by, whom }) => ({
    at: tokyoIso(at),
    by: by?.split(' ')[0] ?? null,
    deed,
    changes: [...(whom ? [{ name: 'account', before: '', after: whom }] : []), ...changes],
    reason: '',
    version: null,
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

/**
 * What the office typed to find somebody who left, before it took a list out: any word of three letters or more that
 * stands in what they were called or reached by. That a list was taken, by whom and how long it was, stays.
 */
export async function forgetSearches(db: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await sql`UPDATE change_trail SET changes = '[]' WHERE object_kind = ${exportKind} AND EXISTS (
    SELECT FROM jsonb_array_elements(changes) AS piece, regexp_split_to_table(piece ->> 'after', '\s+') AS typed,
      unnest(${words}::text[]) AS word
    WHERE piece ->> 'name' = ${typedName} AND length(typed) >= 3 AND strpos(lower(word), lower(typed)) > 0)`.execute(db)
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
