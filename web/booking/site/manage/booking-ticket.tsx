import { ChevronDown } from 'lucide-react'
import { paidAndRefunded } from '#contract/money-back.ts'
import { partyWithAll } from '#contract/told-words.ts'
import { CarElevation } from '#web/fleet/site/index.ts'
import { type TripFact, TripTicket } from '#web/pricing/site/index.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { languageName } from '#web/ui/language-name.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { stateTags } from '../booking-state.ts'
import { clockOf, crewInWords, dayOf, meetingName, shortWhen } from './booking-words.ts'
import { CarInWords } from './car-in-words.tsx'
import { isEndOfItsOwn } from './day-plan.ts'
import { PapersOutcome, ReceiptLinks, usePapers } from './documents.tsx'
import type { OpenBooking } from './load-booking.ts'
import { OtherWay } from './other-way.tsx'
import { moneyNow } from './paid-words.ts'
import { rideFacts } from './ride-ticket.tsx'
import { isRide } from './ride-words.ts'
import { toldFacts } from './told-facts.tsx'

/** The booking as it is now: what it is, what was paid, and its papers. */
export function BookingTicket({ open }: { open: OpenBooking }) {
  const { booking, tour } = open
  return (
    <TripTicket
      picture={tour?.cover ?? null}
      {...(isRide(booking)
        ? { drawing: <CarElevation vehicleClass={booking.vehicleClass} className="mx-auto h-auto w-full" /> }
        : {})}
      title={booking.service.title}
      tag={<StateTag open={open} />}
      facts={isRide(booking) ? rideFacts(booking) : tourFacts(open)}
      total={moneyNow(booking)}
      note={noteOf(open)}
      foot={booking.state === 'confirmed' ? <Papers open={open} /> : undefined}
    />
  )
}

/** What went back, and the other way of a journey. */
function noteOf({ booking }: OpenBooking) {
  if (booking.refundedYen === 0 && booking.journey.length === 0) return undefined
  return (
    <>
      {booking.refundedYen > 0 && <p>{paidAndRefunded(booking)}</p>}
      <OtherWay booking={booking} />
    </>
  )
}

function tourFacts({ booking, tour }: OpenBooking): TripFact[] {
  const crew = crewInWords(booking.crew)
  return [
    { term: 'Reference', detail: booking.reference },
    { term: 'Day', detail: shortWhen(booking) },
    { term: 'Pick-up', detail: meetingName(booking.pickUp, tour?.pickUp) },
    ...(booking.flight ? [{ term: 'Flight', detail: booking.flight }] : []),
    ...(isEndOfItsOwn(booking) ? [{ term: 'Drop-off', detail: meetingName(booking.dropOff, tour?.dropOff) }] : []),
    { term: 'Party', detail: partyWithAll(booking) },
    ...toldFacts(booking),
    ...(crew ? [{ term: 'Crew', detail: crew }] : []),
    ...(booking.guideLanguage ? [{ term: 'Guide', detail: `In ${languageName(booking.guideLanguage, 'en')}` }] : []),
    { term: 'Car', detail: <CarInWords booking={booking} /> },
  ]
}

function Papers({ open }: { open: OpenBooking }) {
  const papers = usePapers(open.which)
  const { booking } = open
  const several = booking.payments.length > 1 || booking.refundedYen > 0
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextButton onClick={() => papers.open('voucher')}>
          {papers.busy === 'voucher' ? 'Opening…' : 'Voucher'}
        </TextButton>
        <TextButton onClick={() => papers.open('calendar')}>
          {papers.busy === 'calendar' ? 'Opening…' : 'Calendar file'}
        </TextButton>
        {booking.paidYen > 0 && (
          <TextButton onClick={papers.openReceipts}>
            {papers.busy === 'receipts' ? 'Opening…' : several ? 'Receipts' : 'Receipt'}
          </TextButton>
        )}
        <TextButton onClick={papers.mailAgain}>
          {papers.busy === 'mail' ? 'Sending…' : 'Send the mail again'}
        </TextButton>
        <TextButton onClick={() => print()}>Print this page</TextButton>
      </div>
      <PapersOutcome of={papers} />
      <ReceiptLinks of={papers} />
    </div>
  )
}

function StateTag({ open: { booking } }: { open: OpenBooking }) {
  const { tone, word } = stateTags[booking.state]
  return <Tag tone={tone}>{word}</Tag>
}

/** Folded at the top of phones, where the ticket itself stands at the end. */
export function TicketOnPhone({ open }: { open: OpenBooking }) {
  const { booking } = open
  return (
    <details className="group mb-6 rounded-field border border-ink bg-surface md:hidden print:hidden">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span>
          <StateTag open={open} />
          <span className="mt-1 block font-semibold">{booking.service.title}</span>
          <bdi className="block text-sm text-ink-2">
            {shortDay(dayOf(booking.startsAt))}, {clockOf(booking.startsAt)}. {booking.reference}
          </bdi>
        </span>
        <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-2">
        <BookingTicket open={open} />
      </div>
    </details>
  )
}
