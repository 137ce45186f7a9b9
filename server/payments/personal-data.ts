import { addJob } from '#server/platform/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { blankCardsOf, forgetCardsOfPayments, forgetReasonsOfRefunds, readOwnCards } from './own-cards.store.ts'

/** Saved cards, and which card paid. What was paid stands in the ledger, which knows bookings and no people. */
export const paymentsPersonalData: PersonalData = {
  name: 'saved_cards',
  copy: ({ db }, { userId }) => readOwnCards(db, userId),
  async erase(db, { person, bookingIds }) {
    if (bookingIds.length > 0) {
      await forgetCardsOfPayments(db, bookingIds)
      await forgetReasonsOfRefunds(db, bookingIds)
    }
    if (!person) return
    // No gateway is asked while a transaction is open.
    for (const cardId of await blankCardsOf(db, person.userId)) await addJob(db, 'payments.drop-card', { cardId })
  },
}
