import { emailKey } from '#contract/text.ts'
import { findAccountFacts } from '#server/accounts/index.ts'
import { findKeysInUse } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { refusalsOf, saveChoice } from './mail-refusals.store.ts'

/**
 * What an address did not want, the one that took its place does not want either. The old one goes on refusing only
 * while bookings have it. May run twice.
 */
export async function moveChoices(ctx: Context, oldEmail: string, userId: string): Promise<void> {
  const account = await findAccountFacts(ctx.db, userId)
  if (!account || emailKey(account.email) === emailKey(oldEmail)) return
  const { email } = account
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const stays = (await findKeysInUse(tx, [emailKey(oldEmail)], [])).length > 0
    for (const kind of await refusalsOf(tx, oldEmail)) {
      await saveChoice(tx, { email, kind, wanted: false, at })
      if (!stays) await saveChoice(tx, { email: oldEmail, kind, wanted: true, at })
    }
  })
}
