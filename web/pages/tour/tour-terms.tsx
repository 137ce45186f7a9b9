import { BestMonths } from '#web/features/tour-page/best-months.tsx'
import type { Box } from '#web/features/tour-page/box.ts'
import { CarTerms } from '#web/features/tour-page/car-terms.tsx'
import { Covers } from '#web/features/tour-page/covers.tsx'
import { PageSection } from '#web/features/tour-page/page-section.tsx'
import { RefundLine } from '#web/features/tour-page/refund-line.tsx'
import { Term, TermsList } from '#web/features/tour-page/terms-list.tsx'
import { noticeOf, seasonOf, startsOf, type TourOnPage } from './tour-in-words.ts'

/** Everything one should know before saying yes. */
export function TourTerms({ tour, box }: { tour: TourOnPage; box: Box }) {
  const { choice, car, dayProblem } = box
  return (
    <>
      <PageSection title="What the price covers">
        <Covers included={tour.included} notIncluded={tour.notIncluded} />
      </PageSection>
      <PageSection title="When and for whom">
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
          <Term name="If the weather turns">{tour.planB}</Term>
        </TermsList>
      </PageSection>
      <PageSection title="If your plans change">
        <RefundLine
          tiers={tour.cancellationTiers}
          priceYen={car?.priceYen ?? tour.price}
          day={dayProblem ? null : choice.day}
          start={choice.start}
        />
      </PageSection>
      <PageSection title="Practical">
        <TermsList>
          <Term name="Book">{noticeOf(tour)}</Term>
          <Term name="Start">{startsOf(tour)}</Term>
          <Term name="Pick-up">{tour.pickUp.name}</Term>
          <Term name="Drop-off">{tour.dropOff.name}</Term>
          <Term name="Cars and prices">
            <CarTerms prices={tour.prices} names={box.tour.carNames} />
          </Term>
        </TermsList>
      </PageSection>
    </>
  )
}
