import { CalendarDays, Clock, MapPin, Users, X } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { bookingAddress } from './booking-token.ts'
import { carNames, casesInWords, clockOf, meetingName, partyInWords } from './booking-words.ts'
import { changeSentence, refundSentence } from './deadlines.ts'
import type { OpenBooking } from './load-booking.ts'

interface Row {
  icon: IconDrawing
  title: string
  text: string
  action: string
  page: string
}

function rowsOf({ booking, tour, refund, now }: OpenBooking): Row[] {
  return [
    {
      icon: CalendarDays,
      title: 'Move to another day',
      text: changeSentence(booking, now),
      action: 'Choose a day',
      page: 'day',
    },
    {
      icon: Users,
      title: 'Change party or luggage',
      text: `${partyInWords(booking)}, ${casesInWords(booking.largeCases)}, in the ${carNames[booking.vehicleClass]}.`,
      action: 'Change party',
      page: 'party',
    },
    {
      icon: MapPin,
      title: 'Change the pick-up or your wishes',
      text: `${meetingName(booking.pickUp, tour?.pickUp)}. Name on the board: ${booking.nameBoard || booking.leadName}.`,
      action: 'Change pick-up',
      page: 'pick-up',
    },
    {
      icon: Clock,
      title: 'Return later',
      text: `${clockOf(booking.endsAt)} now, by the half hour. Also decided on the day, if the crew is free.`,
      action: 'Change the end',
      page: 'return',
    },
    { icon: X, title: 'Cancel the day', text: refundSentence(refund), action: 'Cancel', page: 'cancel' },
  ]
}

/** What can be done with a confirmed booking, each on a page of its own. After a deadline a row stays and says what it costs now. */
export function ActionRows({ open }: { open: OpenBooking }) {
  return (
    <ul className="mt-7 border-t border-ink print:hidden">
      {rowsOf(open).map((row) => (
        <li
          key={row.page}
          className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-[18px] gap-y-2.5 border-b border-line py-[18px] md:grid-cols-[24px_minmax(0,1fr)_auto]"
        >
          <Icon of={row.icon} className="text-ink-2 max-md:self-start max-md:mt-0.5" />
          <div>
            <h2 className="font-serif text-[20px] leading-tight font-[420]">{row.title}</h2>
            <p className="mt-1 text-sm text-ink-2">
              <bdi>{row.text}</bdi>
            </p>
          </div>
          <ButtonLink
            to={bookingAddress(`/manage-booking/${row.page}`, open.booking.reference)}
            variant="outline"
            size="small"
            className="max-md:col-start-2 max-md:min-h-11 max-md:justify-self-start"
          >
            {row.action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
