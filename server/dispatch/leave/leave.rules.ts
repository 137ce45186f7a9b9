import { shortDay } from '#core/days.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'

/** Days of leave: whole days of Tokyo, both ends included. */
export interface Days {
  firstDay: string
  lastDay: string
}

const furthestDays = 366
const mostDays = 93

/** What is wrong with what somebody of the crew asks for, by field; nothing: it can be asked. */
export function faultsOfDays({ firstDay, lastDay }: Days, today: string): Record<string, string> {
  if (firstDay <= today) return { firstDay: 'From tomorrow on. For today, please call the desk.' }
  if (lastDay < firstDay) return { lastDay: 'It ends before it begins.' }
  if (lastDay > addDays(today, furthestDays)) return { lastDay: 'At most a year ahead.' }
  if (daysOf({ firstDay, lastDay }).length > mostDays) return { lastDay: `At most ${mostDays} days at once.` }
  return {}
}

/** Each day of it, in order. */
export function daysOf({ firstDay, lastDay }: Days): string[] {
  const days: string[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day)
  return days
}

export const within = ({ firstDay, lastDay }: Days, day: string) => firstDay <= day && day <= lastDay

export const share = (one: Days, other: Days) => one.firstDay <= other.lastDay && other.firstDay <= one.lastDay

/** Days as spans of days that follow each other. */
export function spansOf(days: readonly string[]): Days[] {
  const spans: Days[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1)
    if (last && addDays(last.lastDay, 1) === day) last.lastDay = day
    else spans.push({ firstDay: day, lastDay: day })
  }
  return spans
}

/** "Thu 24 Dec", "Sat 26 to Mon 28 Dec". */
export function spanInWords({ firstDay, lastDay }: Days): string {
  if (firstDay === lastDay) return shortDay(firstDay)
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7)
  const first = isOneMonth ? shortDay(firstDay).split(' ').slice(0, 2).join(' ') : shortDay(firstDay)
  return `${first} to ${shortDay(lastDay)}`
}

/** "Thu 24 Dec, Sat 26 to Mon 28 Dec". */
export const daysInWords = (days: readonly string[]) => spansOf(days).map(spanInWords).join(', ')

/** What became of a request, to whoever comes second. */
export function saidAlready(
  state: 'granted' | 'refused' | 'withdrawn' | 'asked',
  { by, grantedDays, asked }: { by: string; grantedDays: readonly string[]; asked: Days },
): string {
  const who = by || 'Somebody of the office'
  if (state === 'withdrawn') return 'This request was taken back a moment ago. Nothing was changed.'
  if (state === 'refused') return `${who} has refused it already. Nothing of yours was done.`
  const all = daysOf(asked).length === grantedDays.length
  return `${who} has granted ${all ? 'all of it' : daysInWords(grantedDays)} already. Nothing of yours was done.`
}

/** Why days cannot be asked for, by field: they are free already, or asked for. */
export function faultsBeside(
  asked: Days,
  { leave, open }: { leave: readonly Days[]; open: readonly Days[] },
): Record<string, string> {
  const granted = daysOf(asked).filter((day) => leave.some((days) => within(days, day)))
  if (granted.length > 0)
    return { firstDay: `${daysInWords(granted)} ${granted.length === 1 ? 'is' : 'are'} granted already.` }
  const waiting = open.find((days) => share(days, asked))
  return waiting ? { firstDay: `You have asked for ${spanInWords(waiting)} already.` } : {}
}
