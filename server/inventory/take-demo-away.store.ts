import type { Database } from '#server/platform/database.ts'

/** What was sold on which day, of which nothing is left. The work itself went with its bookings. */
export async function takeWorkAway(db: Database): Promise<Record<string, number>> {
  await db.deleteFrom('road_duties').execute()
  await db.deleteFrom('day_news').execute()
  await db.deleteFrom('day_sums').execute()
  return {}
}
