import { stopAfter, stopsBetween } from '#contract/day-plan.ts'
import { areaOf, loadFleet } from '#server/fleet/index.ts'
import type { Joined } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { findPrinted } from './printed-service.ts'

/**
 * In which area the guests of a job are by its plan, for whoever leaves it or comes to it on the road. Null: they are not
 * out.
 */
export async function whereGuestsAre(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  { toArea, at }: { toArea: string; at: Date },
): Promise<Joined | null> {
  if (booking.startsAt >= at || booking.endsAt <= at) return null
  const { stops } = await findPrinted(db, booking)
  const stop = stopAfter(stopsBetween(booking, stops), minutesBetween(booking.startsAt, at))
  return { at, area: stop ? areaOf(await loadFleet(ctx), stop) : toArea }
}
