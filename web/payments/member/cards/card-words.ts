import type { SavedCard } from '#contract/payments.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** "08 / 2028" of 2028-08. */
export const untilInWords = (expires: string) => `${expires.slice(5, 7)} / ${expires.slice(0, 4)}`

/** What is worth knowing about a card; a card can be both the first choice and near its end. */
export function cardTags({ isFirst, expires }: SavedCard, today: string): { tone: TagTone; word: string }[] {
  const month = today.slice(0, 7)
  return [
    ...(isFirst ? [{ tone: 'info' as const, word: 'First choice' }] : []),
    ...(expires === month ? [{ tone: 'waiting' as const, word: 'Ends this month' }] : []),
    ...(expires < month ? [{ tone: 'error' as const, word: 'Ended' }] : []),
  ]
}
