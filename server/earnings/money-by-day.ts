import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { type MoneyOfDay, moneyBetween } from './earnings.store.ts'
import { partsOf } from './earnings-sums.store.ts'

export type { MoneyOfDay } from './earnings.store.ts'

/** From the beginning of a day until a moment; days without money are left out. Each payment and refund counts on its own day. */
export async function moneyByDay(db: Database, firstDay: string, until: Date): Promise<MoneyOfDay[]> {
  const lastDay = tokyoDayOf(until)
  const whole = await partsOf(db, 'day', { firstDay, lastDay: addDays(lastDay, -1), kinds: [], tour: null })
  const days = whole.map(({ key, paidYen, givenBackYen }) => ({ day: key, paidYen, givenBackYen }))
  if (lastDay < firstDay) return days
  const rest = await moneyBetween(db, tokyoInstant(lastDay, '00:00'), until)
  return rest.paidYen === 0 && rest.givenBackYen === 0 ? days : [...days, { day: lastDay, ...rest }]
}
