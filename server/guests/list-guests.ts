import type { OutputOf } from '#contract/endpoint.ts'
import type { listGuests as listCall } from '#contract/guests.ts'
import { mostCounted, mostFound } from '#contract/office-list.ts'
import type { Context } from '#server/platform/context.ts'
import { pageWithin } from '#server/platform/office-list.rules.ts'
import { catchUpToRead } from './catch-up.ts'
import { countPairs } from './guest-pairs.store.ts'
import {
  type Asked,
  countMatching,
  countNearest,
  countViews,
  findGuests,
  findNamed,
  isEverybody,
} from './list-guests.store.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** A page of guests, or the last one there is, with what stands on the tabs. */
export async function listGuests(ctx: Context, asked: Asked): Promise<OutputOf<typeof listCall>> {
  await catchUpToRead(ctx)
  const { db } = ctx
  const now = ctx.clock.now()
  const named = asked.q ? await lookForName(db, asked, now) : null
  const [matching, { counts, countries }, pairs] = await Promise.all([
    isEverybody(asked) || named ? null : countMatching(db, asked, now),
    countViews(db, now),
    countPairs(db),
  ])
  const all = matching ?? counts.all
  const counted = named ?? { total: Math.min(all, mostCounted), isAtLeast: all > mostCounted }
  const { total, isAtLeast } = counted
  const page = pageWithin(asked, total)
  const skip = (page - 1) * asked.rows
  return {
    rows: named?.ids
      ? await findGuests(db, { ...asked, page: 1 }, now, counted, named.ids.slice(skip, skip + asked.rows))
      : await findGuests(db, { ...asked, page }, now, counted),
    ...{ total, isAtLeast, page, counts, pairs },
    choices: { country: countries.map((id) => ({ id, label: countryNames.of(id) ?? id })) },
  }
}

/**
 * How many have a name. Those that come first in the order are looked at first: where they fill the page that is asked
 * for, nobody asks for the rest; where few have it, here they are.
 */
async function lookForName(db: Context['db'], asked: Asked, now: Date) {
  const near = await countNearest(db, asked, now)
  if (near.isAll || near.found > asked.page * asked.rows)
    return { total: near.found, isAtLeast: !near.isAll, ids: null }
  const ids = await findNamed(db, asked, now, mostFound)
  if (ids.length <= mostFound) return { total: ids.length, isAtLeast: false, ids }
  return { total: mostFound, isAtLeast: true, ids: null }
}
