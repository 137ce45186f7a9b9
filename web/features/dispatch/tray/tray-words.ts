import type { Board } from '#contract/dispatch.ts'
import { shortDay } from '#web/ui/day.ts'
import { dayOf } from '../job/job-words.ts'

/** By day, the next first: "1 more on Wed 18". */
export function elsewhereByDay(elsewhere: Board['elsewhere']): { day: string; words: string }[] {
  const counts = new Map<string, number>()
  for (const { startsAt } of elsewhere) counts.set(dayOf(startsAt), (counts.get(dayOf(startsAt)) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, count]) => ({ day, words: `${count} more on ${shortDay(day).split(' ').slice(0, 2).join(' ')}` }))
}
