import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Origin } from '#server/platform/serve.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { newToken, sha256 } from '../tokens.ts'
import { addChallenge } from './challenges.store.ts'

/** Asks the second question of a sign-in. Nothing is opened by knowing it. */
export async function askForCode(
  { clock }: Pick<Context, 'clock'>,
  tx: Database,
  { userId, emailHash }: { userId: string; emailHash: Buffer },
  origin: Origin,
): Promise<{ two_factor: true; challenge: string }> {
  const now = clock.now()
  const challenge = newToken()
  await addChallenge(tx, { tokenHash: sha256(challenge), userId, now })
  await recordSignInEvent(tx, { kind: 'code_asked', at: now, userId, emailHash, origin })
  return { two_factor: true, challenge }
}
