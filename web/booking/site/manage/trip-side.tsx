import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { taxNote } from '#contract/tax-words.ts'
import { CostLines } from '#web/pricing/site/index.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { longDay, shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'
import { bookingAddress } from './booking-token.ts'
import { clockOf, dayOf } from './booking-words.ts'
import { changeSentence } from './deadlines.ts'
import type { OpenBooking } from './load-booking.ts'
import { isPaidAsPriced, moneyInWords, paidInWords } from './paid-words.ts'
import { refundTiers } from './refund-tiers.ts'
import { TripActions } from './trip-actions.tsx'
import { standing } from './trip-words.ts'

type TripSideProps = {
  open: OpenBooking
  /** Of a day that is over: a review to write, or what became of it. */
  review: ReactNode
}

/** The trip as a ticket: its papers, what it cost, and what can still be changed. */
export function TripSide({ open, review }: TripSideProps) {
  const { booking, now } = open
  const isAhead = booking.state === 'confirmed' && now < booking.startsAt
  return (
    <Ticket className="tabular-nums">
      <Section>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="text-ink-2">{standing(booking, now)}</span>
          <span className="inline-flex items-center gap-1.5 text-sm">
            <Icon of={CalendarDays} dense />
            <bdi>
              {shortDay(dayOf(booking.startsAt))}, {clockOf(booking.startsAt)}
            </bdi>
          </span>
        </p>
        <TripActions open={open} review={review} />
      </Section>
      <TicketTear />
      <Section>
        <Costs open={open} />
      </Section>
      {isAhead && (
        <>
          <TicketTear />
          <Section>
            <Change open={open} />
          </Section>
        </>
      )}
    </Ticket>
  )
}

const Section = ({ children }: { children: ReactNode }) => <div className="px-4.5 py-5 md:px-6">{children}</div>

function Costs({ open: { booking } }: { open: OpenBooking }) {
  const paid = paidInWords(booking, (at) => longDay(dayOf(at)))
  return (
    <>
      {/* The reasons stand on the confirmation; here the figures are enough. */}
      <CostLines
        lines={booking.lines.map((line) => ({ ...line, explanation: '' }))}
        total={{ label: isPaidAsPriced(booking) ? 'Paid' : 'Total', yen: booking.totalYen }}
      />
      <p className="mt-2 text-xs text-ink-3">
        <bdi>
          {taxNote(booking.taxes)}
          {paid.length > 0 && ` ${paid.join('. ')}.`}
          {` ${moneyInWords(booking)}`}
        </bdi>
      </p>
    </>
  )
}

const others = [
  { page: 'party', words: 'Party and luggage' },
  { page: 'pick-up', words: 'Pick-up and wishes' },
  { page: 'return', words: 'Return later' },
]
const othersOfRide = others.filter(({ page }) => page !== 'return')

function Change({ open: { booking, now } }: { open: OpenBooking }) {
  const address = (page: string) => bookingAddress(`/manage-booking/${page}`, booking.reference)
  const tiers = refundTiers(booking, now)
  return (
    <section aria-labelledby="change-or-cancel" className="print:hidden">
      <h2 id="change-or-cancel" className="font-semibold">
        Change or cancel
      </h2>
      {tiers.length > 0 && (
        <dl className="mt-2.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-dense">
          {tiers.map(({ until, back }) => (
            <div key={until} className="contents">
              <dt className="text-ink-2">
                <bdi>{until}</bdi>
              </dt>
              <dd>
                <bdi>{back}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={address('day')}>Move the day</ButtonLink>
        <TextLink to={address('cancel')} className="inline-flex min-h-11 items-center text-sm !text-beni">
          Cancel this trip
        </TextLink>
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 text-sm">
        {(booking.ride ? othersOfRide : others).map(({ page, words }) => (
          <li key={page}>
            <TextLink to={address(page)} className="inline-flex min-h-11 items-center md:min-h-8">
              {words}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">
        <bdi>Tokyo time. {changeSentence(booking, now)}</bdi>
      </p>
    </section>
  )
}
