import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetDoorsOf, forgetQuotesOf, readOwnQuotes } from './own-quotes.store.ts'

/** What was asked for and at which door; numbers of guests and prices say nothing about anybody. */
export const pricingPersonalData: PersonalData = {
  name: 'quotes',
  copy: ({ db }, { userId }) => readOwnQuotes(db, userId),
  async erase(db, { person, bookingIds }) {
    if (bookingIds.length > 0) await forgetDoorsOf(db, bookingIds)
    if (person) await forgetQuotesOf(db, person.userId)
  },
}
