import { type BookingRow, findAsItStood } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { toldBy } from './booking-parts.ts'
import { gatherFactsWith } from './mail-facts.ts'
import type { ToldTo } from './told-changes.rules.ts'

/** What its guest had of a booking before its first change, where no mail said all of it; null where nothing was kept. */
export async function toldBeforeChange(ctx: Context, booking: BookingRow): Promise<ToldTo | null> {
  const stood = await findAsItStood(ctx.db, booking)
  // A link that opens nothing: only the words are taken.
  if (!stood) return null
  const told = toldBy(await gatherFactsWith(ctx, stood.booking, 'not-a-key', [], stood.crewIds))
  return { told, to: stood.booking.email }
}
