import type { ReactNode } from 'react'
import { Print } from '#web/ui/print.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'
import { CopyCode } from './copy-code.tsx'
import { OfferTerms } from './offer-terms.tsx'
import type { ShownOffer, WorkedTour } from './shown-offer.ts'
import { ChooseTour, WorkedThrough } from './worked-through.tsx'

type OneOfferProps = {
  offer: ShownOffer
  tour: WorkedTour | undefined
  today: string
  /** What to do next with the chosen tour. */
  action: ReactNode
  /** Where another of its tours is shown; its own page, unless it is only looked at. */
  pathTo?: (tour: string) => string
}

/** An offer with all of its terms, and its code worked through on one of its tours. */
export function OneOffer({ offer, tour, today, action, pathTo }: OneOfferProps) {
  return (
    <div className="wrap grid items-start gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-10 md:pt-10 lg:gap-18">
      <div>
        <Print
          of={offer.picture}
          sizes="(width < 900px) max(100vw, 360px), max(50vw, 645px)"
          priority
          slip
          className="-mx-(--gut) h-60 md:mx-0 md:h-[26.875rem]"
        />
        <h1 className="mt-7 font-serif text-[clamp(36px,4vw,54px)] leading-[1.08] font-[380] tracking-[-0.012em] md:mt-9">
          {offer.title}
        </h1>
        <p className="mt-4 max-w-[52ch] font-serif text-lead text-ink-2">{offer.summary}</p>
        <section aria-labelledby="terms" className="mt-11">
          <h2 id="terms" className="mb-4 border-b border-ink pb-2.5 text-[1.0625rem] font-semibold">
            The terms, all of them
          </h2>
          <OfferTerms offer={offer} today={today} />
        </section>
      </div>
      <aside aria-label="The code" className="grid gap-7 md:sticky md:top-6">
        <Ticket>
          <div className="px-6 py-[1.375rem] md:px-[1.625rem]">
            <CopyCode code={offer.code} />
            {offer.codeMeaning !== '' && <p className="mt-2 text-sm text-ink-2">{offer.codeMeaning}</p>}
          </div>
          {!tour && action && <div className="px-6 pb-[1.375rem] md:px-[1.625rem]">{action}</div>}
          {tour && (
            <>
              <TicketTear />
              <div className="px-6 py-[1.375rem] md:px-[1.625rem]">
                <WorkedThrough offer={offer} tour={tour} today={today} />
              </div>
              <div className="border-t border-line px-6 py-[1.375rem] md:px-[1.625rem]">
                {action}
                <ChooseTour offer={offer} chosen={tour} {...(pathTo ? { pathTo } : {})} />
              </div>
            </>
          )}
        </Ticket>
        <p className="text-sm">
          <TextLink to="/offer-detail">All running offers</TextLink>
        </p>
      </aside>
    </div>
  )
}
