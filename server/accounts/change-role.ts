import type { ReadInputOf } from '#contract/endpoint.ts'
import type { changeRole as call } from '#contract/security.ts'
import { type OfficeRole, officeRoles } from '#core/office-rights.ts'
import { listed } from '#core/words.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseWithout } from '#server/platform/refuse-without.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { proveAgain } from './prove-again.ts'
import { type Given, type Holder, lockHolders, saveRole } from './roles.store.ts'
import { revokeSessions } from './sessions.store.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import type { Proven } from './start-session.ts'

/**
 * Gives or takes the keys of the office. Who gives them shows once more who they are; to take them away, the session is
 * enough: it opens nothing to anybody, and it must be quick where somebody else holds them.
 */
export async function changeRole(
  ctx: Context,
  caller: Caller,
  { id, role, ...proof }: ReadInputOf<typeof call>,
  origin: Origin,
): Promise<undefined> {
  if (role === 'admin') {
    if (proof.password === '')
      throw new AppError('accounts.wrong-password', { fields: { password: 'Type your password.' } })
    return giveKeys(ctx, caller, { id, officeRoles: ['owner'] }, await proveAgain(ctx, caller, proof, origin), origin)
  }
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { person, others } = await lockKeys(ctx, tx, caller, id)
    if (person.role === 'user') return
    refuseWithoutOwner(ctx, caller, person, others)
    await writeRole(tx, caller, id, { role: 'user', officeRoles: [] }, now, origin)
  })
  return undefined
}

/** Gives the keys to an account whose address was shown to be its owner's, with these roles. */
export async function giveKeys(
  ctx: Context,
  caller: Caller,
  { id, officeRoles }: { id: string; officeRoles: readonly OfficeRole[] },
  proven: Proven,
  origin: Origin,
): Promise<undefined> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { giver, person } = await lockKeys(ctx, tx, caller, id)
    refuseOldPassword(giver, proven)
    if (person.role === 'admin') return
    if (!person.verifiedAt) throw new AppError('accounts.not-confirmed')
    await writeRole(tx, caller, id, { role: 'admin', officeRoles: inOrder(officeRoles) }, now, origin)
  })
  return undefined
}

/** Until this transaction ends, nobody gives or takes keys but the caller, who has them. */
export async function lockGiver(
  ctx: Context,
  tx: Database,
  caller: Pick<Caller, 'userId'>,
  proven: Proven,
): Promise<void> {
  refuseOldPassword(giverAmong(ctx, await lockHolders(tx, caller.userId), caller), proven)
}

/** The account with its keys, and everybody else who has some; nobody changes them until this transaction ends. */
export async function lockKeys(ctx: Context, tx: Database, caller: Caller, id: string) {
  const locked = await lockHolders(tx, id)
  const giver = giverAmong(ctx, locked, caller)
  const person = locked.find((holder) => holder.id === id)
  if (!person || !canSignIn(ctx, person)) throw new AppError('accounts.unknown-user')
  return { giver, person, others: locked.filter((holder) => holder.id !== id) }
}

/** Whoever lost the keys while this waited for them gives and takes none any more. */
function giverAmong(ctx: Context, locked: readonly Holder[], caller: Pick<Caller, 'userId'>): Holder {
  const giver = locked.find((holder) => holder.id === caller.userId)
  if (giver?.role !== 'admin' || !canSignIn(ctx, giver)) throw new AppError('platform.forbidden')
  refuseWithout('change:keys', giver)
  return giver
}

/** Somebody must be left who can give the keys: an owner who has joined and can sign in. */
export function refuseWithoutOwner(ctx: Context, caller: Caller, person: Holder, others: readonly Holder[]): void {
  if (!isWorkingOwner(ctx, person) && person.id !== caller.userId) return
  if (!others.some((other) => isWorkingOwner(ctx, other))) throw new AppError('accounts.last-admin')
}

export function refuseOldPassword({ passwordHash }: Holder, proven: Proven): void {
  if (passwordHash !== proven.password_hash)
    throw new AppError('accounts.wrong-password', { fields: { password: 'It was changed a moment ago.' } })
}

async function writeRole(tx: Database, caller: Caller, id: string, given: Given, now: Date, origin: Origin) {
  const { role, officeRoles } = given
  await saveRole(tx, id, given, now)
  await revokeSessions(tx, id, {}, now)
  await recordSignInEvent(tx, { kind: 'role_changed', at: now, userId: id, origin })
  await tellAccount(tx, { occasion: role === 'admin' ? 'keys-given' : 'keys-taken', userId: id })
  const deed = role === 'admin' ? 'gave the keys of the office' : 'took the keys of the office'
  const changes = officeRoles.length > 0 ? [{ name: 'roles', before: '', after: listed(officeRoles) }] : []
  await recordChange(tx, { object: { kind: 'user', id }, userId: caller.userId, deed, changes, at: now })
}

const canSignIn = ({ settings }: Context, { status, isDemo }: Holder) => status === '1' && (settings.demo || !isDemo)

/** Has joined and can sign in. Who was invited and has not chosen a password yet has shown no address. */
const isWorkingOwner = (ctx: Context, holder: Holder) =>
  holder.officeRoles.includes('owner') && canSignIn(ctx, holder) && holder.verifiedAt !== null

/** Each once, in the order of the table. */
export const inOrder = (roles: readonly OfficeRole[]): OfficeRole[] =>
  officeRoles.filter((role) => roles.includes(role))
