import type { Availability } from '#contract/availability.ts'
import { productUrl } from './people.ts'

const dayMs = 86_400_000
const tokyoNow = () => new Date(Date.now() + 9 * 3_600_000)

/** A day in Tokyo, so many days from today. */
export const dayFromNow = (days: number): string =>
  new Date(tokyoNow().getTime() + days * dayMs).toISOString().slice(0, 10)

/** A day of the month after this one in Tokyo: near enough to be open, and past every notice. */
export function dayOfNextMonth(number: number): string {
  const now = tokyoNow()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, number)).toISOString().slice(0, 10)
}

/** Past the months that other journeys book in. */
const firstOwnDay = 95
const ownDays = 3

/** The tour that the journeys through checkout book. */
export const bookedTour = 'tokyo-in-one-unhurried-day'

/**
 * A free day that only the journey of this number books: each has three days of the calendar to itself, so that those
 * which run at the same time never want the same car.
 */
export async function freeDay(number: number): Promise<string> {
  const days = Array.from({ length: ownDays }, (_, index) => dayFromNow(firstOwnDay + number * ownDays + index))
  for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
    const query = new URLSearchParams({ tour: bookedTour, month, guests: '2' })
    const answer = await fetch(`${productUrl()}/api/availability?${query}`)
    const { days: open } = (await answer.json()) as Availability
    const free = open.find(({ day, starts }) => days.includes(day) && starts.every((start) => start.free))
    if (free) return free.day
  }
  throw new Error(`None of ${days.join(', ')} is free.`)
}
