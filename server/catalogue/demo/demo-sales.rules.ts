import { addDays, weekdayOf } from '#core/days.ts'
import type { SalesOfDay } from '../tour-sales.store.ts'

export interface SellingTour {
  id: string
  slug: string
  priceYen: number
}

/** A number from 0 to 1 that is always the same for the same words. */
function chance(words: string): number {
  let hash = 2166136261
  for (const character of words) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

/** Tours that demo guests like best; all others sell once in a while. */
const favourites: Readonly<Record<string, number>> = {
  'tokyo-in-one-unhurried-day': 0.62,
  'fuji-at-first-light': 0.5,
  'kamakura-and-the-great-buddha': 0.42,
  'hakone-the-lake-and-the-baths': 0.34,
  'nikko-shrines-and-cedars': 0.3,
  'asakusa-after-dark': 0.28,
  'a-bowl-of-tea': 0.24,
}

/** The bookings of the 90 days before today, for demo data: every day some, weekends more. Today's are counted. */
export function demoSales(tours: readonly SellingTour[], today: string): SalesOfDay[] {
  const sales: SalesOfDay[] = []
  for (let before = 1; before <= 90; before++) {
    const day = addDays(today, -before)
    const busy = weekdayOf(day) > 5 ? 1.3 : 1
    for (const tour of tours) {
      if (chance(`${tour.slug} ${day}`) > (favourites[tour.slug] ?? 0.08) * busy) continue
      const bookings = chance(`${day} ${tour.slug} again`) > 0.85 ? 2 : 1
      sales.push({ tourId: tour.id, day, bookings, revenueYen: bookings * tour.priceYen })
    }
  }
  return sales
}
