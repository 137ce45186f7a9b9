import { longDay } from '#core/days.ts'
import type { Booking } from './booking.ts'
import type { Meeting } from './places.ts'

type Ride = Pick<Booking, 'journey' | 'startsAt'>

/** A way back as it is booked, beside a way there that comes from another airport. */
export interface WayBack {
  reference: string
  /** "The way back on Saturday 28 November still goes to Haneda Airport, Terminal 3." */
  sentence: string
}

/**
 * The way back of a ride that begins at this airport, where it still goes to another one: nobody moves it unasked, and
 * nobody is left to find out. Another terminal is the airline's matter. One rule for pages and mails.
 */
export function wayBackElsewhere({ journey, startsAt }: Ride, pickUp: Meeting | null): WayBack | null {
  if (pickUp?.kind !== 'airport') return null
  const back = journey.find(
    (way) =>
      way.startsAt > startsAt &&
      way.state === 'confirmed' &&
      way.dropOff?.kind === 'airport' &&
      way.dropOff.area !== pickUp.area,
  )
  if (!back?.dropOff) return null
  const day = longDay(back.startsAt.slice(0, 10))
  return { reference: back.reference, sentence: `The way back on ${day} still goes to ${back.dropOff.name}.` }
}
