import type { Booking } from '#contract/booking.ts'
import type { changeDetails as changeDetailsCall } from '#contract/booking-changes.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { Details, GuestDetail } from '#core/booking-details.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { keepAsItStands } from './as-it-stood.store.ts'
import { type BookingRow, lockBooking } from './bookings.store.ts'
import { changesIn, changesInWords, guestChanged } from './changed-details.rules.ts'
import { refuseFlight } from './landings/take-flight.ts'
import { hoursAfterFlight } from './landings/told-flight.rules.ts'
import { notPossible } from './move.ts'
import { openBooking } from './open-booking.ts'
import { saveDetails } from './save-bookings.store.ts'
import { tellOfChange } from './tell.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { travellersProblem } from './travellers.rules.ts'
import { viewNow } from './view-booking.ts'

/** Who types one line after another is written to once, so long after the last. */
const quietMinutes = 2

/** Changes what costs nothing, until the day begins; what is left out stays. */
export async function changeDetails(
  ctx: Context,
  input: ReadInputOf<typeof changeDetailsCall>,
  caller: Caller | null,
): Promise<Booking> {
  const { id } = await openBooking(ctx, input, caller)
  return transactWithRetries(ctx, async (db) => {
    const booking = await lockBooking(db, id)
    const now = ctx.clock.now()
    const isOpen = booking.state === 'confirmed' || booking.state === 'on_hold'
    if (!isOpen || booking.startsAt <= now) throw notPossible(booking)
    refuseTravellers(input.travellers ?? [], booking.wish)
    const changed = changedDetails(booking, input)
    const { flight } = changed
    if (flight !== undefined) await refuseFlight(db, booking, { flight, lands: input.lands, terminal: input.terminal })
    if (Object.keys(changed).length > 0) {
      await keepAsItStands(db, booking)
      const sequence = await saveDetails(db, id, {
        ...changed,
        ...(flight === undefined ? {} : hoursAfterFlight(booking)),
      })
      await recordChange(db, {
        ...{ object: { kind: 'booking', id }, userId: null, deed: guestChanged, at: now },
        changes: changesInWords(booking, changed),
      })
      if (booking.state === 'confirmed')
        await tellOfChange(db, { bookingId: id, sequence }, addMinutes(now, quietMinutes))
    }
    return viewNow(ctx, db, id)
  })
}

/** Only what is really another than before: sending the same again is no news. */
function changedDetails(booking: BookingRow, { travellers, ...written }: Changeable): Changeable {
  const changed: Changeable = changesIn(booking, written)
  if (travellers && JSON.stringify(travellers) !== JSON.stringify(inOrder(booking.travellers)))
    changed.travellers = travellers
  return changed
}

type Changeable = Partial<Details<GuestDetail> & Pick<BookingRow, 'travellers'>>

/** A database gives the fields of a person back in an order of its own. */
const inOrder = (travellers: BookingRow['travellers']) => travellers.map(({ name, age, note }) => ({ name, age, note }))

export function refuseTravellers(...party: Parameters<typeof travellersProblem>): void {
  const problem = travellersProblem(...party)
  if (problem) throw new AppError('platform.invalid-input', { fields: { travellers: problem } })
}
