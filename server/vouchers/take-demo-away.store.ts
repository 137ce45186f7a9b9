import type { Database } from '#server/platform/database.ts'
import { settingVersion } from '#server/platform/setting-versions.store.ts'

/** The number for invoices that nobody has, and hours of a desk that nobody entered. */
export async function takeDemoNumberAway(db: Database, number: string): Promise<Record<string, number>> {
  await db.updateTable('company').set({ registration_number: null }).where('registration_number', '=', number).execute()
  if ((await settingVersion(db, 'company')) <= 1) await db.deleteFrom('desk_hours').execute()
  return {}
}
