import { addDays, dayMs } from '#core/days.ts'
import { type IsoDay, MONTHS } from './day.ts'

/** "2026-11". */
export type IsoMonth = string

export const monthOf = (day: IsoDay): IsoMonth => day.slice(0, 7)

/** "November 2026". */
export const monthInWords = (month: IsoMonth) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

const lengthOf = (month: IsoMonth) => new Date(Date.parse(`${addMonths(month, 1)}-01`) - dayMs).getUTCDate()

/** The weeks of a month from Monday; null where another month's day would stand. */
export function weeksOf(month: IsoMonth): (IsoDay | null)[][] {
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7
  const days = Array.from({ length: lengthOf(month) }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  const places = [...Array<null>(before).fill(null), ...days]
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => places[week * 7 + weekday] ?? null),
  )
}

/** The same day of another month, or its last where it is shorter. */
function inOtherMonth(day: IsoDay, months: number): IsoDay {
  const month = addMonths(monthOf(day), months)
  return `${month}-${String(Math.min(Number(day.slice(8)), lengthOf(month))).padStart(2, '0')}`
}

/** Where a key leads from a day; null for keys that lead nowhere. */
export function dayFor(key: string, from: IsoDay, isRtl: boolean): IsoDay | null {
  const onward = isRtl ? -1 : 1
  const weekday = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7
  switch (key) {
    case 'ArrowRight':
      return addDays(from, onward)
    case 'ArrowLeft':
      return addDays(from, -onward)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'Home':
      return addDays(from, -weekday)
    case 'End':
      return addDays(from, 6 - weekday)
    case 'PageDown':
      return inOtherMonth(from, 1)
    case 'PageUp':
      return inOtherMonth(from, -1)
    default:
      return null
  }
}
