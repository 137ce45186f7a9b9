import type { Call } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type SeasonText, seasonToday } from '#contract/season-texts.ts'
import { findTours, type TourResults } from '#contract/tour-search.ts'
import { type SeasonNow, seasonNameOf, seasonNow } from '#web/catalogue/site/seasons/seasons.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { seasonDaysOf } from './season-days.ts'

/** The season of today, where its days are found, and what the search says of itself. */
export interface InSeason {
  /** Null: the office says nothing of these days. */
  season: SeasonNow | null
  /** How many of the office's picks the page shows. */
  picks: number
  seasonDays: ReturnType<typeof seasonDaysOf>
  pickUps: TourResults['pickUps']
}

/** The season's own tours come with it, the cheapest first; the answer also says where days begin. */
export async function askInSeason(call: Call): Promise<InSeason> {
  const today = await call(seasonToday)
  return inSeasonOf(today, await call(findTours, wishOf(today.season)))
}

/** The same for a page that stands without: what was not answered is left out. */
export async function askInSeasonOrNot(call: Call): Promise<InSeason> {
  const today = await call(seasonToday).catch(() => unanswered)
  return inSeasonOf(today, await call(findTours, wishOf(today.season)).catch(() => null))
}

/** As many as a house shows until it says otherwise. */
const unanswered = { season: null, picks: 3 }

const wishOf = (season: SeasonText | null) => ({
  ...(season?.lines.length && { line: season.lines.join(',') }),
  ...{ season: seasonNameOf(todayInTokyo()), sort: 'price' as const },
})

function inSeasonOf({ season, picks }: OutputOf<typeof seasonToday>, found: TourResults | null): InSeason {
  const today = todayInTokyo()
  return {
    season: season && seasonNow(season, today),
    picks,
    seasonDays: seasonDaysOf(found, season?.lines ?? [], today),
    pickUps: found?.pickUps ?? [],
  }
}
