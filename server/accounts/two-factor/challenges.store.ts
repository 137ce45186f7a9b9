import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Sign-ins whose password was right and whose second question is open. */

export const challengeTries = 5
const lifeMs = 5 * 60_000

export async function addChallenge(
  db: Database,
  { tokenHash, userId, now }: { tokenHash: Buffer; userId: string; now: Date },
): Promise<void> {
  // Those that are over say nothing any more.
  await db.deleteFrom('two_factor_challenges').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
  await db
    .insertInto('two_factor_challenges')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute()
}

/** Whose challenge it is, if it can still be answered. */
export async function findOpenChallenge(db: Database, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const open = await db
    .selectFrom('two_factor_challenges')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return open?.user_id
}

/**
 * Takes one of the tries, and with the last one ends the challenge; answers how many there were, or undefined where
 * none is left. Whoever answers the same challenge at the same time waits until this transaction ends.
 */
export async function takeTry(db: Database, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const taken = await db
    .updateTable('two_factor_challenges')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      ended_at: sql<Date | null>`CASE WHEN tries + 1 >= ${challengeTries} THEN ${now}::timestamptz END`,
    }))
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('tries')
    .executeTakeFirst()
  return taken?.tries
}

/** The right code came. Called only by who has taken a try in the same transaction. */
export async function endChallenge(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('two_factor_challenges').set({ ended_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Lets no sign-in of this account that has begun go on. */
export async function endChallenges(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('two_factor_challenges')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}
