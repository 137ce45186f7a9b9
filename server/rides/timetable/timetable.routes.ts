import * as calls from '#contract/office-flights.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import type { BookingsOnFlights } from './bookings-on-flights.ts'
import { addFlight, bringFlightBack, flightChoices, readFlight, retireFlight, saveFlight } from './flights.ts'
import { flightsList } from './flights-list.ts'

/** The timetable, as the office keeps it. */
export function timetableRoutes(api: Api, ctx: Context, bookingsOn: BookingsOnFlights): void {
  serveOfficeList(api, ctx, flightsList(bookingsOn))
  serve(api, calls.readFlight, ({ input }) => readFlight(ctx, bookingsOn, input.id))
  serve(api, calls.flightChoices, () => flightChoices(ctx))
  serve(api, calls.addFlight, ({ input, caller }) => addFlight(ctx, bookingsOn, caller.userId, input))
  serve(api, calls.saveFlight, ({ input, caller }) => saveFlight(ctx, bookingsOn, caller.userId, input))
  serve(api, calls.retireFlight, ({ input, caller }) => retireFlight(ctx, bookingsOn, caller.userId, input))
  serve(api, calls.bringFlightBack, ({ input, caller }) => bringFlightBack(ctx, bookingsOn, caller.userId, input))
}
