import type { ReactNode } from 'react'
import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import { BookingGate } from '#web/booking/site/manage/booking-gate.tsx'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { stateWords } from '#web/booking/site/manage/state-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** A change is for bookings that are confirmed and still ahead; others are told where they stand. */
export function ChangePage({ here, children }: { here: string; children: (open: OpenBooking) => ReactNode }) {
  return (
    <BookingGate>
      {(open) => {
        const { booking, now } = open
        if (booking.state === 'confirmed' && now < booking.startsAt) return children(open)
        const { headline, sentence } = stateWords(booking, now)
        const hasBegun = booking.state === 'confirmed'
        const begun = booking.ride ? 'It is time' : 'The day has begun'
        return (
          <BookingFrame
            open={open}
            here={here}
            title={hasBegun ? begun : headline}
            lead={hasBegun ? 'It can no longer be changed here. Ring the desk; dispatch answers at once.' : sentence}
          >
            <ButtonLink to={bookingAddress('/manage-booking', booking.reference)} variant="outline" className="mt-6">
              Back to the booking
            </ButtonLink>
          </BookingFrame>
        )
      }}
    </BookingGate>
  )
}
