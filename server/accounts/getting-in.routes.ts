import * as firstOwner from '#contract/first-owner.ts'
import * as calls from '#contract/getting-in.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { becomeOwner } from './first-owner/become-owner.ts'
import { readSetUpLink } from './first-owner/set-up-link.ts'
import { forgetPassword } from './forgot-password.ts'
import { resetForgotten } from './reset-password.ts'
import { makeAccount } from './sign-up.ts'
import { confirmAddress, sendVerificationAgain } from './verify-email.ts'

export function gettingInRoutes(api: Api, ctx: Context) {
  serve(api, calls.signUp, ({ input, origin }) => makeAccount(ctx, input, origin))
  serve(api, calls.verifyEmail, ({ input, origin }) => confirmAddress(ctx, input.token, origin))
  serve(api, calls.sendVerification, ({ caller }) => sendVerificationAgain(ctx, caller))
  serve(api, calls.forgotPassword, ({ input, origin }) => forgetPassword(ctx, input.email, origin))
  serve(api, calls.resetPassword, ({ input, origin }) => resetForgotten(ctx, input, origin))
  serve(api, firstOwner.readSetUpLink, ({ input }) => readSetUpLink(ctx, input.token))
  serve(api, firstOwner.becomeOwner, ({ input, origin }) => becomeOwner(ctx, input, origin))
}
