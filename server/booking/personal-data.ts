import { refundsOf } from '#server/payments/index.ts'
import { forgetChanges, forgetSearches } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { forgetAsTheyStood } from './as-it-stood.store.ts'
import { findById } from './bookings.store.ts'
import { eraseBookings, findIdsOf, findNamesOf } from './leaving.store.ts'
import { findNotes, forgetNotes } from './office/notes.store.ts'
import { dropCallsOf, dropCallsOfBookings, findCallsOf } from './office/phone-drafts.store.ts'
import { findNetworkOfHold } from './open-holds.store.ts'
import { viewBooking } from './view-booking.ts'

/**
 * Whom a day is for: name, address, telephone, who comes along, where they live or stay, and their wishes. While a day is
 * held and not paid, also the network that it was held from.
 */
export const bookingPersonalData: PersonalData = {
  name: 'bookings',
  async copy(ctx, person) {
    const copies: unknown[] = []
    for (const id of await findIdsOf(ctx.db, person)) copies.push(await copyOf(ctx, id))
    // Calls of theirs that wait at our desk.
    if (person.email) copies.push(...(await findCallsOf(ctx.db, person.email)).map((call) => ({ call })))
    return copies
  },
  async erase(db, { person, bookingIds }, now) {
    if (person?.email) await dropCallsOf(db, person.email)
    if (bookingIds.length === 0) return
    // While the bookings still say under which address and number.
    await dropCallsOfBookings(db, bookingIds)
    await forgetSearches(db, await findNamesOf(db, bookingIds))
    await forgetChanges(db, 'booking', bookingIds)
    await forgetNotes(db, bookingIds)
    await forgetAsTheyStood(db, bookingIds)
    await eraseBookings(db, bookingIds, now)
  },
}

/** As its guest sees it, with what was given back. Names of the crew are other people's. */
async function copyOf(ctx: Context, id: string): Promise<unknown> {
  const booking = await findById(ctx.db, id)
  if (!booking) return null
  const { crew: _, payments, ...seen } = await viewBooking(ctx, ctx.db, booking)
  const refunds = await refundsOf(ctx.db, id)
  return {
    ...seen,
    bookedAt: tokyoIso(booking.createdAt),
    // What the office wrote down for itself is about them all the same.
    officeNotes: (await findNotes(ctx.db, id)).map(({ body, at }) => ({ body, at: tokyoIso(at) })),
    heldFromNetwork: await findNetworkOfHold(ctx.db, id),
    payments: payments.map(({ clientSecret: _, ...payment }) => payment),
    refunds: refunds.map(({ amountYen, reason, state, createdAt, isCorrection }) => ({
      amountYen,
      // Never given, and entered wrongly by us.
      ...(isCorrection && { isCorrection }),
      reason,
      state,
      at: tokyoIso(createdAt),
    })),
  }
}
