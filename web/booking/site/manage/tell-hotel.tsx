import { MapPin } from 'lucide-react'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { bookingAddress } from './booking-token.ts'
import type { OpenBooking } from './load-booking.ts'

/** Of a coming day that begins at the guest's hotel: nobody told us which, and a car needs a door. */
export function TellHotel({ open: { booking, now }, className }: { open: OpenBooking; className?: string }) {
  if (!booking.isHotelUntold || booking.state !== 'confirmed' || booking.startsAt <= now) return null
  return (
    <Alert
      tone="waiting"
      icon={MapPin}
      title="Which hotel?"
      action={
        <ButtonLink to={bookingAddress('/manage-booking/pick-up', booking.reference)} size="small">
          Tell us your hotel
        </ButtonLink>
      }
      {...(className ? { className } : {})}
    >
      Your day begins at its door, and we do not know it yet.
    </Alert>
  )
}
