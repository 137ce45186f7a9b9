import type { Database } from '#server/platform/database.ts'

/** What the office wrote down about a guest that whoever drives them should know. */
export interface GuestNeeds {
  food: string
  walking: string
  children: string
}

/** Of each of many bookings, by its id, in one look; only where something is known. */
export async function findNeedsOfBookings(
  db: Database,
  bookingIds: readonly string[],
): Promise<Map<string, GuestNeeds>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('guest_bookings')
    .innerJoin('guests', 'guests.id', 'guest_bookings.guest_id')
    .select(['booking_id', 'food', 'walking', 'children'])
    .where('booking_id', 'in', [...bookingIds])
    .where(({ or, eb }) => or([eb('food', '<>', ''), eb('walking', '<>', ''), eb('children', '<>', '')]))
    .execute()
  return new Map(rows.map(({ booking_id, ...needs }) => [booking_id, needs]))
}
