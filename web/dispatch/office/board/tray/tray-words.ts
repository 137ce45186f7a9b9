import type { Board } from '#contract/dispatch.ts'
import { shortDay } from '#web/ui/day.ts'
import { dayOf } from '../job/job-words.ts'

/** A car that is taken out of service loses jobs on many days: the next ones are named, the rest is one. */
const mostDays = 4

const inShort = (day: string) => shortDay(day).split(' ').slice(0, 2).join(' ')

/** By day, the next first: "1 more on Wed 18"; and at the end "9 more later", which leads to the first of them. */
export function elsewhereByDay(elsewhere: Board['elsewhere']): { day: string; words: string }[] {
  const counts = new Map<string, number>()
  for (const { startsAt } of elsewhere) counts.set(dayOf(startsAt), (counts.get(dayOf(startsAt)) ?? 0) + 1)
  const days = [...counts].sort(([a], [b]) => a.localeCompare(b))
  const named = days.length > mostDays + 1 ? days.slice(0, mostDays) : days
  const [later, ...others] = days.slice(named.length)
  return [
    ...named.map(([day, count]) => ({ day, words: `${count} more on ${inShort(day)}` })),
    ...(later
      ? [
          {
            day: later[0],
            words: `${others.reduce((sum, [, count]) => sum + count, later[1])} more later`,
          },
        ]
      : []),
  ]
}
