import * as calls from '#contract/notifications.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { sendAgain } from './send-again.ts'

export function notificationsRoutes(api: Api, ctx: Context): void {
  serve(api, calls.sendAgain, ({ input, caller }) => sendAgain(ctx, input, caller))
}
