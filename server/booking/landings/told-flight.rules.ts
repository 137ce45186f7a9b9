import { isSameFlight, landsElsewhere } from '#contract/flight-rules.ts'
import type { FoundFlight } from '#contract/flights.ts'
import { tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { flightOfWish } from '#server/pricing/index.rules.ts'
import type { BookingRow } from '../bookings.store.ts'

/** What of a booking decides about its flight. */
export type Meets = Pick<BookingRow, 'ride' | 'landsAt' | 'pickUp' | 'wish' | 'flight'>

/** The terminal where a flight is met, by its slug; null where none is. */
export function metAt({ ride, pickUp, wish }: Meets): string | null {
  if (ride) return ride.landsAt === null ? null : ride.terminal
  return pickUp?.kind === 'airport' ? (wish.pickUp ?? null) : null
}

export interface ToldFlight {
  number: string
  /** When it lands, as its guest says it: heard where we do not know the flight. */
  lands?: string | undefined
  /** Where, likewise: the slug of a terminal. */
  terminal?: string | undefined
  /** As its airline publishes it; null where we do not know it. */
  known: FoundFlight | null
}

/** Which of the two that were told cannot stand, and why. */
export interface WhyNotFlight {
  field: 'flight' | 'lands' | 'terminal'
  why: string
}

/**
 * Why another number cannot be noted by itself: the hours of a booking are those of its flight. One that is known to land
 * elsewhere, or at another hour, moves the ride; of one that is not known the guest says when and where it lands, and what
 * is not as the ride waits for it moves the ride as well.
 */
export function whyNotFlight(booking: Meets, told: ToldFlight): WhyNotFlight | null {
  const { number, known } = told
  const terminal = metAt(booking)
  if (terminal === null || number === '' || isSameFlight(number, booking.flight)) return null
  const place = booking.pickUp?.name ?? 'another airport'
  const lands = booking.ride && booking.landsAt && tokyoTimeOf(booking.landsAt)
  if (!lands)
    return known && landsElsewhere(known, terminal)
      ? ofFlight(
          `${known.number} lands at ${known.terminalName}, and your day begins at ${place}. Please check the number. If it is right, change the pick-up first.`,
        )
      : null
  if (known)
    return known.terminal === terminal && known.lands === lands
      ? null
      : ofFlight(
          `${known.number} lands at ${known.terminalName}, ${known.lands}; your ride waits at ${place} for ${lands}. Please check the number. If it is right, move the ride to this flight.`,
        )
  return whyNotUnknown(booking, told, lands)
}

function whyNotUnknown(booking: Meets, told: ToldFlight, lands: string): WhyNotFlight | null {
  const { number, lands: said, terminal = metAt(booking) } = told
  const isElsewhere = terminal !== metAt(booking)
  if (isElsewhere && said === undefined) return ofFlight(`We do not know ${number}. Please say when it lands, too.`)
  if (isElsewhere)
    return {
      field: 'terminal',
      why: `Your ride waits at ${booking.pickUp?.name ?? 'another terminal'}. To be where ${number} lands it has to be moved: ${agreeAbove}`,
    }
  if (said === lands) return null
  if (said !== undefined)
    return {
      field: 'lands',
      why: `Your ride waits for ${lands}. To be there at ${said} for ${number} it has to be moved: ${agreeAbove}`,
    }
  const before = flightOfHour(booking)
  return before === '' || isSameFlight(number, before)
    ? null
    : ofFlight(`We do not know ${number}, and ${lands} is when ${before} lands. Please say when ${number} lands.`)
}

const agreeAbove = 'see the difference above, and agree to it there.'

/** The flight that the ride's hour is of, also once its number was cleared; empty where none was ever told. */
const flightOfHour = ({ flight, wish }: Meets) => flight || (flightOfWish(wish) ?? '')

const ofFlight = (why: string): WhyNotFlight => ({ field: 'flight', why })

/** What goes with the number before: what it was to do by plan, and of a day out what the desk knew of its landing. */
export function hoursAfterFlight({ ride, landsAt }: Meets): Partial<Pick<BookingRow, 'ride' | 'landsAt'>> {
  if (!ride) return landsAt ? { landsAt: null } : {}
  return ride.landsAt !== null && landsAt ? { ride: { ...ride, landsAt: tokyoIso(landsAt) } } : {}
}
