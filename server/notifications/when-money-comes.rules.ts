import { refundDueBy } from '#contract/refund-time.ts'
import { addDays } from '#core/days.ts'
import { shortDay } from './mail-words.rules.ts'

/** The way of a refund after it was decided: our part is done within a day, the banks take some more. */
export const whenMoneyComes = (decidedAt: string): [day: string, what: string][] => [
  [shortDay(addDays(decidedAt.slice(0, 10), 1)), 'At the latest, we have sent the refund to your bank'],
  [shortDay(refundDueBy(decidedAt.slice(0, 10))), 'By then your card should show it. If not, answer this mail'],
]
