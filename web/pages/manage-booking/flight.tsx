import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import { BookingGate } from '#web/booking/site/manage/booking-gate.tsx'
import { clockOf } from '#web/booking/site/manage/booking-words.ts'
import { FlightForm } from '#web/booking/site/manage/flight-form.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { NotOfThis } from '#web/booking/site/manage/not-of-this.tsx'
import { clockBeside, isRide, meetsFlight, waitFreeUntil } from '#web/booking/site/manage/ride-words.ts'
import { stateWords } from '#web/booking/site/manage/state-words.ts'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function LateFlight() {
  return <BookingGate>{(open) => <Flight open={open} />}</BookingGate>
}

/** Open longer than other changes: whoever still sits in the aeroplane at the hour of the pick-up may tell it. */
function Flight({ open }: { open: OpenBooking }) {
  const { booking, now } = open
  if (booking.state !== 'confirmed') {
    const { headline, sentence } = stateWords(booking, now)
    return <NotOfThis open={open} here="Flight" title={headline} lead={sentence} />
  }
  if (!isRide(booking) || !meetsFlight(booking) || !booking.landsAt)
    return (
      <NotOfThis
        open={open}
        here="Flight"
        title="No flight is waited for"
        lead="This booking does not begin with a landing. To move it, choose another hour."
      />
    )
  if (now >= booking.endsAt)
    return (
      <NotOfThis
        open={open}
        here="Flight"
        title="This ride is over"
        lead="Still on your way? Ring the desk; dispatch answers at once."
      />
    )
  const { flight, landsAt, startsAt } = booking
  return (
    <BookingFrame
      open={open}
      here="Flight"
      title={flight ? `Is ${flight} late?` : 'Is your flight late?'}
      lead={`It lands at ${clockBeside(landsAt, startsAt)} as your booking has it, the pick-up is at ${clockOf(startsAt)}, and waiting is free until ${clockBeside(waitFreeUntil(booking), startsAt)}. Tell us the new landing time and we move the pick-up. It costs nothing.`}
    >
      <FlightForm open={open} booking={booking} />
    </BookingFrame>
  )
}
