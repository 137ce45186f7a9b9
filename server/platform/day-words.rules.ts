const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const monthNames: readonly string[] = [
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

function wordsOf(iso: string) {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  const [weekday = '', month = ''] = [weekdays[date.getUTCDay()], monthNames[date.getUTCMonth()]]
  return { weekday, number: date.getUTCDate(), month, year: date.getUTCFullYear() }
}

/** "Tue 24 Nov", of a moment or day as the wire writes it. */
export function shortDay(iso: string): string {
  const { weekday, number, month } = wordsOf(iso)
  return `${weekday.slice(0, 3)} ${number} ${month.slice(0, 3)}`
}

/** "Tuesday 24 November". */
export function longDay(iso: string): string {
  const { weekday, number, month } = wordsOf(iso)
  return `${weekday} ${number} ${month}`
}

/** "Tuesday 24 November 2026". */
export const longDayWithYear = (iso: string) => `${longDay(iso)} ${wordsOf(iso).year}`

/** "Tuesday". */
export const weekdayName = (iso: string) => wordsOf(iso).weekday

/** "24 November". */
export function dayAndMonth(iso: string): string {
  const { number, month } = wordsOf(iso)
  return `${number} ${month}`
}
