import { randomUUID } from 'node:crypto'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { signUp } from '#contract/getting-in.ts'
import { emailKey } from '#contract/text.ts'
import { countAttempt } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { network } from './sign-in.rules.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { sha256 } from './tokens.ts'
import { addUser, findUserByEmail } from './users.store.ts'

const hourly = { tries: 10, windowSeconds: 3600 }

/** So many mails a day tell somebody that they have an account, whoever types their address. */
const daily = { tries: 3, windowSeconds: 86_400 }

/**
 * Makes an account that opens when its address is confirmed. An address that has one gets a mail that says so; whoever
 * typed it hears the same, after the same work, and is signed in neither way: only who reads the mail learns which it was.
 */
export async function makeAccount(
  ctx: Context,
  { full_name, email, password }: ReadInputOf<typeof signUp>,
  origin: Origin,
): Promise<undefined> {
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key: `sign-up:${network(origin.address)}`, ...hourly }])
  await refuseWeakPassword(password, { fullName: full_name, email })
  const at = ctx.clock.now()
  const emailHash = sha256(emailKey(email))
  const bucket = { key: `sign-up:address:${emailHash.toString('base64url')}`, ...daily }
  const { hits = 0 } = (await countAttempt(ctx.db, at, [bucket])).get(bucket.key) ?? {}
  const passwordHash = await hashPassword(password)
  const id = randomUUID()
  const person = { id, fullName: full_name, email, role: 'user', passwordHash, awaitsConfirmation: true, at } as const
  await ctx.db.transaction().execute(async (tx) => {
    // Of two at once with one address, the database lets one through; the other finds what it made.
    const isNew = await addUser(tx, person)
    const userId = (await findUserByEmail(tx, email))?.id ?? id
    await recordSignInEvent(tx, { kind: isNew ? 'signed_up' : 'refused', at, userId, emailHash, origin })
    if (hits <= daily.tries) await tellAccount(tx, { occasion: isNew ? 'verify' : 'exists', userId })
  })
  return undefined
}
