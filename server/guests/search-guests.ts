import type { Context } from '#server/platform/context.ts'
import { catchUpToRead } from './catch-up.ts'
import { type FoundGuest, findBySomeLetters } from './search-guests.store.ts'

/** Also whoever booked a moment ago is found. */
export async function searchGuests(ctx: Context, q: string, most: number): Promise<FoundGuest[]> {
  await catchUpToRead(ctx)
  return findBySomeLetters(ctx.db, q, most)
}
