import type { ChargedOtherwise } from '#contract/booking-desk-changes.ts'
import { formatYen } from '#contract/money.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { isSameLine, type PriceOverride } from '../price-overrides.rules.ts'

export interface Charged {
  lines: QuoteLine[]
  totalYen: number
  overrides: PriceOverride[]
}

type Fields = Record<string, string>

/**
 * Computed lines with what the office charges instead, each with its reason; what is charged as computed needs none. A
 * line that was decided before and stays so keeps who and when.
 */
export function chargeOtherwise(
  computed: readonly QuoteLine[],
  charged: readonly ChargedOtherwise[],
  before: readonly PriceOverride[],
  { by, at }: { by: string; at: Date },
): Charged | { fields: Fields } {
  const fields: Fields = {}
  const overrides: PriceOverride[] = []
  charged.forEach((one, index) => {
    const line = computed.find((other) => isSameLine(other, one))
    if (!line) fields[`charged.${index}.label`] = 'There is no such line any more.'
    else if (one.amountYen === line.amountYen) return
    else if (line.amountYen >= 0 ? one.amountYen < 0 : one.amountYen > 0)
      fields[`charged.${index}.amountYen`] = line.amountYen >= 0 ? 'Not below nothing.' : 'Not above nothing.'
    else if (one.reason === '') fields[`charged.${index}.reason`] = 'Say why: it is kept in the history.'
    else overrides.push(overrideOf(line, one, before, { by, at }))
  })
  if (Object.keys(fields).length > 0) return { fields }
  const lines = computed.map((line) => ({
    ...line,
    amountYen: overrides.find((one) => isSameLine(one, line))?.amountYen ?? line.amountYen,
  }))
  const totalYen = lines.reduce((sum, line) => sum + line.amountYen, 0)
  if (totalYen < 0) return { fields: { charged: `The lines add up to ${formatYen(totalYen)}, which is no price.` } }
  return { lines, totalYen, overrides }
}

function overrideOf(
  { kind, label, amountYen: computedYen }: QuoteLine,
  { amountYen, reason }: ChargedOtherwise,
  before: readonly PriceOverride[],
  { by, at }: { by: string; at: Date },
): PriceOverride {
  const known = before.find(
    (one) => isSameLine(one, { kind, label }) && one.amountYen === amountYen && one.reason === reason,
  )
  return known ? { ...known, computedYen } : { kind, label, computedYen, amountYen, reason, by, at: at.toISOString() }
}
