import type { Database } from '#server/platform/database.ts'

/** All of them: a price is promised for half an hour, and nobody booked at one. */
export async function takeQuotesAway(db: Database): Promise<void> {
  await db.deleteFrom('quotes').execute()
}
