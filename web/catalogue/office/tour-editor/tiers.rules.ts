import type { CancellationTier } from '#contract/catalogue.ts'

/** A last row that gives nothing says what is so without it. */
const said = (tiers: readonly CancellationTier[]) =>
  JSON.stringify(
    inOrder(tiers)
      .filter(({ refundPercent }) => refundPercent > 0)
      .map(({ hoursBefore, refundPercent }) => [hoursBefore, refundPercent]),
  )

/** Which of the terms of the settings these are; null: their own. */
export const termsOf = <T extends { tiers: readonly CancellationTier[] }>(
  terms: readonly T[],
  tiers: readonly CancellationTier[],
): T | null => terms.find((known) => said(known.tiers) === said(tiers)) ?? null

/** The longest notice first, as they are read. */
export const inOrder = (tiers: readonly CancellationTier[]) => tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore)

/** What is wrong with a row beside the others; null: nothing. The longer the notice, the more comes back. */
export function faultOfTier(tiers: readonly CancellationTier[], index: number): string | null {
  const tier = tiers[index]
  if (!tier) return null
  if (!Number.isInteger(tier.hoursBefore) || tier.hoursBefore < 0 || tier.hoursBefore > 8760)
    return 'Whole hours, at most a year.'
  if (!Number.isInteger(tier.refundPercent) || tier.refundPercent < 0 || tier.refundPercent > 100)
    return 'Between 0 and 100%.'
  if (tiers.some((other, place) => place !== index && other.hoursBefore === tier.hoursBefore))
    return 'Two rows have the same notice.'
  const longer = inOrder(tiers).findLast(({ hoursBefore }) => hoursBefore > tier.hoursBefore)
  if (longer && longer.refundPercent < tier.refundPercent)
    return `Not more than the ${longer.refundPercent}% of ${noticeInWords(longer.hoursBefore)}.`
  return null
}

const noticeInWords = (hours: number) => (hours > 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`)

/** What the rows mean to a guest, in a sentence. */
export function tiersInWords(tiers: readonly CancellationTier[]): string {
  const ordered = inOrder(tiers).filter(({ refundPercent }) => refundPercent > 0)
  if (ordered.length === 0) return 'No refund once it is booked.'
  const parts = ordered.map(({ hoursBefore, refundPercent }, index) => {
    const back = refundPercent === 100 ? 'a full refund' : `${refundPercent}%`
    const until = hoursBefore === 0 ? 'until the start' : `until ${noticeInWords(hoursBefore)} before`
    return index === 0
      ? `Cancelled ${until}, you get ${back}${refundPercent === 100 ? '' : ' back'}`
      : `${back} ${until}`
  })
  const last = ordered.at(-1)
  if (last && last.hoursBefore > 0) parts.push('nothing after that')
  return `${parts.length > 1 ? `${parts.slice(0, -1).join('; ')}; ${parts.at(-1)}` : parts[0]}.`
}

/** A row to begin with, below those that are there. */
export function nextTier(tiers: readonly CancellationTier[]): CancellationTier {
  const last = inOrder(tiers).at(-1)
  if (!last) return { hoursBefore: 48, refundPercent: 100 }
  return { hoursBefore: Math.floor(last.hoursBefore / 2), refundPercent: Math.floor(last.refundPercent / 2) }
}
