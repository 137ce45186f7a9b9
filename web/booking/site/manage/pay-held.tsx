import { useNavigate } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { heldDay } from '#web/payments/site/index.ts'
import { useSite } from '#web/platform/site.ts'
import { bookingAddress } from './booking-token.ts'
import { heldUntilWords } from './booking-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { PayForm } from './pay-form.tsx'

/** For who held a day, left, and came back by the link in the mail: it can be paid here, from any device. */
export function PayHeld({ open }: { open: OpenBooking }) {
  const { booking, which, now } = open
  const navigate = useNavigate()
  const what = booking.ride ? 'car' : 'day'
  const { paidOnTheDay } = useSite()
  const until = heldUntilWords(booking.heldUntil ?? '', now)
  return (
    <PayForm
      open={open}
      deal={heldDay(which)}
      meanwhile={`The ${what} stays held until ${until}.`}
      kept={`The ${what} is still held for you until ${until}`}
      // Paid here, it ends as in checkout: with what happens next.
      onPaid={() => navigate(bookingAddress('/booking-confirmed', booking.reference), { replace: true })}
    >
      {paidOnTheDay
        ? `Confirm, pay ${formatYen(booking.totalYen)} on the day`
        : `Pay ${formatYen(booking.totalYen)} and confirm`}
    </PayForm>
  )
}
