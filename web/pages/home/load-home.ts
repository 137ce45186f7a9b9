import type { CatalogueFront } from '#contract/catalogue.ts'
import type { TourResults } from '#contract/tour-search.ts'
import { seasonNow } from '#web/catalogue/site/seasons/seasons.ts'
import type { KnownClasses } from '#web/fleet/site/ask-classes.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { heroPrint } from './hero-print.ts'
import { toHomeFront } from './home-front.ts'
import { seasonDaysOf } from './season-days.ts'

/** Everything the front page is made of. It stands without the tours, and without what the search says of itself. */
export async function loadHome(
  front: Promise<CatalogueFront | null>,
  inSeason: Promise<TourResults | null>,
  knownClasses: Promise<KnownClasses>,
) {
  const today = todayInTokyo()
  const [catalogue, season, classes] = await Promise.all([front, inSeason, knownClasses])
  const now = seasonNow(today)
  return {
    season: now,
    front: catalogue && toHomeFront(catalogue, [heroPrint.path, now.print.path], today),
    pickUps: season?.pickUps ?? [],
    classes,
    seasonDays: seasonDaysOf(season, today),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
