import { emailKey } from '#contract/text.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { network } from './sign-in.rules.ts'
import { sha256 } from './tokens.ts'
import { findUserByEmail } from './users.store.ts'

const windowSeconds = 3600

/** The account of nobody: news for it are read and thrown away. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Has a link mailed, if there is an account to get into. For an address without one the same is done, up to a job that
 * finds nobody, so that neither the answer nor its time tells which it was.
 */
export async function forgetPassword(ctx: Context, email: string, origin: Origin): Promise<undefined> {
  const from = network(origin.address)
  const whose = sha256(emailKey(email)).toString('base64url')
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [
    { key: `forgot:network:${from}`, tries: 20, windowSeconds },
    // Somebody elsewhere who asks for this address again and again does not keep its owner from asking.
    { key: `forgot:pair:${whose}:${from}`, tries: 5, windowSeconds },
    { key: `forgot:address:${whose}`, tries: 30, windowSeconds },
  ])
  const found = await findUserByEmail(ctx.db, email)
  const isOpen = found?.status === '1' && (ctx.settings.demo || !found.is_demo)
  await tellAccount(ctx.db, { occasion: 'reset', userId: found && isOpen ? found.id : nobody })
  return undefined
}
