import type { Booking } from '#contract/booking.ts'
import type { changeQuote } from '#contract/booking-changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { atTenPercent } from '#core/tax.fixture.ts'
import type { OpenBooking } from './load-booking.ts'

type Offer = OutputOf<typeof changeQuote>

/** What the server offers for a change of this booking: all as it was, for so much more or less. */
export const offerOf = (booking: Booking, differenceYen: number, quote: Partial<Offer['quote']> = {}): Offer => ({
  quote: {
    ...{ id: '0b0f6d3a-6c3b-4c6e-9a57-0d5b6b1f6a10', expiresAt: '2026-11-20T10:00:00+09:00' },
    ...{ tour: booking.service.slug, startsAt: booking.startsAt, endsAt: booking.endsAt },
    ...{ className: booking.className, vehicleClass: booking.vehicleClass, classWhy: null, guides: 1, lines: [] },
    ...{ totalYen: booking.totalYen + differenceYen, taxes: atTenPercent(0), takesAnotherCode: false },
    ...{ pickUp: booking.pickUp, dropOff: booking.dropOff },
    ...quote,
  },
  ...{ differenceYen, giftYen: 0, stillDueYen: 0, codeLapses: null, crewChanges: [] },
  ...{ cancellationTiers: booking.cancellationTiers, sentence: 'The same crew can be there.' },
})

/** What a page about this booking is opened with, four days before the Marshes' day. */
export const openedOf = (booking: Booking, more: Partial<OpenBooking> = {}): OpenBooking => ({
  ...{ kind: 'open', which: { reference: booking.reference, token: 'x'.repeat(43) }, booking },
  ...{ tour: null, terminal: null, car: null, refund: null, now: '2026-11-20T09:00:00+09:00' },
  ...more,
})
