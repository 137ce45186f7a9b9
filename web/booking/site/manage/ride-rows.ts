import { CalendarDays, MapPin, Plane, Users, X } from 'lucide-react'
import { boardOf } from '#contract/names.ts'
import { partyInWords } from '#contract/party.ts'
import { casesInWords, extrasInWords } from '#contract/told-words.ts'
import type { ActionRow } from './action-row.ts'
import { bookingAddress } from './booking-token.ts'
import { changeSentence, refundSentence } from './deadlines.ts'
import type { OpenBooking } from './load-booking.ts'
import { clockBeside, meetsFlight, type RideBooking, rideEnds } from './ride-words.ts'

/** What can be done with a ride that is arranged. A late flight can be told until the guests are found. */
export function rideRows({ refund, now }: OpenBooking, booking: RideBooking): ActionRow[] {
  const to = (page: string) => bookingAddress(`/manage-booking/${page}`, booking.reference)
  const { from, to: end } = rideEnds(booking)
  const extras = extrasInWords(booking.extras, booking.lines)
  const flight: ActionRow[] =
    meetsFlight(booking) && booking.landsAt
      ? [
          {
            icon: Plane,
            title: 'Flight late?',
            text: `${booking.flight || 'It'} lands at ${clockBeside(booking.landsAt, booking.startsAt)}, as your booking has it. Tell us the new landing time and we move the pick-up. It costs nothing.`,
            action: 'Tell us',
            to: to('flight'),
          },
        ]
      : []
  if (now >= booking.startsAt) return flight
  return [
    ...flight,
    {
      icon: CalendarDays,
      title: 'Another day or hour',
      text: changeSentence(booking, now),
      action: 'Choose an hour',
      to: to('day'),
    },
    {
      icon: Users,
      title: 'Change party, luggage or names',
      text: `${partyInWords(booking)}, ${casesInWords(booking.largeCases)}${extras && `, ${extras}`}, in the ${booking.className}.`,
      action: 'Change party',
      to: to('party'),
    },
    {
      icon: MapPin,
      title: 'Change the address or your details',
      text: `${booking.ride.airport === 'arrival' && end ? end : from}. Name on the board: ${boardOf(booking)}.`,
      action: 'Change details',
      to: to('pick-up'),
    },
    { icon: X, title: 'Cancel the ride', text: refundSentence(refund), action: 'Cancel', to: to('cancel') },
  ]
}
