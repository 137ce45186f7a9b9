import { formatYen } from '#contract/money.ts'
import { byHandWords, handedBack } from '#contract/money-back.ts'
import type { MoneyBack } from '#contract/payments.ts'
import { refundDueBy } from '#contract/refund-time.ts'
import { addDays } from '#core/days.ts'
import { capitalized } from '#core/words.ts'
import { shortDay } from './mail-words.rules.ts'

/**
 * The way of a refund after it was decided. To a card our part is done within a day, and the banks take some more; money
 * by hand has no day, since somebody has to hand it over.
 */
export const whenMoneyComes = (decidedAt: string, back: readonly MoneyBack[]): [day: string, what: string][] =>
  back.flatMap(({ way, amountYen }): [string, string][] => {
    if (way !== 'card') return [[capitalized(byHandWords[way]), handedBack(way, amountYen)]]
    const part = back.length > 1 ? `${formatYen(amountYen)} ` : ''
    return [
      [
        shortDay(addDays(decidedAt.slice(0, 10), 1)),
        `At the latest, we have sent ${part || 'the refund '}to your bank`,
      ],
      [shortDay(refundDueBy(decidedAt.slice(0, 10))), 'By then your card should show it. If not, answer this mail'],
    ]
  })
