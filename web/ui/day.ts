/** A day of the calendar as the wire writes it, such as "2026-11-24". It has no hour and no zone. */
export type IsoDay = string

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function wordsOf(day: IsoDay) {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${day}" is not a day like 2026-11-24`)
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    number: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  }
}

/** "Tue 24 Nov", for rows and fields. */
export function shortDay(day: IsoDay) {
  const { weekday, number, month } = wordsOf(day)
  return `${weekday.slice(0, 3)} ${number} ${month.slice(0, 3)}`
}

/** "Tuesday 24 November", for prose and labels; with the year where it could be doubted. */
export function longDay(day: IsoDay, options?: { withYear?: boolean }) {
  const { weekday, number, month, year } = wordsOf(day)
  return `${weekday} ${number} ${month}${options?.withYear ? ` ${year}` : ''}`
}

/** "24 November 2026", for what has happened and is over. */
export function plainDay(day: IsoDay) {
  const { number, month, year } = wordsOf(day)
  return `${number} ${month} ${year}`
}

/** Today in Tokyo, where the cars are, wherever the reader may be. */
export function todayInTokyo(now = new Date()): IsoDay {
  return new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
}
