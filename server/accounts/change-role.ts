import type { Role } from '#contract/accounts.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { changeRole as call } from '#contract/security.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { proveAgain } from './prove-again.ts'
import { type Holder, lockHolders, saveRole } from './roles.store.ts'
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
    return giveKeys(ctx, caller, id, await proveAgain(ctx, caller, proof, origin), origin)
  }
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { person, others } = await lockKeys(ctx, tx, caller, id)
    if (person.role === 'user') return
    if ((isWorking(ctx, person) || id === caller.userId) && !others.some((other) => isWorking(ctx, other)))
      throw new AppError('accounts.last-admin')
    await writeRole(tx, caller, id, 'user', now, origin)
  })
  return undefined
}

/** Gives the keys to an account whose address was shown to be its owner's. */
export async function giveKeys(
  ctx: Context,
  caller: Caller,
  id: string,
  proven: Proven,
  origin: Origin,
): Promise<undefined> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { giver, person } = await lockKeys(ctx, tx, caller, id)
    refuseOldPassword(giver, proven)
    if (person.role === 'admin') return
    if (!person.verifiedAt) throw new AppError('accounts.not-confirmed')
    await writeRole(tx, caller, id, 'admin', now, origin)
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

async function lockKeys(ctx: Context, tx: Database, caller: Caller, id: string) {
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
  return giver
}

function refuseOldPassword({ passwordHash }: Holder, proven: Proven): void {
  if (passwordHash !== proven.password_hash)
    throw new AppError('accounts.wrong-password', { fields: { password: 'It was changed a moment ago.' } })
}

async function writeRole(tx: Database, caller: Caller, id: string, role: Role, now: Date, origin: Origin) {
  await saveRole(tx, id, role, now)
  await revokeSessions(tx, id, {}, now)
  await recordSignInEvent(tx, { kind: 'role_changed', at: now, userId: id, origin })
  await tellAccount(tx, { occasion: role === 'admin' ? 'keys-given' : 'keys-taken', userId: id })
  const deed = role === 'admin' ? 'gave the keys of the office' : 'took the keys of the office'
  await recordChange(tx, { object: { kind: 'user', id }, userId: caller.userId, deed, at: now })
}

const canSignIn = ({ settings }: Context, { status, isDemo }: Holder) => status === '1' && (settings.demo || !isDemo)

/** Has joined and can sign in. Who was invited and has not chosen a password yet has shown no address. */
const isWorking = (ctx: Context, holder: Holder) =>
  holder.role === 'admin' && canSignIn(ctx, holder) && holder.verifiedAt !== null
