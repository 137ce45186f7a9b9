import { AgreeToChange } from '#web/features/manage-booking/agree-to-change.tsx'
import { BookingFrame } from '#web/features/manage-booking/booking-frame.tsx'
import { clockOf } from '#web/features/manage-booking/booking-words.ts'
import type { OpenBooking } from '#web/features/manage-booking/load-booking.ts'
import { NotOfThis } from '#web/features/manage-booking/not-of-this.tsx'
import { ReturnChange } from '#web/features/manage-booking/return-change.tsx'
import { useChange } from '#web/features/manage-booking/use-change.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/features/manage-booking/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/features/manage-booking/load-booking.ts'

export default function ChangeReturn() {
  return (
    <ChangePage here="Return">
      {(open) =>
        open.booking.ride ? (
          <NotOfThis
            open={open}
            here="Return"
            title="A ride ends where it arrives"
            lead="To keep the car longer, write to us or ring the desk."
          />
        ) : (
          <Return open={open} />
        )
      }
    </ChangePage>
  )
}

function Return({ open }: { open: OpenBooking }) {
  const { booking } = open
  const change = useChange(open.which)
  const end = clockOf(change.offered?.quote.endsAt ?? booking.endsAt)
  return (
    <BookingFrame
      open={open}
      here="Return"
      title="Return later"
      lead={`The day ends at ${clockOf(booking.endsAt)} now. Extra time is charged per half hour.`}
    >
      <ReturnChange open={open} change={change} />
      <AgreeToChange
        open={open}
        change={change}
        action={`End at ${end}`}
        keep={`Keep ${clockOf(booking.endsAt)}`}
        done={`The day now ends at ${end}. A mail confirms it.`}
      />
    </BookingFrame>
  )
}
