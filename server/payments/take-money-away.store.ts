import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** The ledger keeps every line for good, but for those of money that never was: of demo data, where nobody paid. */
export async function takeMoneyAway(db: Database): Promise<void> {
  for (const table of ['ledger_lines', 'tax_parts'] as const) {
    const [name, stays] = [sql.table(table), sql.id(`${table}_stay`)]
    await sql`ALTER TABLE ${name} DISABLE TRIGGER ${stays}`.execute(db)
    await db.deleteFrom(table).execute()
    await sql`ALTER TABLE ${name} ENABLE TRIGGER ${stays}`.execute(db)
  }
  await db.deleteFrom('refunds').execute()
  await db.deleteFrom('payments').execute()
}
