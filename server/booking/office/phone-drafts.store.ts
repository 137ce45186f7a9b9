import { sql } from 'kysely'
import type { CallDraft } from '#contract/call-drafts.ts'
import { emailKey } from '#contract/text.ts'
import type { Database } from '#server/platform/database.ts'

export interface KeptCall {
  id: string
  draft: CallDraft
  /** Who took the call; null once their account is gone. */
  userId: string | null
  putAsideAt: Date
}

export async function keepCall(
  db: Database,
  { id, draft, userId, at }: { id: string; draft: CallDraft; userId: string; at: Date },
): Promise<void> {
  const values = {
    user_id: userId,
    email_key: draft.email.includes('@') ? emailKey(draft.email) : '',
    draft: JSON.stringify(draft),
    put_aside_at: at,
  }
  await db
    .insertInto('phone_drafts')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** What calls that were put aside earlier did not keep. */
const since = { charged: [], reason: '', noticeReason: '', code: '', secondCode: '' }

/** The newest first. */
export async function findCalls(db: Database, most: number): Promise<KeptCall[]> {
  const rows = await db
    .selectFrom('phone_drafts')
    .select(['id', 'draft', 'user_id', 'put_aside_at'])
    .orderBy('put_aside_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    draft: { ...since, ...(row.draft as unknown as CallDraft) },
    userId: row.user_id,
    putAsideAt: row.put_aside_at,
  }))
}

/** Answers whether there was one. */
export async function dropCall(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('phone_drafts').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whoever has not rung again by then begins anew. */
export async function dropCallsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('phone_drafts').where('put_aside_at', '<', before).execute()
}

/** Calls about somebody, by the address they named. */
export async function dropCallsOf(db: Database, email: string): Promise<void> {
  await db.deleteFrom('phone_drafts').where('email_key', '=', emailKey(email)).execute()
}

/** Calls under the addresses and numbers of some bookings. */
export async function dropCallsOfBookings(db: Database, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM phone_drafts USING bookings
    WHERE bookings.id = ANY(${ids}::uuid[]) AND bookings.erased_at IS NULL
      AND (phone_drafts.email_key = bookings.email_key
        OR bookings.phone <> '' AND regexp_replace(phone_drafts.draft ->> 'phone', '[^0-9+]', '', 'g') = bookings.phone)`.execute(
    db,
  )
}

export async function findCallsOf(db: Database, email: string): Promise<CallDraft[]> {
  const rows = await db.selectFrom('phone_drafts').select('draft').where('email_key', '=', emailKey(email)).execute()
  return rows.map(({ draft }) => draft as unknown as CallDraft)
}
