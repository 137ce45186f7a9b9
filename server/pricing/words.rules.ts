import { monthNames } from '#core/days.ts'
import { counted, numeral } from '#core/words.ts'

/** "8 hours", "5 hours 30 minutes". */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return counted(rest, 'minute')
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`
}

/** "half an hour", "one hour", "two and a half hours". */
export function halfHoursInWords(halfHours: number): string {
  if (halfHours === 1) return 'half an hour'
  const hours = Math.floor(halfHours / 2)
  const number = numeral(hours)
  if (halfHours % 2 === 1) return `${number} and a half hours`
  return `${number} ${hours === 1 ? 'hour' : 'hours'}`
}

/** Minutes of the day as a clock shows them: 480 is "08:00". */
export const wallTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** 310 is "10 March". */
export const dayInWords = (monthAndDay: number) =>
  `${monthAndDay % 100} ${monthNames[Math.floor(monthAndDay / 100) - 1]}`
