import type { Booking } from '#contract/booking.ts'
import { reschedule } from '#contract/booking-changes.ts'
import type { ApiError } from '#contract/call.ts'
import type { Quote } from '#contract/pricing.ts'
import type { Deal, Standing, Which } from '#web/payments/site/index.ts'
import type { Offered } from './use-change.ts'

/** A change of a booking: its difference is paid, given back, or nothing. */
export const changeDeal = (which: Which, offered: Offered | null): Deal => ({
  name: offered?.quote.id ?? '',
  which,
  send: async (call, { key, card }) => {
    if (!offered) throw new Error('Nothing was offered yet.')
    const input = { ...which, quoteId: offered.quote.id, ...(card && { card }) }
    const booking = await call(reschedule, input, { idempotencyKey: key })
    // Payments of earlier tries are given up with each new one, so what still waits is of this one.
    const waiting = booking.payments.find(({ state }) => state === 'needs_step_up' || state === 'started')
    return { booking, payment: waiting ?? null }
  },
  standing: (booking) => standingOfChange(booking, offered),
})

/** Whether a booking that was looked up has changed. What costs nothing cannot be told by its price, and is asked for again. */
export function standingOfChange(booking: Booking, offered: Offered | null): Standing {
  if (booking.state !== 'confirmed') return 'over'
  return offered && offered.differenceYen !== 0 && isOf(booking, offered.quote) ? 'paid' : 'held'
}

const isOf = (booking: Booking, { startsAt, endsAt, vehicleClass, totalYen }: Quote) =>
  booking.startsAt === startsAt &&
  booking.endsAt === endsAt &&
  booking.vehicleClass === vehicleClass &&
  booking.totalYen === totalYen

const stale = ['pricing.quote-expired', 'pricing.unknown-quote']

/** The price is no longer kept: it has to be asked for once more. */
export const isStale = ({ code }: ApiError) => stale.includes(code)
