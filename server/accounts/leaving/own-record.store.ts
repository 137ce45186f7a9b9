import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** The account as its owner may have it: without what only proves who they are. */
export async function readOwnAccount(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'email_verified_at', 'mobile', 'country', 'birth_date', 'gender', 'address'])
    .select([
      'image',
      'name_board',
      'crew_note',
      'role',
      'office_roles',
      'status',
      'created_at',
      'updated_at',
      'password_changed_at',
    ])
    .select(sql<boolean>`wishlist_code IS NOT NULL`.as('shares_saved_list'))
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function readOwnTravellers(db: Database, userId: string) {
  return db
    .selectFrom('saved_travellers')
    .select(['name', 'age', 'birth_date', 'document_country', 'child_seat', 'diet', 'walking', 'note', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function readOwnSessions(db: Database, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'origin_address', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function readOwnTrail(db: Database, userId: string) {
  return db
    .selectFrom('sign_in_events')
    .select(['at', 'kind', 'origin_address', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** Which links were mailed, to where; what opens them only the mail knows. */
export async function readOwnLinks(db: Database, userId: string) {
  return db
    .selectFrom('account_links')
    .select(['purpose', 'email', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
