/** Days of the calendar, Tokyo's clock and lengths of time, for all wings; nobody writes these again. */

/** A day of the calendar as the wire writes it, such as "2026-11-24". It has no hour and no zone. */
export type IsoDay = string

export const dayMs = 86_400_000

export const weekdayNames: readonly string[] =
  /* @__PURE__ */ 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
export const monthNames: readonly string[] =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(' ')

const startOf = (day: IsoDay) => new Date(`${day}T00:00:00Z`)

/** A time of day as it is written everywhere: 00:00 to 23:59. */
export const isTimeOfDay = (written: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(written)

/** A day that the calendar has. */
export const isDay = (written: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(written) &&
  !Number.isNaN(startOf(written).getTime()) &&
  startOf(written).toISOString().startsWith(written)

export const addDays = (day: IsoDay, days: number): IsoDay =>
  new Date(startOf(day).getTime() + days * dayMs).toISOString().slice(0, 10)

/** How many days lie between; below 0 where the second comes first. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  (startOf(to).getTime() - startOf(from).getTime()) / dayMs

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: IsoDay): number => startOf(day).getUTCDay() || 7

function wordsOf(day: IsoDay) {
  const date = startOf(day)
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${day}" is not a day like 2026-11-24`)
  return {
    weekday: weekdayNames[weekdayOf(day) - 1] ?? '',
    number: date.getUTCDate(),
    month: monthNames[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  }
}

/** "Tue 24 Nov", for rows and fields. */
export function shortDay(day: IsoDay): string {
  const { weekday, number, month } = wordsOf(day)
  return `${weekday.slice(0, 3)} ${number} ${month.slice(0, 3)}`
}

/** "Tuesday 24 November", for prose and labels; with the year where it could be doubted. */
export function longDay(day: IsoDay, options?: { withYear?: boolean }): string {
  const { weekday, number, month, year } = wordsOf(day)
  return `${weekday} ${number} ${month}${options?.withYear ? ` ${year}` : ''}`
}

/** "24 November 2026", for what has happened and is over. */
export function plainDay(day: IsoDay): string {
  const { number, month, year } = wordsOf(day)
  return `${number} ${month} ${year}`
}

/** A moment as the wire writes it, 2026-11-24T08:30:00+09:00. Japan keeps one time the whole year. */
export const onTokyoClock = (at: Date | number): string =>
  `${new Date(Number(at) + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`

/** Today in Tokyo, where the cars are, wherever the reader may be. */
export const todayInTokyo = (now = new Date()): IsoDay => onTokyoClock(now).slice(0, 10)

/** The clock so many minutes after another, also over midnight: "05:30" and 110 make "07:20". */
export function clockAfter(start: string, minutes: number): string {
  const [hours = 0, startMinutes = 0] = start.split(':').map(Number)
  const total = (((hours * 60 + startMinutes + minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** "7 h 20", "9 h", "45 min". */
export function hoursInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
