import type { Role } from '#contract/accounts.ts'
import type { Database } from '#server/platform/database.ts'

export interface Holder {
  id: string
  role: string
  status: string
  isDemo: boolean
  verifiedAt: Date | null
  passwordHash: string
}

/**
 * Everyone who has the keys, and one other account, locked until this transaction ends: of two admins who take them
 * from each other, one comes second and sees what the first did.
 */
export async function lockHolders(db: Database, userId: string): Promise<Holder[]> {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'status', 'is_demo as isDemo'])
    .select(['email_verified_at as verifiedAt', 'password_hash as passwordHash'])
    .where(({ eb, or }) => or([eb('role', '=', 'admin'), eb('id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function saveRole(db: Database, userId: string, role: Role, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ role, office_roles: role === 'admin' ? ['owner'] : [], updated_at: now })
    .where('id', '=', userId)
    .execute()
}
