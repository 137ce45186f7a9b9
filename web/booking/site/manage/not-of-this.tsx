import { ButtonLink } from '#web/ui/button-link.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { bookingAddress } from './booking-token.ts'
import type { OpenBooking } from './load-booking.ts'

type NotHereProps = { open: OpenBooking; here: string; title: string; lead: string }

/** What this page does is not done with this booking; the way back to it. */
export function NotOfThis({ open, here, title, lead }: NotHereProps) {
  return (
    <BookingFrame open={open} here={here} title={title} lead={lead}>
      <ButtonLink to={bookingAddress('/manage-booking', open.booking.reference)} variant="outline" className="mt-6">
        Back to the booking
      </ButtonLink>
    </BookingFrame>
  )
}
