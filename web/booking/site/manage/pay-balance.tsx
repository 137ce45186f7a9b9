import { useNavigate } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { balanceDeal } from './balance-deal.ts'
import { bookingAddress } from './booking-token.ts'
import type { OpenBooking } from './load-booking.ts'
import { PayForm } from './pay-form.tsx'

/** Pays what is due by card. */
export function PayBalance({ open }: { open: OpenBooking }) {
  const { booking, which } = open
  const navigate = useNavigate()
  const home = bookingAddress('/manage-booking', booking.reference)
  return (
    <PayForm
      open={open}
      deal={balanceDeal(which)}
      meanwhile="Your booking stands either way."
      kept="Your booking stands either way"
      onPaid={() => navigate(home, { replace: true, state: { said: 'Paid. Thank you.' } })}
    >
      Pay {formatYen(booking.dueYen)}
    </PayForm>
  )
}
