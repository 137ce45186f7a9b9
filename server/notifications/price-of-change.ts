import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { backInWords } from '#contract/money-back.ts'
import type { MoneyBack } from '#contract/payments.ts'
import { backOf, refundsOf } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { dayOrRide } from './booking-parts.ts'
import type { MailFacts } from './mail-facts.ts'
import { dearerYen } from './told-changes.rules.ts'

/** What this change cost or gives back; what came and went in all stands with the price. */
export function priceOfChange(facts: MailFacts): string[] {
  const { booking, changes, backNow, paidNowYen, movedFor, isOnTheWay } = facts
  const yen = dearerYen(changes)
  if (yen === null) return []
  const back = backInWords(backNow, (sum) => `${sum} goes back to your card.`)
  // Of changes that are told as one, the statement of the card shows each sum, and not their difference.
  const both =
    back && paidNowYen > 0 ? ` It was changed more than once: ${formatYen(paidNowYen)} was paid. ${back}` : ''
  // Of a day that we moved it was said already, and to whoever is on the way that all else stays.
  if (yen === 0) return movedFor || isOnTheWay ? [] : [`The price stays as it is.${both}`]
  const costs = `Your ${dayOrRide(facts)} costs ${formatYen(Math.abs(yen))}`
  if (yen > 0) return [`${costs} more than before${booking.dueYen === 0 ? ', which is paid' : ''}.${both}`]
  return [`${costs} less than before.${both || ` ${back}`}`.trim()]
}

/** What was paid since the last mail that said all. */
export const paidSince = ({ came }: Pick<Booking, 'came'>, since: Date) =>
  came.filter(({ at }) => Date.parse(at) > since.getTime()).reduce((sum, { amountYen }) => sum + amountYen, 0)

/** What goes back since the last mail that said all, save what was given as a kindness, of which another mail tells. */
export async function backSince(db: Database, bookingId: string, since: Date | null): Promise<MoneyBack[]> {
  const refunds = (await refundsOf(db, bookingId)).filter(
    ({ isCorrection, beyondTerms, createdAt }) => !isCorrection && !beyondTerms && (!since || createdAt >= since),
  )
  const ids = refunds.map(({ id }) => id)
  return ids.length === 0 ? [] : backOf(db, bookingId, ids)
}
