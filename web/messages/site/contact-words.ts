import type { contactTopics } from '#contract/contact.ts'

export type Topic = (typeof contactTopics)[number]

export const topicNames: Record<Topic, string> = {
  booking: 'A booking I have',
  change: 'Changing or cancelling a day',
  tour: 'A tour, before I book',
  business: 'Working with Annai',
  other: 'Something else',
}

export const longestMessage = 4000
