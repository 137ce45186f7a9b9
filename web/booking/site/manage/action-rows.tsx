import { CalendarDays, Clock, MapPin, RotateCcw, Star, Users, X } from 'lucide-react'
import { boardOf } from '#contract/names.ts'
import { partyInWords } from '#contract/party.ts'
import { casesInWords } from '#contract/told-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { ActionRow } from './action-row.ts'
import { bookingAddress } from './booking-token.ts'
import { clockOf, meetingName } from './booking-words.ts'
import { changeSentence, refundSentence } from './deadlines.ts'
import type { OpenBooking } from './load-booking.ts'
import { rideRows } from './ride-rows.ts'
import { isRide } from './ride-words.ts'
import { againAddress } from './trip-words.ts'

function rowsOf(open: OpenBooking): ActionRow[] {
  const { booking, tour, refund, now } = open
  if (isRide(booking)) return rideRows(open, booking)
  const to = (page: string) => bookingAddress(`/manage-booking/${page}`, booking.reference)
  return [
    {
      icon: CalendarDays,
      title: 'Move to another day',
      text: changeSentence(booking, now),
      action: 'Choose a day',
      to: to('day'),
    },
    {
      icon: Users,
      title: 'Change party, luggage or names',
      text: `${partyInWords(booking)}, ${casesInWords(booking.largeCases)}, in the ${booking.className}.`,
      action: 'Change party',
      to: to('party'),
    },
    {
      icon: MapPin,
      title: 'Change the pick-up or your wishes',
      text: `${meetingName(booking.pickUp, tour?.pickUp)}. Name on the board: ${boardOf(booking)}.`,
      action: 'Change pick-up',
      to: to('pick-up'),
    },
    {
      icon: Clock,
      title: 'Return later',
      text: `It ends at ${clockOf(booking.endsAt)} now. The later times that you can have, with their prices.`,
      action: 'Change the end',
      to: to('return'),
    },
    { icon: X, title: 'Cancel the day', text: refundSentence(refund), action: 'Cancel', to: to('cancel') },
  ]
}

/** What can be done with a confirmed booking, each on a page of its own. After a deadline a row stays and says what it costs now. */
export function ActionRows({ open }: { open: OpenBooking }) {
  const rows = rowsOf(open)
  return rows.length > 0 && <Rows rows={rows} />
}

/** What is left to do when the day is over. */
export function OverRows({ open: { booking, tour } }: { open: OpenBooking }) {
  const again: ActionRow = {
    icon: RotateCcw,
    title: 'The same once more',
    text: `${partyInWords(booking)}, on another day.`,
    action: 'Book again',
    to: againAddress(booking),
  }
  // Rides are not reviewed: there is no page on which others would read it.
  if (isRide(booking)) return <Rows rows={[again]} />
  const rows: ActionRow[] = [
    {
      icon: Star,
      title: 'Tell others how it was',
      text: 'Stars for chauffeur, car and route, and a few words. The office reads it first.',
      action: 'Leave a review',
      to: bookingAddress('/manage-booking/review', booking.reference),
    },
    again,
  ]
  return <Rows rows={tour ? rows : rows.slice(0, 1)} />
}

function Rows({ rows }: { rows: readonly ActionRow[] }) {
  return (
    <ul className="mt-7 border-t border-ink print:hidden">
      {rows.map((row) => (
        <li
          key={row.to}
          className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-[1.125rem] gap-y-2.5 border-b border-line py-4.5 md:grid-cols-[24px_minmax(0,1fr)_auto]"
        >
          <Icon of={row.icon} className="text-ink-2 max-md:self-start max-md:mt-0.5" />
          <div>
            <h2 className="font-serif text-[1.25rem] leading-tight font-[420]">
              <Unbroken>{row.title}</Unbroken>
            </h2>
            <p className="mt-1 text-sm text-ink-2">
              <bdi>
                <Unbroken>{row.text}</Unbroken>
              </bdi>
            </p>
          </div>
          <ButtonLink
            to={row.to}
            variant="outline"
            size="small"
            className="max-md:col-start-2 max-md:min-h-11 max-md:justify-self-start"
          >
            {/* One piece: each piece of a button stands apart, and the other way round where the page is mirrored. */}
            <span>
              <Unbroken>{row.action}</Unbroken>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
