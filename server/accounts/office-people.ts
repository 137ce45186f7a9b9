import { randomBytes, randomUUID } from 'node:crypto'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { inviteToOffice as inviteCall, officePeople } from '#contract/office-people.ts'
import { isOfficeRole, type OfficeRole } from '#core/office-rights.ts'
import { listed } from '#core/words.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { tellAccount } from './account-news.ts'
import { giveKeys, inOrder, lockGiver } from './change-role.ts'
import { findOfficePeople } from './office-people.store.ts'
import { hashPassword } from './passwords.ts'
import { proveAgain } from './prove-again.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import type { Proven } from './start-session.ts'
import { addUser, findUser, findUserByEmail } from './users.store.ts'

type People = OutputOf<typeof officePeople>

export async function listOfficePeople(ctx: Context, caller: Caller): Promise<People> {
  const people = await findOfficePeople(ctx.db, ctx.settings.demo)
  return {
    people: people.map(({ lastSeenAt, verifiedAt, roles, ...person }) => ({
      ...person,
      roles: inOrder(roles.filter(isOfficeRole)),
      lastSeenAt: lastSeenAt && tokyoIso(lastSeenAt),
      isInvited: verifiedAt === null && lastSeenAt === null,
      isCaller: person.id === caller.userId,
    })),
  }
}

/**
 * Gives somebody the keys. Who is new gets an account without a password, and a link by which they choose one; who has
 * an account gets the keys for that, if the address was shown to be theirs.
 */
export async function inviteToOffice(
  ctx: Context,
  caller: Caller,
  { fullName, email, roles, ...proof }: ReadInputOf<typeof inviteCall>,
  origin: Origin,
): Promise<People> {
  const proven = await proveAgain(ctx, caller, proof, origin)
  const known = await findUserByEmail(ctx.db, email)
  if (known?.role === 'admin') throw new AppError('accounts.has-keys', inField('This person can open the office.'))
  if (known && !known.email_verified_at)
    throw new AppError('accounts.not-confirmed', inField('Its owner has not confirmed this address yet.'))
  if (known) await giveKeys(ctx, caller, { id: known.id, officeRoles: roles }, proven, origin)
  else await addInvited(ctx, caller, { fullName, email, officeRoles: inOrder(roles) }, proven, origin)
  return listOfficePeople(ctx, caller)
}

const inField = (sentence: string) => ({ fields: { email: sentence } })

async function addInvited(
  ctx: Context,
  caller: Caller,
  person: { fullName: string; email: string; officeRoles: readonly OfficeRole[] },
  proven: Proven,
  origin: Origin,
): Promise<void> {
  const [id, at] = [randomUUID(), ctx.clock.now()]
  // Nobody knows it: the link in the mail is the only way in.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await ctx.db.transaction().execute(async (tx) => {
    await lockGiver(ctx, tx, caller, proven)
    if (!(await addUser(tx, { ...person, id, role: 'admin', passwordHash, at })))
      throw new AppError('accounts.not-confirmed', inField('Somebody made an account with it a moment ago.'))
    await recordSignInEvent(tx, { kind: 'role_changed', at, userId: id, origin })
    const deed = 'invited to the office'
    const changes = [{ name: 'roles', before: '', after: listed(person.officeRoles) }]
    await recordChange(tx, { object: { kind: 'user', id }, userId: caller.userId, deed, changes, at })
    await tellAccount(tx, { occasion: 'invited', userId: id })
  })
}

export async function inviteAgain(ctx: Context, caller: Caller, id: string): Promise<People> {
  const person = await findUser(ctx.db, id)
  if (person?.role !== 'admin' || person.email_verified_at) throw new AppError('accounts.unknown-user')
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key: `invite:${id}`, tries: 5, windowSeconds: 3600 }])
  await tellAccount(ctx.db, { occasion: 'invited', userId: id })
  return listOfficePeople(ctx, caller)
}
