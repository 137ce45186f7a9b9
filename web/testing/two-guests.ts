import type { KnownPlace } from '#contract/places.ts'
import type { Checkout } from '#web/booking/site/tour-checkout/checkout.ts'
import { noMeeting } from '#web/booking/site/tour-checkout/pick-up/meeting.ts'

export const nora = { name: 'Nora Lindqvist', email: 'nora.lindqvist@example.com', phone: '+46 70 123 45 67' }
export const nils = 'Nils Lindqvist'

/** All that the two must type on the way to the review of a day that begins at their hotel. */
export const typedByTwo = (hotel: Pick<KnownPlace, 'slug' | 'name' | 'areaName' | 'feeYen'>) =>
  ({
    naming: 'typed',
    typed: {
      adults: [
        { name: nora.name, note: 'No shellfish' },
        { name: nils, note: '' },
      ],
      children: [],
    },
    contact: { email: nora.email, phone: nora.phone },
    meeting: {
      ...noMeeting,
      pickUp: { ...noMeeting.pickUp, kind: 'hotel', hotelText: hotel.name, places: { hotel } },
    },
  }) satisfies Partial<Checkout>
