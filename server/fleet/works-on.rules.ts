import type { Hours } from '#core/usual-week.ts'
import { weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import type { Resource } from './fleet.rules.ts'

/** Whether a day is one of work by their usual week; who is away on it stands among the absences. */
export const worksOn = ({ workingDays }: Pick<Resource, 'workingDays'>, day: string) =>
  workingDays.includes(weekdayOf(day))

type WorksAt = Pick<Resource, 'worksFromMinutes' | 'worksUntilMinutes' | 'otherHours'>

/** Between which minutes of a weekday work may lie, where it is one of work at all. */
export const hoursOn = ({ worksFromMinutes, worksUntilMinutes, otherHours }: WorksAt, weekday: number): Hours =>
  otherHours?.[weekday] ?? { fromMinutes: worksFromMinutes, untilMinutes: worksUntilMinutes }

/** Whether somebody is with us on a day: from their first to their last. Cars always are. */
export const isWithUs = ({ beginsOn = null, lastDay = null }: Pick<Resource, 'beginsOn' | 'lastDay'>, day: string) =>
  (beginsOn === null || beginsOn <= day) && (lastDay === null || day <= lastDay)
