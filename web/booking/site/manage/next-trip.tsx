import { Ticket as TicketIcon } from 'lucide-react'
import { formatYen } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { longDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { stateTags } from '../booking-state.ts'
import { bookingAddress } from './booking-token.ts'
import { clockOf, dayOf, daysAhead } from './booking-words.ts'
import { Crew } from './crew.tsx'
import { PapersOutcome, usePapers } from './documents.tsx'
import type { OpenBooking } from './load-booking.ts'
import { stateWords } from './state-words.ts'
import { Plan } from './wide-ticket.tsx'

/** The trip that comes next, large: the print, the stations, who comes, and its voucher. */
export function NextTrip({ open, to }: { open: OpenBooking; to: string }) {
  const { booking, tour, now } = open
  const { tone, word } = stateTags[booking.state]
  return (
    <Ticket className="grid overflow-hidden lg:grid-cols-[1.05fr_1fr]">
      <Print
        of={tour?.cover ?? chauffeurEvening}
        sizes="(width < 1200px) 100vw, 520px"
        priority
        slip
        className="h-[13.75rem] lg:h-auto lg:min-h-[26.25rem] print:hidden"
      />
      <div className="flex flex-col gap-[1.125rem] border-dashed border-edge p-[1.375rem] max-lg:border-t-[1.5px] lg:border-s-[1.5px] lg:px-[2.125rem] lg:py-[1.875rem]">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <Tag tone={tone}>{word}</Tag>
            <h2 className="mt-2.5 font-serif text-d3">
              <TextLink to={to} className="!text-ink no-underline hover:underline">
                {booking.service.title}
              </TextLink>
            </h2>
            <p className="text-ink-2 tabular-nums">
              <bdi>
                {longDay(dayOf(booking.startsAt))}, {clockOf(booking.startsAt)}
              </bdi>
            </p>
          </div>
          <DaysLeft days={daysAhead(booking.startsAt, now)} />
        </div>
        <Plan open={open} />
        <Crew booking={booking} />
        {booking.state === 'confirmed' ? <Papers open={open} to={to} /> : <Waiting open={open} to={to} />}
      </div>
    </Ticket>
  )
}

function DaysLeft({ days }: { days: number }) {
  if (days < 1) return null
  return (
    <p className="text-end">
      <bdi className="block font-serif text-[3.75rem] leading-none font-[380] tabular-nums">{days}</bdi>
      <span className="text-sm text-ink-2">{days === 1 ? 'day' : 'days'}</span>
    </p>
  )
}

function Papers({ open: { which, booking, now }, to }: { open: OpenBooking; to: string }) {
  const papers = usePapers(which)
  return (
    <div className="mt-auto print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="primary"
          className="max-sm:w-full"
          onPress={() => papers.open('voucher')}
          isPending={papers.busy === 'voucher'}
          pendingLabel="Opening…"
        >
          <Icon of={TicketIcon} /> Open voucher
        </Button>
        <ButtonLink to={to} className="max-sm:w-full">
          See the trip
        </ButtonLink>
        {now < booking.startsAt && (
          <TextLink
            to={bookingAddress('/manage-booking', booking.reference)}
            className="inline-flex min-h-11 items-center text-sm"
          >
            Change or cancel
          </TextLink>
        )}
      </div>
      <PapersOutcome of={papers} />
    </div>
  )
}

/** Not yet arranged: until when it is held, and where to pay. */
function Waiting({ open: { booking, now }, to }: { open: OpenBooking; to: string }) {
  const { headline, sentence } = stateWords(booking, now)
  return (
    <div className="mt-auto">
      <p className="mb-4">
        <strong className="block font-semibold">
          <bdi>{headline}</bdi>
        </strong>
        <span className="text-sm text-ink-2">
          <bdi>{sentence}</bdi>
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {booking.state === 'on_hold' && (
          <ButtonLink
            to={bookingAddress('/manage-booking', booking.reference)}
            variant="primary"
            className="max-sm:w-full"
          >
            Pay {formatYen(booking.totalYen)}
          </ButtonLink>
        )}
        <ButtonLink to={to} className="max-sm:w-full">
          See the trip
        </ButtonLink>
      </div>
    </div>
  )
}
