import { useLocation } from 'react-router'
import type { ReviewsOfTour } from '#contract/reviews.ts'
import { Gallery } from '#web/catalogue/site/tour-page/gallery.tsx'
import { useHydrated } from '#web/platform/hydrated.ts'
import { useSite } from '#web/platform/site.ts'
import { ShareImage } from '#web/ui/share-image.tsx'
import { Sleeping, sleepingPart } from '#web/ui/sleeping.tsx'
import { TourHead } from './tour-head.tsx'
import type { TourOnPage } from './tour-in-words.ts'

/** All below the prints: as the server drew it until somebody touches the page. */
export const tourBody = sleepingPart(() => import('./tour-body.tsx').then((module) => module.TourBody))

/** A tour from its prints to the days like it. */
export function TourPage({ tour, reviews }: { tour: TourOnPage; reviews: ReviewsOfTour | null }) {
  const site = useSite()
  const { search, state } = useLocation()
  const hasMore = useHydrated() && (search !== '' || state !== null || reviews === null)
  return (
    <>
      <ShareImage of={tour.cover} site={site} />
      <div className="wrap">
        <TourHead tour={tour} />
        <Gallery pictures={tour.pictures} />
      </div>
      <Sleeping part={tourBody} with={{ tour, reviews }} isWanted={hasMore} />
    </>
  )
}
