import * as z from 'zod/mini'
import { guestDetails } from '#core/booking-details.ts'
import { AvailableDay, AvailableStart } from './availability.ts'
import { Booking, CardChoice, whichBooking } from './booking.ts'
import { detailsToChange, Travellers } from './booking-details.ts'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Flight } from './flights.ts'
import { Payment, payingRefusals } from './payments.ts'
import { LaterReturns, Quote } from './pricing.ts'
import {
  Address,
  ChildAge,
  Day,
  ExtraHalfHours,
  Guests,
  LargeCases,
  Month,
  TimeOfDay,
  WishedExtra,
  wishLimits,
} from './wish.ts'

/** What becomes of a booking once it is made: cancelling it, and changing it for the difference. */

export const refundQuote = endpoint({
  method: 'GET',
  path: '/bookings/:reference/refund',
  access: 'public',
  right: 'see:bookings',
  summary: 'What would come back if the booking were cancelled now, and by which tier.',
  input: z.strictObject(whichBooking),
  output: z.object({
    refundYen: z.int(),
    keptYen: z.int(),
    refundPercent: z.int(),
    /** The answer as a sentence. */
    sentence: z.string(),
  }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'booking.under-way'],
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/bookings/:reference/cancel',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'Cancels a booking and gives back what its tiers say.',
  input: z.strictObject({
    ...whichBooking,
    /** What the guest was shown; another refund by now is refused. */
    refundYen: z.int(),
    reason: z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), ''),
  }),
  output: Booking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.under-way',
    'booking.refund-changed',
    'booking.changed-meanwhile',
  ],
})

export const payBalance = endpoint({
  method: 'POST',
  path: '/bookings/:reference/pay-balance',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'Pays what is still due for a confirmed booking. The gateway may ask the guest for a step more.',
  input: z.strictObject({ ...whichBooking, card: CardChoice }),
  output: z.object({ booking: Booking, payment: Payment }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'booking.nothing-due', ...payingRefusals],
})

export const changeDays = endpoint({
  method: 'GET',
  path: '/bookings/:reference/days',
  access: 'public',
  right: 'see:bookings',
  summary: 'Which days of a month the booking could move to, and the difference to what was paid.',
  input: z.strictObject({ ...whichBooking, month: Month }),
  output: z.object({
    month: z.string(),
    days: z.array(
      z.extend(AvailableDay, {
        starts: z.array(
          z.extend(AvailableStart, {
            /** Null where it cannot be had. On days on which the code of the booking does not count it is that without the code. */
            differenceYen: z.nullable(z.int()),
          }),
        ),
      }),
    ),
  }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'catalogue.unknown-tour', 'pricing.party-too-large'],
})

export const changeReturns = endpoint({
  method: 'GET',
  path: '/bookings/:reference/returns',
  access: 'public',
  right: 'see:bookings',
  summary: 'The later returns that this very booking could have, each with the difference to what was paid.',
  input: z.strictObject(whichBooking),
  output: LaterReturns,
  errors: ['booking.unknown', 'booking.not-possible-now', 'catalogue.unknown-tour', 'pricing.party-too-large'],
})

const party = {
  guests: z.optional(Guests),
  childAges: z.optional(z.array(ChildAge).check(z.maxLength(wishLimits.guests))),
  largeCases: z.optional(LargeCases),
  extras: z.optional(z.array(WishedExtra).check(z.maxLength(wishLimits.extras))),
}

/** A class that this booking could travel in. */
export const ChangeCar = z.object({
  vehicleClass: VehicleClass,
  name: z.string(),
  /** How full it would be. */
  why: z.string(),
  totalYen: z.int(),
  /** To what was paid. */
  differenceYen: z.int(),
  isPresent: z.boolean(),
})
export type ChangeCar = z.output<typeof ChangeCar>

export const changeCars = endpoint({
  method: 'POST',
  path: '/bookings/:reference/cars',
  access: 'public',
  right: 'see:bookings',
  summary: 'The cars that a booking could really have for another party: those that fit and are free, with the price.',
  input: z.strictObject({ ...whichBooking, ...party }),
  output: z.object({
    cars: z.array(ChangeCar),
    /** Where there is none: why not. */
    why: z.nullable(z.string()),
  }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'catalogue.unknown-tour'],
})

export const changeQuote = endpoint({
  method: 'POST',
  path: '/bookings/:reference/change-quote',
  access: 'public',
  right: 'change:bookings',
  summary: 'What a change would cost, and the difference to what was paid: another day, party, pick-up or return.',
  input: z.strictObject({
    ...whichBooking,
    /** What is left out stays as it is. */
    day: z.optional(Day),
    start: z.optional(TimeOfDay),
    ...party,
    /** Null: the cheapest class that fits. */
    vehicleClass: z.optional(z.nullable(VehicleClass)),
    extraHalfHours: z.optional(ExtraHalfHours),
    /** Null: as the tour itself begins or ends. */
    pickUp: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
    pickUpAddress: z.optional(z.nullable(Address)),
    dropOff: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
    dropOffAddress: z.optional(z.nullable(Address)),
    /**
     * Of a ride that waits for one: the flight to wait for instead. Where we know it, it says where and when it lands; of
     * any other `start` does, and `pickUp` the terminal, where that is another.
     */
    flight: z.optional(Flight),
  }),
  output: z.object({
    quote: Quote,
    /** To pay at once, or below zero to give back: the new price less what we hold, what was a gift, and what stays due. */
    differenceYen: z.int(),
    /** What the office gave back as a kindness, as far as it counts towards the new price: it is not owed again. */
    giftYen: z.int(),
    /** What is still to be paid later, as it was agreed. */
    stillDueYen: z.int(),
    /** Why the code that took something off counts no more, as a sentence; null where it stays as it is. */
    codeLapses: z.nullable(z.string()),
    /** Who of the crew would be another, each as a sentence; empty where everybody stays. */
    crewChanges: z.array(z.string()),
    /** As they would hold after the change: a day that is moved late does not win back what is lost by then. */
    cancellationTiers: z.array(CancellationTier),
    sentence: z.string(),
  }),
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.under-way',
    'fleet.outside-area',
    'pricing.party-too-large',
    'pricing.not-possible',
    'inventory.sold-out',
    'inventory.day-too-long',
    'inventory.language-unspoken',
    'inventory.place-too-far',
  ],
})

export const reschedule = endpoint({
  method: 'POST',
  path: '/bookings/:reference/reschedule',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'Moves a booking to another day or start: charges or refunds exactly the difference.',
  input: z.strictObject({ ...whichBooking, quoteId: z.uuid('There is no such quote.'), card: z.optional(CardChoice) }),
  output: Booking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.under-way',
    'booking.card-needed',
    'booking.changed-meanwhile',
    'pricing.unknown-quote',
    'pricing.not-possible',
    'pricing.quote-expired',
    'booking.quote-used',
    'inventory.sold-out',
    ...payingRefusals,
  ],
})

export const changeDetails = endpoint({
  method: 'PATCH',
  path: '/bookings/:reference/details',
  access: 'public',
  right: 'change:bookings',
  summary: 'Changes what costs nothing, such as wishes, name on the board, room, flight, and who travels.',
  input: z.strictObject({
    ...whichBooking,
    ...detailsToChange(guestDetails),
    /** When and where a flight lands that we do not know; otherwise than the ride waits for it is a change of the ride. */
    lands: z.optional(TimeOfDay),
    /** Slug of the terminal; left out: where the ride waits. */
    terminal: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    travellers: z.optional(Travellers),
  }),
  output: Booking,
  errors: ['booking.unknown', 'booking.not-possible-now'],
})
