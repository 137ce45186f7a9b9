import * as choices from '#contract/mail-choices.ts'
import * as limits from '#contract/mail-limits.ts'
import * as texts from '#contract/mail-texts.ts'
import * as calls from '#contract/notifications.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readChoices, saveChoices } from './mail-choices.ts'
import { dropMailText, readMailTexts, saveMailText } from './mail-texts.ts'
import { oneClickRoutes } from './one-click.routes.ts'
import { sendAgain } from './send-again.ts'
import { readMailLimits, saveMailLimits } from './set-mail-limits.ts'
import { previewMail, sendTestMail } from './try-mail-text.ts'
import { type OwnLists, useUnsubscribeLink } from './unsubscribe.ts'

export function notificationsRoutes(api: Api, ctx: Context, lists: OwnLists): void {
  serve(api, choices.readMailChoices, ({ caller }) => readChoices(ctx, caller.userId))
  serve(api, choices.saveMailChoices, ({ input, caller }) => saveChoices(ctx, caller.userId, input))
  serve(api, choices.unsubscribe, ({ input }) => useUnsubscribeLink(ctx, lists, input.token, input.again))
  oneClickRoutes(api, ctx, lists)
  serve(api, texts.readMailTexts, () => readMailTexts(ctx))
  serve(api, texts.previewMail, ({ input }) => previewMail(ctx, input))
  serve(api, texts.sendTestMail, ({ input, caller }) => sendTestMail(ctx, caller, input))
  serve(api, texts.saveMailText, ({ input, caller }) => saveMailText(ctx, caller, input))
  serve(api, texts.dropMailText, ({ input, caller }) => dropMailText(ctx, caller, input))
  serve(api, limits.readMailLimits, () => readMailLimits(ctx))
  serve(api, limits.saveMailLimits, ({ input, caller }) => saveMailLimits(ctx, caller, input))
  serve(api, calls.sendAgain, ({ input, caller }) => sendAgain(ctx, input, caller))
}
