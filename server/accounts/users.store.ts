import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { SessionUser } from '#contract/accounts.ts'
import type { Profile } from '#contract/profile.ts'
import { emailKey } from '#contract/text.ts'
import { isOfficeRole, type OfficeRole, rightsOf } from '#core/office-rights.ts'
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

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The account as it is now, unless it was closed, or has another password than the one compared. Until this
 * transaction ends, neither can happen.
 */
export async function lockUnchangedUser(
  db: Database,
  { id, password_hash }: { id: string; password_hash?: string },
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', '1')
    .$if(password_hash !== undefined, (query) => query.where('password_hash', '=', password_hash ?? ''))
    .forShare()
    .executeTakeFirst()
}

/** Lets whoever signs in to this account, or changes it, wait until this transaction ends. */
export async function lockAccount(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Of several changes at once that all knew the same password, one goes through; answers whether it was this one. */
export async function replacePassword(
  db: Database,
  userId: string,
  hashes: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: hashes.to, password_changed_at: now, updated_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface NewUser {
  id?: string
  fullName: string
  nameInJapanese?: string | null
  email: string
  role: 'admin' | 'user'
  /** Of an admin; an owner unless told. */
  officeRoles?: readonly OfficeRole[]
  passwordHash: string
  isDemo?: boolean
  mobile?: string
  country?: string
  emailVerifiedAt?: Date
  /** Its password opens nothing until the address is confirmed. */
  awaitsConfirmation?: boolean
  /** When they came; the database's clock unless told. */
  at?: Date
}

const officeRolesOf = ({ role, officeRoles = ['owner'] }: NewUser): readonly OfficeRole[] =>
  role === 'admin' ? officeRoles : []

/** Adds an account unless its address has one already; answers whether it was added. */
export async function addUser(db: Database, user: NewUser): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values({
      ...(user.id && { id: user.id }),
      full_name: user.fullName,
      name_in_japanese: user.nameInJapanese ?? null,
      email: user.email,
      email_key: emailKey(user.email),
      role: user.role,
      office_roles: [...officeRolesOf(user)],
      password_hash: user.passwordHash,
      is_demo: user.isDemo ?? false,
      mobile: user.mobile ?? null,
      country: user.country ?? null,
      email_verified_at: user.emailVerifiedAt ?? null,
      awaits_confirmation: user.awaitsConfirmation ?? false,
      ...(user.at && { created_at: user.at, updated_at: user.at, password_changed_at: user.at }),
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

/** The address of an open account, if it was shown to be its owner's. */
export async function findVerifiedEmail(db: Database, userId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('status', '=', '1')
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return user?.email
}

/** The account that has shown an address to be its own. */
export async function findVerifiedAccount(db: Database, email: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('role', '=', 'user')
    .where('status', '=', '1')
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return user?.id
}

/** First names of people of the office, by their ids. */
export async function findFirstNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name.split(' ')[0] ?? full_name]))
}

/** What people change about themselves. */
export type ProfileFields = Pick<
  Profile,
  'full_name' | 'country' | 'birth_date' | 'gender' | 'name_board' | 'crew_note'
> & { mobile: string; address: string }

export async function updateProfile(db: Database, userId: string, fields: ProfileFields, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...fields, mobile: fields.mobile || null, address: fields.address || null, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** The account as it is now, if it is open; until this transaction ends, nobody else changes it. */
export async function lockOpenUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', '1')
    .forUpdate()
    .executeTakeFirst()
}

/** The address was shown to be theirs; the first time counts. */
export async function setVerified(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now, awaits_confirmation: false, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Gives an account another address that is shown to be theirs; false where another account has it. */
export async function setVerifiedEmail(db: Database, userId: string, email: string, now: Date): Promise<boolean> {
  try {
    await db
      .updateTable('users')
      .set({ email, email_key: emailKey(email), email_verified_at: now, awaits_confirmation: false, updated_at: now })
      .where('id', '=', userId)
      .execute()
    return true
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'users_email_key_key') return false
    throw error
  }
}

/** The path of the picture below the image base; null for none. */
export async function setUserImage(db: Database, userId: string, image: string | null, now: Date): Promise<void> {
  await db.updateTable('users').set({ image, updated_at: now }).where('id', '=', userId).execute()
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
    ...(row.role === 'admin' && { office: standingOf(row.office_roles.filter(isOfficeRole)) }),
  }
}

const standingOf = (roles: OfficeRole[]) => ({ roles, rights: rightsOf(roles) })
