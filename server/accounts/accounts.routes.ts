import { demoAccounts, login, logout, me } from '#contract/accounts.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { listDemoAccounts } from './demo-accounts.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { findUser, toSessionUser } from './users.store.ts'

export function accountsRoutes(api: Api, ctx: Context) {
  serve(api, login, ({ input, origin }) => signIn(ctx, input, origin))
  serve(api, logout, ({ caller, origin }) => signOut(ctx, caller, origin))
  serve(api, me, async ({ caller }) => {
    const user = await findUser(ctx.db, caller.userId)
    if (!user) throw new AppError('platform.not-signed-in')
    return toSessionUser(user)
  })
  serve(api, demoAccounts, () => listDemoAccounts(ctx))
}
