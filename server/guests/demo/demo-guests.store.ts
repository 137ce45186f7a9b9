import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { DemoGuest } from './demo-guests.ts'

/** Guests of these names about whom nothing was written yet, each name once. */
export async function findUnwritten(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('guests')
    .select(['id', 'name'])
    .where('name', 'in', names)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`by_hand = '{}'`)
    .orderBy('first_seen', 'desc')
    .execute()
  return new Map(rows.map(({ name, id }) => [name, id]))
}

export async function saveDemoGuest(db: Database, id: string, facts: Omit<DemoGuest, 'name'>): Promise<void> {
  await db
    .updateTable('guests')
    .set({ ...facts, by_hand: Object.keys(facts) })
    .where('id', '=', id)
    .execute()
}
