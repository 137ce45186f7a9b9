import type { Role } from '#contract/accounts.ts'
import { isOfficeRole, type OfficeRole } from '#core/office-rights.ts'
import type { Database } from '#server/platform/database.ts'

export interface Holder {
  id: string
  role: string
  officeRoles: OfficeRole[]
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
  const holders = await db
    .selectFrom('users')
    .select(['id', 'role', 'office_roles as officeRoles', 'status', 'is_demo as isDemo'])
    .select(['email_verified_at as verifiedAt', 'password_hash as passwordHash'])
    .where(({ eb, or }) => or([eb('role', '=', 'admin'), eb('id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return holders.map((holder) => ({ ...holder, officeRoles: holder.officeRoles.filter(isOfficeRole) }))
}

/** What somebody may from now on: the keys of the office with roles, or neither. */
export interface Given {
  role: Role
  officeRoles: readonly OfficeRole[]
}

export async function saveRole(db: Database, userId: string, { role, officeRoles }: Given, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ role, office_roles: [...officeRoles], updated_at: now })
    .where('id', '=', userId)
    .execute()
}
