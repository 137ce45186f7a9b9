import { AgreeToChange } from '#web/booking/site/manage/agree-to-change.tsx'
import { BookingFrame, Part } from '#web/booking/site/manage/booking-frame.tsx'
import { dayOf } from '#web/booking/site/manage/booking-words.ts'
import { DayChange } from '#web/booking/site/manage/day-change.tsx'
import { newDeadline } from '#web/booking/site/manage/deadlines.ts'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { RideDayChange } from '#web/booking/site/manage/ride-day-change.tsx'
import { isRide, meetsFlight } from '#web/booking/site/manage/ride-words.ts'
import { useChange } from '#web/booking/site/manage/use-change.ts'
import { longMoment } from '#web/pricing/site/cancellation-steps.ts'
import { longDay } from '#web/ui/day.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

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
