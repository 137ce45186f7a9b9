import { weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import type { Resource } from './fleet.rules.ts'

/** Whether somebody or something is in service on a day at all. */
export const worksOn = ({ workingDays, daysOff }: Pick<Resource, 'workingDays' | 'daysOff'>, day: string) =>
  workingDays.includes(weekdayOf(day)) && !daysOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
