import { useState } from 'react'
import type { Booking } from '#contract/booking.ts'
import { changeDetails } from '#contract/booking-changes.ts'
import { bookingDetails, pickDetails } from '#core/booking-details.ts'
import { AgreeToChange } from '#web/booking/site/manage/agree-to-change.tsx'
import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import { useChangeParts } from '#web/booking/site/manage/change-parts.ts'
import { DetailsForm } from '#web/booking/site/manage/details-form.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { useOtherFlight } from '#web/booking/site/manage/other-flight.ts'
import { PickUpChange } from '#web/booking/site/manage/pick-up-change.tsx'
import { LandingAfter, otherWayWords, PlanAfter } from '#web/booking/site/manage/plan-after.tsx'
import { takenOff } from '#web/booking/site/manage/plan-changes.ts'
import { isRide, meetsFlight } from '#web/booking/site/manage/ride-words.ts'
import { useChange } from '#web/booking/site/manage/use-change.ts'
import { useDetails } from '#web/booking/site/manage/use-details.ts'
import { call } from '#web/platform/api.ts'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function ChangePickUp() {
  return <ChangePage here="Pick-up">{(open) => <PickUp open={open} />}</ChangePage>
}

function PickUp({ open: opened }: { open: OpenBooking }) {
  // What was saved here a moment ago is what the page goes on with.
  const [saved, setSaved] = useState<{ since: Booking; booking: Booking } | null>(null)
  const open = saved?.since === opened.booking ? { ...opened, booking: saved.booking } : opened
  const { booking, which } = open
  const { ride, isHotelUntold } = booking
  const change = useChange(which)
  const partOf = useChangeParts<'places' | 'flight'>(change)
  const flight = useOtherFlight(isRide(booking) && meetsFlight(booking) ? booking : null, partOf('flight'))
  const typed = useDetails(open, {
    said: flight.said,
    onSaved: (fresh, isFlightTold) => {
      setSaved({ since: opened.booking, booking: fresh })
      if (isFlightTold) flight.clear()
    },
    onFlightRefused: (number) => void flight.look(number),
  })
  const { offered } = change
  const newFlight = offered?.wanted.flight
  const withOtherWay = (done: string) => [done, offered && otherWayWords(open, offered)].filter(Boolean).join(' ')
  // With another place the server takes the old room and flight off, so that the new ones are told after it.
  const later = offered
    ? takenOff(booking, offered.quote).filter((name) => typed.isNew(name) && !(name === 'flight' && newFlight))
    : []
  const saidOf = (end: string) =>
    later.map((name) => `${bookingDetails[name].label} ${typed.details[name]} ${end}`).join(' ')
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
          : 'Most doors in Tokyo cost nothing more. One further out may, as an airport or Hakone; then you see the difference first.'
      }
    >
      <PickUpChange open={open} change={partOf('places')} />
      <AgreeToChange
        open={open}
        change={change}
        action={
          newFlight
            ? `Move the ride to ${newFlight}`
            : ride
              ? 'Change the address'
              : isHotelUntold
                ? 'Tell us the hotel'
                : 'Change the pick-up'
        }
        keep="Back to the booking"
        done={
          newFlight
            ? withOtherWay(`Your ride waits for ${newFlight} now. A mail confirms it.`)
            : ride
              ? withOtherWay('The address is changed. A mail confirms it.')
              : isHotelUntold
                ? 'Thank you: we know where to come. A mail confirms it.'
                : 'The pick-up is changed. A mail confirms it.'
        }
        // The flight of a ride that moves to it goes with the change itself.
        first={{
          save: () => typed.save(newFlight ? [...later, 'flight'] : later),
          done: 'Your details are saved, too.',
        }}
        {...(later.length > 0 && {
          after: {
            tell: () => call(changeDetails, { ...which, ...pickDetails(later, typed.details) }),
            done: saidOf('is noted.'),
            failed: saidOf('was not saved: please write it once more.'),
          },
        })}
      >
        {offered &&
          (newFlight ? <LandingAfter open={open} offered={offered} /> : <PlanAfter open={open} offered={offered} />)}
      </AgreeToChange>
      <DetailsForm open={open} typed={typed} flight={flight} />
    </BookingFrame>
  )
}
