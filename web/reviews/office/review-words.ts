import type { HidingGround, JudgedReview, ReviewStatus } from '#contract/reviews-office.ts'
import { capitalized, listed } from '#core/words.ts'
import type { TagTone } from '#web/ui/tag.tsx'

export const groundWords: Record<HidingGround, string> = {
  advertising: 'Advertising',
  insult: 'Insult',
  'other-people': 'Other people’s data',
}

export const tabWords: Record<ReviewStatus, string> = { waiting: 'Waiting', released: 'Released', hidden: 'Hidden' }

export function tagOf({ status, answer, ground }: JudgedReview): { tone: TagTone; word: string } {
  if (status === 'waiting') return { tone: 'waiting', word: 'Not public yet' }
  if (status === 'hidden')
    return { tone: 'error', word: ground ? `Hidden: ${groundWords[ground].toLowerCase()}` : 'Hidden' }
  return answer ? { tone: 'ok', word: 'Released' } : { tone: 'info', word: 'Released, no answer' }
}

export const partWords = { chauffeur: 'Chauffeur', guide: 'Guide', vehicle: 'Car', route: 'Route' } as const

/** "Driven by Daisuke Fujimoto, guided by Yuki Mori"; nothing where nobody is known. */
export function crewInWords({ chauffeurs, guides }: JudgedReview['crew']): string {
  const drove = chauffeurs.length > 0 ? `driven by ${listed(chauffeurs)}` : ''
  const guided = guides.length > 0 ? `guided by ${listed(guides)}` : ''
  return capitalized([drove, guided].filter(Boolean).join(', '))
}
