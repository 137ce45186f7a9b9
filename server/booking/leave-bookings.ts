import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Erase, Person } from '#server/platform/personal-data.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { daysAfter, eraseDayOf, isOver } from './leaving.rules.ts'
import { findToErase, leaveUntil, lockBookingsOf, lockToErase, settleEraseDays } from './leaving.store.ts'

/**
 * Parts with the bookings of somebody who is erased. Those that are over can be erased with them and are answered; the
 * others keep what the day needs until it is long enough ago.
 */
export async function leaveBookings(db: Database, person: Person, now: Date): Promise<string[]> {
  const bookings = await lockBookingsOf(db, person)
  for (const booking of bookings.filter((one) => !isOver(one, now)))
    await leaveUntil(db, booking.id, eraseDayOf(booking))
  return bookings.filter((one) => isOver(one, now)).map(({ id }) => id)
}

const batch = 100

/** Erases bookings that were left, each with all that others hold about it. May run twice, and beside itself. */
export const eraseDueBookings =
  (erase: Erase) =>
  async (ctx: Context): Promise<void> => {
    const now = ctx.clock.now()
    const today = tokyoDayOf(now)
    await settleEraseDays(ctx.db, daysAfter)
    const failures: unknown[] = []
    for (const id of await findToErase(ctx.db, today, batch)) {
      const erasing = ctx.db.transaction().execute(async (db) => {
        if (await lockToErase(db, id, today)) await erase(db, { person: null, bookingIds: [id] }, now)
      })
      // One booking that cannot be erased keeps no other from it.
      await erasing.catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bookings could not be erased`)
  }
