import { Part } from './booking-frame.tsx'
import type { OpenBooking } from './load-booking.ts'
import { isRide, meetsFlight } from './ride-words.ts'
import { TerminalMeeting } from './terminal-meeting.tsx'

/** Of a ride that meets a flight: where, in words that are read while walking. */
export function RideMeeting({ open: { booking, terminal } }: { open: OpenBooking }) {
  if (!isRide(booking) || !meetsFlight(booking) || !terminal) return null
  return (
    <Part title="Where we meet">
      <TerminalMeeting booking={booking} terminal={terminal} />
    </Part>
  )
}
