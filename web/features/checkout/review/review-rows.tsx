import type { ReactNode } from 'react'
import type { Booking } from '#contract/booking.ts'
import { partyWithAll, toldInWords } from '#contract/told-words.ts'
import { clockOf } from '#web/ui/checkout/hold-timing.ts'
import { StepSection } from '#web/ui/checkout/step-head.tsx'
import { longDay } from '#web/ui/day.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { detailsOf } from '../checkout.ts'
import { type Checkout, type CheckoutStep, stepAddress, travellersOf } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import { endInWords } from '../pick-up/meeting.ts'

type RowsProps = { tour: CheckoutTour; checkout: Checkout; booking: Booking }

/** All that was chosen, each with the way back to it. */
export function ReviewRows({ tour, checkout, booking }: RowsProps) {
  const { wish } = checkout
  const people = travellersOf(checkout)
  return (
    <StepSection title="The day" className="mt-9">
      <ul className="-mt-[1.125rem] text-[0.9375rem] leading-normal tabular-nums">
        <Row name="Day" step="day" wish={wish}>
          <strong className="font-semibold">{longDay(booking.startsAt.slice(0, 10), { withYear: true })}</strong>,{' '}
          {clockOf(booking.startsAt)} to {clockOf(booking.endsAt)}
        </Row>
        <Row name="Party" step="day" wish={wish}>
          {partyWithAll(booking)}
        </Row>
        <Row name="Car" step="day" wish={wish}>
          {tour.carNames[booking.vehicleClass]}
        </Row>
        <Row name="Pick-up" step="pick-up" wish={wish}>
          {pickUpInWords(tour, checkout)}
        </Row>
        <Row name="Travellers" step="travellers" wish={wish}>
          {people.map(({ name }, index) => (index === 0 && people.length > 1 ? `${name} (lead)` : name)).join(', ')}
        </Row>
        <ToldRow booking={booking} checkout={checkout} />
      </ul>
    </StepSection>
  )
}

/** What travellers need and wish, of each and of all: it reaches the crew in these words. */
function ToldRow({ booking, checkout: { wish, note } }: Omit<RowsProps, 'tour'>) {
  const told = toldInWords(booking)
  return (
    <Row name="You told us" step={note.trim() || told.length === 0 ? 'pick-up' : 'travellers'} wish={wish}>
      {told.length === 0
        ? 'Nothing noted'
        : told.map((one) => (
            <span key={one} className="block">
              {one}
            </span>
          ))}
    </Row>
  )
}

type RowProps = { name: string; step: CheckoutStep; wish: Checkout['wish']; children: ReactNode }

function Row({ name, step, wish, children }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[96px_minmax(0,1fr)_auto]">
      <span className="text-ink-3 max-sm:text-sm">{name}</span>
      <span className="min-w-0 wrap-anywhere max-sm:order-last max-sm:col-span-full">
        <bdi>{children}</bdi>
      </span>
      <TextLink
        to={stepAddress(step, wish)}
        aria-label={`Change ${name.toLowerCase()}`}
        className="relative text-sm before:absolute before:-inset-x-2 before:-inset-y-2.5"
      >
        Change
      </TextLink>
    </li>
  )
}

function pickUpInWords(tour: CheckoutTour, checkout: Checkout): string {
  const { meeting } = checkout
  const { room, flight, nameBoard } = detailsOf(checkout)
  const dropOff = endInWords(meeting.dropOff)
  return [
    endInWords(meeting.pickUp) ?? tour.pickUp.name,
    room && `Room ${room}`,
    flight && `Flight ${flight.toUpperCase()}`,
    nameBoard && `Name on the board: ${nameBoard}`,
    dropOff && `Drop-off: ${dropOff}`,
  ]
    .filter(Boolean)
    .join('. ')
}
