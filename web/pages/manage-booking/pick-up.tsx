import { AgreeToChange } from '#web/features/manage-booking/agree-to-change.tsx'
import { BookingFrame } from '#web/features/manage-booking/booking-frame.tsx'
import { DetailsForm } from '#web/features/manage-booking/details-form.tsx'
import type { OpenBooking } from '#web/features/manage-booking/load-booking.ts'
import { PickUpChange } from '#web/features/manage-booking/pick-up-change.tsx'
import { useChange } from '#web/features/manage-booking/use-change.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/features/manage-booking/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/features/manage-booking/load-booking.ts'

export default function ChangePickUp() {
  return <ChangePage here="Pick-up">{(open) => <PickUp open={open} />}</ChangePage>
}

function PickUp({ open }: { open: OpenBooking }) {
  const { ride } = open.booking
  const change = useChange(open.which)
  return (
    <BookingFrame
      open={open}
      here="Pick-up"
      title={ride ? 'Change the address or your details' : 'Change the pick-up or your wishes'}
      lead={
        ride
          ? 'Another door near by often costs the same. If not, you see the difference first.'
          : 'Most doors in Tokyo cost nothing more. An airport may; then you see the difference first.'
      }
    >
      <PickUpChange open={open} change={change} />
      <AgreeToChange
        open={open}
        change={change}
        action={ride ? 'Change the address' : 'Change the pick-up'}
        keep="Back to the booking"
        done={ride ? 'The address is changed. A mail confirms it.' : 'The pick-up is changed. A mail confirms it.'}
      />
      <DetailsForm open={open} />
    </BookingFrame>
  )
}
