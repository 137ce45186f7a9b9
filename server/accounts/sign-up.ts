import { randomUUID } from 'node:crypto'
import type { SignedIn } from '#contract/accounts.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { signUp } from '#contract/getting-in.ts'
import { emailKey } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { network } from './sign-in.rules.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { startSession } from './start-session.ts'
import { sha256 } from './tokens.ts'
import { addUser, hasUser } from './users.store.ts'

const hourly = { tries: 10, windowSeconds: 3600 }

export const addressTaken = () =>
  new AppError('accounts.email-taken', {
    fields: { email: 'There is an account with this address. Sign in, or ask for a new password.' },
  })

/** Makes an account and signs in. Of two at once with one address, the second hears that it is taken. */
export async function makeAccount(
  ctx: Context,
  { full_name, email, password }: ReadInputOf<typeof signUp>,
  origin: Origin,
): Promise<SignedIn> {
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key: `sign-up:${network(origin.address)}`, ...hourly }])
  await refuseWeakPassword(password, { fullName: full_name, email })
  if (await hasUser(ctx.db, email)) throw addressTaken()
  const now = ctx.clock.now()
  const id = randomUUID()
  const passwordHash = await hashPassword(password)
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await addUser(tx, { id, fullName: full_name, email, role: 'user', passwordHash, at: now })))
      throw addressTaken()
    const emailHash = sha256(emailKey(email))
    await recordSignInEvent(tx, { kind: 'signed_up', at: now, userId: id, emailHash, origin })
    await tellAccount(tx, { occasion: 'verify', userId: id })
    return startSession(ctx, tx, { id, password_hash: passwordHash }, origin)
  })
}
