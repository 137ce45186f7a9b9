import { CalendarPlus, ReceiptText, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { bookingAddress } from './booking-token.ts'
import { PapersOutcome, ReceiptLinks, usePapers } from './documents.tsx'
import type { OpenBooking } from './load-booking.ts'
import { stateWords } from './state-words.ts'
import { againAddress } from './trip-words.ts'

/** What one comes to a trip for: its voucher while it is ahead, else what its state asks for. */
export function TripActions({ open, review }: { open: OpenBooking; review: ReactNode }) {
  const { booking, tour, now, which } = open
  const papers = usePapers(which)
  const isConfirmed = booking.state === 'confirmed'
  const isOpen = booking.state === 'on_hold' || booking.state === 'pending'
  return (
    <div className="mt-4 print:hidden">
      {!isConfirmed && (
        <p className="mb-3.5 text-sm text-ink-2">
          <bdi>{sentenceOf(open)}</bdi>
        </p>
      )}
      <div className="grid gap-2.5">
        {isConfirmed && (
          <Button
            variant="primary"
            wide
            onPress={() => papers.open('voucher')}
            isPending={papers.busy === 'voucher'}
            pendingLabel="Opening…"
          >
            <Icon of={Ticket} /> Open voucher
          </Button>
        )}
        {booking.state === 'on_hold' && (
          <ButtonLink to={bookingAddress('/manage-booking', booking.reference)} variant="primary" wide>
            Pay {formatYen(booking.totalYen)}
          </ButtonLink>
        )}
        {booking.dueYen > 0 && (
          <ButtonLink to={bookingAddress('/manage-booking', booking.reference)} wide>
            Pay {formatYen(booking.dueYen)}
          </ButtonLink>
        )}
        {review}
        <div className="flex flex-wrap gap-2.5 *:flex-1">
          {isConfirmed && now < booking.endsAt && (
            <Button
              className="!px-3"
              onPress={() => papers.open('calendar')}
              isPending={papers.busy === 'calendar'}
              pendingLabel="Opening…"
            >
              <Icon of={CalendarPlus} /> Calendar
            </Button>
          )}
          {!isOpen && booking.paidYen > 0 && (
            <Button
              className="!px-3"
              onPress={papers.openReceipts}
              isPending={papers.busy === 'receipts'}
              pendingLabel="Opening…"
            >
              <Icon of={ReceiptText} />{' '}
              {booking.payments.length > 1 || booking.refundedYen > 0 ? 'Receipts' : 'Receipt'}
            </Button>
          )}
          {!isOpen && tour && (!isConfirmed || now >= booking.endsAt) && (
            <ButtonLink to={againAddress(booking)} className="!px-3">
              Book again
            </ButtonLink>
          )}
        </div>
      </div>
      <PapersOutcome of={papers} />
      <ReceiptLinks of={papers} />
    </div>
  )
}

/** A hold says until when; the other states what became of them. */
function sentenceOf({ booking, now }: OpenBooking): string {
  const { headline, sentence } = stateWords(booking, now)
  return booking.state === 'on_hold' || booking.state === 'pending' ? `${headline}. ${sentence}` : sentence
}
