import type { OutputOf } from '#contract/endpoint.ts'
import type { Device, securityOverview } from '#contract/security.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { deviceOf } from './device.rules.ts'
import { findSessionsOf, revokeOwnSession, revokeSessions } from './sessions.store.ts'
import { idleSince } from './sign-in.rules.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { countRecoveryCodes } from './two-factor/recovery-codes.store.ts'
import { findTwoFactor } from './two-factor/two-factor.store.ts'
import { findUser } from './users.store.ts'

export async function readSecurity(ctx: Context, caller: Caller): Promise<OutputOf<typeof securityOverview>> {
  const { db } = ctx
  const [user, twoFactor, left, devices] = await Promise.all([
    findUser(db, caller.userId),
    findTwoFactor(db, caller.userId),
    countRecoveryCodes(db, caller.userId),
    devicesOf(ctx, caller),
  ])
  if (!user) throw new AppError('platform.not-signed-in')
  const since = twoFactor?.on_since ?? null
  return {
    passwordChangedAt: user.password_changed_at.toISOString(),
    twoFactor: {
      isOn: since !== null,
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since ? left : 0,
    },
    devices,
  }
}

/** This one first, then those seen last. */
async function devicesOf(ctx: Context, { userId, sessionId }: Caller): Promise<Device[]> {
  const sessions = await findSessionsOf(ctx.db, userId, liveSpan(ctx))
  const devices = sessions.map((session) => ({
    id: session.id,
    ...deviceOf(session.user_agent),
    address: session.origin_address,
    signedInAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    isThisOne: session.id === sessionId,
  }))
  return [...devices.filter(({ isThisOne }) => isThisOne), ...devices.filter(({ isThisOne }) => !isThisOne)]
}

/** Those of others do not exist for this account. */
export async function revokeDevice(ctx: Context, { userId }: Caller, id: string, origin: Origin): Promise<undefined> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await revokeOwnSession(tx, { userId, id }, liveSpan(ctx)))) throw new AppError('accounts.unknown-session')
    await recordSignInEvent(tx, { kind: 'revoked', at: ctx.clock.now(), userId, origin })
  })
  return undefined
}

/** Answers how many of those that the list showed are gone. */
export async function revokeOtherDevices(
  ctx: Context,
  { userId, sessionId }: Caller,
  origin: Origin,
): Promise<{ signedOut: number }> {
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    const live = await findSessionsOf(tx, userId, liveSpan(ctx))
    await revokeSessions(tx, userId, { except: sessionId }, now)
    await recordSignInEvent(tx, { kind: 'revoked', at: now, userId, origin })
    return { signedOut: live.filter(({ id }) => id !== sessionId).length }
  })
}

function liveSpan({ clock }: Pick<Context, 'clock'>) {
  const now = clock.now()
  return { now, idleSince: idleSince(now) }
}
