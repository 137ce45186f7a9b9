import { useLocation } from 'react-router'
import type { ReviewsOfTour } from '#contract/reviews.ts'
import { Gallery } from '#web/features/tour-page/gallery.tsx'
import { useHydrated } from '#web/platform/hydrated.ts'
import { Sleeping, sleepingPart } from '#web/ui/sleeping.tsx'
import { TourHead } from './tour-head.tsx'
import type { TourOnPage } from './tour-in-words.ts'
import { TourPreview } from './tour-preview.tsx'

/** All below the prints: as the server drew it until somebody touches the page. */
export const tourBody = sleepingPart(() => import('./tour-body.tsx').then((module) => module.TourBody))

/** On paper ink is black, whichever theme the screen has. */
const ON_PAPER =
  'print:[--edge:#777] print:[--ink-2:#333] print:[--ink-3:#555] print:[--ink:#000] print:[--line:#bbb] print:[--paper:#fff] print:[--surface:#fff] print:text-ink'

/** A tour from its prints to the days like it. */
export function TourPage({ tour, reviews }: { tour: TourOnPage; reviews: ReviewsOfTour | null }) {
  const { search, state } = useLocation()
  const hasMore = useHydrated() && (search !== '' || state !== null || reviews === null)
  return (
    <div className={ON_PAPER}>
      <TourPreview cover={tour.cover} />
      <div className="wrap">
        <TourHead tour={tour} />
        <Gallery pictures={tour.pictures} />
      </div>
      <Sleeping part={tourBody} with={{ tour, reviews }} isWanted={hasMore} />
    </div>
  )
}
