import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { addDays } from '#core/days.ts'
import { type IsoDay, shortDay } from '#web/ui/day.ts'
import type { AbsenceSpan } from '#web/ui/office/span-times.ts'
import { dayOf, hourOf } from '../job/job-words.ts'

/** A car that broke down is seldom well again the same night: until tomorrow it is, unless somebody says otherwise. */
export const usualSpan = (kind: AbsenceKind) => (kind === 'repair' ? 1 : 0)

/** What a press offers, seen from the day shown: from now on where that is today. */
export function quickSpans(shown: IsoDay, now: string): { id: string; label: string; span: AbsenceSpan }[] {
  const today = dayOf(now)
  const isToday = shown <= today
  const day = isToday ? today : shown
  const fromTime = isToday ? hourOf(now) : '00:00'
  const until = (count: number): AbsenceSpan => ({
    ...{ fromDay: day, fromTime },
    ...{ untilDay: addDays(day, count), untilTime: '24:00' },
  })
  return [
    { id: 'day', label: isToday ? 'The rest of today' : `All of ${shortDay(day)}`, span: until(0) },
    { id: 'two', label: isToday ? 'Today and tomorrow' : 'That day and the next', span: until(1) },
    { id: 'week', label: 'A week', span: until(6) },
  ]
}
