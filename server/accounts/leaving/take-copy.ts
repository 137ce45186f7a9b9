import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { copyFrom, type PersonalData } from '#server/platform/personal-data.ts'
import { openLink, signLink } from '#server/platform/signed-links.ts'
import { addMinutes, tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findUser } from '../users.store.ts'
import { copyLinkMinutes } from './leaving.rules.ts'

const purpose = 'accounts.copy'

/** An address that a browser can open by itself, for a few minutes. */
export async function linkCopy(ctx: Context, userId: string): Promise<{ file: string }> {
  const expiresAt = addMinutes(ctx.clock.now(), copyLinkMinutes)
  return { file: `/documents/my-data/${await signLink(ctx, purpose, userId, expiresAt)}.json` }
}

export interface Copy {
  filename: string
  content: string
}

/** Everything that we hold about somebody, as it is now. */
export async function openCopy(ctx: Context, holders: readonly PersonalData[], file: string): Promise<Copy> {
  const now = ctx.clock.now()
  const link = file.endsWith('.json') ? await openLink(ctx, purpose, file.slice(0, -5), now) : null
  if (!link || link.state === 'unknown') throw new AppError('platform.unknown-path')
  const user = link.state === 'good' ? await findUser(ctx.db, link.payload) : undefined
  // Whoever has left meanwhile takes nothing more along.
  if (user?.status !== '1') throw new AppError('accounts.export-ended')
  const person = { userId: user.id, email: user.email_verified_at ? user.email : null }
  const copy = { made_at: tokyoIso(now), ...(await copyFrom(holders, ctx, person)) }
  return { filename: `annai-my-data-${tokyoDayOf(now)}.json`, content: JSON.stringify(copy, null, 2) }
}
