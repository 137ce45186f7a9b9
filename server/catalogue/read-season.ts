import type { OutputOf } from '#contract/endpoint.ts'
import type { seasonToday } from '#contract/season-texts.ts'
import { partOn } from '#core/parts-of-year.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findPicksShown } from './office/tour-order.store.ts'
import { findSeasonDays, findSeasonText } from './season-texts.store.ts'

/** Pages are kept for a day of Tokyo at most, so that one which asks at midnight shows the season that begins then. */
export async function readSeasonToday({ db, clock }: Context): Promise<OutputOf<typeof seasonToday>> {
  const on = partOn(await findSeasonDays(db), tokyoDayOf(clock.now()))
  const season = on && (await findSeasonText(db, on.id))
  return { season: season ?? null, picks: await findPicksShown(db) }
}
