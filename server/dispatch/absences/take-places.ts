import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { type BookingRow, lockBookings, loseCrew } from '#server/booking/index.ts'
import type { Resource } from '#server/fleet/index.ts'
import {
  CrewLost,
  fellAwayInWords,
  lockEverybody,
  lockResources,
  type Place,
  placesBetween,
  type TookPlace,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import type { AbsenceSpan } from './absence.rules.ts'

export interface LockedPlaces {
  places: Place[]
  bookings: ReadonlyMap<string, BookingRow>
}

/**
 * What somebody has to do in a span, with everything locked: first the bookings in the order of their ids, then the
 * person, as every hold and every change does. From here on nobody can be given work for that time.
 */
export async function lockPlaces(
  ctx: Context,
  db: Database,
  resource: Resource,
  span: AbsenceSpan,
  others: readonly string[] = [],
): Promise<LockedPlaces> {
  const now = ctx.clock.now()
  const seen = await placesBetween(db, resource.id, span, now)
  const bookings = await lockBookings(db, [...seen.map(({ bookingId }) => bookingId), ...others])
  // What is only held is given to somebody else, whoever that will be; what comes back is judged with who else is there.
  if (others.length > 0 || [...bookings.values()].some(({ state }) => state === 'on_hold')) await lockEverybody(db)
  const serving = await lockResources(db, [resource.id])
  if (!serving.has(resource.id)) throw new AppError('dispatch.unknown-resource')
  const places = await placesBetween(db, resource.id, span, now)
  // Somebody was quicker while we waited for the lock: all begins anew, with their booking locked in its turn.
  if (places.some(({ bookingId }) => !bookings.has(bookingId))) throw new CrewLost()
  return { places, bookings }
}

/** Sends the jobs of somebody who is away to the tray. */
export const takePlaces = (
  ctx: Context,
  db: Database,
  away: { resource: Resource; kind: AbsenceKind; note: string; userId: string },
  { places, bookings }: LockedPlaces,
): Promise<TookPlace[]> => {
  const { resource, userId } = away
  const said = fellAwayInWords(familyNameOf(resource), away.kind)
  const reason = away.note === '' ? said : `${said}: ${away.note}`
  return loseCrew(ctx, db, { resource, places, bookings, reason, userId })
}
