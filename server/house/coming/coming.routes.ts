import * as coming from '#contract/coming.ts'
import * as editing from '#contract/coming-editing.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { addComing, dropComing, orderComing, saveComing } from './edit-coming.ts'
import { plainFormRoutes } from './plain-form.routes.ts'
import { readComing, readComingThings, readOfficeComing } from './read-coming.ts'
import { previewComing, tellComing } from './tell-coming.ts'
import { confirmWish, wishToHear } from './wish-to-hear.ts'

export function comingRoutes(api: Api, ctx: Context): void {
  serve(api, coming.comingThings, () => readComingThings(ctx))
  serve(api, coming.wishToHear, ({ input, origin }) => wishToHear(ctx, input, origin))
  serve(api, coming.confirmWish, ({ input }) => confirmWish(ctx, input))
  serve(api, editing.officeComing, () => readOfficeComing(ctx))
  serve(api, editing.comingForEditing, ({ input }) => readComing(ctx, input.id))
  serve(api, editing.addComing, ({ input, caller }) => addComing(ctx, input, caller.userId))
  serve(api, editing.saveComing, ({ input, caller }) => saveComing(ctx, input, caller.userId))
  serve(api, editing.dropComing, ({ input, caller }) => dropComing(ctx, input, caller.userId))
  serve(api, editing.orderComing, ({ input, caller }) => orderComing(ctx, input, caller.userId))
  serve(api, editing.previewComing, ({ input }) => previewComing(ctx, input.id))
  serve(api, editing.tellComing, ({ input, caller }) => tellComing(ctx, input, caller.userId))
  plainFormRoutes(api, ctx)
}
