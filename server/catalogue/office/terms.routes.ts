import * as calls from '#contract/fee-settings.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readTerms, removeTerms, saveTerms } from './terms.ts'

export function termsRoutes(api: Api, ctx: Context): void {
  serve(api, calls.readTerms, () => readTerms(ctx))
  serve(api, calls.saveTerms, ({ input, caller }) => saveTerms(ctx, caller, input))
  serve(api, calls.removeTerms, ({ input, caller }) => removeTerms(ctx, caller, input))
}
