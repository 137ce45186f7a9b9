import { longDay } from '#core/days.ts'
import type { Booking } from './booking.ts'

type Other = Booking['journey'][number]

/** One way of a journey, as it is called beside the other. */
export type JourneyWay = Other & { called: 'The way there' | 'The way back' }

/** All ways of a journey in their order, this one among them. */
export function waysOf(booking: Booking): JourneyWay[] {
  const { reference, startsAt, state, totalYen, paidYen, refundedYen, pickUp, dropOff } = booking
  const { title } = booking.service
  const own: Other = { reference, title, startsAt, state, totalYen, paidYen, refundedYen, pickUp, dropOff }
  return [own, ...booking.journey]
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map((way, index) => ({ ...way, called: index === 0 ? 'The way there' : 'The way back' }))
}

/** The ways that stay as they are when this one is cancelled. */
export const staysBooked = (booking: Booking): JourneyWay[] =>
  waysOf(booking).filter(
    ({ reference, state }) =>
      reference !== booking.reference && (state === 'confirmed' || state === 'pending' || state === 'on_hold'),
  )

/** For the page before it and the mail after it; the reference follows. */
export const staysInWords = ({ called, startsAt }: JourneyWay) =>
  `Only this way is cancelled. ${called} on ${longDay(startsAt.slice(0, 10))} at ${startsAt.slice(11, 16)} stays booked:`
