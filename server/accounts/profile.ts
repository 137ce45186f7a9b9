import type { Profile } from '#contract/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { findPendingChange } from './account-links.store.ts'
import { refuseUnborn } from './refuse-unborn.ts'
import { findUser, type ProfileFields, toSessionUser, updateProfile } from './users.store.ts'

/** An account as its owner sees it. */
export async function readProfileOf(ctx: Context, userId: string): Promise<Profile> {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('platform.not-signed-in')
  const pending = await findPendingChange(ctx.db, userId, ctx.clock.now())
  return {
    ...toSessionUser(user),
    name_board: user.name_board,
    crew_note: user.crew_note,
    pending_email: pending?.email ?? null,
  }
}

export async function saveProfileOf(ctx: Context, userId: string, fields: ProfileFields): Promise<Profile> {
  refuseUnborn(ctx, 'birth_date', fields.birth_date)
  await updateProfile(ctx.db, userId, fields, ctx.clock.now())
  return readProfileOf(ctx, userId)
}
