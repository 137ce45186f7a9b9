import type { BookingState } from '#contract/booking.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

/** So long after the day its guest can still be asked about it, as for something left in the car. */
export const daysAfter = 30

interface Day {
  state: BookingState
  endsAt: Date
}

/** With this day in Tokyo a booking of somebody who left says no more whose it was. */
export const eraseDayOf = ({ endsAt }: Pick<Day, 'endsAt'>) => addDays(tokyoDayOf(endsAt), daysAfter)

/** In these states nobody is driven: there is no day to wait for. */
export const neverDriven: readonly BookingState[] = ['cancelled', 'expired', 'rejected']

/** Nobody needs to know any more whose booking it is. */
export const isOver = ({ state, endsAt }: Day, now: Date) =>
  neverDriven.includes(state) || eraseDayOf({ endsAt }) <= tokyoDayOf(now)
