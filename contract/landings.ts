import * as z from 'zod/mini'
import { Booking, whichBooking } from './booking.ts'
import { endpoint } from './endpoint.ts'

/** A flight that lands at another hour. */

export const landingsErrors = {
  'booking.no-landing': { status: 409, sentence: 'No flight is waited for in this booking.' },
  'booking.landing-not-possible': { status: 409, sentence: '{why}' },
} as const

export const landingOutcomes = ['moved', 'other-crew', 'next-job-moved', 'waits', 'same'] as const
export const LandingOutcome = z.enum(landingOutcomes)
export type LandingOutcome = z.output<typeof LandingOutcome>

export const tellLanding = endpoint({
  method: 'POST',
  path: '/bookings/:reference/landing',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'The flight lands at another hour: the pick-up, the free waiting and the crew follow it. Costs nothing.',
  input: z.strictObject({
    ...whichBooking,
    landsAt: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
  }),
  output: z.object({
    booking: Booking,
    outcome: LandingOutcome,
    /** "Your chauffeur is there at 21:25. Waiting is free until 21:40." */
    sentence: z.string(),
  }),
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.no-landing',
    'booking.landing-not-possible',
    'booking.changed-meanwhile',
    'booking.too-many-tries',
  ],
})
