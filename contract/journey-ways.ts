import { longDay } from '#core/days.ts'
import type { Booking } from './booking.ts'
import type { Meeting } from './places.ts'

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

type Ride = Pick<Booking, 'journey' | 'startsAt'>
type Ends = Pick<Booking, 'pickUp' | 'dropOff'>

/** An end of a way there and back that the other way does not share. */
export interface StaysElsewhere {
  /** Of the ride that is looked at, not of the other way. */
  end: keyof Ends
  /** Of the other way. */
  reference: string
  called: 'way there' | 'way back'
  /** "The way back on Saturday 28 November still starts at the Keio Plaza." */
  sentence: string
}

/** Another terminal of the same airport is the airline's matter. */
export const isElsewhere = (one: Meeting | null, other: Meeting | null): boolean =>
  one?.kind === 'airport' && other?.kind === 'airport' ? one.area !== other.area : one?.name !== other?.name

/**
 * Where the other way of a ride with these ends, still to come, goes to or starts at another hotel or airport: nobody
 * moves it unasked, and nobody is left to find out. Who flies home from another airport came from the first all the
 * same, so that a way there is asked about its door alone. One rule for pages and mails.
 */
export function staysElsewhere({ journey, startsAt }: Ride, { pickUp, dropOff }: Ends, now: string): StaysElsewhere[] {
  return journey
    .filter((way) => way.state === 'confirmed' && way.startsAt > now)
    .flatMap((way) => {
      const called = way.startsAt > startsAt ? 'way back' : 'way there'
      const said = (end: keyof Ends, mine: Meeting | null, its: Meeting | null, still: string): StaysElsewhere[] => {
        if (!mine || !its || !isElsewhere(mine, its)) return []
        const airports = [mine, its].filter(({ kind }) => kind === 'airport').length
        if (airports === 1 || (airports === 2 && called === 'way there')) return []
        const day = longDay(way.startsAt.slice(0, 10))
        return [
          { end, reference: way.reference, called, sentence: `The ${called} on ${day} still ${still} ${its.name}.` },
        ]
      }
      return [...said('pickUp', pickUp, way.dropOff, 'goes to'), ...said('dropOff', dropOff, way.pickUp, 'starts at')]
    })
}
