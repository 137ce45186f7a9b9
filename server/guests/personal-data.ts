import { emailKey } from '#contract/text.ts'
import { findIdsOf } from '#server/booking/index.ts'
import { forgetChanges, forgetSearches } from '#server/platform/change-trail.store.ts'
import type { Database } from '#server/platform/database.ts'
import type { PersonalData, Traces } from '#server/platform/personal-data.ts'
import { countGuests } from './count-guests.store.ts'
import {
  eraseGuests,
  findNamesOf,
  findTouched,
  forgetUnusedAddresses,
  forgetWritten,
  hasOtherBookings,
  readOwnGuests,
  splitOff,
  withMerged,
} from './erase-guests.store.ts'
import { lockAllGuests } from './guest-news.store.ts'
import { forgetPairsOf } from './guest-pairs.store.ts'

/** What the office wrote about whoever booked: needs, notes, and how often they came. */
export const guestsPersonalData: PersonalData = {
  name: 'guest',
  copy: async ({ db }, person) => readOwnGuests(db, await findIdsOf(db, person)),
  async erase(db, { person, bookingIds }, now) {
    const key = person?.email ? emailKey(person.email) : null
    await lockAllGuests(db)
    for (const id of await findTouched(db, bookingIds, key)) {
      const everyone = await withMerged(db, [id])
      await forgetChanges(db, 'guest', everyone)
      await forgetPairsOf(db, everyone)
      if (await hasOtherBookings(db, id, bookingIds)) await keepDaysAhead(db, id, { person, bookingIds }, now)
      else {
        await forgetSearches(db, await findNamesOf(db, everyone))
        await eraseGuests(db, everyone, now)
      }
    }
  },
}

/** Days to come still need whom they are for, and no more; what is over is nobody's. */
async function keepDaysAhead(db: Database, id: string, { person, bookingIds }: Traces, now: Date): Promise<void> {
  const merged = (await withMerged(db, [id])).filter((other) => other !== id)
  await eraseGuests(db, merged, now)
  const erased = await splitOff(db, bookingIds, id, now)
  await forgetUnusedAddresses(db, id, bookingIds)
  if (person) await forgetWritten(db, id)
  await countGuests(db, [id, ...(erased ? [erased] : [])], now)
}
