import type { RunningOffer } from '#contract/offers.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OfferRow } from './offer-row.tsx'
import { waysToPayLess } from './offer-words.ts'
import { OfferYear } from './offer-year.tsx'

type RunningOffersProps = {
  offers: readonly RunningOffer[]
  today: string
  /** Whoever came for an offer that is over is told so. */
  askedForAnother: boolean
  /** "10 hours". */
  hoursLong: (minutes: number) => string
}

export function RunningOffers({ offers, today, askedForAnother, hoursLong }: RunningOffersProps) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <h1 className="font-serif text-d2">{waysToPayLess(offers.length)}</h1>
      {offers.length > 0 && (
        <p className="mt-4 max-w-[52ch] font-serif text-lead text-ink-2">
          On quiet days our cars are free, so the day costs less. Type the code when you book.
        </p>
      )}
      {askedForAnother && (
        <Alert title="This offer has ended," className="mt-8">
          or its address is not quite right. {offers.length > 0 && 'These can be booked now.'}
        </Alert>
      )}
      <div className="mt-8 md:mt-10">
        {offers.length > 0 ? (
          <ul className="grid gap-6">
            {offers.map((offer, index) => (
              <li key={offer.slug}>
                <OfferRow offer={offer} today={today} priority={index === 0} hoursLong={hoursLong} />
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
      {offers.length > 0 && (
        <>
          <OfferYear offers={offers} today={today} />
          <section aria-labelledby="the-rest" className="mt-16 max-w-[72ch]">
            <h2 id="the-rest" className="mb-3 font-serif text-d3">
              The rest, in plain words
            </h2>
            <p className="text-ink-2">
              The discount is taken from the price of the day or of the ride itself. What you add to it, such as extra
              hours or a child seat, keeps its price. If you cancel, the usual times count, from what you paid.
            </p>
          </section>
        </>
      )}
    </div>
  )
}
