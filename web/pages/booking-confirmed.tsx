import { useEffect } from 'react'
import { nothingPaidYet } from '#contract/cancel-words.ts'
import { OverRows } from '#web/booking/site/manage/action-rows.tsx'
import { BalanceDue } from '#web/booking/site/manage/balance-due.tsx'
import { BookingGate } from '#web/booking/site/manage/booking-gate.tsx'
import { meetingName } from '#web/booking/site/manage/booking-words.ts'
import { BothWays } from '#web/booking/site/manage/both-ways.tsx'
import { ConfirmedHead } from '#web/booking/site/manage/confirmed-head.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { meetingOf } from '#web/booking/site/manage/meeting.ts'
import { nextSteps } from '#web/booking/site/manage/next-steps.ts'
import { Noted } from '#web/booking/site/manage/noted.tsx'
import { PaidLines } from '#web/booking/site/manage/paid-lines.tsx'
import { isPaidAsPriced } from '#web/booking/site/manage/paid-words.ts'
import { PayHeld } from '#web/booking/site/manage/pay-held.tsx'
import { isRide, type RideBooking } from '#web/booking/site/manage/ride-words.ts'
import { StepsLine } from '#web/booking/site/manage/steps-line.tsx'
import { TellHotel } from '#web/booking/site/manage/tell-hotel.tsx'
import { WhereWeMeet } from '#web/booking/site/manage/where-we-meet.tsx'
import { WideTicket } from '#web/booking/site/manage/wide-ticket.tsx'
import { CancellationLine } from '#web/pricing/site/cancellation-line.tsx'
import { useTripCount } from '#web/trips/site/index.ts'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function BookingConfirmed() {
  return <BookingGate>{(open) => <Confirmed open={open} />}</BookingGate>
}

function Confirmed({ open }: { open: OpenBooking }) {
  const { booking, tour, now } = open
  useOutOfTrip(booking)
  const place = meetingName(booking.pickUp, tour?.pickUp)
  return (
    <div className="wrap pt-[1.875rem] md:pt-[3.25rem]">
      <ConfirmedHead open={open} />
      <WideTicket open={open} />
      <BothWays booking={booking} />
      {booking.state === 'confirmed' && (
        <section className="mt-12 md:mt-16">
          <h2 className="mb-6 font-serif text-d3">What happens next</h2>
          <StepsLine label="What happens next" steps={nextSteps(booking, place, now)} />
        </section>
      )}
      {isRide(booking) ? <OfRide open={open} booking={booking} /> : <OfDay open={open} />}
    </div>
  )
}

/** What is sure need not be gathered any more. Who gathers nothing fetches nothing for it. */
function useOutOfTrip(booking: OpenBooking['booking']) {
  const isGathering = useTripCount() > 0
  const isSure = booking.state === 'confirmed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each booking; its other facts change nothing here
  useEffect(() => {
    if (isGathering && isSure)
      import('#web/trips/site/take-booked-out.ts').then(
        ({ takeBookedOut }) => takeBookedOut(booking),
        () => undefined,
      )
  }, [isGathering, isSure, booking.reference])
}

/** Of a ride where we meet stands on the ticket; here what we noted, the terms and the price, side by side. */
function OfRide({ open, booking }: { open: OpenBooking; booking: RideBooking }) {
  return (
    <>
      <div className="mt-12 grid gap-12 empty:hidden">
        <ToDo open={open} />
      </div>
      <div className="mt-12 grid gap-11 md:mt-18 md:grid-cols-2 lg:grid-cols-3 lg:gap-14">
        <Noted booking={booking} />
        <IfPlansChange open={open} />
        <Price open={open} />
      </div>
    </>
  )
}

function OfDay({ open }: { open: OpenBooking }) {
  const isConfirmed = open.booking.state === 'confirmed'
  return (
    <div className="mt-12 grid gap-11 md:mt-18 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16">
      <div className="grid content-start gap-12">
        <ToDo open={open} />
        <IfPlansChange open={open} />
        {isConfirmed && meetingOf(open) && (
          <section>
            <h2 className="mb-5 font-serif text-d3">Where we meet</h2>
            <WhereWeMeet open={open} />
          </section>
        )}
      </div>
      <Price open={open} />
    </div>
  )
}

/** What waits for the guest: paying what is held or due, the hotel that we do not know, and a review once it is over. */
function ToDo({ open }: { open: OpenBooking }) {
  return (
    <>
      {open.booking.state === 'on_hold' && <PayHeld open={open} />}
      <TellHotel open={open} className="print:hidden" />
      <BalanceDue open={open} />
      {open.booking.state === 'redeemed' && (
        <section aria-label="Now that it is over" className="-mt-7">
          <OverRows open={open} />
        </section>
      )}
    </>
  )
}

/** Who pays on the day reads what comes back of what is paid before, and that cancelling costs nothing until then. */
function IfPlansChange({ open: { booking, now } }: { open: OpenBooking }) {
  const heldYen = booking.paidYen - booking.refundedYen
  const ofYen = heldYen > 0 ? heldYen : booking.dueYen
  if (booking.state !== 'confirmed' || ofYen === 0) return null
  return (
    <section>
      <h2 className="mb-5 font-serif text-d3">If your plans change</h2>
      <CancellationLine tiers={booking.cancellationTiers} startsAt={booking.startsAt} totalYen={ofYen} now={now} />
      {heldYen === 0 && <p className="mt-4 text-sm text-ink-2">{nothingPaidYet}</p>}
    </section>
  )
}

function Price({ open: { booking } }: { open: OpenBooking }) {
  const isOneOfTwo = booking.journey.length > 0
  return (
    <section>
      <h2 className="mb-5 font-serif text-d3">
        {isPaidAsPriced(booking) ? 'Paid' : 'The price'}
        {isOneOfTwo && ' for this way'}
      </h2>
      <PaidLines booking={booking} />
    </section>
  )
}
