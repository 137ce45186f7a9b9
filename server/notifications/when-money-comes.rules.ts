import { refundDueBy } from '#contract/refund-time.ts'
import { shortDay } from './mail-words.rules.ts'

const dayMs = 86_400_000

const daysAfter = (iso: string, days: number) =>
  new Date(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) + days * dayMs).toISOString()

/** The way of a refund after it was decided: our part is done within a day, the banks take some more. */
export const whenMoneyComes = (decidedAt: string): [day: string, what: string][] => [
  [shortDay(daysAfter(decidedAt, 1)), 'At the latest, we have sent the refund to your bank'],
  [shortDay(refundDueBy(decidedAt.slice(0, 10))), 'By then your card should show it. If not, answer this mail'],
]
