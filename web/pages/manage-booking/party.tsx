import { AgreeToChange } from '#web/features/manage-booking/agree-to-change.tsx'
import { BookingFrame } from '#web/features/manage-booking/booking-frame.tsx'
import type { OpenBooking } from '#web/features/manage-booking/load-booking.ts'
import { PartyChange } from '#web/features/manage-booking/party-change.tsx'
import { RidePartyChange } from '#web/features/manage-booking/ride-party-change.tsx'
import { isRide } from '#web/features/manage-booking/ride-words.ts'
import { useChange } from '#web/features/manage-booking/use-change.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/features/manage-booking/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/features/manage-booking/load-booking.ts'

export default function ChangeParty() {
  return <ChangePage here="Party">{(open) => <Party open={open} />}</ChangePage>
}

function Party({ open }: { open: OpenBooking }) {
  const { booking } = open
  const change = useChange(open.which)
  return (
    <BookingFrame
      open={open}
      here="Party"
      title="Change party or luggage"
      lead="We look for a car that fits, and show the difference before you agree."
    >
      {isRide(booking) ? (
        <RidePartyChange booking={booking} change={change} />
      ) : (
        <PartyChange open={open} change={change} />
      )}
      <AgreeToChange
        open={open}
        change={change}
        action="Change the party"
        keep="Keep it as it is"
        done="Your party is changed. A mail confirms it."
      />
    </BookingFrame>
  )
}
