import * as z from 'zod/mini'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { giveToAccount } from './save-bookings.store.ts'

export interface VerifiedAccount {
  userId: string
  email: string
}

/**
 * Bookings that were made as a guest become those of the account that has verified the same e-mail address; answers how
 * many. Those of other accounts are never touched.
 */
export const joinBookings = (db: Database, { userId, email }: VerifiedAccount): Promise<number> =>
  giveToAccount(db, email, userId)

const Payload = z.object({ userId: z.uuid(), email: z.string() })

/** May run twice: what has joined is left out. */
export async function joinAccount({ db }: Context, payload: unknown): Promise<void> {
  await joinBookings(db, Payload.parse(payload))
}
