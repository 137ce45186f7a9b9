import { addDays, type IsoDay, shortDay, weekdayOf } from './days.ts'
import { type Hours, spanInWords, type UsualWeek, weekInWords } from './usual-week.ts'

/** When somebody answers the desk's telephone. */
export interface DeskHours {
  /** From Monday to Sunday; null: nobody does. */
  week: UsualWeek
  /** Single days on which it is otherwise; null: nobody answers. */
  exceptions: readonly { day: IsoDay; hours: Hours | null }[]
}

export const nobodyAnswers: DeskHours = { week: Array.from({ length: 7 }, () => null), exceptions: [] }

/** How long before a day with other hours it is told. */
const toldAheadDays = 30

/** "05:00 to 23:00 every day", "Mon to Fri 08:00 to 20:00, Sat 09:00 to 18:00"; empty where no hours are entered. */
export function usualHoursInWords({ week }: DeskHours): string {
  const [first] = week
  const isSame =
    first && week.every((one) => one?.fromMinutes === first.fromMinutes && one.untilMinutes === first.untilMinutes)
  if (!isSame) return weekInWords(week)
  return first.untilMinutes - first.fromMinutes === 1440 ? 'day and night' : `${spanInWords(first)} every day`
}

/** "Thu 31 Dec 09:00 to 15:00, Fri 1 Jan nobody": the days with other hours that are near. */
export const otherHoursInWords = ({ exceptions }: DeskHours, today: IsoDay): string =>
  exceptions
    .filter(({ day }) => day >= today && day <= addDays(today, toldAheadDays))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ day, hours }) => `${shortDay(day)} ${hours ? spanInWords(hours) : 'nobody'}`)
    .join(', ')

/** Both, as papers and mails say it on that day: "05:00 to 23:00 every day (Fri 1 Jan nobody)". */
export function deskHoursInWords(hours: DeskHours, today: IsoDay): string {
  const [usual, others] = [usualHoursInWords(hours), otherHoursInWords(hours, today)]
  return usual && others ? `${usual} (${others})` : usual || others
}

/** The hours of one day; null where nobody answers on it. */
export function hoursOn({ week, exceptions }: DeskHours, day: IsoDay): Hours | null {
  const other = exceptions.find((one) => one.day === day)
  return other ? other.hours : (week[weekdayOf(day) - 1] ?? null)
}

/** Of a moment on Tokyo's clock: whether somebody answers; otherwise when somebody does next, within a fortnight. */
export function whoAnswers(
  hours: DeskHours,
  clock: string,
): { isThere: true } | { isThere: false; next: string | null } {
  const today = clock.slice(0, 10)
  const minutes = Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16))
  const within = (span: Hours | null, now: number) =>
    span !== null && now >= span.fromMinutes && now < span.untilMinutes
  // The night belongs to the day before.
  if (within(hoursOn(hours, today), minutes) || within(hoursOn(hours, addDays(today, -1)), minutes + 1440))
    return { isThere: true }
  for (let ahead = 0; ahead < 14; ahead++) {
    const day = addDays(today, ahead)
    const span = hoursOn(hours, day)
    if (!span || (ahead === 0 && span.fromMinutes <= minutes)) continue
    const from = spanInWords(span).slice(0, 5)
    return { isThere: false, next: ahead === 0 ? from : ahead === 1 ? `${from} tomorrow` : `${shortDay(day)}, ${from}` }
  }
  return { isThere: false, next: null }
}
