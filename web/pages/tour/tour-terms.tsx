import { memo } from 'react'
import { BestMonths } from '#web/catalogue/site/tour-page/best-months.tsx'
import { Covers } from '#web/catalogue/site/tour-page/covers.tsx'
import { FactsSection } from '#web/catalogue/site/tour-page/page-section.tsx'
import { Term, TermsList } from '#web/catalogue/site/tour-page/terms-list.tsx'
import { CarTerms } from '#web/pricing/site/price-box/car-terms.tsx'
import { RefundLine } from '#web/pricing/site/price-box/refund-line.tsx'
import type { IsoDay } from '#web/ui/day.ts'
import { noticeOf, seasonOf, startsOf, type TourOnPage } from './tour-in-words.ts'

type TourTermsProps = {
  tour: TourOnPage
  start: string
  day: IsoDay | null
  /** What would be paid, as far as it is known. */
  priceYen: number
}

/** Everything one should know before saying yes. */
export const TourTerms = memo(({ tour, start, day, priceYen }: TourTermsProps) => {
  return (
    <>
      <FactsSection title="What the price covers">
        <Covers included={tour.included} notIncluded={tour.notIncluded} />
      </FactsSection>
      <FactsSection title="When and for whom">
        <TermsList>
          <Term name="It suits">
            <ul className="flex flex-wrap gap-x-6">
              {tour.suits.map((guests) => (
                <li key={guests}>{guests}</li>
              ))}
            </ul>
          </Term>
          <Term name="Best months">
            <BestMonths months={tour.bestMonths} words={seasonOf(tour)} />
          </Term>
          {tour.closed.length > 0 && (
            <Term name="Days off">{tour.closed.map(({ words }) => `It ${words}.`).join(' ')}</Term>
          )}
          <Term name="If the weather turns">{tour.planB}</Term>
        </TermsList>
      </FactsSection>
      <FactsSection title="If your plans change">
        <RefundLine tiers={tour.cancellationTiers} priceYen={priceYen} day={day} start={start} />
      </FactsSection>
      <FactsSection title="Practical">
        <TermsList>
          <Term name="Book">{noticeOf(tour)}</Term>
          <Term name="Start">{startsOf(tour)}</Term>
          <Term name="Pick-up">{tour.pickUp.name}</Term>
          <Term name="Drop-off">{tour.dropOff.name}</Term>
          <Term name="Cars and prices">
            <CarTerms prices={tour.prices} />
          </Term>
        </TermsList>
      </FactsSection>
    </>
  )
})
