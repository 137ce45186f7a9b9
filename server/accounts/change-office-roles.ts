import type { ReadInputOf } from '#contract/endpoint.ts'
import type { changeOfficeRoles as call } from '#contract/office-people.ts'
import { listed } from '#core/words.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { inOrder, lockKeys, refuseOldPassword, refuseWithoutOwner } from './change-role.ts'
import { proveAgain } from './prove-again.ts'
import { saveRole } from './roles.store.ts'
import { revokeSessions } from './sessions.store.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'

/**
 * Gives somebody of the office other roles. Whoever decided by roles that are no more is told what they are now, so that
 * of two owners who change at once neither overwrites the other unseen.
 */
export async function changeOfficeRoles(
  ctx: Context,
  caller: Caller,
  { id, roles, was, ...proof }: ReadInputOf<typeof call>,
  origin: Origin,
): Promise<void> {
  const proven = await proveAgain(ctx, caller, proof, origin)
  const [now, next] = [ctx.clock.now(), inOrder(roles)]
  await ctx.db.transaction().execute(async (tx) => {
    const { giver, person, others } = await lockKeys(ctx, tx, caller, id)
    refuseOldPassword(giver, proven)
    if (person.role !== 'admin') throw new AppError('accounts.unknown-user')
    const current = inOrder(person.officeRoles)
    if (current.join() !== inOrder(was).join()) throw new AppError('accounts.roles-changed', { roles: listed(current) })
    if (current.join() === next.join()) return
    if (!next.includes('owner')) refuseWithoutOwner(ctx, caller, person, others)
    await saveRole(tx, id, { role: 'admin', officeRoles: next }, now)
    await revokeSessions(tx, id, {}, now)
    await recordSignInEvent(tx, { kind: 'role_changed', at: now, userId: id, origin })
    await tellAccount(tx, { occasion: 'roles-changed', userId: id })
    const changes = [{ name: 'roles', before: listed(current), after: listed(next) }]
    await recordChange(tx, { object: { kind: 'user', id }, userId: caller.userId, deed: 'changed', changes, at: now })
  })
}
