import { demoAccounts, login, logout, me } from '#contract/accounts.ts'
import * as travellers from '#contract/travellers.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { listDemoAccounts } from './demo-accounts.ts'
import { changeTraveller, forgetTraveller, listTravellers, saveTraveller } from './saved-travellers.ts'
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
  serve(api, travellers.savedTravellers, ({ caller }) => listTravellers(ctx, caller.userId))
  serve(api, travellers.saveTraveller, ({ input, caller }) => saveTraveller(ctx, caller.userId, input))
  serve(api, travellers.changeTraveller, ({ input, caller }) => changeTraveller(ctx, caller.userId, input))
  serve(api, travellers.forgetTraveller, async ({ input, caller }) => {
    await forgetTraveller(ctx, caller.userId, input.id)
    return undefined
  })
}
