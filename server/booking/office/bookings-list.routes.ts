import * as batches from '#contract/booking-batches.ts'
import { officeBookings, officeBookingsFile } from '#contract/office-bookings.ts'
import type { Context } from '#server/platform/context.ts'
import { linkListFile, serveListFile } from '#server/platform/list-file.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { beginBatch, previewBatch, readBatch, runningBatches } from './begin-batch.ts'
import { type BookingsFile, makeBookingsFile } from './bookings-file.ts'
import { listBookings } from './list-bookings.ts'

const list = 'bookings'

export function bookingsListRoutes(api: Api, ctx: Context) {
  serve(api, officeBookings, ({ input }) => listBookings(ctx, input))
  serve(api, officeBookingsFile, ({ input, caller }) => linkListFile(ctx, caller, list, input))
  serve(api, batches.previewBatch, ({ input }) => previewBatch(ctx, input))
  serve(api, batches.beginBatch, ({ input, caller, attempt }) => beginBatch(ctx, input, caller, attempt))
  serve(api, batches.readBatch, ({ input }) => readBatch(ctx, input.id))
  serve(api, batches.runningBatches, () => runningBatches(ctx))
  serveListFile<BookingsFile>(api, ctx, list, (asked) => makeBookingsFile(ctx, asked))
}
