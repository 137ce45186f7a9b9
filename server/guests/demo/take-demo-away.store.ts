import type { Database } from '#server/platform/database.ts'

/** All of them: a guest is whoever booked, and nobody did. */
export async function takeGuestsAway(db: Database): Promise<Record<string, number>> {
  for (const table of ['guest_merges', 'guest_pairs', 'guest_bookings', 'guest_addresses', 'guest_news'] as const)
    await db.deleteFrom(table).execute()
  const { numDeletedRows } = await db.deleteFrom('guests').executeTakeFirstOrThrow()
  return { 'guest|guests': Number(numDeletedRows) }
}
