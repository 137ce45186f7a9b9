import type { Database } from '#server/platform/database.ts'
import type { Origin } from '#server/platform/serve.ts'

export interface SignInEvent {
  kind:
    | 'signed_in'
    | 'refused'
    | 'paused'
    | 'signed_out'
    | 'code_asked'
    | 'code_refused'
    | 'signed_up'
    | 'password_changed'
    | 'password_reset'
    | 'email_changed'
    | 'two_factor_on'
    | 'two_factor_off'
    | 'revoked'
    | 'role_changed'
    | 'closed'
    | 'kept'
    | 'data_copied'
  at: Date
  userId?: string | undefined
  emailHash?: Buffer
  origin: Origin
}

/** One line of the trail. Afterwards the table allows one change only: forgetting whose it was. */
export async function recordSignInEvent(db: Database, event: SignInEvent): Promise<void> {
  await db
    .insertInto('sign_in_events')
    .values({
      kind: event.kind,
      at: event.at,
      user_id: event.userId ?? null,
      email_hash: event.emailHash ?? null,
      origin_address: event.origin.address,
      user_agent: event.origin.userAgent,
      request_id: event.origin.requestId,
    })
    .execute()
}
