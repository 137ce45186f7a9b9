import { changeDetails } from '#contract/booking-changes.ts'
import { AgreeToChange } from '#web/booking/site/manage/agree-to-change.tsx'
import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import { DetailsForm } from '#web/booking/site/manage/details-form.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { PickUpChange } from '#web/booking/site/manage/pick-up-change.tsx'
import { PlanAfter } from '#web/booking/site/manage/plan-after.tsx'
import { isOtherPickUp } from '#web/booking/site/manage/plan-changes.ts'
import { useChange } from '#web/booking/site/manage/use-change.ts'
import { useDetails } from '#web/booking/site/manage/use-details.ts'
import { call } from '#web/platform/api.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function ChangePickUp() {
  return <ChangePage here="Pick-up">{(open) => <PickUp open={open} />}</ChangePage>
}

function PickUp({ open }: { open: OpenBooking }) {
  const { booking, which } = open
  const { ride, isHotelUntold } = booking
  const change = useChange(which)
  const typed = useDetails(open)
  const { offered } = change
  // With another place the server takes the old room off, so that the new one is told after it.
  const room = offered && isOtherPickUp(booking, offered.quote) ? typed.newRoom : null
  return (
    <BookingFrame
      open={open}
      here="Pick-up"
      title={
        ride
          ? 'Change the address or your details'
          : isHotelUntold
            ? 'Tell us your hotel'
            : 'Change the pick-up or your wishes'
      }
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
        action={ride ? 'Change the address' : isHotelUntold ? 'Tell us the hotel' : 'Change the pick-up'}
        keep="Back to the booking"
        done={
          ride
            ? 'The address is changed. A mail confirms it.'
            : isHotelUntold
              ? 'Thank you: we know where to come. A mail confirms it.'
              : 'The pick-up is changed. A mail confirms it.'
        }
        first={{ save: () => typed.save(room === null ? [] : ['room']), done: 'Your details are saved, too.' }}
        {...(room !== null && {
          after: {
            tell: () => call(changeDetails, { ...which, room }),
            done: `Room ${room} is noted.`,
            failed: `Room ${room} was not saved: please write it once more.`,
          },
        })}
      >
        {offered && <PlanAfter open={open} offered={offered} />}
      </AgreeToChange>
      <DetailsForm open={open} typed={typed} />
    </BookingFrame>
  )
}
