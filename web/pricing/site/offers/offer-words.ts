import type { CategoryLabel } from '#contract/catalogue.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import { daysBetween, weekdayNames } from '#core/days.ts'
import { capitalized, counted, countedInWords, listed, numeral } from '#core/words.ts'
import { type IsoDay, longDay, MONTHS } from '#web/ui/day.ts'

/** "Monday to Friday", "Saturday and Sunday", "every day". 1 is Monday. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b)
  const [first = 1, last = 1] = [days[0], days.at(-1)]
  if (days.length === 7) return 'every day'
  const names = days.map((day) => weekdayNames[day - 1] ?? '')
  if (days.length > 2 && last - first === days.length - 1) return `${names[0]} to ${names.at(-1)}`
  return listed(names)
}

/** "1 to 18 December 2026", "22 November 2026 to 15 March 2027": nothing said twice. */
export function daysInWords(from: IsoDay, to: IsoDay): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  if (first.year !== last.year)
    return `${first.day} ${first.month} ${first.year} to ${last.day} ${last.month} ${last.year}`
  if (first.month !== last.month) return `${first.day} ${first.month} to ${last.day} ${last.month} ${last.year}`
  return first.day === last.day
    ? `${last.day} ${last.month} ${last.year}`
    : `${first.day} to ${last.day} ${last.month} ${last.year}`
}

function partsOf(day: IsoDay) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: MONTHS[month - 1] ?? '', day: date }
}

/** "Friday 11 December", with its year when that is not this one. */
export const dayInWords = (day: IsoDay, today: IsoDay) =>
  longDay(day, { withYear: day.slice(0, 4) !== today.slice(0, 4) })

/** "Friday 11 December, 26 days from now": after "Book by". */
export function bookByInWords(bookUntil: IsoDay, today: IsoDay): string {
  const days = daysBetween(today, bookUntil)
  if (days <= 0) return 'today, 23:59 Tokyo time'
  return `${dayInWords(bookUntil, today)}, ${days === 1 ? 'which is tomorrow' : `${days} days from now`}`
}

/** "23 November 2026 until 16 March 2027"; of one that has begun, only its end. */
export const untilInWords = (from: IsoDay, to: IsoDay, today: IsoDay): string =>
  from <= today ? `Until ${daysInWords(to, to)}` : daysInWords(from, to).replace(' to ', ' until ')

/** "Three ways to pay less". */
export const waysToPayLess = (count: number) => {
  if (count === 0) return 'Running offers'
  return `${capitalized(countedInWords(count, 'way'))} to pay less`
}

/** "See the six tours". */
export const seeTours = (count: number) =>
  count === 0 ? 'See the terms' : count === 1 ? 'See the tour and the terms' : `See the ${numeral(count)} tours`

const rideWords: Record<RideWay, string> = {
  transfer: 'airport transfers',
  point: 'rides from door to door',
  hourly: 'cars by the hour',
}

/** "airport transfers and cars by the hour", "every ride"; empty where it is for tours alone. */
export const ridesInWords = (rides: readonly RideWay[]): string =>
  rides.length === Object.keys(rideWords).length ? 'every ride' : listed(rides.map((way) => rideWords[way]))

/** Whether it goes together with another code, after "With another code" or so. */
export const togetherInWords = (stacks: boolean): string =>
  stacks ? 'One other whose terms say the same' : 'None: one for one booking'

export interface LineShare {
  line: CategoryLabel
  count: number
}

/** How many of the tours are on each line, in the order of their first appearance. */
export function linesOf(tours: readonly { line: CategoryLabel }[]): LineShare[] {
  const shares = new Map<string, LineShare>()
  for (const { line } of tours) {
    const share = shares.get(line.slug) ?? { line, count: 0 }
    shares.set(line.slug, { line, count: share.count + 1 })
  }
  return [...shares.values()]
}

/** "6 tours of Fuji and Hakone", "4 tours of Evenings and 2 of Gardens". */
export function toursInWords(shares: readonly LineShare[]): string {
  const parts = shares.map(
    ({ line, count }, index) => `${index === 0 ? counted(count, 'tour') : count} of ${line.name}`,
  )
  return listed(parts) || 'None at present'
}
