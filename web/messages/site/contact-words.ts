import type { contactTopics } from '#contract/messages.ts'
import { type DeskHours, whoAnswers } from '#core/desk-hours.ts'

export type Topic = (typeof contactTopics)[number]

export const topicNames: Record<Topic, string> = {
  booking: 'A booking I have',
  change: 'Changing or cancelling a day',
  tour: 'A tour, before I book',
  business: 'Working with Annai',
  other: 'Something else',
}

export const longestMessage = 4000

/** "It is now 17:24 there: we are here." A moment on Tokyo's clock; nothing where no hours are entered. */
export function deskNow(hours: DeskHours, clock: string): string {
  const answers = whoAnswers(hours, clock)
  const now = `It is now ${clock.slice(11, 16)} there`
  if (answers.isThere) return `${now}: we are here.`
  return answers.next ? `${now}: we answer again from ${answers.next}.` : ''
}
