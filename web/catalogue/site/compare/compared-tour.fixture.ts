import type { VehicleClass } from '#contract/catalogue.ts'
import type { ComparedTour } from './compared-tour.ts'

export const car = (vehicleClass: VehicleClass, name: string, priceYen: number, maxGuests: number) => ({
  ...{ vehicleClass, name, priceYen, maxGuests, loads: [{ guests: maxGuests, largeCases: 0 }] },
})

export const tour: ComparedTour = {
  slug: 'a',
  title: 'A',
  category: { slug: 'gardens', letter: 'G', name: 'Gardens' },
  cover: { path: '', alt: '', titleJa: null, ground: '', focus: '', width: 3, height: 2 },
  price: 50_000,
  prices: [car('sedan', 'Crown', 50_000, 3), car('alphard', 'Alphard', 56_000, 6)],
  duration: 480,
  startTimes: ['08:00', '09:00'],
  driveMinutes: 60,
  walkingLevel: 'easy',
  walkingKilometres: 2,
  steps: 0,
  bestMonths: [10, 11],
  season: null,
  closed: [],
  minimumNoticeHours: 48,
  guideIncluded: true,
  rating: null,
  withChildren: { verdict: 'open', reasons: [], fromAge: null },
  fees: { yen: 600, andMore: false },
  freeUntilHours: 48,
  pickUp: 'Your hotel',
}
