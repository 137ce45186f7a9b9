import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { useSession } from '#web/platform/session.ts'
import { shortDay } from '#web/ui/day.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { stateTags } from '../booking-state.ts'
import { bookingAddress, tokenOf } from './booking-token.ts'
import { clockOf, dayOf } from './booking-words.ts'

/** Where it opens: at once with its own link or an account, else by its reference and address. */
export const otherWayAddress = (reference: string, isSignedIn: boolean, page = '/manage-booking') =>
  isSignedIn || tokenOf(reference) !== undefined
    ? bookingAddress(page, reference)
    : `/find-booking?booking=${reference}`

/** The other one of a way there and back: a booking of its own, that opens with its own link. */
export function OtherWay({ booking: { journey, startsAt } }: { booking: Booking }) {
  const { session } = useSession()
  if (journey.length === 0) return null
  return (
    <ul aria-label="The other way" className="grid gap-1 text-[0.9375rem] tabular-nums">
      {journey.map((other) => {
        const state = other.state === 'confirmed' ? '' : `, ${stateTags[other.state].word.toLowerCase()}`
        return (
          <li key={other.reference}>
            {other.startsAt > startsAt ? 'The way back' : 'The way there'}:{' '}
            <TextLink
              to={otherWayAddress(other.reference, session !== null)}
              className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              <bdi>{other.reference}</bdi>
            </TextLink>
            <bdi>
              , {shortDay(dayOf(other.startsAt))} {clockOf(other.startsAt)}
              {state}, {formatYen(other.totalYen)}
            </bdi>
          </li>
        )
      })}
    </ul>
  )
}
