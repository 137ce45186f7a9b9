import type { Database } from '#server/platform/database.ts'

/** Where nothing was sold, nothing was earned. */
export async function takeEarningsAway(db: Database): Promise<Record<string, number>> {
  await db.deleteFrom('earnings_places').execute()
  await db.deleteFrom('earnings_news').execute()
  await db.deleteFrom('earnings_sums').execute()
  return {}
}
