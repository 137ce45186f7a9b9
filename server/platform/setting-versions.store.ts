import { AppError } from './app-error.ts'
import type { Database } from './database.ts'

/** The version that a group of settings is in; 1 before anybody changed it. */
export async function settingVersion(db: Database, name: string): Promise<number> {
  const row = await db.selectFrom('setting_versions').select('version').where('name', '=', name).executeTakeFirst()
  return row?.version ?? 1
}

/**
 * Takes the next version of a group, or refuses who began from an older one. The row stays locked until the transaction
 * ends, so that of two who save at once one is told.
 */
export async function takeNextVersion(db: Database, name: string, basedOn: number): Promise<number> {
  if (!db.isTransaction) throw new Error('A version is taken together with what it is the version of.')
  await db
    .insertInto('setting_versions')
    .values({ name, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await db
    .updateTable('setting_versions')
    .set({ version: basedOn + 1 })
    .where('name', '=', name)
    .where('version', '=', basedOn)
    .returning('version')
    .executeTakeFirst()
  if (!taken) throw new AppError('office.changed-meanwhile')
  return taken.version
}
