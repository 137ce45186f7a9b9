import { type MailChoices, mailKinds } from '#contract/mail-choices.ts'
import { readProfileOf } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refusalsOf, saveChoice } from './mail-refusals.store.ts'

/** What the address of an account wants: what is not refused. */
export async function readChoices(ctx: Context, userId: string): Promise<MailChoices> {
  const { email } = await readProfileOf(ctx, userId)
  const refused = await refusalsOf(ctx.db, email)
  return { reminder: !refused.has('reminder'), review: !refused.has('review') }
}

export async function saveChoices(ctx: Context, userId: string, wanted: MailChoices): Promise<MailChoices> {
  const { email, email_verified_at } = await readProfileOf(ctx, userId)
  // Whoever only claims an address does not decide what its owner is mailed.
  if (!email_verified_at) throw new AppError('accounts.unconfirmed-email')
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (db) => {
    for (const kind of mailKinds) await saveChoice(db, { email, kind, wanted: wanted[kind], at })
  })
  return wanted
}
