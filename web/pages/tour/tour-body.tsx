import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { formatYen } from '#contract/money.ts'
import type { ReviewsOfTour } from '#contract/reviews.ts'
import { youngestOf } from '#contract/young-children.ts'
import { ChildFact } from '#web/catalogue/site/cards/child-fact.tsx'
import { RouteMap } from '#web/catalogue/site/route-map/route-map.tsx'
import { Facts } from '#web/catalogue/site/tour-page/facts.tsx'
import { createHighlight, type Highlight } from '#web/catalogue/site/tour-page/highlight.ts'
import { PageSection } from '#web/catalogue/site/tour-page/page-section.tsx'
import { Timeline } from '#web/catalogue/site/tour-page/timeline.tsx'
import { isBuilt } from '#web/platform/route-metadata.ts'
import type { Box } from '#web/pricing/site/price-box/box.ts'
import { partyOf } from '#web/pricing/site/price-box/choice.ts'
import { PriceBar } from '#web/pricing/site/price-box/price-bar.tsx'
import { PriceBox } from '#web/pricing/site/price-box/price-box.tsx'
import { useIsWide } from '#web/pricing/site/price-box/use-is-wide.ts'
import { usePriceBox } from '#web/pricing/site/price-box/use-price-box.ts'
import { useTourChoice } from '#web/pricing/site/price-box/use-tour-choice.ts'
import { TourReviews } from '#web/reviews/site/tour-reviews.tsx'
import { longDay } from '#web/ui/day.ts'
import { RichText } from '#web/ui/rich-text.tsx'
import { SimilarTours } from './similar-tours.tsx'
import { TourData } from './tour-data.tsx'
import { boxOf, dayInWords, factsOf, stepsNoteOf, type TourOnPage } from './tour-in-words.ts'
import { TourTerms } from './tour-terms.tsx'
import { TourToTrip } from './tour-to-trip.tsx'

const canBook = isBuilt('/tour/booking/:slug')

/** What there is to read about the day, with the price box beside it. */
export function TourBody({ tour, reviews }: { tour: TourOnPage; reviews: ReviewsOfTour | null }) {
  const [choice, change] = useTourChoice(tour)
  const boxTour = useMemo(() => boxOf(tour), [tour])
  const box = usePriceBox(boxTour, { choice, change, canBook })
  const isWide = useIsWide()
  // A press in the box is answered there first; the long text beside it follows when there is time.
  const start = useDeferredValue(choice.start)
  const day = useDeferredValue(box.dayProblem ? null : choice.day)
  const youngest = useDeferredValue(youngestOf(choice.childAges))
  const party = useDeferredValue(partyOf(choice))
  const priceYen = useDeferredValue(box.totalYen ?? tour.price)
  const more = useMemo(() => <TourToTrip box={box} />, [box])
  return (
    <>
      <div className="wrap pb-(--section) print:pb-0">
        <div className="mt-7 md:mt-9 md:grid md:grid-cols-[minmax(0,1fr)_340px] md:gap-10 lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-18 print:block">
          <div className="min-w-0">
            <ChosenOnPaper box={box} />
            <Story tour={tour} start={start} youngest={youngest} />
            <TourTerms tour={tour} start={start} day={day} priceYen={priceYen} />
            <Reviews slug={tour.slug} loaded={reviews} />
          </div>
          <div className="max-md:hidden print:hidden">{isWide && <PriceBox box={box} more={more} />}</div>
        </div>
        <AfterTheDay tour={tour} youngest={youngest} party={party} />
      </div>
      <PriceBar box={box} more={more} />
      <Data tour={tour} rating={reviews?.rating ?? null} />
    </>
  )
}

type AfterTheDayProps = { tour: TourOnPage; youngest: number | null; party: string }
const AfterTheDay = memo(({ tour, ...party }: AfterTheDayProps) => (
  <SimilarTours tours={tour.similarTours} {...party} />
))
const Data = memo(TourData)

type StoryProps = { tour: TourOnPage; start: string; youngest: number | null }
const Story = memo(({ tour, start, youngest }: StoryProps) => (
  <>
    <Facts facts={factsOf(tour, start)} />
    <StepsNote text={stepsNoteOf(tour)} />
    <ChildFact of={tour.withChildren} youngest={youngest} className="mt-4" />
    <p className="mt-8 font-serif text-lead md:mt-10">{tour.summary}</p>
    <RichText of={tour.details} className="mt-6 max-w-[68ch] text-ink-2 [&_h2]:text-ink" />
    <Day tour={tour} start={start} />
  </>
))

const StepsNote = ({ text }: { text: string | null }) =>
  text && (
    <p className="mt-4 text-sm leading-snug text-ink-2">
      <bdi>{text}</bdi>
    </p>
  )

const Reviews = memo((props: { slug: string; loaded: ReviewsOfTour | null }) => (
  <PageSection title="From people who went" className="print:hidden">
    <TourReviews {...props} />
  </PageSection>
))

function Day({ tour, start }: { tour: TourOnPage; start: string }) {
  const [highlight] = useState(createHighlight)
  return (
    <PageSection title="The day, stop by stop" className="print:break-inside-auto">
      <Timeline
        stops={dayInWords(tour, start)}
        line={tour.category.letter}
        highlight={highlight}
        map={<DayMap tour={tour} highlight={highlight} />}
      />
    </PageSection>
  )
}

/** It points where the timeline points, and the other way round. */
function DayMap({ tour, highlight }: { tour: TourOnPage; highlight: Highlight }) {
  return (
    <RouteMap
      pickUp={tour.pickUp}
      stops={tour.itineraries}
      dropOff={tour.dropOff}
      line={tour.category.letter}
      highlighted={useStore(highlight, (state) => state.stop)}
      onHighlight={(stop) => highlight.setState({ stop })}
    />
  )
}

/** What was chosen, for the sheet of paper that has no price box. */
function ChosenOnPaper({ box: { tour, choice, car, totalYen, dayProblem } }: { box: Box }) {
  const day = choice.day && !dayProblem ? `${longDay(choice.day, { withYear: true })}, ` : ''
  return (
    <p className="hidden pb-3 font-semibold print:block">
      {day}
      {choice.start} to {tour.endOf(choice.start, choice.extraHalfHours)}
      {car && totalYen !== null && `, ${car.name}, ${formatYen(totalYen)} ${tour.unit}`}
    </p>
  )
}
