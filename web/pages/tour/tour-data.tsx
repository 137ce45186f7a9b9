import type { Rating } from '#contract/reviews.ts'
import { product, touristTrip } from '#web/catalogue/site/tour-page/structured-data.ts'

import { useSite } from '#web/platform/site.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { sharePictureAddress } from '#web/ui/share-picture.ts'
import type { TourOnPage } from './tour-in-words.ts'

/** The tour as search engines read it. */
export function TourData({ tour, rating }: { tour: TourOnPage; rating: Rating | null }) {
  const site = useSite()
  const addresses = {
    url: `${site.publicUrl}/tour/detail/${tour.slug}`,
    image: sharePictureAddress(tour.cover, site),
    publicUrl: site.publicUrl,
  }
  return (
    <>
      <JsonLd data={touristTrip(tour, addresses)} />
      <JsonLd data={product(tour, addresses, rating)} />
    </>
  )
}
