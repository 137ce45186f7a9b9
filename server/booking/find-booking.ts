import { createHash, timingSafeEqual } from 'node:crypto'
import type { findBooking as findBookingCall } from '#contract/booking.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { emailKey } from '#contract/text.ts'
import { network } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { forgiveAttempt } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { newLinkFor } from './booking-links.store.ts'
import { findByReference } from './bookings.store.ts'
import { addressLimit, referenceLimit, typedReference } from './find-booking.rules.ts'

/**
 * Finds a booking again without an account, and answers with a fresh link. Whichever of the two is wrong, the answer and
 * the work behind it are the same.
 */
export async function findBooking(
  ctx: Context,
  input: ReadInputOf<typeof findBookingCall>,
  origin: Origin,
): Promise<OutputOf<typeof findBookingCall>> {
  const now = ctx.clock.now()
  const reference = typedReference(input.reference)
  const buckets = {
    address: { key: `find-booking:address:${network(origin.address)}`, ...addressLimit },
    reference: { key: `find-booking:reference:${reference}`, ...referenceLimit },
  }
  // From here on each try has cost the same, whatever it finds.
  await refuseTooMany(ctx, 'booking.too-many-tries', Object.values(buckets))
  const booking = await findByReference(ctx.db, reference)
  const isTheirs = sameMail(input.email, booking?.email ?? 'nobody@nowhere.invalid')
  // Of one that is erased nobody is the guest any more.
  if (!booking || booking.erasedAt || !isTheirs) throw new AppError('booking.not-found')
  const token = await ctx.db.transaction().execute(async (db) => {
    await forgiveAttempt(db, [buckets.address.key, buckets.reference.key].sort())
    return newLinkFor(db, booking.id, now)
  })
  return { reference: booking.reference, token }
}

const digest = (email: string) => createHash('sha256').update(emailKey(email)).digest()

/** By their hashes, so that it takes as long for an address that is nearly right. */
const sameMail = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
