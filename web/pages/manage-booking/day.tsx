import { AgreeToChange } from '#web/features/manage-booking/agree-to-change.tsx'
import { BookingFrame, Part } from '#web/features/manage-booking/booking-frame.tsx'
import { dayOf } from '#web/features/manage-booking/booking-words.ts'
import { DayChange } from '#web/features/manage-booking/day-change.tsx'
import { newDeadline } from '#web/features/manage-booking/deadlines.ts'
import type { OpenBooking } from '#web/features/manage-booking/load-booking.ts'
import { RideDayChange } from '#web/features/manage-booking/ride-day-change.tsx'
import { isRide, meetsFlight } from '#web/features/manage-booking/ride-words.ts'
import { useChange } from '#web/features/manage-booking/use-change.ts'
import { longMoment } from '#web/ui/cancellation-steps.ts'
import { longDay } from '#web/ui/day.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/features/manage-booking/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/features/manage-booking/load-booking.ts'

export default function ChangeDay() {
  return <ChangePage here="Move">{(open) => <Day open={open} />}</ChangePage>
}

function Day({ open }: { open: OpenBooking }) {
  const { booking } = open
  const ride = isRide(booking) ? booking : null
  const change = useChange(open.which)
  const { offered } = change
  const { cancellationTiers } = offered ?? booking
  const present = dayOf(booking.startsAt)
  const wanted = offered?.quote.startsAt ?? booking.startsAt
  const target = dayOf(wanted) === present ? wanted.slice(11, 16) : longDay(dayOf(wanted))
  return (
    <BookingFrame
      open={open}
      here="Move"
      title={ride ? 'Another day or hour' : 'Move to another day'}
      lead={
        ride
          ? 'Any hour of any day, if a car is free then. Your present one stays yours until you agree.'
          : 'Under each day is the difference in thousands of yen. Your present day stays yours until you agree.'
      }
    >
      {ride ? <RideDayChange open={open} booking={ride} change={change} /> : <DayChange open={open} change={change} />}
      <AgreeToChange
        open={open}
        change={change}
        action={`Move to ${target}`}
        keep={`Keep ${longDay(present)}`}
        done={`Moved to ${longMoment(wanted)}. A mail confirms it.`}
        // When a flight lands is not ours to offer.
        {...(ride && meetsFlight(ride) ? {} : { onNearest: change.ask })}
      >
        <Part title="Your new deadline">
          <p>{newDeadline({ startsAt: wanted, cancellationTiers })}</p>
        </Part>
      </AgreeToChange>
    </BookingFrame>
  )
}
