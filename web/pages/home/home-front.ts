import type { CatalogueFront, Category, Tour, TourSummary } from '#contract/catalogue.ts'
import { runsThisSeason } from '#web/catalogue/site/seasons/seasons.ts'

export type HomeLine = Pick<Category, 'slug' | 'letter' | 'name' | 'tourCount' | 'fromYen'>
export type ListedTour = TourSummary & { pickUpName: string }

/** What the front page shows of the catalogue, and no more: it travels inside the page. */
export interface HomeFront {
  total: number
  lines: HomeLine[]
  top: TourSummary[]
  popular: ListedTour[]
  featured: TourSummary[]
}

const shown = { top: 3, popular: 5 }

/** What the page has already: the paths of its prints, and the slugs of the tours that its season names; and its picks. */
export interface OnPage {
  prints: readonly string[]
  tours: readonly string[]
  /** How many of the office's picks it shows. */
  picks: number
}

/**
 * No tour stands twice on the page, and no print either. A tour keeps its own cover here as everywhere: where the page
 * has it already, the tour gives way to the next.
 */
export function toHomeFront(front: CatalogueFront, onPage: OnPage, today: string): HomeFront {
  const slugs = new Set<string>(onPage.tours)
  const paths = new Set(onPage.prints)
  const take = (tours: readonly Tour[], most: number) => {
    const taken = tours.filter(({ slug, cover }) => !slugs.has(slug) && !paths.has(cover.path)).slice(0, most)
    for (const { slug } of taken) slugs.add(slug)
    return taken.map((tour) => ({ ...summaryOf(tour), pickUpName: tour.pickUp.name }))
  }
  return {
    total: front.categories.reduce((sum, line) => sum + line.tourCount, 0),
    lines: front.categories.map(({ slug, letter, name, tourCount, fromYen }) => ({
      slug,
      letter,
      name,
      tourCount,
      fromYen,
    })),
    top: take(front.topTours, shown.top),
    popular: take(
      front.popularTours.filter(({ season }) => runsThisSeason(season, today)),
      shown.popular,
    ),
    featured: take(front.featuredTours, onPage.picks),
  }
}

const summaryFields = [
  'title',
  'slug',
  'unit',
  'duration',
  'price',
  'shortName',
  'summary',
  'category',
  'station',
  'guideIncluded',
  'maxGuests',
  'walkingLevel',
  'walkingKilometres',
  'steps',
  'bestMonths',
  'season',
  'startTimes',
  'rating',
  'withChildren',
  'cover',
] as const satisfies readonly (keyof TourSummary)[]

const summaryOf = (tour: Tour) =>
  Object.fromEntries(summaryFields.map((field) => [field, tour[field]])) as unknown as TourSummary
