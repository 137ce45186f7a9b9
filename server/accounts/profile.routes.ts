import * as calls from '#contract/profile.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { askForNewAddress } from './change-email.ts'
import { readProfileOf, saveProfileOf } from './profile.ts'

export function profileRoutes(api: Api, ctx: Context) {
  serve(api, calls.readProfile, ({ caller }) => readProfileOf(ctx, caller.userId))
  serve(api, calls.saveProfile, ({ input, caller }) => saveProfileOf(ctx, caller.userId, input))
  serve(api, calls.changeEmail, ({ input, caller, origin }) => askForNewAddress(ctx, caller, input, origin))
}
