import * as calls from '#contract/leave.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { answerLeave } from './answer-leave.ts'
import { askLeave, readOwnLeave, withdrawLeave } from './ask-leave.ts'
import { countLeave, readLeave, readPersonLeave } from './read-leave.ts'

export function leaveRoutes(api: Api, ctx: Context): void {
  serve(api, calls.readOwnLeave, ({ input, origin }) => readOwnLeave(ctx, input, origin))
  serve(api, calls.askLeave, ({ input, origin }) => askLeave(ctx, input, origin))
  serve(api, calls.withdrawLeave, ({ input, origin }) => withdrawLeave(ctx, input, origin))
  serve(api, calls.readLeave, ({ input }) => readLeave(ctx, input))
  serve(api, calls.countLeave, () => countLeave(ctx))
  serve(api, calls.readPersonLeave, ({ input }) => readPersonLeave(ctx, input.id))
  serve(api, calls.answerLeave, ({ input, caller, attempt }) => answerLeave(ctx, input, caller, attempt))
}
