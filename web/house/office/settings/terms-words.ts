import type { CancellationTier } from '#contract/catalogue.ts'

/** "100% back until 48 h before, 50% until 24 h, then nothing." */
export function tiersInWords(tiers: readonly CancellationTier[]): string {
  const parts = tiers.map(({ hoursBefore, refundPercent }, index) => {
    const back = refundPercent === 0 ? 'nothing' : `${refundPercent}%`
    if (hoursBefore === 0) return index === 0 ? `${back} back at any time` : `then ${back}`
    return index === 0 ? `${back} back until ${hoursBefore} h before` : `${back} until ${hoursBefore} h`
  })
  return `${parts.join(', ')}.`
}
