import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { DemoWhen } from './demo-booking.ts'

/** So long ago a day must be to count as gone by: whoever travelled has had time to write. */
const leastDaysAgo = 3

/**
 * The days on which a demo booking may have been, the best first: where no crew is free, a day or two earlier. Days that
 * are named by month and day are the last such ones before today.
 */
export function demoDays(when: DemoWhen, today: string): string[] {
  const first = typeof when === 'number' ? addDays(today, when) : lastOf(when, addDays(today, -leastDaysAgo))
  const step = typeof when === 'number' && when >= 0 ? 1 : -1
  return Array.from({ length: 7 }, (_, index) => addDays(first, index * step))
}

function lastOf(monthAndDay: string, latest: string): string {
  const year = Number(latest.slice(0, 4))
  const thisYear = `${year}-${monthAndDay}`
  return thisYear <= latest ? thisYear : `${year - 1}-${monthAndDay}`
}
