import type { Call } from '#contract/call.ts'
import { findTours } from '#contract/tour-search.ts'
import { seasonNameOf } from '#web/catalogue/site/seasons/seasons.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { specials } from './season-days.ts'

/** The season's own tours, the cheapest first; it also says where days begin. */
export const askInSeason = (call: Call) =>
  call(findTours, { line: specials, season: seasonNameOf(todayInTokyo()), sort: 'price' })
