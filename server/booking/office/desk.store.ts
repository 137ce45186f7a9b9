import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { BookingRow } from '../bookings.store.ts'
import type { PriceOverride } from '../price-overrides.rules.ts'

export interface Neighbour {
  reference: string
  leadName: string
}

/** The bookings before and after one, by their start. */
export async function findNeighbours(
  db: Database,
  { id, startsAt }: Pick<BookingRow, 'id' | 'startsAt'>,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const beside = async (isNext: boolean) =>
    (await db
      .selectFrom('bookings')
      .select(['reference', 'lead_name as leadName'])
      .where(
        isNext
          ? sql<boolean>`(starts_at, id) > (${startsAt}, ${id}::uuid)`
          : sql<boolean>`(starts_at, id) < (${startsAt}, ${id}::uuid)`,
      )
      .orderBy('starts_at', isNext ? 'asc' : 'desc')
      .orderBy('id', isNext ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  return { previous: await beside(false), next: await beside(true) }
}

/** The letter of the line that its tour is on. */
export async function lineOf(db: Database, { tourId }: Pick<BookingRow, 'tourId'>): Promise<string | null> {
  if (tourId === null) return null
  const { letter } = await db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .select('categories.letter')
    .where('tours.id', '=', tourId)
    .executeTakeFirstOrThrow()
  return letter
}

/** How many bookings the same address of mail has. */
export async function countOfSameGuest(db: Database, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email_key', '=', ({ selectFrom }) =>
      selectFrom('bookings as one').select('one.email_key').where('one.id', '=', id),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Answers the calendar's sequence. */
export async function saveCharged(
  db: Database,
  id: string,
  { lines, totalYen, overrides }: Pick<BookingRow, 'lines' | 'totalYen'> & { overrides: readonly PriceOverride[] },
): Promise<number> {
  const { calendar_sequence } = await db
    .updateTable('bookings')
    .set((old) => ({
      lines: JSON.stringify(lines),
      total_yen: totalYen,
      price_overrides: JSON.stringify(overrides),
      // Each change that a guest is told of has a number of its own.
      calendar_sequence: old('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .returning('calendar_sequence')
    .executeTakeFirstOrThrow()
  return calendar_sequence
}

/** Somebody else of its crew, and whether somebody or something is missing now. Answers what rose with it. */
export async function setNeedsCrew(
  db: Database,
  id: string,
  needsCrew: boolean,
): Promise<{ sequence: number; edition: number }> {
  return db
    .updateTable('bookings')
    .set((old) => ({ needs_crew: needsCrew, calendar_sequence: old('calendar_sequence', '+', 1) }))
    .where('id', '=', id)
    .returning(['calendar_sequence as sequence', 'edition'])
    .executeTakeFirstOrThrow()
}

/** Something beside the row was changed, such as its money: whoever looked at it before must look again. */
export async function countEdition(db: Database, id: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set((old) => ({ version: old.ref('version') }))
    .where('id', '=', id)
    .execute()
}
