import type { DeskBooking, DeskLine } from '#contract/booking-desk.ts'
import { taxesOfLines } from '#core/tax.ts'
import { percentsIn, type TaxShare } from '#core/tax-shares.ts'
import { type DeskForm, readYen, type TypedCharge } from './desk-form.ts'
import type { Proposal } from './use-proposal.ts'

export interface ShownLine extends DeskLine {
  /** Typed by hand; null: charged as computed. */
  charge: TypedCharge | null
}

export interface DeskSums {
  lines: ShownLine[]
  computedYen: number
  totalYen: number
  /** Of what is typed now; of a cancelled booking, of what was kept. */
  taxes: TaxShare[]
  /** Against what was paid; below zero: too much is paid. */
  dueYen: number
  /** Why these lines cannot be saved: by kind and label. */
  faults: Record<string, { amount?: string; reason?: string }>
}

const mostYen = 99_999_999

export const keyOf = ({ kind, label }: Pick<DeskLine, 'kind' | 'label'>) => `${kind}: ${label}`

/** Computed beside charged, of what is typed now. */
export function linesOf(booking: DeskBooking, form: DeskForm, proposal: Proposal | null): DeskSums {
  const faults: DeskSums['faults'] = {}
  const lines = (proposal?.lines ?? booking.lines).map((line): ShownLine => {
    const charge = form.charged.find((one) => keyOf(one) === keyOf(line)) ?? null
    if (!charge) return { ...line, amountYen: line.computedYen, reason: null, charge }
    const amountYen = readYen(charge.amount)
    if (amountYen === null) faults[keyOf(line)] = { amount: 'Whole yen.' }
    else if (Math.abs(amountYen) > mostYen) faults[keyOf(line)] = { amount: 'Too much.' }
    else if (amountYen !== line.computedYen && charge.reason.trim() === '') faults[keyOf(line)] = { reason: 'Say why.' }
    return { ...line, amountYen: amountYen ?? line.computedYen, reason: charge.reason, charge }
  })
  const sum = (of: (line: ShownLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const totalYen = sum(({ amountYen }) => amountYen)
  return {
    lines,
    computedYen: sum(({ computedYen }) => computedYen),
    totalYen,
    taxes:
      booking.state === 'cancelled' ? booking.taxes : taxesOfLines(lines, percentsIn(proposal?.taxes ?? booking.taxes)),
    dueYen: booking.dueYen + totalYen - booking.totalYen,
    faults,
  }
}
