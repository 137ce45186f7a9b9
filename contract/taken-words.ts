import type { TakenHow } from './payments.ts'

/** How money came by hand, in both languages. */
export const takenWords: Record<TakenHow, { en: string; ja: string }> = {
  cash: { en: 'cash', ja: '現金' },
  terminal: { en: 'card terminal', ja: 'カード端末' },
  transfer: { en: 'bank transfer', ja: '銀行振込' },
}
