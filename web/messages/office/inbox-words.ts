import type { Letter } from '#contract/inbox.ts'
import { isReference } from '#core/references.ts'
import { shortDay } from '#web/ui/day.ts'

export const topicWords: Readonly<Record<Letter['topic'], string>> = {
  booking: 'A booking',
  change: 'A change to a booking',
  tour: 'A tour',
  business: 'Working together',
  other: 'Something else',
}

export const stateWords = { waiting: 'Waiting', settled: 'Answered' } as const

export const moment = (iso: string) => `${shortDay(iso.slice(0, 10))}, ${iso.slice(11, 16)}`

/** The reference of a booking of ours that was typed with the message, as we write it; null where it is none. */
export function referenceIn({ bookingReference }: Pick<Letter, 'bookingReference'>): string | null {
  const typed = (bookingReference ?? '').trim().toUpperCase()
  return isReference(typed) ? typed : null
}

/** "Answered by mail, Naomi, Mon 16 Nov, 20:17". */
export function settledInWords({ settledAt, settledBy, answer }: Letter): string {
  const how = answer === null ? 'Answered in another way' : 'Answered by mail'
  return [how, settledBy, settledAt && moment(settledAt)].filter(Boolean).join(', ')
}
