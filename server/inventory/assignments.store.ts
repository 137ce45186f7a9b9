import { sql } from 'kysely'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import type { Fleet, Resource } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { TakenJobs } from './choose-crew.rules.ts'
import type { Job } from './demand.rules.ts'
import { reachMs } from './duty.rules.ts'
import { isLive } from './is-live.store.ts'

export interface Window {
  from: Date
  until: Date
}

export const around = ({ startsAt, endsAt }: Pick<Job, 'startsAt' | 'endsAt'>): Window => ({
  from: new Date(startsAt.getTime() - reachMs),
  until: new Date(endsAt.getTime() + reachMs),
})

export interface Taken {
  jobs: TakenJobs
  /** Holds that ended still keep some of these, until somebody releases them. */
  hasEnded: boolean
}

export interface TakenQuestion {
  window: Window
  now: Date
  /** Of these resources only; left out: of all. */
  resourceIds?: readonly string[]
  butNotOf?: string
}

/**
 * What is taken in a window, and who is away in it; holds that ended count as free. One statement, so that both are seen
 * at the same moment.
 */
export async function findTaken(
  db: Database,
  fleet: Fleet,
  { window, now, resourceIds, butNotOf }: TakenQuestion,
): Promise<Taken> {
  const buses = new Set(fleet.vehicles.filter((car) => fleet.classes.get(car.vehicleClass)?.isBus).map(({ id }) => id))
  const rows = await db
    .selectFrom('assignments')
    .select(['resource_id', 'from_area', 'to_area', 'driving_minutes'])
    .select([
      sql<string | null>`booking_id`.as('booking_id'),
      sql<AbsenceKind | null>`NULL::text`.as('away_kind'),
      // As numbers: a month has thousands of them, and reading dates from text would take the most time of all.
      sql<number>`extract(epoch FROM starts_at)::float8`.as('starts'),
      sql<number>`extract(epoch FROM ends_at)::float8`.as('ends'),
      sql<boolean>`expires_at IS NOT NULL AND expires_at <= ${now}`.as('has_ended'),
    ])
    .where('live', '=', true)
    .where('starts_at', '<', window.until)
    // No job is longer than two days, so an index on the start alone finds those that reach into the window.
    .where('starts_at', '>', new Date(window.from.getTime() - reachMs))
    .where('ends_at', '>', window.from)
    .$if(resourceIds !== undefined, (query) =>
      query.where('resource_id', '=', sql<string>`ANY(${[...(resourceIds ?? []), ...buses]})`),
    )
    .$if(butNotOf !== undefined, (query) => query.where('booking_id', '<>', butNotOf ?? ''))
    .unionAll(awayIn(db, window, resourceIds))
    .execute()
  // A job is a bus driver's when a bus goes with it: asking its booking would take as long as all the rest.
  const withBus = new Set(rows.filter((row) => buses.has(row.resource_id)).map((row) => row.booking_id))
  const jobs = new Map<string, Job[]>()
  for (const row of rows) {
    if (row.has_ended) continue
    const ofResource = jobs.get(row.resource_id) ?? []
    jobs.set(row.resource_id, ofResource)
    ofResource.push({
      startsAt: new Date(row.starts * 1000),
      endsAt: new Date(row.ends * 1000),
      fromArea: row.from_area,
      toArea: row.to_area,
      drivingMinutes: row.driving_minutes,
      isBus: row.booking_id !== null && withBus.has(row.booking_id),
      ...(row.booking_id === null ? {} : { bookingId: row.booking_id }),
      ...(row.away_kind === null ? {} : { isAway: true, awayKind: row.away_kind }),
    })
  }
  const isAsked = (id: string) => resourceIds === undefined || resourceIds.includes(id)
  return { jobs, hasEnded: rows.some((row) => row.has_ended && isAsked(row.resource_id)) }
}

/** Of who is away, in the columns of what is taken. */
const awayIn = (db: Database, window: Window, resourceIds?: readonly string[]) =>
  db
    .selectFrom('absences')
    .select(['resource_id', sql<string>`''`.as('from_area'), sql<string>`''`.as('to_area')])
    .select(sql<number>`0`.as('driving_minutes'))
    .select([
      sql<string | null>`NULL::uuid`.as('booking_id'),
      sql<AbsenceKind | null>`kind`.as('away_kind'),
      sql<number>`extract(epoch FROM starts_at)::float8`.as('starts'),
      sql<number>`extract(epoch FROM ends_at)::float8`.as('ends'),
      sql<boolean>`false`.as('has_ended'),
    ])
    .where('ended_at', 'is', null)
    .where('ends_at', '>', window.from)
    .where('starts_at', '<', window.until)
    .$if(resourceIds !== undefined, (query) =>
      query.where('resource_id', '=', sql<string>`ANY(${[...(resourceIds ?? [])]})`),
    )

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

/** From here on an attempt can be undone with every lock it took, while the rest of the transaction stays. */
export async function markAttempt(db: Database): Promise<void> {
  await sql`SAVEPOINT crew_attempt`.execute(db)
}

export async function undoAttempt(db: Database): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT crew_attempt`.execute(db)
}

/**
 * Gives up what ended holds still keep of these resources; answers whose holds they were, with their bookings locked.
 * A booking that somebody else works on at this moment, as when it is being paid, keeps its crew: nobody waits for it.
 */
export async function releaseEnded(db: Database, ids: readonly string[], window: Window, now: Date): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`
    WITH ended AS (
      SELECT id FROM bookings WHERE id IN (
        SELECT booking_id FROM assignments
        WHERE resource_id = ANY(${ids}) AND live AND expires_at <= ${now}
          AND starts_at < ${window.until} AND ends_at > ${window.from})
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE assignments SET live = false
    WHERE booking_id IN (SELECT id FROM ended) AND ${isLive} AND expires_at <= ${now}
    RETURNING booking_id`.execute(db)
  return [...new Set(rows.map(({ booking_id }) => booking_id))]
}

export interface NewAssignments {
  bookingId: string
  round: number
  expiresAt: Date | null
  job: Job
  members: readonly { resource: Resource; turnRoundMinutes: number }[]
}

/** Takes all of them or none; the exclusion constraint has the last word. Answers whether they were free. */
export async function addAssignments(db: Database, wanted: NewAssignments): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('assignments')
    .values(rowsOf(wanted))
    // Waits for nobody and raises nothing: a plain insert would deadlock under load.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === wanted.members.length
}

/** Those of many bookings in one statement; a crew that is not free refuses them all. */
export async function addManyAssignments(db: Database, wanted: readonly NewAssignments[]): Promise<void> {
  await db.insertInto('assignments').values(wanted.flatMap(rowsOf)).execute()
}

const rowsOf = ({ bookingId, round, expiresAt, job, members }: NewAssignments) =>
  [...members]
    .sort((a, b) => (a.resource.id < b.resource.id ? -1 : 1))
    .map(({ resource, turnRoundMinutes }) => ({
      booking_id: bookingId,
      resource_id: resource.id,
      round,
      expires_at: expiresAt,
      starts_at: job.startsAt,
      ends_at: job.endsAt,
      during: sql<string>`tstzrange(${job.startsAt}, ${new Date(job.endsAt.getTime() + turnRoundMinutes * 60_000)})`,
      from_area: job.fromArea,
      to_area: job.toArea,
      driving_minutes: resource.kind === 'guide' ? 0 : job.drivingMinutes,
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
