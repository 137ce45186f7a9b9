import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import { shortDay } from '#web/ui/day.ts'
import { byStart, dayOf, hourOf, kinds } from '../job/job-words.ts'

/** A part of the table under a heading of its own: a day, or a person or car. */
export interface TableGroup {
  id: string
  title: string
  jobs: BoardJob[]
}

/** By day and hour. One day alone needs no heading. */
export function byTime(jobs: readonly BoardJob[]): TableGroup[] {
  const days = Map.groupBy(byStart(jobs), ({ startsAt }) => dayOf(startsAt))
  return [...days].map(([day, those]) => ({ id: day, title: days.size > 1 ? shortDay(day) : '', jobs: those }))
}

/** Under everybody and every car what they have, by hour; who has nothing is said so, not left out. */
export function byCrew(jobs: readonly BoardJob[], rows: readonly BoardRow[]): TableGroup[] {
  const sorted = byStart(jobs)
  return kinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({
        id: row.id,
        title: row.shortName,
        jobs: sorted.filter(({ legs }) => legs.some(({ resourceId }) => resourceId === row.id)),
      })),
  )
}

/** "09:00 to 17:00"; on a board of several days under somebody's name with the day. */
export const timeWords = ({ startsAt, endsAt }: BoardJob, withDay: boolean) =>
  `${withDay ? `${shortDay(dayOf(startsAt))}, ` : ''}${hourOf(startsAt)} to ${hourOf(endsAt)}`
