import { expect, test } from 'vitest'
import type { ClassPrice } from '#contract/catalogue.ts'
import { type DescribedTour, product, touristTrip } from './structured-data.ts'

const alphard: ClassPrice = { vehicleClass: 'alphard', name: 'Alphard', priceYen: 128_000, loads: [], maxGuests: 6 }
const hiace: ClassPrice = { vehicleClass: 'hiace', name: 'HiAce', priceYen: 152_000, loads: [], maxGuests: 9 }
const tour: DescribedTour = {
  title: 'Fuji at first light',
  summary: 'Away in the dark.',
  suits: ['Photographers'],
  prices: [hiace, alphard],
  itineraries: [
    {
      name: 'Oishi Park',
      nameJa: '大石公園',
      note: 'North shore.',
      latitude: 35.5229,
      longitude: 138.7459,
      driveMinutes: 110,
      arrivalMinutes: 110,
      stayMinutes: 60,
      admission: 'free',
      admissionYen: null,
    },
  ],
}
const addresses = {
  url: 'https://annai.example/tour/detail/fuji-at-first-light',
  image: 'https://annai.example/uploads/prints/fuji-dawn-share.jpg',
  publicUrl: 'https://annai.example',
}

test('the trip names its stops in order, each with its place on the globe', () => {
  expect(touristTrip(tour, addresses)).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Fuji at first light',
    url: addresses.url,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'TouristAttraction',
            name: 'Oishi Park',
            geo: { '@type': 'GeoCoordinates', latitude: 35.5229, longitude: 138.7459 },
          },
        },
      ],
    },
  })
})

test('several cars are one offer from the lowest price to the highest, in yen', () => {
  expect(product(tour, addresses, null).offers).toEqual({
    '@type': 'AggregateOffer',
    priceCurrency: 'JPY',
    lowPrice: 128_000,
    highPrice: 152_000,
    offerCount: 2,
    url: addresses.url,
  })
})

test('a single car is a plain offer', () => {
  expect(product({ ...tour, prices: [alphard] }, addresses, null).offers).toMatchObject({
    '@type': 'Offer',
    price: 128_000,
  })
})

test('nothing is claimed that we do not know: no availability, and no rating without reviews', () => {
  const unrated = JSON.stringify(product(tour, addresses, null))
  expect(unrated).not.toContain('availability')
  expect(unrated).not.toContain('aggregateRating')
  const parts = { chauffeur: 5, guide: null, vehicle: 4.6, route: 4.8 }
  expect(product(tour, addresses, { average: 4.8, count: 12, parts }).aggregateRating).toMatchObject({
    ratingValue: 4.8,
    reviewCount: 12,
  })
})
