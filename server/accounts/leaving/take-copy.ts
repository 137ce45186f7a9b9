import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { copyFrom, type PersonalData } from '#server/platform/personal-data.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { openLink, signLink } from '#server/platform/signed-links.ts'
import { addMinutes, tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { isSessionOpen } from '../sessions.store.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { findUser } from '../users.store.ts'
import { copyLinkMinutes } from './leaving.rules.ts'

const purpose = 'accounts.copy'

/** All that there is about somebody is gathered anew for each. */
const hourly = { tries: 20, windowSeconds: 3600 }

/** An address that a browser can open by itself, for a few minutes and while the session goes on that asked for it. */
export async function linkCopy(ctx: Context, { userId, sessionId }: Caller): Promise<{ file: string }> {
  const expiresAt = addMinutes(ctx.clock.now(), copyLinkMinutes)
  return { file: `/documents/my-data/${await signLink(ctx, purpose, `${userId}:${sessionId}`, expiresAt)}.json` }
}

export interface Copy {
  filename: string
  content: string
}

/** Everything that we hold about somebody, as it is now. That it was taken is written down first. */
export async function openCopy(
  ctx: Context,
  holders: readonly PersonalData[],
  file: string,
  origin: Origin,
): Promise<Copy> {
  const now = ctx.clock.now()
  const link = file.endsWith('.json') ? await openLink(ctx, purpose, file.slice(0, -5), now) : null
  if (!link || link.state === 'unknown') throw new AppError('platform.unknown-path')
  const [userId = '', sessionId = ''] = link.state === 'good' ? link.payload.split(':') : []
  const user = link.state === 'good' ? await findUser(ctx.db, userId) : undefined
  // Whoever has left meanwhile, or was signed out, takes nothing more along.
  if (user?.status !== '1' || !(await isSessionOpen(ctx.db, sessionId, now)))
    throw new AppError('accounts.export-ended')
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key: `copy:${userId}`, ...hourly }])
  await recordSignInEvent(ctx.db, { kind: 'data_copied', at: now, userId, origin })
  const person = { userId: user.id, email: user.email_verified_at ? user.email : null }
  const copy = { made_at: tokyoIso(now), ...(await copyFrom(holders, ctx, person)) }
  return { filename: `annai-my-data-${tokyoDayOf(now)}.json`, content: JSON.stringify(copy, null, 2) }
}
