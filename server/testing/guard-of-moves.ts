import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** For controls: until this transaction ends or they are set again, moves of bookings can be changed by anybody. */
export async function withoutGuardOfMoves(db: Database): Promise<void> {
  await sql`ALTER TABLE booking_moves DISABLE TRIGGER USER`.execute(db)
}

export async function withGuardOfMoves(db: Database): Promise<void> {
  await sql`ALTER TABLE booking_moves ENABLE TRIGGER USER`.execute(db)
}
