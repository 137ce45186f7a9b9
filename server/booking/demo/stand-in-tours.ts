import { closedOn } from '#contract/closed-days.ts'
import type { BookableTour } from '#server/catalogue/index.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { DemoBooking } from './demo-booking.ts'
import { demoDays } from './demo-days.rules.ts'

/** Another tour of about the same length, which runs on every weekday; where it rests at the year's end, its own one. */
const standIns: Record<string, string> = {
  'a-bowl-of-tea': 'palace-walls-to-ginza',
  'toyosu-and-tsukiji-breakfast': 'old-tokyo-before-lunch',
  'kappabashi-knives-and-kitchens': 'from-the-shrine-forest-to-shibuya',
  'rooms-with-a-garden': 'from-the-shrine-forest-to-shibuya',
  'ginkgo-gold': 'from-the-shrine-forest-to-shibuya',
  'the-print-from-paper-to-wall': 'three-gardens-of-edo',
  'omiya-bonsai-village': 'three-gardens-of-edo',
  'ueno-with-children': 'three-gardens-of-edo',
  'a-day-for-train-people': 'kawagoe-clay-storehouses',
  'yokohama-harbour-and-sankeien': 'kawagoe-clay-storehouses',
  'yokohama-with-children': 'tokyo-in-one-unhurried-day',
  'indigo-and-sake-in-ome': 'kamakura-and-the-great-buddha',
  'mashiko-the-potters-town': 'hakone-for-art',
  'three-gardens-of-edo': 'from-the-shrine-forest-to-shibuya',
  'tokyo-after-dark-from-above': 'asakusa-after-dark',
  'five-lakes-slowly': 'hakone-the-lake-and-the-baths',
}

/**
 * What the guests of a demo booking take. Days ahead are counted from today, whatever weekday that is: where their tour
 * rests they take another, since whoever moved to the next day would find it too full.
 */
export function tourTaken(demo: DemoBooking, tours: ReadonlyMap<string, BookableTour>, now: Date) {
  const tour = tours.get(demo.tour)
  const [day = ''] = demoDays(demo.when, tokyoDayOf(now))
  const isAhead = typeof demo.when === 'number' && demo.when >= 0
  return isAhead ? openOn(day, tour, tours) : tour
}

function openOn(
  day: string,
  tour: BookableTour | undefined,
  tours: ReadonlyMap<string, BookableTour>,
): BookableTour | undefined {
  if (!tour || !closedOn(tour.closed, day)) return tour
  const standIn = tours.get(standIns[tour.slug] ?? '')
  return standIn ? openOn(day, standIn, tours) : tour
}
