import type { Booking } from '#contract/booking.ts'
import { partyWithAll, plainInWords, toldInWords } from '#contract/told-words.ts'
import { bookingDetails } from '#core/booking-details.ts'
import { longDay } from '#web/ui/day.ts'
import { clockOf } from '../../checkout/hold-timing.ts'
import { ReviewRow, ToldRow } from '../../checkout/review-row.tsx'
import { StepSection } from '../../checkout/step-head.tsx'
import { detailsOf } from '../checkout.ts'
import { type Checkout, type CheckoutStep, stepAddress, travellersOf } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import { endInWords } from '../pick-up/meeting.ts'
import { stopsAsQuoted } from '../pick-up/stops-as-quoted.ts'

/** All that was chosen, each with the way back to it. */
export function ReviewRows({ tour, checkout, booking }: { tour: CheckoutTour; checkout: Checkout; booking: Booking }) {
  const { wish, note } = checkout
  const people = travellersOf(checkout)
  const told = toldInWords(booking)
  const stops = stopsAsQuoted(tour, booking)
  const to = (step: CheckoutStep) => stepAddress(step, wish)
  return (
    <StepSection title="The day" className="mt-9">
      <ul className="-mt-[1.125rem] text-[0.9375rem] leading-normal tabular-nums">
        <ReviewRow name="Day" to={to('day')}>
          <strong className="font-semibold">{longDay(booking.startsAt.slice(0, 10), { withYear: true })}</strong>,{' '}
          {clockOf(booking.startsAt)} to {clockOf(booking.endsAt)}
        </ReviewRow>
        <ReviewRow name="Party" to={to('day')}>
          {partyWithAll(booking)}
        </ReviewRow>
        <ReviewRow name="Car" to={to('day')}>
          {booking.className}
        </ReviewRow>
        <ReviewRow name="Pick-up" to={to('pick-up')}>
          {pickUpInWords(tour, checkout)}
        </ReviewRow>
        {stops.length > 0 && (
          <ReviewRow name="Stops" to={to('pick-up')}>
            {stops.join(' ')}
          </ReviewRow>
        )}
        <ReviewRow name="Travellers" to={to('travellers')}>
          {people.map(({ name }, index) => (index === 0 && people.length > 1 ? `${name} (lead)` : name)).join(', ')}
        </ReviewRow>
        <ToldRow told={told} to={to(note.trim() || told.length === 0 ? 'pick-up' : 'travellers')} />
      </ul>
    </StepSection>
  )
}

function pickUpInWords(tour: CheckoutTour, checkout: Checkout): string {
  const { meeting } = checkout
  const details = detailsOf(checkout)
  const { flight, nameBoard } = details
  const dropOff = endInWords(meeting.dropOff)
  return [
    endInWords(meeting.pickUp) ?? tour.pickUp.name,
    ...plainInWords(details),
    flight && `Flight ${flight.toUpperCase()}`,
    nameBoard && `${bookingDetails.nameBoard.label}: ${nameBoard}`,
    dropOff && `Drop-off: ${dropOff}`,
  ]
    .filter(Boolean)
    .join('. ')
}
