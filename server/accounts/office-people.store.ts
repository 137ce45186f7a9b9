import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Everybody with the keys of the office, in one statement. */
export async function findOfficePeople(db: Database, demo: boolean) {
  return db
    .selectFrom('users')
    .leftJoin('two_factor', 'two_factor.user_id', 'users.id')
    .select(['users.id', 'full_name as fullName', 'email', 'email_verified_at as verifiedAt', 'office_roles as roles'])
    .select([
      sql<boolean>`two_factor.on_since IS NOT NULL`.as('twoFactorOn'),
      sql<Date | null>`(SELECT max(last_seen_at) FROM sessions WHERE sessions.user_id = users.id)`.as('lastSeenAt'),
    ])
    .where('role', '=', 'admin')
    .where('status', '=', '1')
    .$if(!demo, (query) => query.where('is_demo', '=', false))
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute()
}
