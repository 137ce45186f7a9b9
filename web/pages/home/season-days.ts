import type { TourResults } from '#contract/tour-search.ts'
import { gridAddress } from '#web/catalogue/site/search/search-address.ts'
import { seasonNameOf } from '#web/catalogue/site/seasons/seasons.ts'

/** Where the days of the season are found, and from what price: in its lines, or in the quarter alone where they run none. */
export function seasonDaysOf(answer: TourResults | null, lines: readonly string[], today: string) {
  const cheapest = answer?.tours[0]
  const to = gridAddress([
    ['line', cheapest ? lines.join(',') : ''],
    ['season', seasonNameOf(today)],
  ])
  return { to, fromYen: cheapest?.price ?? null }
}
