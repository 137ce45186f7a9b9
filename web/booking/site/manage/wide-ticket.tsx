import { CalendarPlus, Printer } from 'lucide-react'
import type { Booking } from '#contract/booking.ts'
import { partyWithAll, toldInWords } from '#contract/told-words.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { bookingAddress } from './booking-token.ts'
import { whenInWords } from './booking-words.ts'
import { Crew } from './crew.tsx'
import { planOf } from './day-plan.ts'
import { PapersOutcome, usePapers } from './documents.tsx'
import type { OpenBooking } from './load-booking.ts'
import { PlanLine } from './plan-line.tsx'
import { RideClock } from './ride-clock.tsx'
import { RidePanel } from './ride-panel.tsx'
import { isRide, ridePlan, rideWhen } from './ride-words.ts'

/** The day as one wide ticket: the print, or where a ride is met; what happens when, who comes, and the papers. */
export function WideTicket({ open }: { open: OpenBooking }) {
  const { booking, tour } = open
  return (
    <Ticket
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] overflow-hidden',
        isRide(booking) ? 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'md:grid-cols-2',
      )}
    >
      {isRide(booking) ? (
        <RidePanel open={open} booking={booking} />
      ) : (
        <Print
          of={tour?.cover ?? chauffeurEvening}
          sizes="(width < 900px) 100vw, 650px"
          priority
          slip
          className="h-[13.125rem] md:h-auto md:min-h-[23.75rem] print:hidden"
        />
      )}
      <div className="flex min-w-0 flex-col gap-5 border-edge p-5 max-md:border-t-[1.5px] max-md:border-dashed md:border-s-[1.5px] md:border-dashed md:px-9 md:py-8">
        <div>
          <h2 className="font-serif text-d3">{booking.service.title}</h2>
          <p className="mt-1.5 text-ink-2 tabular-nums">
            <bdi>
              <Unbroken>{isRide(booking) ? rideWhen(booking) : whenInWords(booking)}</Unbroken>
            </bdi>
          </p>
        </div>
        <Plan open={open} />
        <Crew booking={booking} />
        <ForWhom booking={booking} />
        {booking.state === 'confirmed' && <Papers open={open} />}
      </div>
    </Ticket>
  )
}

/** Who comes along and with what, and what we were told: at the moment when it can still be mended. */
function ForWhom({ booking }: { booking: Booking }) {
  const told = toldInWords(booking)
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-ink-3">Party</dt>
      <dd className="min-w-0 wrap-anywhere">
        <bdi>{partyWithAll(booking)}</bdi>
      </dd>
      {told.length > 0 && (
        <>
          <dt className="text-ink-3">You told us</dt>
          <dd className="min-w-0 wrap-anywhere">
            {told.map((one) => (
              <bdi key={one} className="block">
                {one}
              </bdi>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}

/** The stations of the day, or the ride on the clock. */
export function Plan({ open: { booking, tour } }: { open: OpenBooking }) {
  if (isRide(booking)) return <RideClock moments={ridePlan(booking)} />
  return tour && <PlanLine stations={planOf(booking, tour)} />
}

function Papers({ open: { which, booking } }: { open: OpenBooking }) {
  const papers = usePapers(which)
  return (
    <div className={cx('print:hidden', !booking.ride && 'mt-auto')}>
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <Button
          variant="primary"
          onPress={() => papers.open('voucher')}
          isPending={papers.busy === 'voucher'}
          pendingLabel="Opening…"
        >
          <Icon of={Printer} /> Print the voucher
        </Button>
        <Button onPress={() => papers.open('calendar')} isPending={papers.busy === 'calendar'} pendingLabel="Opening…">
          <Icon of={CalendarPlus} /> Add to calendar
        </Button>
      </div>
      <PapersOutcome of={papers} />
      <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-sm">
        <TextLink to={bookingAddress('/manage-booking', booking.reference)}>Change, message or cancel</TextLink>
        <TextButton onClick={papers.mailAgain}>
          {papers.busy === 'mail' ? 'Sending…' : 'Send the mail again'}
        </TextButton>
      </p>
    </div>
  )
}
