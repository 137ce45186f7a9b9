import type { AvailableDay, Slot, WhyNot } from '#contract/availability.ts'
import type { ClosedTime, Season } from '#contract/catalogue.ts'
import { closedOn } from '#contract/closed-days.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'

/** When a tour can be had at all, whoever is free. */
export interface TourHours {
  startTimes: readonly string[]
  minimumNoticeHours: number
  season: Season | null
  /** When it is closed although it would run. */
  closed?: readonly ClosedTime[]
}

export interface CalendarQuestion {
  hours: TourHours
  now: Date
  horizonDays: number
  runsOn: (season: Season | null, day: string) => boolean
  /** Whether a crew can be found; asked only where nothing else stands against it. */
  isFree: (startsAt: Date) => boolean
}

/** What stands against a start before anybody looks at the cars. */
export type WhyClosed = Exclude<WhyNot, 'sold-out' | 'party-too-large'>

/** Until when guests can book a start by themselves. */
export const noticeEndsAt = ({ minimumNoticeHours }: Pick<TourHours, 'minimumNoticeHours'>, startsAt: Date) =>
  new Date(startsAt.getTime() - minimumNoticeHours * 3_600_000)

/** Why a start cannot be had, whoever is free; null when it can. */
export function whyNotAt(
  { hours, now, horizonDays, runsOn }: Omit<CalendarQuestion, 'isFree'>,
  slot: Slot,
): WhyClosed | null {
  const startsAt = tokyoInstant(slot.day, slot.start)
  if (startsAt <= now) return 'past'
  if (slot.day > addDays(tokyoDayOf(now), horizonDays)) return 'too-far-ahead'
  if (!runsOn(hours.season, slot.day) || closedOn(hours.closed ?? [], slot.day)) return 'outside-season'
  if (noticeEndsAt(hours, startsAt) < now) return 'too-short-notice'
  return null
}

/** What a tour itself says of a day on which it is closed; undefined where its season alone is over. */
export const whyClosedOn = ({ closed = [] }: Pick<TourHours, 'closed'>, day: string) => closedOn(closed, day)?.words

export function dayOf(question: CalendarQuestion, day: string): AvailableDay {
  const starts = question.hours.startTimes.map((start) => {
    const why: WhyNot | null =
      whyNotAt(question, { day, start }) ?? (question.isFree(tokyoInstant(day, start)) ? null : 'sold-out')
    return { start, free: why === null, why }
  })
  const free = starts.some((start) => start.free)
  const why = free ? null : (starts.at(-1)?.why ?? 'sold-out')
  const because = why === 'outside-season' ? whyClosedOn(question.hours, day) : undefined
  return { day, free, why, ...(because !== undefined && { because }), starts }
}

export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** The day nearest to another on which the tour can be had at all, whoever is free; undefined when there is none. */
export function nearestOpenDay(question: CalendarQuestion, day: string): string | undefined {
  const today = tokyoDayOf(question.now)
  const lastDay = addDays(today, question.horizonDays)
  const isOpen = (one: string) =>
    question.hours.startTimes.some((start) => whyNotAt(question, { day: one, start }) === null)
  const from = day < today ? today : day > lastDay ? lastDay : day
  for (let distance = 0; distance <= question.horizonDays; distance++) {
    const open = [addDays(from, distance), addDays(from, -distance)].find(isOpen)
    if (open) return open
  }
  return undefined
}

/**
 * The nearest free starts around a slot, the closest first: the same day, then one day to either side, and so on; of a day
 * those nearest to the hour.
 */
export function nearestFree(
  question: CalendarQuestion,
  around: Slot,
  { days, most }: { days: number; most: number },
): Slot[] {
  const found: Slot[] = []
  for (let distance = 0; distance <= days && found.length < most; distance++) {
    for (const day of distance === 0 ? [around.day] : [addDays(around.day, distance), addDays(around.day, -distance)]) {
      const starts = dayOf(question, day).starts.filter(
        ({ start, free }) => free && !(day === around.day && start === around.start),
      )
      found.push(...starts.map(({ start }) => ({ day, start })).toSorted(byNearness(around.start)))
    }
  }
  return found.slice(0, most)
}

/** Where no hour is asked for, as the day goes. */
const byNearness = (start: string) => (one: Slot, other: Slot) =>
  start === '' ? 0 : minutesFrom(start, one.start) - minutesFrom(start, other.start)

const minutesFrom = (start: string, other: string) =>
  Math.abs(tokyoInstant('2000-01-01', other).getTime() - tokyoInstant('2000-01-01', start).getTime())
