import type { Profile } from '#contract/profile.ts'
import { readProfileOf, setUserImage } from '#server/accounts/index.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseManyUploads } from './refuse-many-uploads.ts'
import { storeUpload } from './store-upload.ts'
import { forgetReplaced, keepUploads } from './uploads.store.ts'

/** A new picture of somebody; the files of the one before are forgotten in the same moment. */
export async function savePictureOf(ctx: Context, userId: string, file: Buffer): Promise<Profile> {
  await refuseManyUploads(ctx, userId)
  const facts = { userId, alt: 'A picture of the guest.', folder: 'people', sentFor: userId } as const
  const { name, picture } = await storeUpload(ctx, ctx.db, file, facts)
  await ctx.db.transaction().execute(async (db) => {
    const now = ctx.clock.now()
    // The account first: two who save at once come one after the other, and the later forgets what the earlier kept.
    await setUserImage(db, userId, `${picture.path}-480.webp`, now)
    await keepUploads(db, [name], userId, now)
    await forgetReplaced(db, userId, name)
  })
  return readProfileOf(ctx, userId)
}

export async function removePictureOf(ctx: Context, userId: string): Promise<Profile> {
  await ctx.db.transaction().execute(async (db) => {
    await setUserImage(db, userId, null, ctx.clock.now())
    await forgetReplaced(db, userId, null)
  })
  return readProfileOf(ctx, userId)
}
