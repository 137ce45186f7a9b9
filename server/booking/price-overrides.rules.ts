import type { QuoteLine } from '#contract/pricing.ts'

/** A line that the office charges otherwise than it was computed. */
export interface PriceOverride extends Pick<QuoteLine, 'kind' | 'label'> {
  computedYen: number
  amountYen: number
  reason: string
  /** Id of who decided it. */
  by: string
  /** ISO 8601. */
  at: string
}

type Named = Pick<QuoteLine, 'kind' | 'label'>

/** A line is known by what it is for; there are no two of the same kind and label. */
export const isSameLine = (one: Named, other: Named) => one.kind === other.kind && one.label === other.label

/** Charged lines as they were computed. */
export const computedLines = (lines: readonly QuoteLine[], overrides: readonly PriceOverride[]): QuoteLine[] =>
  lines.map((line) => {
    const override = overrides.find((one) => isSameLine(one, line))
    return override ? { ...line, amountYen: override.computedYen } : line
  })

/** New lines with what was charged otherwise, where the line costs what it did when that was decided. */
export const keepCharged = (lines: readonly QuoteLine[], overrides: readonly PriceOverride[]): QuoteLine[] =>
  lines.map((line) => {
    const override = overrides.find((one) => isSameLine(one, line) && one.computedYen === line.amountYen)
    return override ? { ...line, amountYen: override.amountYen } : line
  })

/** Those that these charged lines still have. */
export const stillCharged = (lines: readonly QuoteLine[], overrides: readonly PriceOverride[]): PriceOverride[] =>
  overrides.filter((one) => lines.some((line) => isSameLine(one, line) && one.amountYen === line.amountYen))

/**
 * What another price means for what was paid: more to pay, or so much back. What went back as a kindness is not owed
 * again, and no more goes back than is there.
 */
export const differenceOf = (totalYen: number, heldYen: number, giftYen: number) =>
  Math.max(-heldYen, totalYen - heldYen - giftYen)

interface Balance {
  totalYen: number
  heldYen: number
  giftYen: number
}

/**
 * What goes back of what is paid too much, and how much of an earlier kindness counts towards the price instead. With the
 * kindness counted we keep the price; with the kindness on top we keep the price less the kindness.
 */
export function surplusBack(how: string, { totalYen, heldYen, giftYen }: Balance) {
  const surplusYen = Math.max(0, heldYen + giftYen - totalYen)
  if (how === 'refund-on-top') return { amountYen: Math.min(heldYen, surplusYen), countedYen: 0 }
  if (how !== 'refund') return { amountYen: 0, countedYen: 0 }
  const amountYen = Math.min(surplusYen, Math.max(0, heldYen - totalYen))
  return { amountYen, countedYen: surplusYen - amountYen }
}
