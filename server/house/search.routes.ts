import { officeSearch } from '#contract/office-search.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { searchEverything } from './search-everything.ts'

export function officeSearchRoutes(api: Api, ctx: Context) {
  serve(api, officeSearch, ({ input, caller }) => searchEverything(ctx, caller, input.q))
}
