import type { CategoryDetail, Tour, TourSummary } from '#contract/catalogue.ts'
import { onFoot } from '#contract/walking.ts'
import { hoursInWords } from '#core/days.ts'
import { listed } from '#core/words.ts'
import { hoursLong, monthsInWords, seasonInWords } from '#web/catalogue/site/cards/tour-words.ts'
import type { LineTour } from '#web/catalogue/site/line-page/line-tour.ts'
import { type Reach, reachOf } from '#web/catalogue/site/line-page/reach.ts'
import { datesNote, findingOf, nowNote } from '#web/catalogue/site/line-page/season-notes.ts'
import { cityMinutes } from '#web/catalogue/site/line-page/sort-tours.ts'
import { todayInTokyo } from '#web/ui/day.ts'

export const linePath = (slug: string) => `/category-details/${slug}`

export type LinePageData = ReturnType<typeof toLinePage>

/** Of all that the wire says of its tours, only what this page shows. */
export function toLinePage({ tours, mostBooked, otherCategories, ...category }: CategoryDetail) {
  const today = todayInTokyo()
  const { slug, letter, name, summary, description, picture, fromYen } = category
  const lineTours = tours.map(toLineTour)
  const often = mostBooked.flatMap((wanted) => tours.find((tour) => tour.slug === wanted) ?? []).slice(0, 2)
  const starts = tours.flatMap((tour) => tour.startTimes).sort()
  const hours = starts[0] === starts.at(-1) ? starts[0] : `${starts[0]} to ${starts.at(-1)}`
  const notes = [nowNote(lineTours, monthOf(today)), datesNote(lineTours, today), ...often.map(planBNote)]
  return {
    today,
    line: { slug, letter, name, summary, description, picture, fromYen },
    tours: lineTours,
    tokyoSign: tours.every((tour) => reachOf(tour).fromTokyo) ? `Your door, ${hours}` : `Starts, ${hours}`,
    often: often.map(toSummary),
    finding: findingOf(lineTours, monthsInWords),
    notes: notes.filter((note) => note !== null).slice(0, 3),
    others: otherCategories.map((other) => ({
      slug: other.slug,
      letter: other.letter,
      name: other.name,
      tourCount: other.tourCount,
    })),
  }
}

const monthOf = (day: string) => Number(day.slice(5, 7))
const planBNote = (tour: Tour) => ({ title: `Plan B for ${tour.shortName}`, text: tour.planB })

function toLineTour(tour: Tour): LineTour {
  const reach = reachOf(tour)
  return {
    slug: tour.slug,
    name: tour.shortName,
    title: tour.title,
    station: tour.station,
    minutes: reach.minutes,
    bearing: reach.bearing,
    sign: signOf(tour, reach),
    firstStop: tour.itineraries[0]?.name ?? tour.pickUp.name,
    length: hoursLong(tour.duration),
    best: seasonInWords(tour.season) ?? monthsInWords(tour.bestMonths),
    starts: listed(tour.startTimes, 'or'),
    walking: `${walkingWords[tour.walkingLevel]}, ${onFoot(tour)}`,
    priceYen: tour.price,
    bestMonths: tour.bestMonths,
    season: tour.season,
  }
}

/** On the city's own loop "from Tokyo" would say nothing. */
function signOf(tour: Tour, { minutes, fromTokyo }: Reach): string {
  if (!fromTokyo) return `Begins at ${tour.pickUp.name}`
  return `${hoursInWords(minutes)} from ${minutes <= cityMinutes ? 'your door' : 'Tokyo'}`
}

const walkingWords = { easy: 'Easy', moderate: 'Moderate', long: 'A lot' } as const

const toSummary = (tour: Tour): TourSummary => ({
  title: tour.title,
  slug: tour.slug,
  unit: tour.unit,
  duration: tour.duration,
  price: tour.price,
  shortName: tour.shortName,
  summary: tour.summary,
  category: tour.category,
  station: tour.station,
  guideIncluded: tour.guideIncluded,
  maxGuests: tour.maxGuests,
  walkingLevel: tour.walkingLevel,
  walkingKilometres: tour.walkingKilometres,
  steps: tour.steps,
  bestMonths: tour.bestMonths,
  season: tour.season,
  startTimes: tour.startTimes,
  rating: tour.rating,
  withChildren: tour.withChildren,
  cover: tour.cover,
})
