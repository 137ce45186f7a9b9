import { officeBookings, officeBookingsFile } from '#contract/office-bookings.ts'
import type { Context } from '#server/platform/context.ts'
import { linkListFile, serveListFile } from '#server/platform/list-file.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { type BookingsFile, makeBookingsFile } from './bookings-file.ts'
import { listBookings } from './list-bookings.ts'

const list = 'bookings'

export function bookingsListRoutes(api: Api, ctx: Context) {
  serve(api, officeBookings, ({ input }) => listBookings(ctx, input))
  serve(api, officeBookingsFile, ({ input, caller }) => linkListFile(ctx, caller, list, input))
  serveListFile<BookingsFile>(api, ctx, list, (asked) => makeBookingsFile(ctx, asked))
}
