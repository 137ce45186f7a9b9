import type { CallDraft } from '#contract/call-drafts.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { readYen } from '../one-booking/desk-form.ts'

export interface ChargedLine {
  kind: string
  label: string
  computedYen: number
  taxClass?: QuoteLine['taxClass']
  /** As computed, unless something else was typed. */
  amountYen: number
  /** As it was typed; null: charged as computed. */
  typed: string | null
  fault: string | null
}

/** The lines of a price with what was agreed with the caller; a charge whose line is gone waits for it to come back. */
export const chargedLines = (lines: readonly QuoteLine[], charged: CallDraft['charged']): ChargedLine[] =>
  lines.map(({ kind, label, amountYen: computedYen, taxClass }) => {
    const typed = charged.find((one) => one.kind === kind && one.label === label)?.amount ?? null
    const amountYen = typed === null ? computedYen : readYen(typed)
    return {
      ...{ kind, label, computedYen, taxClass, typed, amountYen: amountYen ?? computedYen },
      fault: amountYen === null ? 'Whole yen, like 45,000.' : null,
    }
  })

/** With another amount for one line; null: as computed. */
export const withCharge = (
  charged: CallDraft['charged'],
  { kind, label }: Pick<ChargedLine, 'kind' | 'label'>,
  amount: string | null,
): CallDraft['charged'] => [
  ...charged.filter((one) => one.kind !== kind || one.label !== label),
  ...(amount === null ? [] : [{ kind, label, amount: amount.slice(0, 20) }]),
]

export const isChargedOtherwise = ({ amountYen, computedYen, fault }: ChargedLine) =>
  amountYen !== computedYen || fault !== null

export const totalOf = (lines: readonly ChargedLine[]) => lines.reduce((sum, { amountYen }) => sum + amountYen, 0)
