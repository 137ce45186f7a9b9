import { OverRows } from '#web/features/manage-booking/action-rows.tsx'
import { BalanceDue } from '#web/features/manage-booking/balance-due.tsx'
import { BookingGate } from '#web/features/manage-booking/booking-gate.tsx'
import { meetingName } from '#web/features/manage-booking/booking-words.ts'
import { ConfirmedHead } from '#web/features/manage-booking/confirmed-head.tsx'
import type { OpenBooking } from '#web/features/manage-booking/load-booking.ts'
import { nextSteps } from '#web/features/manage-booking/next-steps.ts'
import { PaidLines } from '#web/features/manage-booking/paid-lines.tsx'
import { PayHeld } from '#web/features/manage-booking/pay-held.tsx'
import { StepsLine } from '#web/features/manage-booking/steps-line.tsx'
import { WideTicket } from '#web/features/manage-booking/wide-ticket.tsx'
import { CancellationLine } from '#web/ui/cancellation-line.tsx'
import { MeetingMap } from './booking-confirmed/meeting-map.tsx'

export { BookingLoading as HydrateFallback } from '#web/features/manage-booking/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/features/manage-booking/load-booking.ts'

export default function BookingConfirmed() {
  return <BookingGate>{(open) => <Confirmed open={open} />}</BookingGate>
}

function Confirmed({ open }: { open: OpenBooking }) {
  const { booking, tour, now } = open
  const isConfirmed = booking.state === 'confirmed'
  const place = meetingName(booking.pickUp, tour?.pickUp)
  return (
    <div className="wrap pt-[30px] md:pt-[52px]">
      <ConfirmedHead open={open} />
      <WideTicket open={open} />
      {isConfirmed && (
        <section className="mt-12 md:mt-16">
          <h2 className="mb-6 font-serif text-d3">What happens next</h2>
          <StepsLine label="What happens next" steps={nextSteps(booking, place, now)} />
        </section>
      )}
      <div className="mt-12 grid gap-11 md:mt-18 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16">
        <div className="grid content-start gap-12">
          {booking.state === 'on_hold' && <PayHeld open={open} />}
          <BalanceDue open={open} />
          {isConfirmed && (
            <section>
              <h2 className="mb-5 font-serif text-d3">If your plans change</h2>
              <CancellationLine
                tiers={booking.cancellationTiers}
                startsAt={booking.startsAt}
                totalYen={booking.paidYen - booking.refundedYen}
                now={now}
              />
            </section>
          )}
          {isConfirmed && <MeetingMap open={open} />}
          {booking.state === 'redeemed' && (
            <section aria-label="Now that it is over" className="-mt-7">
              <OverRows open={open} />
            </section>
          )}
        </div>
        <section>
          <h2 className="mb-5 font-serif text-d3">{booking.paidYen > 0 ? 'Paid' : 'The price'}</h2>
          <PaidLines booking={booking} />
        </section>
      </div>
    </div>
  )
}
