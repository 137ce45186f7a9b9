import type { OutputOf } from '#contract/endpoint.ts'
import type { keepAccount as keepAccountCall } from '#contract/getting-in.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Origin } from '#server/platform/serve.ts'
import { findAccountLink, takeAccountLink } from '../account-links.store.ts'
import { tellAccount } from '../account-news.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { lockAccount } from '../users.store.ts'
import { reopenUser } from './leaving.store.ts'

const purposes = ['keep_account'] as const

const linkUsed = () => new AppError('accounts.link-used')

/** Takes the deletion of an account back. Nobody is signed in by it: whoever comes back shows who they are as ever. */
export async function keepAccount(
  ctx: Context,
  token: string,
  origin: Origin,
): Promise<OutputOf<typeof keepAccountCall>> {
  const now = ctx.clock.now()
  const found = await findAccountLink(ctx.db, token, purposes, now)
  if (!found) throw linkUsed()
  const { userId } = found
  return ctx.db.transaction().execute(async (tx) => {
    // The account first: whoever erases it at this moment has it first, or comes after us and finds nothing to do.
    await lockAccount(tx, userId)
    const link = await takeAccountLink(tx, token, purposes, now)
    const email = link && (await reopenUser(tx, userId, now))
    if (!email) throw linkUsed()
    await recordSignInEvent(tx, { kind: 'kept', at: now, userId, origin })
    await tellAccount(tx, { occasion: 'kept', userId })
    return { email }
  })
}
