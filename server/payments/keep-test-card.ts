import type { CardFacts } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'
import { addSavedCard } from './saved-cards.store.ts'
import { testTokenOf } from './test-card.rules.ts'

export interface TestCardOf extends CardFacts {
  userId: string
  /** YYYY-MM. */
  expires: string
  at: Date
}

/** Saves a card of the test gateway that pays whatever is asked of it. */
export async function keepTestCard(db: Database, { userId, brand, last4, expires, at }: TestCardOf): Promise<void> {
  const token = testTokenOf({ outcome: 'success', brand, last4, expires }, `demo-${userId}`)
  await addSavedCard(db, { userId, gateway: 'test', token, brand, last4, expires, at })
}
