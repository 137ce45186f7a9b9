import type { ReadInputOf } from '#contract/endpoint.ts'
import type { changeRole as call } from '#contract/security.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { type Holder, lockHolders, saveRole } from './roles.store.ts'
import { revokeSessions } from './sessions.store.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'

/** Gives or takes the keys of the office. Sessions with the old role end; somebody always keeps the keys. */
export async function changeRole(
  ctx: Context,
  caller: Caller,
  { id, role }: ReadInputOf<typeof call>,
  origin: Origin,
): Promise<undefined> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockHolders(tx, id)
    const admins = locked.filter((holder) => holder.role === 'admin' && canSignIn(ctx, holder))
    // Whoever lost the keys while this waited for them gives none any more.
    if (!admins.some((admin) => admin.id === caller.userId)) throw new AppError('platform.forbidden')
    const person = locked.find((holder) => holder.id === id)
    if (!person || !canSignIn(ctx, person)) throw new AppError('accounts.unknown-user')
    if (person.role === role) return
    if (person.role === 'admin' && admins.length === 1) throw new AppError('accounts.last-admin')
    await saveRole(tx, id, role, now)
    await revokeSessions(tx, id, {}, now)
    await recordSignInEvent(tx, { kind: 'role_changed', at: now, userId: id, origin })
    await tellAccount(tx, { occasion: role === 'admin' ? 'keys-given' : 'keys-taken', userId: id })
    const deed = role === 'admin' ? 'gave the keys of the office' : 'took the keys of the office'
    await recordChange(tx, { object: { kind: 'user', id }, userId: caller.userId, deed, at: now })
  })
  return undefined
}

const canSignIn = ({ settings }: Context, { status, isDemo }: Holder) => status === '1' && (settings.demo || !isDemo)
