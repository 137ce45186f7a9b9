import type { TourResults } from '#contract/tour-search.ts'
import { seasonNow } from '#web/catalogue/site/seasons/seasons.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { seasonDaysOf } from '../home/season-days.ts'

/** What the upright ticket stands beside: the season of today, and where days begin. */
export function toSeasonSearch(inSeason: TourResults | null) {
  const today = todayInTokyo()
  return { season: seasonNow(today), days: seasonDaysOf(inSeason, today), pickUps: inSeason?.pickUps ?? [] }
}
