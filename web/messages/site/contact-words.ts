import type { contactTopics } from '#contract/messages.ts'

export type Topic = (typeof contactTopics)[number]

export const topicNames: Record<Topic, string> = {
  booking: 'A booking I have',
  change: 'Changing or cancelling a day',
  tour: 'A tour, before I book',
  business: 'Working with Annai',
  other: 'Something else',
}

export const longestMessage = 4000

const opens = '05:00'
const closes = '23:00'

/** "It is now 17:24 there: we are here." The desk answers from 05:00 to 23:00. */
export function deskNow(clock: string): string {
  if (clock >= opens && clock < closes) return `It is now ${clock} there: we are here.`
  return `It is now ${clock} there: we answer again from ${opens}.`
}
