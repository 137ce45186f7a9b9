import type { LeavePlan } from '#contract/leave.ts'
import { isWithUs, worksOn } from '#server/fleet/index.rules.ts'
import type { BoardResource } from '#server/fleet/index.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { type Days, within } from './leave.rules.ts'

type Cell = LeavePlan['people'][number]['cells'][number]

export interface AwaySpan {
  resourceId: string
  kind: string
  startsAt: Date
  endsAt: Date
}

export interface LeaveFacts {
  people: readonly BoardResource[]
  away: readonly AwaySpan[]
  asked: readonly (Days & { resourceId: string })[]
  /** Days on which each has a job. */
  jobDays: ReadonlyMap<string, ReadonlySet<string>>
}

/** The days that an absence touches; one that ends with a midnight ends with the day before. */
export const daysOfAway = ({ startsAt, endsAt }: AwaySpan): Days => ({
  firstDay: tokyoDayOf(startsAt),
  lastDay: tokyoDayOf(new Date(endsAt.getTime() - 1)),
})

/** How the days of people stand, each looked up once. */
export function leaveGrid({ people, away, asked, jobDays }: LeaveFacts) {
  const awayOf = Map.groupBy(away, ({ resourceId }) => resourceId)
  const askedOf = Map.groupBy(asked, ({ resourceId }) => resourceId)
  const isAsked = (id: string, day: string) => (askedOf.get(id) ?? []).some((days) => within(days, day))
  const hasJob = (id: string, day: string) => jobDays.get(id)?.has(day) ?? false

  const cell = (person: BoardResource, day: string): Cell => {
    const gone = (awayOf.get(person.id) ?? []).filter((one) => within(daysOfAway(one), day))
    const is = gone.some(({ kind }) => kind === 'ill')
      ? 'ill'
      : gone.length > 0
        ? 'planned'
        : isAsked(person.id, day)
          ? 'asked'
          : isAtWork(person, day)
            ? 'at-work'
            : 'off'
    return { is, hasJob: hasJob(person.id, day) }
  }
  const cells = new Map<string, Map<string, Cell>>()
  const cellOf = (person: BoardResource, day: string): Cell => {
    const row = cells.get(person.id) ?? new Map<string, Cell>()
    cells.set(person.id, row)
    const known = row.get(day) ?? cell(person, day)
    row.set(day, known)
    return known
  }
  const count = (day: string, is: (one: Cell) => boolean) => people.filter((person) => is(cellOf(person, day))).length
  return {
    cellOf,
    /** At work and without a job, counted as if everything asked were granted. */
    freeOn: (day: string) => count(day, ({ is, hasJob }) => is === 'at-work' && !hasJob),
    atWorkOn: (day: string) => count(day, ({ is, hasJob }) => is === 'at-work' && hasJob),
  }
}

/** By their usual week, their papers, and from the first to the last day with us. */
export const isAtWork = (person: BoardResource, day: string): boolean =>
  worksOn(person, day) &&
  isWithUs(person, day) &&
  person.lacks.length === 0 &&
  (person.papersUntil === null || day <= person.papersUntil)
