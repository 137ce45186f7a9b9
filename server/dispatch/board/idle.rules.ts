import type { IdleHour } from '#contract/dispatch.ts'
import { hoursOn } from '#server/fleet/index.rules.ts'
import type { BoardResource } from '#server/fleet/index.ts'
import {
  addDays,
  addMinutes,
  minutesOfTokyoDay,
  tokyoDayOf,
  tokyoInstant,
  tokyoIso,
  weekdayOf,
} from '#server/platform/tokyo-time.rules.ts'
import { type DaysShown, daysOf } from './away.rules.ts'

interface Span {
  from: Date
  until: Date
}

const [firstHour, lastHour] = [5, 22]
const hourMs = 3_600_000

/** Every hour of the axis: from 05:00 to 23:00 of each day, and whatever else a job of these days touches. */
export function axisHours(shown: DaysShown, jobs: readonly { startsAt: Date; endsAt: Date }[]): Date[] {
  const hours = new Set(
    daysOf(shown).flatMap((day) =>
      Array.from({ length: lastHour - firstHour + 1 }, (_, index) =>
        tokyoInstant(day, `${String(firstHour + index).padStart(2, '0')}:00`).getTime(),
      ),
    ),
  )
  const from = tokyoInstant(shown.firstDay, '00:00').getTime()
  // Over the last midnight until the next day's first hour: from there on it is another day's board.
  const until = tokyoInstant(addDays(shown.lastDay, 1), '05:00').getTime()
  for (const { startsAt, endsAt } of jobs) {
    const first = Math.max(from, Math.floor(startsAt.getTime() / hourMs) * hourMs)
    for (let hour = first; hour < Math.min(until, endsAt.getTime()); hour += hourMs) hours.add(hour)
  }
  return [...hours].toSorted((a, b) => a - b).map((ms) => new Date(ms))
}

export interface WhoServes {
  resource: Pick<BoardResource, 'kind' | 'workingDays' | 'worksFromMinutes' | 'worksUntilMinutes' | 'otherHours'>
  away: readonly Span[]
  /** From leaving to being free again. */
  out: readonly Span[]
}

/** Of each kind, how many are on their shift for a whole hour, neither away nor out. */
export function idleIn(hours: readonly Date[], everybody: readonly WhoServes[]): IdleHour[] {
  return hours.map((at) => {
    const hour = { from: at, until: addMinutes(at, 60) }
    const idle = everybody.filter(
      ({ resource, away, out }) =>
        isOnShift(resource, at) && ![...away, ...out].some((span) => span.from < hour.until && span.until > hour.from),
    )
    const count = (kind: BoardResource['kind']) => idle.filter(({ resource }) => resource.kind === kind).length
    return { at: tokyoIso(at), chauffeur: count('chauffeur'), vehicle: count('vehicle'), guide: count('guide') }
  })
}

/** An hour belongs to the shift of its day, or after midnight to that of the day before. */
function isOnShift(resource: WhoServes['resource'], at: Date): boolean {
  const day = tokyoDayOf(at)
  const minutes = minutesOfTokyoDay(at)
  const within = (of: string, from: number) => {
    const { fromMinutes, untilMinutes } = hoursOn(resource, weekdayOf(of))
    return resource.workingDays.includes(weekdayOf(of)) && from >= fromMinutes && from + 60 <= untilMinutes
  }
  return within(day, minutes) || within(addDays(day, -1), minutes + 1440)
}
