import * as batches from '#contract/booking-batches.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { beginBatch, previewBatch, readBatch, runningBatches } from './begin-batch.ts'
import { bookingsList } from './bookings-list.ts'

export function bookingsListRoutes(api: Api, ctx: Context) {
  serveOfficeList(api, ctx, bookingsList)
  serve(api, batches.previewBatch, ({ input }) => previewBatch(ctx, input))
  serve(api, batches.beginBatch, ({ input, caller, attempt }) => beginBatch(ctx, input, caller, attempt))
  serve(api, batches.readBatch, ({ input }) => readBatch(ctx, input.id))
  serve(api, batches.runningBatches, () => runningBatches(ctx))
}
