import { availability } from '#contract/availability.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readAvailability } from './read-availability.ts'

export function inventoryRoutes(api: Api, ctx: Context) {
  serve(api, availability, ({ input }) => readAvailability(ctx, input))
}
