import type { Category, CategoryLabel, Tour, TourDetail, TourSummary } from '#contract/catalogue.ts'
import type { Picture } from '#contract/media.ts'

export const picture: Picture = {
  ...{ path: 'prints/a', alt: '', titleJa: null, ground: '#fff', focus: '50% 50%', width: 3, height: 2 },
}

export const slugOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')

/** A line by its name, whole as the wire has it. */
export const lineOf = (name: string, tourCount = 3): Category => ({
  ...{ slug: slugOf(name), letter: name.slice(0, 1), name, summary: '', description: '', picture, tourCount },
  fromYen: 50_000,
})

export const labelOf = ({ slug, letter, name }: Category): CategoryLabel => ({ slug, letter, name })

/** What a list shows of a tour, all day in town unless told otherwise. */
export const summaryOf = (title: string, known: Partial<TourSummary> = {}): TourSummary => ({
  ...{ title, slug: slugOf(title), unit: 'car', duration: 480, price: 60_000, shortName: title, summary: '' },
  ...{ category: labelOf(lineOf('Gardens')), station: 1, guideIncluded: true, maxGuests: 6, walkingLevel: 'easy' },
  ...{ walkingKilometres: 2, steps: 0, bestMonths: [4, 5], season: null, startTimes: ['09:00'], rating: null },
  ...{ withChildren: { verdict: 'open', reasons: [], fromAge: null }, cover: picture },
  ...known,
})

const hotel = { name: 'Your hotel', nameJa: 'ホテル', latitude: 35.68, longitude: 139.76, isGuestsHotel: true }
const stop = {
  ...{ name: 'A pond', nameJa: '池', latitude: 35.71, longitude: 139.77, driveMinutes: 30, arrivalMinutes: 30 },
  ...{ stayMinutes: 90, note: '', admission: 'free' as const, admissionYen: null },
}
const alphard = {
  ...{ vehicleClass: 'alphard' as const, name: 'Alphard', priceYen: 60_000, maxGuests: 6 },
  loads: [{ guests: 6, largeCases: 0 }],
}

/** A tour whole, as its page and the front page are sent it. */
export const tourOf = (title: string, known: Partial<Tour> = {}): Tour => ({
  ...summaryOf(title),
  ...{
    details: { type: 'doc', content: [] },
    itineraries: [stop],
    image: '[]',
    pictures: [picture],
    prices: [alphard],
  },
  ...{ minimumNoticeHours: 48, closed: [], cancellationTiers: [{ hoursBefore: 48, refundPercent: 100 }], suits: [] },
  ...{ included: [], notIncluded: [], planB: '', pickUp: hotel, dropOff: hotel, returnDriveMinutes: 30 },
  ...known,
})

export const detailOf = (title: string): TourDetail => ({ ...tourOf(title), similarTours: [] })
