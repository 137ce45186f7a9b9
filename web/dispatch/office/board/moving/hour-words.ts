import type { moveHour, proposeHour } from '#contract/dispatch-moves.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { byHandInWords } from '#web/booking/office/index.ts'
import type { RadioChoice } from '#web/ui/radio-group.tsx'

export type HourProposal = OutputOf<typeof proposeHour>
export type Difference = NonNullable<InputOf<typeof moveHour>['difference']>
type Money = Pick<HourProposal, 'beforeYen' | 'afterYen' | 'paidYen' | 'back'>

/** What may become of the difference: a link only where something is owed then, a refund only where too much was paid. */
export function differencesOf({ beforeYen, afterYen, paidYen }: Money): Difference[] {
  if (afterYen > beforeYen && afterYen > paidYen) return ['stays', 'link']
  if (afterYen < beforeYen && paidYen > afterYen) return ['refund', 'stays']
  return ['stays']
}

/** How much more is asked for by a link, or goes back. */
const owedYen = ({ afterYen, paidYen }: Money) => Math.abs(afterYen - paidYen)

export function differenceChoices(money: Money): RadioChoice[] {
  const isDearer = money.afterYen > money.beforeYen
  const words: Record<Difference, Omit<RadioChoice, 'id'>> = {
    stays: isDearer
      ? { label: 'It stays due', detail: 'Nobody is asked to pay now; the booking shows what is open.' }
      : {
          label: 'It stays with the booking',
          detail: 'Nothing is refunded now; the booking shows what is paid above the price.',
        },
    link: { label: `Send a link for ${formatYen(owedYen(money))}`, detail: 'The guest pays it by card.' },
    refund: { label: `Refund ${formatYen(owedYen(money))}`, detail: refundedTo(money) },
  }
  return differencesOf(money).map((id) => ({ id, ...words[id] }))
}

/** What goes to a card goes by itself; the rest is said with its sum. */
const refundedTo = ({ back }: Money) => {
  const card = back.find(({ way }) => way === 'card')
  const toCard = !card
    ? ''
    : back.length > 1
      ? `${formatYen(card.amountYen)} to the card that paid.`
      : 'To the card that paid.'
  return `${toCard} ${byHandInWords(back)}`.trim()
}

/** "Move to 10:30 and charge ¥4,000 more". */
export function moveLabel(hour: string, money: Money, difference: Difference): string {
  const changeYen = money.afterYen - money.beforeYen
  if (changeYen === 0) return `Move to ${hour}`
  if (difference === 'link') return `Move to ${hour} and send a link for ${formatYen(owedYen(money))}`
  if (difference === 'refund') return `Move to ${hour} and refund ${formatYen(owedYen(money))}`
  return `Move to ${hour} and charge ${formatYen(Math.abs(changeYen))} ${changeYen > 0 ? 'more' : 'less'}`
}

/** "+¥4,000", "−¥4,000". */
export const signedYen = (yen: number) => (yen > 0 ? `+${formatYen(yen)}` : formatYen(yen))
