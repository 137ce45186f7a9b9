import { addDays } from '#core/days.ts'
import { type IsoDay, shortDay } from '../day.ts'
import { readTime } from '../typed-time.ts'

/** Days and hours of an absence, of a person or a car. A day ends at 24:00, which is 00:00 of the next. */

const dayOf = (moment: string) => moment.slice(0, 10)
const hourOf = (moment: string) => moment.slice(11, 16)

export const laterDay = (...days: readonly IsoDay[]): IsoDay => days.toSorted().at(-1) ?? ''

/** The moment in Tokyo, as the wire writes it. */
export const momentOf = (day: IsoDay, time: string) =>
  time === '24:00' ? `${addDays(day, 1)}T00:00:00+09:00` : `${day}T${time}:00+09:00`

export interface AbsenceSpan {
  fromDay: IsoDay
  fromTime: string
  untilDay: IsoDay
  untilTime: string
}

/** The fields for an end at midnight show the day before, until 24:00. */
export function endFields(until: string): Pick<AbsenceSpan, 'untilDay' | 'untilTime'> {
  return hourOf(until) === '00:00'
    ? { untilDay: addDays(dayOf(until), -1), untilTime: '24:00' }
    : { untilDay: dayOf(until), untilTime: hourOf(until) }
}

export const spanMoments = (span: AbsenceSpan): { from: string; until: string } | null => {
  const [fromTime, untilTime] = [readTime(span.fromTime), readTime(span.untilTime)]
  if (!fromTime || !untilTime) return null
  return { from: momentOf(span.fromDay, fromTime), until: momentOf(span.untilDay, untilTime) }
}

/** What is wrong with what was typed, at its field. */
export function spanFaults(span: AbsenceSpan): Partial<Record<'fromTime' | 'untilTime', string>> {
  const faults: Partial<Record<'fromTime' | 'untilTime', string>> = {}
  if (!readTime(span.fromTime)) faults.fromTime = 'Write the time as 09:30.'
  if (!readTime(span.untilTime)) faults.untilTime = 'Write the time as 09:30, or 24:00.'
  const moments = spanMoments(span)
  if (moments && Date.parse(moments.until) <= Date.parse(moments.from))
    faults.untilTime = 'The end must come after the begin.'
  return faults
}

/** "Mon 16 Nov", "Mon 16 and Tue 17 Nov", "Mon 16 to Fri 20 Nov", "Mon 16 Nov, 14:00 to 18:00". */
export function spanWords(from: string, until: string): string {
  const first = dayOf(from)
  const { untilDay, untilTime } = endFields(until)
  const isWhole = hourOf(from) === '00:00' && untilTime === '24:00'
  if (untilDay <= first) {
    if (isWhole) return shortDay(first)
    const isRest = untilTime === '24:00'
    return `${shortDay(first)}, ${isRest ? `from ${hourOf(from)}` : `${hourOf(from)} to ${untilTime}`}`
  }
  const begins = hourOf(from) === '00:00' ? shortDay(first) : `${shortDay(first)} ${hourOf(from)}`
  const ends = untilTime === '24:00' ? shortDay(untilDay) : `${shortDay(untilDay)} ${untilTime}`
  const link = isWhole && addDays(first, 1) === untilDay ? 'and' : 'to'
  // "Mon 16 and Tue 17 Nov": the month once, where it is the same.
  const [, , month] = shortDay(first).split(' ')
  const short = isWhole && shortDay(untilDay).endsWith(` ${month}`) ? begins.replace(` ${month}`, '') : begins
  return `${short} ${link} ${ends}`
}
