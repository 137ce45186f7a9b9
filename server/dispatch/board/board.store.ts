import { sql } from 'kysely'
import type { CrewStep } from '#contract/dispatch.ts'
import type { Database } from '#server/platform/database.ts'
import type { KeptMark } from './phase.rules.ts'

/** What the crews marked of these bookings; what was taken back counts for nothing. */
export async function findMarks(db: Database, bookingIds: readonly string[]): Promise<Map<string, KeptMark[]>> {
  const marks = new Map<string, KeptMark[]>()
  if (bookingIds.length === 0) return marks
  const rows = await db
    .selectFrom('crew_marks')
    .select(['id', 'booking_id', 'step', 'at', 'resource_id', 'by_desk', 'marked_by', 'received_at'])
    .where('booking_id', 'in', bookingIds)
    .where('undone_at', 'is', null)
    .execute()
  for (const { id, booking_id, step, at, resource_id, by_desk, marked_by, received_at } of rows) {
    const desk = by_desk ? { userId: marked_by, receivedAt: received_at } : null
    const mark = { id, step: step as CrewStep, at, resourceId: resource_id, desk }
    marks.set(booking_id, [...(marks.get(booking_id) ?? []), mark])
  }
  return marks
}

/** Who has a link to which day: whoever has none cannot mark anything. */
export async function findLinkedDays(db: Database, firstDay: string, lastDay: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('crew_links')
    .select(['resource_id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ resource_id, day }) => linkedDay(resource_id, day)))
}

export const linkedDay = (resourceId: string, day: string) => `${resourceId} ${day}`

/** Which cars somebody brings or brought to the guests of these bookings. */
export async function findBrought(db: Database, bookingIds: readonly string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('road_duties')
    .select(['booking_id', 'car_id'])
    .where('booking_id', '=', sql<string>`ANY(${[...bookingIds]}::uuid[])`)
    .where('kind', '=', 'brings')
    .execute()
  return new Set(rows.map(({ booking_id, car_id }) => broughtCar(booking_id, car_id ?? '')))
}

export const broughtCar = (bookingId: string, carId: string) => `${bookingId} ${carId}`

export interface Trouble {
  id: string
  resourceId: string
  reference: string | null
  words: string
  at: Date
}

/** What was told from the road and nobody of the desk has seen to, the oldest first. */
export async function findTroubles(db: Database): Promise<Trouble[]> {
  return db
    .selectFrom('crew_troubles')
    .leftJoin('bookings', 'bookings.id', 'crew_troubles.booking_id')
    .select(['crew_troubles.id', 'resource_id as resourceId', 'reference', 'words', 'at'])
    .where('seen_at', 'is', null)
    .orderBy('at')
    .orderBy('crew_troubles.id')
    .limit(200)
    .execute()
}

export interface TrailOfBooking {
  bookingId: string
  reason: string
  changes: { name: string; before: string; after: string }[]
}

/** What was changed of these bookings, the newest first. */
export async function findTrails(db: Database, bookingIds: readonly string[]): Promise<TrailOfBooking[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('change_trail')
    .select(['object_id', 'reason', 'changes'])
    .where('object_kind', '=', 'booking')
    .where('object_id', 'in', bookingIds)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ object_id, reason, changes }) => ({
    bookingId: object_id,
    reason,
    changes: changes as unknown as TrailOfBooking['changes'],
  }))
}
