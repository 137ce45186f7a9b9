import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface NewTrouble {
  id: string
  resourceId: string
  bookingId: string | null
  words: string
  at: Date
}

/** Answers whether it is new. */
export async function addTrouble(db: Database, trouble: NewTrouble): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('crew_troubles')
    .values({
      ...{ id: trouble.id, resource_id: trouble.resourceId, booking_id: trouble.bookingId },
      ...{ words: trouble.words, at: trouble.at },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function findTroubleAt(db: Database, id: string, resourceId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('crew_troubles')
    .select('at')
    .where('id', '=', id)
    .where('resource_id', '=', resourceId)
    .executeTakeFirst()
  return row?.at
}

export async function findTrouble(db: Database, id: string) {
  return db
    .selectFrom('crew_troubles')
    .innerJoin('resources', 'resources.id', 'crew_troubles.resource_id')
    .leftJoin('bookings', 'bookings.id', 'crew_troubles.booking_id')
    .select(['crew_troubles.id', 'words', 'at', 'booking_id as bookingId', 'bookings.reference'])
    .select(['resources.name', 'resources.kind', 'resources.phone', 'resources.email'])
    .where('crew_troubles.id', '=', id)
    .executeTakeFirst()
}

/** Somebody has seen to it; the first who did stays named. */
export async function putAway(db: Database, id: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('crew_troubles')
    .set({ seen_at: now, seen_by: userId })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .execute()
}

/** What the crew said and tapped about these bookings. */
export async function forgetRoad(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await db
    .deleteFrom('crew_troubles')
    .where('booking_id', '=', sql<string>`ANY(${[...bookingIds]}::uuid[])`)
    .execute()
}

export async function readRoad(db: Database, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return { steps: [], troubles: [] }
  return {
    steps: await db
      .selectFrom('crew_marks')
      .innerJoin('bookings', 'bookings.id', 'crew_marks.booking_id')
      .select(['reference', 'step', 'at'])
      .where('booking_id', 'in', [...bookingIds])
      .where('undone_at', 'is', null)
      .orderBy('at')
      .execute(),
    troubles: await db
      .selectFrom('crew_troubles')
      .innerJoin('bookings', 'bookings.id', 'crew_troubles.booking_id')
      .select(['reference', 'words', 'at'])
      .where('booking_id', 'in', [...bookingIds])
      .orderBy('at')
      .execute(),
  }
}
