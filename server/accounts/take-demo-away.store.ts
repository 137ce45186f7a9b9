import type { Database } from '#server/platform/database.ts'

/** Whoever signs in with the password that everybody knows; what they saved goes with them. */
export async function takeDemoAccountsAway(db: Database): Promise<Record<string, number>> {
  const { numDeletedRows } = await db.deleteFrom('users').where('is_demo', '=', true).executeTakeFirstOrThrow()
  return { 'demo account|demo accounts': Number(numDeletedRows) }
}
