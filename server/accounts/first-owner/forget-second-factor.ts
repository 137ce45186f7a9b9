import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { tellAccount } from '../account-news.ts'
import { revokeSessions } from '../sessions.store.ts'
import { endChallenges } from '../two-factor/challenges.store.ts'
import { deleteRecoveryCodes } from '../two-factor/recovery-codes.store.ts'
import { deleteTwoFactor } from '../two-factor/two-factor.store.ts'
import { findUserByEmail, lockAccount } from '../users.store.ts'

/**
 * For somebody of the office whose authenticator app and paper codes are lost. Only from the machine itself: whoever can
 * do this reads the database anyway. The password stays, every session ends, and the person is told by mail.
 */
export async function forgetSecondFactor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
): Promise<'forgotten' | 'off' | 'nobody'> {
  const person = await findUserByEmail(db, email)
  if (person?.role !== 'admin' || person.status !== '1') return 'nobody'
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, person.id)
    if (!(await deleteTwoFactor(tx, person.id))) return 'off'
    await deleteRecoveryCodes(tx, person.id)
    await endChallenges(tx, person.id, now)
    await revokeSessions(tx, person.id, {}, now)
    const deed = 'turned two-factor off on the machine itself'
    await recordChange(tx, { object: { kind: 'user', id: person.id }, userId: null, deed, at: now })
    await tellAccount(tx, { occasion: 'two-factor-off', userId: person.id })
    return 'forgotten'
  })
}
