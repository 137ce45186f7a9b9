import type { Database } from '#server/platform/database.ts'
import { findMarks } from './crew-day.store.ts'
import type { Tapped } from './taps.rules.ts'

export interface LockedBooking {
  id: string
  reference: string
  state: string
}

/** Locks the bookings that taps speak of until the transaction ends, in the order of their ids. */
export async function lockTapped(
  db: Database,
  references: readonly string[],
  tapIds: readonly string[],
): Promise<LockedBooking[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'state'])
    .where(({ or, eb, selectFrom }) =>
      or([
        ...(references.length > 0 ? [eb('reference', 'in', [...references])] : []),
        eb(
          'id',
          'in',
          selectFrom('crew_marks')
            .select('booking_id')
            .where('crew_marks.id', 'in', [...tapIds]),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** What stands at these bookings, and whatever else has one of these ids. */
export async function findTapped(
  db: Database,
  bookingIds: readonly string[],
  ids: readonly string[],
): Promise<Tapped[]> {
  const ofBookings = await findMarks(db, bookingIds)
  const rows = await db
    .selectFrom('crew_marks')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const known = new Set(ofBookings.map(({ id }) => id))
  const others = rows
    .filter(({ id }) => !known.has(id))
    .map((row) => ({
      ...{ id: row.id, bookingId: row.booking_id, resourceId: row.resource_id },
      ...{ step: row.step as Tapped['step'], at: row.at, receivedAt: row.received_at, undoneAt: row.undone_at },
      byDesk: row.by_desk,
    }))
  return [...ofBookings, ...others]
}

/** Of the desk with who of them marked it. */
export async function addMark(db: Database, mark: Tapped, markedBy: string | null = null): Promise<void> {
  await db
    .insertInto('crew_marks')
    .values({
      ...{ id: mark.id, booking_id: mark.bookingId, resource_id: mark.resourceId, step: mark.step },
      ...{ at: mark.at, received_at: mark.receivedAt, by_desk: mark.byDesk, marked_by: markedBy },
    })
    .execute()
}

export async function undoMark(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('crew_marks').set({ undone_at: at }).where('id', '=', id).execute()
}

/** A mark that nobody took back, with who tapped it, and whether the guests are on board since. */
export async function findStandingMark(db: Database, id: string) {
  return db
    .selectFrom('crew_marks')
    .innerJoin('resources', 'resources.id', 'crew_marks.resource_id')
    .select(['booking_id as bookingId', 'at', 'resources.name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('crew_marks as later')
          .select('later.id')
          .whereRef('later.booking_id', '=', 'crew_marks.booking_id')
          .where('later.step', 'in', ['on_board', 'done'])
          .where('later.undone_at', 'is', null),
      ).as('hasGoneOn'),
    )
    .where('crew_marks.id', '=', id)
    .where('crew_marks.undone_at', 'is', null)
    .executeTakeFirst()
}
