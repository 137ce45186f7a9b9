import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { isSameFlight } from '#contract/flight-rules.ts'
import { type FoundFlight, findFlight } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { isFlight } from '#web/rides/site/index.ts'
import { clockOf } from './booking-words.ts'
import type { RideBooking } from './ride-words.ts'
import type { Change } from './use-change.ts'

/** What is known of another number than the booking's: nothing yet, that nobody could be asked, or where it lands. */
export type OtherFlight =
  | { is: 'none' }
  | { is: 'asking' }
  | { is: 'failed' }
  | { is: 'unknown'; number: string }
  | { is: 'found'; found: FoundFlight }
  | { is: 'fits'; found: FoundFlight }

const none: OtherFlight = { is: 'none' }

/** A flight that lands where and when the ride waits for it changes nothing but its number. */
export const fitsRide = ({ ride, landsAt }: RideBooking, { terminal, lands }: FoundFlight) =>
  ride.terminal === terminal && landsAt !== null && clockOf(landsAt) === lands

export type FlightTyped = ReturnType<typeof useOtherFlight>

/** Looks the number up that is typed for a ride that waits for a flight, and asks what its landing would cost. */
export function useOtherFlight(booking: RideBooking | null, change: Change) {
  const [other, setOther] = useState<OtherFlight>(none)
  const [lands, setLands] = useState('')
  const asked = useRef('')

  const clear = () => {
    asked.current = ''
    setLands('')
    setOther(none)
    if (change.offered?.wanted.flight !== undefined) change.drop()
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
  /** The hour of a flight that we do not know: another one than the ride's is a change of the ride. */
  const say = (time: string) => {
    setLands(time)
    if (other.is !== 'unknown' || !booking?.landsAt || time === '') return
    if (time === clockOf(booking.landsAt)) change.drop()
    else void change.ask({ flight: other.number, start: time })
  }
  const move = () => (other.is === 'found' ? change.ask({ flight: other.found.number }) : null)
  return { other, lands, look, say, move, clear }
}
