import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type { leavingOverview } from '#contract/profile.ts'
import { capitalized, countedInWords, listed, numeral } from '#core/words.ts'
import { longDay, todayInTokyo } from '#web/ui/day.ts'

export type Leaving = OutputOf<typeof leavingOverview>

/** "You have two trips ahead." and which they are; null where there are none. */
export function tripsInWords({ tripsAhead }: Leaving): { title: string; which: string } | null {
  if (tripsAhead.length === 0) return null
  const which = tripsAhead.map(({ title, startsAt }) => `${title} on ${longDay(todayInTokyo(new Date(startsAt)))}`)
  return {
    title: `You have ${countedInWords(tripsAhead.length, 'trip')} ahead.`,
    which: `${capitalized(listed(which))}.`,
  }
}

/** What cancelling them all today would give back; null where that is nothing. */
export function refundInWords({ tripsAhead }: Leaving): string | null {
  const refundYen = tripsAhead.reduce((sum, trip) => sum + trip.refundYen, 0)
  return refundYen > 0 ? formatYen(refundYen) : null
}

/** What nobody can read any more after the days of grace, with the names and counts of this account. */
export function erasedInWords({ travellers, cards, wishes, messages, reviews }: Leaving): string[] {
  return [
    'Your name, picture, address, birth date and notes on the profile',
    ...(travellers.length > 0 ? [`Saved travellers: ${travellers.join(', ')}`] : []),
    ...(cards > 0 ? [`${capitalized(countedInWords(cards, 'saved card'))}, at the payment company too`] : []),
    capitalized(
      listed([
        ...(wishes > 0 ? [`your saved list of ${numeral(wishes)}`] : []),
        ...(messages > 0 ? [countedInWords(messages, 'message')] : []),
        'the keys to sign in',
      ]),
    ),
    ...(reviews > 0
      ? [
          `Your name under ${countedInWords(reviews, 'review')}. ${reviews === 1 ? 'Its words stay' : 'Their words stay'}, unsigned`,
        ]
      : []),
  ]
}

/** What stays because the law asks for it, and for how long. */
export function keptInWords({ receipts, tripsAhead }: Leaving): { what: string; howLong: string }[] {
  return [
    {
      what:
        receipts > 0
          ? `${capitalized(countedInWords(receipts, 'receipt'))}, without your name`
          : 'Receipts, without your name',
      howLong: 'Tax law, seven years',
    },
    { what: 'The crew’s trip records, without your name', howLong: 'Transport law, one year' },
    ...(tripsAhead.length > 0
      ? [
          {
            what: `${tripsAhead.length === 1 ? 'The trip' : `The ${numeral(tripsAhead.length)} trips`} ahead, with name and mobile`,
            howLong: `Until 30 days after ${tripsAhead.length === 1 ? 'it' : 'each of them'}`,
          },
        ]
      : []),
  ]
}
