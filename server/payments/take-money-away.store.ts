import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** The ledger keeps every line for good, but for those of money that never was: of demo data, where nobody paid. */
export async function takeMoneyAway(db: Database): Promise<void> {
  await sql`ALTER TABLE ledger_lines DISABLE TRIGGER ledger_lines_stay`.execute(db)
  await db.deleteFrom('ledger_lines').execute()
  await sql`ALTER TABLE ledger_lines ENABLE TRIGGER ledger_lines_stay`.execute(db)
  await db.deleteFrom('refunds').execute()
  await db.deleteFrom('payments').execute()
}
