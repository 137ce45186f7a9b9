import type { Call } from '#contract/call.ts'
import { findTours, type TourResults } from '#contract/tour-search.ts'
import { todayInTokyo } from '#web/ui/day.ts'

const aWeek = 7 * 24 * 3_600_000

export const askLines = (call: Call) => call(findTours)

/** How the sentence begins: a day that most tours can still be arranged for, and the names of our lines as ideas. */
export const toSentenceStart = (answer: TourResults | null) => ({
  day: todayInTokyo(new Date(Date.now() + aWeek)),
  suggestions: answer?.facets.line.map(({ value }) => value.name) ?? [],
})
