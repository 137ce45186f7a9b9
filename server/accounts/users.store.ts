import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { SessionUser } from '#contract/accounts.ts'
import { emailKey } from '#contract/text.ts'
import type { Database } from '#server/platform/database.ts'
import type { Users } from '#server/platform/schema.generated.ts'

type UserRow = Selectable<Users>

export interface UserForSignIn extends UserRow {
  familiar: boolean
}

/** The account behind an address, and whether it has signed in from this network in the last 90 days. */
export async function findUserForSignIn(
  db: Database,
  email: string,
  network: string,
  now: Date,
): Promise<UserForSignIn | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .select(
      sql<boolean>`EXISTS (SELECT FROM sessions WHERE sessions.user_id = users.id
        AND sessions.origin_address <<= ${network}::inet
        AND sessions.created_at > ${now}::timestamptz - interval '90 days')`.as('familiar'),
    )
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface NewUser {
  id?: string
  fullName: string
  email: string
  role: 'admin' | 'user'
  passwordHash: string
  isDemo?: boolean
  mobile?: string
  country?: string
  emailVerifiedAt?: Date
}

/** Adds an account unless its address has one already; answers whether it was added. */
export async function addUser(db: Database, user: NewUser): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values({
      ...(user.id && { id: user.id }),
      full_name: user.fullName,
      email: user.email,
      email_key: emailKey(user.email),
      role: user.role,
      password_hash: user.passwordHash,
      is_demo: user.isDemo ?? false,
      mobile: user.mobile ?? null,
      country: user.country ?? null,
      email_verified_at: user.emailVerifiedAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function hasUser(db: Database, email: string): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst()) !==
    undefined
  )
}

/** The row as the specification's session user; the hash and our own columns stay here. */
export function toSessionUser(row: UserRow): SessionUser {
  return {
    id: row.id,
    full_name: row.full_name,
    email: row.email,
    mobile: row.mobile,
    country: row.country,
    birth_date: row.birth_date,
    gender: row.gender,
    address: row.address,
    image: row.image,
    role: row.role === 'admin' ? 'admin' : 'user',
    status: row.status,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
