import type { OutputOf } from '#contract/endpoint.ts'
import type { listGuests as listCall } from '#contract/guests.ts'
import { mostCounted, mostFound } from '#contract/office-list.ts'
import type { Context } from '#server/platform/context.ts'
import { catchUp } from './catch-up.ts'
import { countPairs } from './guest-pairs.store.ts'
import { type Asked, countMatching, countNearest, countViews, findGuests, isEverybody } from './list-guests.store.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** A page of guests, or the last one there is, with what stands on the tabs. */
export async function listGuests(ctx: Context, asked: Asked): Promise<OutputOf<typeof listCall>> {
  await catchUp(ctx)
  const { db } = ctx
  const now = ctx.clock.now()
  const near = asked.q ? await countNearest(db, asked, now) : null
  // Whether those that were looked at fill the page that is asked for, or are all there are.
  const isEnough = near !== null && (near.isAll || near.found > asked.page * asked.rows)
  const [matching, { counts, countries }, pairs] = await Promise.all([
    isEverybody(asked) || isEnough ? null : countMatching(db, asked, now),
    countViews(db, now),
    countPairs(db),
  ])
  const all = matching ?? counts.all
  const most = asked.q ? mostFound : mostCounted
  const total = Math.min(isEnough ? near.found : all, most)
  const isAtLeast = isEnough ? !near.isAll : all > most
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / asked.rows)))
  return {
    rows: await findGuests(db, { ...asked, page }, now, { total, isAtLeast }),
    ...{ total, isAtLeast, page, counts, pairs },
    choices: { country: countries.map((id) => ({ id, label: countryNames.of(id) ?? id })) },
  }
}
