import type { AvailableDay } from '#contract/availability.ts'
import type { Wish } from '#contract/wish.ts'
import { dayOf, daysOfMonth, openCalendar } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { AdjustLines } from './make-quote.ts'
import { prepareWish } from './prepare-wish.ts'
import { totalYenOf } from './price.rules.ts'

export interface PricedDay extends AvailableDay {
  starts: (AvailableDay['starts'][number] & { totalYen: number | null })[]
}

export interface MonthFor {
  /** "2026-12". */
  month: string
  bookingId: string
  adjust?: AdjustLines
}

/** What a booked wish would cost on each day of a month; its own crew is in nobody's way. */
export async function priceMonth(
  ctx: Context,
  wish: Omit<Wish, 'day' | 'start'>,
  { month, bookingId, adjust = (lines) => lines }: MonthFor,
): Promise<PricedDay[]> {
  const { tour, demand, linesAt } = await prepareWish(ctx, wish, { isBooked: true })
  const days = daysOfMonth(month)
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)]
  const calendar = await openCalendar(ctx, { tour, demand, firstDay, lastDay, butNotOf: bookingId })
  const totalAt = (day: string, start: string) => totalYenOf(adjust(linesAt(tokyoInstant(day, start))))
  return days.map((day) => {
    const found = dayOf(calendar, day)
    return {
      ...found,
      starts: found.starts.map((one) => ({ ...one, totalYen: one.free ? totalAt(day, one.start) : null })),
    }
  })
}
