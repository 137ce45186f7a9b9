import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { isSameFlight } from '#contract/flight-rules.ts'
import { type FoundFlight, findFlight } from '#contract/flights.ts'
import { call } from '#web/platform/api.ts'
import { isFlight } from '#web/rides/site/index.ts'
import { clockOf } from './booking-words.ts'
import type { RideBooking } from './ride-words.ts'
import type { Change, Wanted } from './use-change.ts'

/** What is known of another number than the booking's: nothing yet, that nobody could be asked, or where it lands. */
export type OtherFlight =
  | { is: 'none' }
  | { is: 'asking' }
  | { is: 'failed' }
  | { is: 'unknown'; number: string }
  | { is: 'found'; found: FoundFlight }
  | { is: 'fits'; found: FoundFlight }

const none: OtherFlight = { is: 'none' }

/** What a guest says of a flight that we do not know; empty: nothing yet, and of the terminal that it is the ride's. */
export interface SaidOfFlight {
  lands: string
  /** Its slug. */
  terminal: string
}

const nothingSaid: SaidOfFlight = { lands: '', terminal: '' }

/** A flight that lands where and when the ride waits for it changes nothing but its number. */
export const fitsRide = ({ ride, landsAt }: RideBooking, { terminal, lands }: FoundFlight) =>
  ride.terminal === terminal && landsAt !== null && clockOf(landsAt) === lands

export type FlightTyped = ReturnType<typeof useOtherFlight>

/** Looks the number up that is typed for a ride that waits for a flight, and asks what its landing would cost. */
export function useOtherFlight(booking: RideBooking | null, change: Change) {
  const [other, setOther] = useState<OtherFlight>(none)
  const [said, setSaid] = useState(nothingSaid)
  const asked = useRef('')
  /** Also while its price is still being asked for. */
  const isInChange = useRef(false)
  const ask = (wanted: Wanted) => {
    isInChange.current = true
    return change.ask(wanted)
  }
  const drop = () => {
    if (isInChange.current) change.drop()
    isInChange.current = false
  }

  const clear = () => {
    asked.current = ''
    setSaid(nothingSaid)
    setOther(none)
    drop()
  }
  const look = async (written: string) => {
    const number = written.trim()
    if (!booking || number === asked.current) return
    clear()
    if (!isFlight(number) || isSameFlight(number, booking.flight)) return
    asked.current = number
    setOther({ is: 'asking' })
    const answer = await call(findFlight, { number }).then(
      (found): OtherFlight => ({ is: fitsRide(booking, found) ? 'fits' : 'found', found }),
      (error: unknown): OtherFlight => {
        if (!(error instanceof ApiError)) throw error
        return error.isOutage ? { is: 'failed' } : { is: 'unknown', number }
      },
    )
    if (asked.current !== number) return
    if (answer.is === 'failed') asked.current = ''
    setOther(answer)
  }
  /** When and where a flight lands that we do not know: otherwise than the ride waits, it is a change of the ride. */
  const say = (part: Partial<SaidOfFlight>) => {
    const now = { ...said, ...part }
    setSaid(now)
    if (other.is !== 'unknown' || !booking?.landsAt || now.lands === '') return
    const isElsewhere = now.terminal !== '' && now.terminal !== booking.ride.terminal
    if (!isElsewhere && now.lands === clockOf(booking.landsAt)) return drop()
    void ask({ flight: other.number, start: now.lands, ...(isElsewhere && { pickUp: now.terminal }) })
  }
  const move = () => (other.is === 'found' ? ask({ flight: other.found.number }) : null)
  return { other, said, look, say, move, clear }
}
