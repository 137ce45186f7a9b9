import type { TourResults } from '#contract/tour-search.ts'
import { gridAddress } from '#web/catalogue/site/search/search-address.ts'
import { seasonNameOf } from '#web/catalogue/site/seasons/seasons.ts'

/** The line of the days that exist for a few weeks. */
export const specials = 'season-specials'

/** Where the days of the season are found, and from what price; without an answer the season alone. */
export function seasonDaysOf(answer: TourResults | null, today: string) {
  const cheapest = answer?.tours[0]
  const to = gridAddress([
    ['line', cheapest ? specials : ''],
    ['season', seasonNameOf(today)],
  ])
  return { to, fromYen: cheapest?.price ?? null }
}
