import { sql } from 'kysely'
import type { Resource } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Job, Joined } from './demand.rules.ts'
import { isLive } from './is-live.store.ts'

/** Locks resources until the transaction ends, in the order of their ids; answers which of them still serve. */
export async function lockResources(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resources')
    .select('id')
    .where('id', 'in', [...ids])
    .where('active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Locks everybody who serves, in the same order, for who cannot know yet whom they will need: whatever is locked after
 * this is locked already, so that nobody can wait for us while we wait for them.
 */
export async function lockEverybody(db: Database): Promise<void> {
  await db.selectFrom('resources').select('id').where('active', '=', true).orderBy('id').forNoKeyUpdate().execute()
}

/**
 * From here on an attempt can be undone with every lock it took, while the rest of the transaction stays. What is taken
 * is asked the same way whatever the day, so it is planned once for a connection: each time anew, the database would
 * plan for longer than it looks.
 */
export async function markAttempt(db: Database): Promise<void> {
  await sql`SET LOCAL plan_cache_mode = force_generic_plan; SAVEPOINT crew_attempt`.execute(db)
}

export async function undoAttempt(db: Database): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT crew_attempt`.execute(db)
}

export interface NewAssignments {
  bookingId: string
  round: number
  expiresAt: Date | null
  job: Job
  members: readonly { resource: Resource; turnRoundMinutes: number; joined?: Joined | null }[]
}

/** At the wheel in the part of a job that is left after a moment. */
const drivingAfter = ({ startsAt, endsAt, drivingMinutes }: Job, at: Date): number =>
  Math.ceil((drivingMinutes * (endsAt.getTime() - at.getTime())) / (endsAt.getTime() - startsAt.getTime()))

/**
 * Takes those of one or several bookings, all of them or none; the exclusion constraint has the last word. Answers whether
 * they were free.
 */
export async function addAssignments(db: Database, wanted: readonly NewAssignments[]): Promise<boolean> {
  const rows = wanted.flatMap(rowsOf)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('assignments')
    .values(rows)
    // Waits for nobody and raises nothing: a plain insert would deadlock under load.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === rows.length
}

/** Those of many bookings in one statement; a crew that is not free refuses them all. */
export async function addManyAssignments(db: Database, wanted: readonly NewAssignments[]): Promise<void> {
  await db.insertInto('assignments').values(wanted.flatMap(rowsOf)).execute()
}

const rowsOf = ({ bookingId, round, expiresAt, job, members }: NewAssignments) =>
  [...members]
    .sort((a, b) => (a.resource.id < b.resource.id ? -1 : 1))
    .map(({ resource, turnRoundMinutes, joined }) => ({
      booking_id: bookingId,
      resource_id: resource.id,
      round,
      expires_at: expiresAt,
      starts_at: job.startsAt,
      ends_at: job.endsAt,
      during: sql<string>`tstzrange(${job.startsAt}, ${new Date(job.endsAt.getTime() + turnRoundMinutes * 60_000)})`,
      joined_at: joined?.at ?? null,
      from_area: joined?.area ?? job.fromArea,
      to_area: job.toArea,
      driving_minutes: resource.kind === 'guide' ? 0 : joined ? drivingAfter(job, joined.at) : job.drivingMinutes,
    }))

/** Makes a hold firm; answers how many of its crew are still its own. */
export async function keepCrew(db: Database, bookingId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('assignments')
    .set({ expires_at: null })
    .where('booking_id', '=', bookingId)
    .where(isLive)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Extends a hold; answers how many of its crew are still its own. */
export async function extendCrew(db: Database, bookingId: string, expiresAt: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('assignments')
    .set({ expires_at: expiresAt })
    .where('booking_id', '=', bookingId)
    .where(isLive)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lets the crew of a booking go: all of it, that of all rounds but one, of one round only, or what is only held. */
export async function releaseCrew(
  db: Database,
  bookingId: string,
  which?: { but: number } | { only: number } | 'held',
): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ live: false })
    .where('booking_id', '=', bookingId)
    .where(isLive)
    .$if(which === 'held', (query) => query.where('expires_at', 'is not', null))
    .$if(typeof which === 'object' && 'but' in which, (query) =>
      query.where('round', '<>', typeof which === 'object' && 'but' in which ? which.but : 0),
    )
    .$if(typeof which === 'object' && 'only' in which, (query) =>
      query.where('round', '=', typeof which === 'object' && 'only' in which ? which.only : 0),
    )
    .execute()
}

export interface CrewRow {
  resourceId: string
  round: number
  startsAt: Date
  /** Taken for a while only. */
  isHeld: boolean
}

/** Who and what a booking has, in every round that still counts; or ever had. */
export async function crewOf(db: Database, bookingId: string, { all = false } = {}): Promise<CrewRow[]> {
  const rows = await db
    .selectFrom('assignments')
    .select(['resource_id', 'round', 'starts_at', 'expires_at'])
    .where('booking_id', '=', bookingId)
    .$if(!all, (query) => query.where(isLive))
    .execute()
  return rows.map((row) => ({
    resourceId: row.resource_id,
    round: row.round,
    startsAt: row.starts_at,
    isHeld: row.expires_at !== null,
  }))
}

/** Who and what is sure to come: those of a change that still waits for its money are not. */
export const sureCrewOf = async (db: Database, bookingId: string): Promise<string[]> =>
  (await crewOf(db, bookingId)).filter(({ isHeld }) => !isHeld).map(({ resourceId }) => resourceId)

/** Who and what each of many bookings has, by booking, in one look; of those named as held also what is kept aside for them. */
export async function crewsOf(
  db: Database,
  bookingIds: readonly string[],
  heldIds: readonly string[] = [],
): Promise<Map<string, string[]>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('assignments')
    .select(['booking_id', 'resource_id'])
    .where('booking_id', 'in', bookingIds)
    .where(isLive)
    .where(({ or, eb }) =>
      or([eb('expires_at', 'is', null), ...(heldIds.length > 0 ? [eb('booking_id', 'in', [...heldIds])] : [])]),
    )
    .execute()
  const crews = new Map<string, string[]>()
  for (const row of rows) crews.set(row.booking_id, [...(crews.get(row.booking_id) ?? []), row.resource_id])
  return crews
}
