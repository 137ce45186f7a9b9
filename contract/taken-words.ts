import type { TakenHow } from './payments.ts'

/** How money came by hand, in both languages. */
export const takenWords: Record<TakenHow, { en: string; ja: string }> = {
  cash: { en: 'cash', ja: '現金' },
  terminal: { en: 'card terminal', ja: 'カード端末' },
  transfer: { en: 'bank transfer', ja: '銀行振込' },
}

/** Who was given money by hand: somebody of the crew, else the desk. A transfer is given to nobody. */
export const takerInWords = (how: TakenHow | null, crewName: string | null | undefined): string =>
  how === null || how === 'transfer' ? '' : (crewName ?? 'the desk')
