import type { CatalogueFront } from '#contract/catalogue.ts'
import type { SeasonNow } from '#web/catalogue/site/seasons/seasons.ts'
import type { KnownClasses } from '#web/fleet/site/ask-classes.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { heroPrint } from './hero-print.ts'
import { type OnPage, toHomeFront } from './home-front.ts'
import type { InSeason } from './in-season.ts'

/** Everything the front page is made of. It stands without the tours, and without what the search says of itself. */
export async function loadHome(
  front: Promise<CatalogueFront | null>,
  inSeason: Promise<InSeason>,
  knownClasses: Promise<KnownClasses>,
) {
  const [catalogue, season, classes] = await Promise.all([front, inSeason, knownClasses])
  return {
    ...season,
    front: catalogue && toHomeFront(catalogue, onHome(season), todayInTokyo()),
    classes,
  }
}

/** What stands on the front page whatever its lists are. */
export const onHome = ({ season, picks }: ShownToday): OnPage => ({
  prints: [heroPrint.path, ...(season ? [season.picture.path] : [])],
  tours: season?.tours.map(({ slug }) => slug) ?? [],
  picks,
})

interface ShownToday {
  season: Pick<SeasonNow, 'picture' | 'tours'> | null
  picks: number
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
