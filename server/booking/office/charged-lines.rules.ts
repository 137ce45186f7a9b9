import { formatYen } from '#contract/money.ts'
import type { QuoteLine } from '#contract/pricing.ts'

export interface Charge {
  line: number
  amountYen: number
}

export interface ChargedLines {
  lines: QuoteLine[]
  totalYen: number
  /** What is charged otherwise than computed, by the place of the line. */
  changed: { line: QuoteLine; amountYen: number }[]
}

/** The lines as they are charged, and which of them the office decided. Null: a line that is not there. */
export function chargeLines(computed: readonly QuoteLine[], charges: readonly Charge[]): ChargedLines | null {
  if (charges.some(({ line }) => computed[line] === undefined)) return null
  const amounts = new Map(charges.map(({ line, amountYen }) => [line, amountYen]))
  const lines = computed.map((line, at) => ({ ...line, amountYen: amounts.get(at) ?? line.amountYen }))
  const changed = computed.flatMap((line, at) => {
    const amountYen = lines[at]?.amountYen ?? line.amountYen
    return amountYen === line.amountYen ? [] : [{ line, amountYen }]
  })
  return { lines, totalYen: lines.reduce((sum, { amountYen }) => sum + amountYen, 0), changed }
}

/** What is wrong with charging so; null: nothing. */
export function chargeProblem({ totalYen, changed }: ChargedLines, reason: string): Record<string, string> | null {
  if (totalYen < 0)
    return { charged: `The lines add up to ${formatYen(totalYen)}. A day cannot cost less than nothing.` }
  if (changed.length > 0 && reason === '') return { reason: 'Say why something else is charged.' }
  return null
}
