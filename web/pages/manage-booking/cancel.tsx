import { useRevalidator } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import { dayOf } from '#web/booking/site/manage/booking-words.ts'
import { CancelForm } from '#web/booking/site/manage/cancel-form.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { RefundLines } from '#web/booking/site/manage/refund-lines.tsx'
import { CancellationLine } from '#web/pricing/site/cancellation-line.tsx'
import { longDay } from '#web/ui/day.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function Cancel() {
  return <ChangePage here="Cancel">{(open) => <Question open={open} />}</ChangePage>
}

function Question({ open }: { open: OpenBooking }) {
  const { booking, refund, now } = open
  const { revalidate, state } = useRevalidator()
  const day = longDay(dayOf(booking.startsAt))
  if (!refund)
    return (
      <BookingFrame open={open} here="Cancel" title={`Cancel ${day}?`}>
        <div className="mt-6">
          <ErrorState title="What would come back did not load" onRetry={revalidate} isRetrying={state === 'loading'}>
            Nothing has changed. Please try again.
          </ErrorState>
        </div>
      </BookingFrame>
    )
  const heldYen = refund.refundYen + refund.keptYen
  if (heldYen === 0)
    return (
      <BookingFrame open={open} here="Cancel" title={`Cancel ${day}? It costs nothing.`}>
        <p className="mt-4">{refund.sentence}</p>
        <CancelForm open={open} refundYen={0} />
      </BookingFrame>
    )
  const comesBack = refund.refundYen > 0 ? `You get ${formatYen(refund.refundYen)} back.` : 'Nothing comes back.'
  return (
    <BookingFrame open={open} here="Cancel" title={`Cancel ${day}? ${comesBack}`}>
      <div className="mt-7">
        <CancellationLine
          tiers={booking.cancellationTiers}
          startsAt={booking.startsAt}
          totalYen={heldYen}
          now={now}
          here
        />
      </div>
      <RefundLines open={open} refund={refund} />
      <CancelForm open={open} refundYen={refund.refundYen} />
    </BookingFrame>
  )
}
