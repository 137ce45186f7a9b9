import * as z from 'zod/mini'
import { findVerifiedEmail } from '#server/accounts/index.ts'
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

const Payload = z.object({ userId: z.uuid() })

/** May run twice: what has joined is left out. An address that is no longer theirs, or not shown to be, brings nothing. */
export async function joinAccount({ db }: Context, payload: unknown): Promise<void> {
  const { userId } = Payload.parse(payload)
  const email = await findVerifiedEmail(db, userId)
  if (email) await joinBookings(db, { userId, email })
}
