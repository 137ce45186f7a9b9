import type { PersonalData } from '#server/platform/personal-data.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { dropSharesOf, sharedUntil } from './shared-trips.store.ts'
import { findTripItems, forgetTrip } from './trip-items.store.ts'

/** What somebody gathers to book, with the doors and flights that they wrote, and links by which others look at it. */
export const tripsPersonalData: PersonalData = {
  name: 'trip',
  async copy({ db, clock }, { userId }) {
    const items = await findTripItems(db, userId)
    const until = await sharedUntil(db, userId, clock.now())
    return {
      items: items.map(({ wish, seenYen, seenAt }) => ({ wish, seen_yen: seenYen, seen_at: seenAt })),
      shared_until: until && tokyoIso(until),
    }
  },
  async erase(db, { person }) {
    if (!person) return
    await forgetTrip(db, person.userId)
    await dropSharesOf(db, person.userId)
  },
}
