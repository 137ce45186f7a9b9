import { randomUUID } from 'node:crypto'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { becomeOwner as call } from '#contract/first-owner.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tellAccount } from '../account-news.ts'
import { hashPassword } from '../passwords.ts'
import { refuseWeakPassword } from '../refuse-weak-password.ts'
import { network } from '../sign-in.rules.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { startSession } from '../start-session.ts'
import { replaceRecoveryCodes } from '../two-factor/recovery-codes.store.ts'
import { drawRecoveryCodes } from '../two-factor/recovery-codes.ts'
import { sealSecret } from '../two-factor/sealed-secret.ts'
import { wrongCode } from '../two-factor/set-up.ts'
import { stepOf } from '../two-factor/totp.ts'
import { saveBegun, saveOn } from '../two-factor/two-factor.store.ts'
import { addUser } from '../users.store.ts'
import { openSetUpLink, secretOf } from './set-up-link.ts'
import { lockSetUpLinks, useUpSetUpLink } from './set-up-links.store.ts'

const hourly = { tries: 60, windowSeconds: 3600 }

/**
 * The first person gets in: account, keys, second factor and session at once, or nothing of it. What is wrong leaves the
 * link as it was. The address is shown to be theirs later, by the mail that goes out now.
 */
export async function becomeOwner(
  ctx: Context,
  { token, full_name: fullName, name_in_japanese, email, password, code }: ReadInputOf<typeof call>,
  origin: Origin,
): Promise<OutputOf<typeof call>> {
  const now = ctx.clock.now()
  const found = await openSetUpLink(ctx, token, now)
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key: `set-up:${network(origin.address)}`, ...hourly }])
  await refuseWeakPassword(password, { fullName, email })
  const secret = secretOf(ctx, found)
  const step = stepOf(secret, code, now)
  if (step === undefined) throw wrongCode()
  const id = randomUUID()
  const [passwordHash, { codes, hashes }] = await Promise.all([hashPassword(password), drawRecoveryCodes(id)])
  const signedIn = await ctx.db.transaction().execute(async (tx) => {
    // Of two people with the same link, one becomes the owner; the other reads that it was used.
    await lockSetUpLinks(tx)
    const link = await openSetUpLink({ ...ctx, db: tx }, token, now)
    await useUpSetUpLink(tx, link.id, now)
    const nameInJapanese = name_in_japanese || null
    if (!(await addUser(tx, { id, fullName, nameInJapanese, email, role: 'admin', passwordHash, at: now })))
      throw new AppError('accounts.email-taken', {
        fields: { email: 'There is an account with this address already.' },
      })
    const sealed = sealSecret(ctx, id, secret)
    await saveBegun(tx, id, sealed, now)
    await saveOn(tx, id, { secret: sealed, step }, now)
    await replaceRecoveryCodes(tx, id, hashes)
    await recordSignInEvent(tx, { kind: 'role_changed', at: now, userId: id, origin })
    await recordChange(tx, { object: { kind: 'user', id }, userId: id, deed: 'became the owner', at: now })
    await tellAccount(tx, { occasion: 'verify', userId: id })
    return startSession(ctx, tx, { id, password_hash: passwordHash }, origin)
  })
  return { ...signedIn, recoveryCodes: codes }
}
