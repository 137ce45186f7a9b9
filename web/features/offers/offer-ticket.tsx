import { Link } from 'react-router'
import type { Offer } from '#contract/offers.ts'
import { Print } from '#web/ui/print.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'
import { CopyCode } from './copy-code.tsx'
import { daysInWords, endInWords, tours, weekdaysInWords } from './offer-words.ts'
import { offerPath } from './shown-offer.ts'

/** An offer among others: what it is, when, and its code. All of it leads to the terms, by one link. */
export function OfferTicket({ offer, today, priority }: { offer: Offer; today: string; priority?: boolean }) {
  return (
    <Ticket className="group relative flex h-full flex-col print:break-inside-avoid">
      <Print
        of={offer.picture}
        sizes="(width < 600px) 100vw, (width < 1200px) 50vw, 420px"
        priority={priority ?? false}
        className="aspect-3/2 rounded-t-[3px]"
      />
      <div className="flex-1 px-5 pt-5 pb-4 md:px-6">
        <h2 className="font-serif text-d3">
          <Link
            to={offerPath(offer.slug)}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {offer.title}
          </Link>
        </h2>
        <p className="mt-2 text-ink-2">{offer.summary}</p>
        <p className="mt-3 text-sm">
          <strong className="font-semibold">{offer.percentOff}% off</strong> {tours(offer.tourCount)},{' '}
          {weekdaysInWords(offer.weekdays)}. Travel {daysInWords(offer.travelFrom, offer.travelTo)}.
        </p>
      </div>
      <TicketTear />
      <div className="px-5 pt-4 pb-5 md:px-6">
        {/* Above the link that covers the ticket, so that the code can be taken along from here. */}
        <div className="relative z-10">
          <CopyCode code={offer.code} />
        </div>
        <p className="mt-3 text-sm text-ink-2">{endInWords(offer.bookUntil, today)}</p>
      </div>
    </Ticket>
  )
}
