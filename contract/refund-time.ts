import { addDays, weekdayOf } from '#core/days.ts'

/** So long a bank may take to show a refund that we have sent, not counting Saturdays and Sundays. */
export const refundWorkingDays = 5

/** The day, as `2026-11-23`, by which money that goes back on this one stands on the card. */
export function refundDueBy(day: string): string {
  let due = day
  for (let left = refundWorkingDays; left > 0; ) {
    due = addDays(due, 1)
    if (weekdayOf(due) <= 5) left--
  }
  return due
}
