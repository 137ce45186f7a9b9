import { addDays } from '#core/days.ts'

interface Pace {
  budgetYen: number | null
  givenYen: number
  /** In the last days, so many. */
  givenSinceYen: number
  days: number
}

/** The day on which the budget is gone at the pace of the last days; null: it lasts until the end, or has no pace. */
export function goneOn(
  { budgetYen, givenYen, givenSinceYen, days }: Pace,
  { today, until }: { today: string; until: string },
): string | null {
  if (budgetYen === null || givenSinceYen <= 0 || givenYen >= budgetYen || today > until) return null
  const last = addDays(today, Math.ceil(((budgetYen - givenYen) * days) / givenSinceYen))
  return last < until ? last : null
}
