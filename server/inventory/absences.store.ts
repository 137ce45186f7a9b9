import { sql } from 'kysely'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import type { Database } from '#server/platform/database.ts'
import { reachMs } from './duty.rules.ts'
import { isLiveThen } from './is-live.store.ts'

/** What an absence took off somebody: their place in a booking. */
export interface TookPlace {
  bookingId: string
  round: number
}

export interface AbsenceRow {
  id: string
  resourceId: string
  kind: AbsenceKind
  startsAt: Date
  endsAt: Date
  note: string
  /** Who entered it; null once they left the office. */
  enteredBy: string | null
  enteredAt: Date
  took: TookPlace[]
  endedAt: Date | null
}

const select = (db: Database) =>
  db
    .selectFrom('absences')
    .select(['id', 'resource_id', 'kind', 'starts_at', 'ends_at', 'note', 'entered_by', 'entered_at'])
    .select(['took', 'ended_at'])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const toRow = (row: Row): AbsenceRow => ({
  id: row.id,
  resourceId: row.resource_id,
  kind: row.kind as AbsenceKind,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  note: row.note,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
  took: row.took as unknown as TookPlace[],
  endedAt: row.ended_at,
})

/** Entries that count and reach into a span, the earliest first; of these people and cars, or of all. */
export async function absencesBetween(
  db: Database,
  from: Date,
  until: Date,
  resourceIds?: readonly string[],
): Promise<AbsenceRow[]> {
  const rows = await select(db)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .$if(resourceIds !== undefined, (query) =>
      query.where('resource_id', '=', sql<string>`ANY(${[...(resourceIds ?? [])]})`),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map(toRow)
}

/** One that still counts, with nobody else changing it until the transaction ends. */
export async function lockAbsence(db: Database, id: string): Promise<AbsenceRow | undefined> {
  const row = await select(db).where('id', '=', id).where('ended_at', 'is', null).forUpdate().executeTakeFirst()
  return row && toRow(row)
}

export async function findAbsence(db: Database, id: string): Promise<AbsenceRow | undefined> {
  const row = await select(db).where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst()
  return row && toRow(row)
}

export type NewAbsence = Pick<
  AbsenceRow,
  'resourceId' | 'kind' | 'startsAt' | 'endsAt' | 'note' | 'enteredBy' | 'enteredAt'
>

export async function addAbsence(db: Database, absence: NewAbsence): Promise<AbsenceRow> {
  const { id } = await db
    .insertInto('absences')
    .values({
      resource_id: absence.resourceId,
      kind: absence.kind,
      starts_at: absence.startsAt,
      ends_at: absence.endsAt,
      note: absence.note,
      entered_by: absence.enteredBy,
      entered_at: absence.enteredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...absence, id, took: [], endedAt: null }
}

export async function setTook(db: Database, id: string, took: readonly TookPlace[]): Promise<void> {
  await db
    .updateTable('absences')
    .set({ took: JSON.stringify(took) })
    .where('id', '=', id)
    .execute()
}

export async function setAbsenceUntil(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('absences').set({ ends_at: until }).where('id', '=', id).execute()
}

export async function setAbsenceEnded(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('absences').set({ ended_at: at }).where('id', '=', id).execute()
}

/** A place in a booking that somebody has at some time. */
export interface Place extends TookPlace {
  startsAt: Date
  endsAt: Date
  /** Taken for a while only: a hold, or another hour that waits for its money. */
  expiresAt: Date | null
}

/**
 * What somebody has to do in a span and would lose, in the order of the bookings' ids. Holds that ended are among it
 * until somebody lets them go: paid late, they would come back.
 */
export async function placesBetween(
  db: Database,
  resourceId: string,
  { from, until }: { from: Date; until: Date },
  now: Date,
): Promise<Place[]> {
  return (
    db
      .selectFrom('assignments')
      .select(['booking_id as bookingId', 'round', 'starts_at as startsAt', 'ends_at as endsAt'])
      .select('expires_at as expiresAt')
      .where('resource_id', '=', resourceId)
      .where(isLiveThen)
      .where('starts_at', '<', until)
      // No job is longer than two days: the index need not be read from the first job of all.
      .where('starts_at', '>', new Date(Math.max(from.getTime(), now.getTime()) - reachMs))
      .where('ends_at', '>', from)
      .where('ends_at', '>', now)
      .orderBy('booking_id')
      .orderBy('round')
      .execute()
  )
}
