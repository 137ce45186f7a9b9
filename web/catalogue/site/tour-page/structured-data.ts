import type { ClassPrice, Stop, Tour } from '#contract/catalogue.ts'
import type { Rating } from '#contract/reviews.ts'

export type DescribedTour = Pick<Tour, 'title' | 'summary' | 'itineraries' | 'prices' | 'suits'>

/** Where the tour and its pictures are found, in whole addresses. */
export interface TourAddresses {
  url: string
  image: string
  publicUrl: string
}

const us = (publicUrl: string) => ({ '@type': 'Organization', name: 'Annai', url: publicUrl })

/** The day as schema.org's TouristTrip, stop by stop. */
export function touristTrip(tour: DescribedTour, { url, image, publicUrl }: TourAddresses) {
  return {
    '@type': 'TouristTrip',
    name: tour.title,
    description: tour.summary,
    url,
    image,
    touristType: tour.suits,
    provider: us(publicUrl),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: tour.itineraries.length,
      itemListElement: tour.itineraries.map((stop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: attraction(stop),
      })),
    },
  }
}

function attraction({ name, nameJa, note, latitude, longitude }: Stop) {
  return {
    '@type': 'TouristAttraction',
    name,
    alternateName: nameJa,
    description: note,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

/** What can be bought, with its prices. Whether a day is free is not known here, so nothing is claimed of it. */
export function product(tour: DescribedTour, { url, image }: TourAddresses, rating: Rating | null) {
  return {
    '@type': 'Product',
    name: tour.title,
    description: tour.summary,
    url,
    image,
    brand: { '@type': 'Brand', name: 'Annai' },
    offers: offers(tour.prices, url),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

function offers(prices: readonly ClassPrice[], url: string) {
  const yen = prices.map(({ priceYen }) => priceYen)
  if (prices.length === 1) return { '@type': 'Offer', priceCurrency: 'JPY', price: yen[0], url }
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'JPY',
    lowPrice: Math.min(...yen),
    highPrice: Math.max(...yen),
    offerCount: prices.length,
    url,
  }
}
