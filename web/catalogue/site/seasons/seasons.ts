import type { Season as RunningSeason } from '#contract/catalogue.ts'
import type { SeasonText } from '#contract/season-texts.ts'
import type { SeasonName } from '#contract/tour-search.ts'
import { addDays } from '#core/days.ts'

const quarters = ['winter', 'spring', 'summer', 'autumn'] as const satisfies readonly SeasonName[]

/** The quarter of the year by which tours are searched, for a day given as YYYY-MM-DD; December begins the winter. */
export function seasonNameOf(day: string): SeasonName {
  const month = Number(day.slice(5, 7))
  return quarters[Math.floor((month % 12) / 3)] ?? 'winter'
}

/** Whether a tour can still be had in the quarter that a day given as YYYY-MM-DD is in: on it, or before its end. */
export function runsThisSeason(running: RunningSeason | null, today: string): boolean {
  if (!running) return true
  const { from, to } = running
  const runsOn = (day: string) => (from <= to ? from <= day && day <= to : from <= day || day <= to)
  const quarter = seasonNameOf(today)
  for (let day = today; ; day = addDays(day, 1)) {
    if (seasonNameOf(day) !== quarter) return false
    if (runsOn(day.slice(5))) return true
  }
}

/** What a page shows of the season: what the office says of it, and where today is in the year. */
export interface SeasonNow extends SeasonText {
  name: SeasonName
  month: number
}

export const seasonNow = (text: SeasonText, day: string): SeasonNow => ({
  ...text,
  name: seasonNameOf(day),
  month: Number(day.slice(5, 7)),
})
