import * as calls from '#contract/office-views.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { changeView, deleteView, listViews, saveView } from './keep-views.ts'

export function officeViewsRoutes(api: Api, ctx: Context) {
  serve(api, calls.savedViews, ({ input, caller }) => listViews(ctx, input.list, caller.userId))
  serve(api, calls.saveView, ({ input, caller }) => saveView(ctx, input, caller.userId))
  serve(api, calls.changeView, ({ input, caller }) => changeView(ctx, input, caller.userId))
  serve(api, calls.deleteView, ({ input, caller }) => deleteView(ctx, input.id, caller.userId))
}
