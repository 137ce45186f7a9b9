import { stopAfter, stopsBetween } from '#contract/day-plan.ts'
import { areaOf, loadFleet } from '#server/fleet/index.ts'
import type { Demand, Joined } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { minutesBetween } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { furthestStep } from './landings/landings.store.ts'
import { findPrinted } from './printed-service.ts'

/** Where a crew is out: by the plan, and before its hour at the pick-up, as soon as it marked that it set out. */
export interface CrewOut extends Joined {
  /** Not yet while they are on their way to them. */
  withGuests: boolean
}

type Asked = Pick<Demand, 'fromArea' | 'toArea'> & { at: Date }

/** Null: the crew is not out. Guests come on board before the hour of their day, and a car breaks down on its way to them. */
export async function whereCrewIs(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  { fromArea, toArea, at }: Asked,
): Promise<CrewOut | null> {
  if (booking.endsAt <= at) return null
  if (booking.startsAt >= at) {
    const step = await furthestStep(db, booking.id)
    return step === undefined || step === 'done' ? null : { at, area: fromArea, withGuests: step === 'on_board' }
  }
  const { stops } = await findPrinted(db, booking)
  const stop = stopAfter(stopsBetween(booking, stops), minutesBetween(booking.startsAt, at))
  return { at, area: stop ? areaOf(await loadFleet(ctx), stop) : toArea, withGuests: true }
}

/** In which area the guests of a job are, for whoever leaves it or comes to it on the road. Null: they are not out. */
export async function whereGuestsAre(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  asked: Asked,
): Promise<Joined | null> {
  const out = await whereCrewIs(ctx, db, booking, asked)
  return out?.withGuests ? { at: out.at, area: out.area } : null
}
