import { CalendarPlus, Printer } from 'lucide-react'
import type { Booking } from '#contract/booking.ts'
import type { TourDetail } from '#contract/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { bookingAddress } from './booking-token.ts'
import { whenInWords } from './booking-words.ts'
import { Crew } from './crew.tsx'
import { planOf } from './day-plan.ts'
import { PapersOutcome, usePapers } from './documents.tsx'
import type { OpenBooking } from './load-booking.ts'

/** The day as one wide ticket: the print, its stations, who comes, and the papers. */
export function WideTicket({ open }: { open: OpenBooking }) {
  const { booking, tour } = open
  return (
    <Ticket className="grid overflow-hidden md:grid-cols-2">
      <Print
        of={tour?.cover ?? chauffeurEvening}
        sizes="(width < 900px) 100vw, 650px"
        priority
        slip
        className="h-[210px] md:h-auto md:min-h-[380px] print:hidden"
      />
      <div className="flex flex-col gap-5 border-edge p-5 max-md:border-t-[1.5px] max-md:border-dashed md:border-s-[1.5px] md:border-dashed md:px-9 md:py-8">
        <div>
          <h2 className="font-serif text-d3">{booking.tour.title}</h2>
          <p className="mt-1.5 text-ink-2 tabular-nums">
            <bdi>{whenInWords(booking)}</bdi>
          </p>
        </div>
        {tour && <Plan booking={booking} tour={tour} />}
        <Crew booking={booking} />
        {booking.state === 'confirmed' && <Papers open={open} />}
      </div>
    </Ticket>
  )
}

/** The stations of the day as a short line. */
export function Plan({ booking, tour }: { booking: Booking; tour: TourDetail }) {
  const stations = planOf(booking, tour)
  return (
    <ol className="grid gap-2.5 text-[15px] leading-normal tabular-nums">
      {stations.map(({ clock, name }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may come by the same place twice
          key={index}
          className="grid grid-cols-[54px_16px_minmax(0,1fr)] items-start gap-[9px]"
        >
          <bdi>{clock}</bdi>
          <span aria-hidden className="relative mt-[3.5px]">
            {index < stations.length - 1 && (
              <span className="absolute start-[6px] top-3 -bottom-[calc(100%+24px)] h-[34px] w-1 bg-dv1" />
            )}
            <span className="relative block size-4 rounded-ring border-4 border-dv1 bg-surface" />
          </span>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  )
}

function Papers({ open: { which, booking } }: { open: OpenBooking }) {
  const papers = usePapers(which)
  return (
    <div className="mt-auto print:hidden">
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
