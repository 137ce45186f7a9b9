import type { OutputOf } from '#contract/endpoint.ts'
import type { verifyEmail } from '#contract/getting-in.ts'
import { emailKey } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { type AccountLink, endLinksOf, findAccountLink, takeAccountLink } from './account-links.store.ts'
import { tellAccount } from './account-news.ts'
import { bringBookings } from './bring-bookings.ts'
import { revokeSessions } from './sessions.store.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { sha256 } from './tokens.ts'
import { findUser, lockOpenUser, setVerified, setVerifiedEmail } from './users.store.ts'

type Output = OutputOf<typeof verifyEmail>

const purposes = ['verify_email', 'change_email'] as const

const linkUsed = () => new AppError('accounts.link-used')

/** Said to whoever reads the mail of the address, and to nobody else. */
const addressTaken = () =>
  new AppError('accounts.email-taken', {
    fields: { email: 'There is an account with this address. Sign in, or ask for a new password.' },
  })

/** Confirms the address that a link was mailed to: of a new account, or of a change. */
export async function confirmAddress(ctx: Context, token: string, origin: Origin): Promise<Output> {
  const now = ctx.clock.now()
  const found = await findAccountLink(ctx.db, token, purposes, now)
  if (!found) throw linkUsed()
  return ctx.db.transaction().execute(async (tx) => {
    // The account first, then the link: two links of one account never wait for each other in a circle.
    const user = await lockOpenUser(tx, found.userId)
    const link = user && (await takeAccountLink(tx, token, purposes, now))
    if (!user || !link) throw linkUsed()
    if (link.purpose === 'change_email') return changeAddress(tx, user.email, link, now, origin)
    // It proves the address that it was sent to, and no other.
    if (emailKey(link.email) !== user.email_key) throw linkUsed()
    await setVerified(tx, user.id, now)
    await endLinksOf(tx, user.id, ['verify_email'], now)
    await bringBookings(tx, user.id)
    return { email: user.email, changed: false }
  })
}

/** From now on it is the new address. Whoever else is signed in, or holds a link to the old one, is out. */
async function changeAddress(
  tx: Database,
  oldEmail: string,
  { userId, email, sessionId }: AccountLink,
  now: Date,
  origin: Origin,
): Promise<Output> {
  if (!(await setVerifiedEmail(tx, userId, email, now))) throw addressTaken()
  await revokeSessions(tx, userId, { except: sessionId ?? undefined }, now)
  await endLinksOf(tx, userId, ['verify_email', 'reset_password', 'change_email'], now)
  await recordSignInEvent(tx, { kind: 'email_changed', at: now, userId, emailHash: sha256(emailKey(email)), origin })
  await bringBookings(tx, userId)
  await tellAccount(tx, { occasion: 'email-changed', userId, oldEmail })
  return { email, changed: true }
}

const hourly = { tries: 5, windowSeconds: 3600 }

/** Mails the link once more, unless the address is confirmed. */
export async function sendVerificationAgain(ctx: Context, { userId }: Caller): Promise<undefined> {
  const user = await findUser(ctx.db, userId)
  if (!user || user.email_verified_at) return undefined
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key: `send-verification:${userId}`, ...hourly }])
  await tellAccount(ctx.db, { occasion: 'verify', userId })
  return undefined
}
