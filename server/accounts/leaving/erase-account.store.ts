import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { erasedEmail, erasedWord } from '#server/platform/erased.rules.ts'

/** What belongs to an account and to nothing else. */
const ownTables = [
  'account_links',
  'two_factor',
  'recovery_codes',
  'two_factor_challenges',
  'saved_travellers',
  'sessions',
] as const

/** What an account is called and reached by, as long as that is known. */
export async function readNames(db: Database, userId: string): Promise<{ fullName: string; email: string }> {
  const row = await db.selectFrom('users').select(['full_name', 'email']).where('id', '=', userId).executeTakeFirst()
  return { fullName: row?.full_name ?? '', email: row?.email ?? '' }
}

/** The row stays, since history names it by its id, and says nothing about anybody. */
export async function eraseUser(db: Database, userId: string, now: Date): Promise<void> {
  for (const table of ownTables) await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db
    .updateTable('users')
    .set({
      full_name: erasedWord,
      email: erasedEmail(userId),
      email_key: erasedEmail(userId),
      email_verified_at: null,
      awaits_confirmation: false,
      mobile: null,
      country: null,
      birth_date: null,
      gender: null,
      address: null,
      image: null,
      name_board: '',
      crew_note: '',
      wishlist_code: null,
      wishlist_code_sealed: null,
      role: 'user',
      office_roles: [],
      status: '0',
      // No hash: there is no password that it is made from.
      password_hash: erasedWord,
      erase_after: null,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .execute()
}

/**
 * The one change that the trail allows: what happened stays, and when; to whom, from where and by which device goes. Also
 * what was tried under an address before it had an account.
 */
export async function forgetTrail(
  db: Database,
  { userId, emailHash }: { userId: string; emailHash: Buffer | null },
): Promise<void> {
  await db
    .updateTable('sign_in_events')
    .set({ user_id: null, email_hash: null, origin_address: '0.0.0.0', user_agent: '' })
    .where(({ or, eb }) => or([eb('user_id', '=', userId), sql<boolean>`email_hash = ${emailHash}`]))
    .execute()
}
