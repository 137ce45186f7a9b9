import type { Offer } from '#contract/offers.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OfferTicket } from './offer-ticket.tsx'

type RunningOffersProps = {
  offers: readonly Offer[]
  today: string
  /** Whoever came for an offer that is over is told so. */
  askedForAnother: boolean
}

export function RunningOffers({ offers, today, askedForAnother }: RunningOffersProps) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <h1 className="font-serif text-d2">Running offers</h1>
      <p className="mt-4 max-w-[52ch] font-serif text-lead text-ink-2">
        On quiet days our cars cost less. Every ticket has a code, and all of its terms.
      </p>
      {askedForAnother && (
        <Alert title="This offer has ended," className="mt-8">
          or its address is not quite right. {offers.length > 0 && 'These can be booked now.'}
        </Alert>
      )}
      <div className="mt-8 md:mt-10">
        {offers.length > 0 ? (
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {offers.map((offer, index) => (
              <li key={offer.slug}>
                <OfferTicket offer={offer} today={today} priority={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="No offers at the moment" action={<ButtonLink to="/tour/grid">See all tours</ButtonLink>}>
            When one begins it stands here with its code. Until then every day has its one price per car, tolls and tax
            included.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
