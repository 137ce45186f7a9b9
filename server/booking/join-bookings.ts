import * as z from 'zod/mini'
import { emailKey } from '#contract/text.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findWithoutAccount, giveToAccount } from './save-bookings.store.ts'

export interface VerifiedAccount {
  userId: string
  email: string
}

/**
 * Bookings that were made as a guest become those of the account that has verified the same e-mail address; answers how
 * many. Those of other accounts are never touched.
 */
export async function joinBookings(db: Database, { userId, email }: VerifiedAccount): Promise<number> {
  // The database folds more letters than an address may have: only the same address is the same person.
  const own = (await findWithoutAccount(db, email)).filter((found) => emailKey(found.email) === emailKey(email))
  return own.length === 0
    ? 0
    : giveToAccount(
        db,
        own.map(({ id }) => id),
        userId,
      )
}

const Payload = z.object({ userId: z.uuid(), email: z.string() })

/** May run twice: what has joined is left out. */
export async function joinAccount({ db }: Context, payload: unknown): Promise<void> {
  await joinBookings(db, Payload.parse(payload))
}
