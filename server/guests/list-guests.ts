import type { OutputOf } from '#contract/endpoint.ts'
import type { listGuests as listCall } from '#contract/guests.ts'
import type { Context } from '#server/platform/context.ts'
import { catchUpToRead } from './catch-up.ts'
import { countPairs } from './guest-pairs.store.ts'
import { type Asked, countMatching, countViews, findGuests, isEverybody } from './list-guests.store.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** A page of guests, or the last one there is, with what stands on the tabs. */
export async function listGuests(ctx: Context, asked: Asked): Promise<OutputOf<typeof listCall>> {
  await catchUpToRead(ctx)
  const { db } = ctx
  const now = ctx.clock.now()
  const [matching, { counts, countries }, pairs] = await Promise.all([
    isEverybody(asked) ? null : countMatching(db, asked, now),
    countViews(db, now),
    countPairs(db),
  ])
  const total = matching ?? counts.all
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / asked.rows)))
  return {
    rows: await findGuests(db, { ...asked, page }, now, total),
    ...{ total, page, counts, pairs },
    choices: { country: countries.map((id) => ({ id, label: countryNames.of(id) ?? id })) },
  }
}
