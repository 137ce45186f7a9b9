import * as calls from '#contract/office-extras.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import {
  addExtra,
  bringExtraBack,
  readExtraUses,
  readOfficeExtras,
  retireExtra,
  saveExtra,
  type UsersOfExtras,
} from './extras.ts'

/** The extras, as the office makes them. */
export function extrasRoutes(api: Api, ctx: Context, users: UsersOfExtras): void {
  serve(api, calls.officeExtras, () => readOfficeExtras(ctx))
  serve(api, calls.addExtra, ({ input, caller }) => addExtra(ctx, caller.userId, input))
  serve(api, calls.saveExtra, ({ input, caller }) => saveExtra(ctx, caller.userId, input))
  serve(api, calls.extraUses, ({ input }) => readExtraUses(ctx, users, input.code))
  serve(api, calls.retireExtra, ({ input, caller }) => retireExtra(ctx, caller.userId, input))
  serve(api, calls.bringExtraBack, ({ input, caller }) => bringExtraBack(ctx, caller.userId, input))
}
