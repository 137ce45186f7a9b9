import type { Caller } from '#contract/phone-booking.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findKnownGuests } from './callers.store.ts'

const most = 5

/** Who may be calling: guests who booked before. */
export async function findCallers({ db }: Context, q: string): Promise<{ callers: Caller[] }> {
  const guests = await findKnownGuests(db, q, most)
  return {
    callers: guests.map(({ name, email, phone, nameBoard, bookings, lastStartsAt }) => ({
      ...{ name, email, phone, nameBoard, bookings },
      lastDay: tokyoDayOf(lastStartsAt),
    })),
  }
}
