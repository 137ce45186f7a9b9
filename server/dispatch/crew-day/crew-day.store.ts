import { sql } from 'kysely'
import type { CrewStep } from '#contract/dispatch.ts'
import type { ResourceKind } from '#server/fleet/index.ts'
import { isLiveThen, type RoadDuty } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'

/** A piece of work that somebody has for sure. */
export interface TakenJob {
  resourceId: string
  kind: ResourceKind
  bookingId: string
  round: number
  startsAt: Date
  endsAt: Date
  fromArea: string
  toArea: string
  drivingMinutes: number
  /** Of who took it over on the road: when they were sent. */
  joinedAt: Date | null
  /** As the desk entered it. */
  landsAt: Date | null
}

const days2 = 2 * 86_400_000

interface Span {
  from: Date
  until: Date
}

/** Theirs only, or everybody's. */
const jobsIn = (db: Database, span: Span, resourceIds: readonly string[] | null, withCars: boolean) =>
  db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.id', '=', 'assignments.booking_id')
        // A day that is being moved has another hour beside its own, until it is paid.
        .onRef('bookings.starts_at', '=', 'assignments.starts_at'),
    )
    .select(['resource_id', 'resources.kind', 'booking_id', 'round', 'assignments.starts_at', 'assignments.ends_at'])
    .select(['from_area', 'to_area', 'driving_minutes', 'joined_at', 'flight_lands_at'])
    .select([sql<RoadDuty | null>`NULL::text`.as('road_duty'), sql<string | null>`NULL::uuid`.as('car_id')])
    .$if(!withCars, (query) => query.where('resources.kind', '<>', 'vehicle'))
    .where(isLiveThen)
    .where('expires_at', 'is', null)
    .where('state', 'in', ['confirmed', 'redeemed', 'no_show'])
    .where('assignments.starts_at', '<', span.until)
    // No job is longer than two days, so an index on the start alone finds those that reach into the span.
    .where('assignments.starts_at', '>', new Date(span.from.getTime() - days2))
    .where('assignments.ends_at', '>', span.from)
    .$if(resourceIds !== null, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('resource_id', '=', sql<string>`ANY(${[...(resourceIds ?? [])]}::uuid[])`),
          ...(withCars ? [eb('resources.kind', '=', 'vehicle')] : []),
        ]),
      ),
    )

/** Everybody's, in the columns of jobs: they are few, and who goes on with a job asks who had it before. */
const roadDutiesIn = (db: Database, span: Span) =>
  db
    .selectFrom('road_duties')
    .innerJoin('resources', 'resources.id', 'road_duties.resource_id')
    .select(['resource_id', 'resources.kind', 'booking_id', 'round', 'starts_at', 'ends_at'])
    .select(['from_area', 'to_area', 'driving_minutes', 'joined_at'])
    .select([
      sql<Date | null>`NULL::timestamptz`.as('flight_lands_at'),
      sql<RoadDuty | null>`road_duties.kind`.as('road_duty'),
      'car_id',
    ])
    .where('starts_at', '<', span.until)
    .where('starts_at', '>', new Date(span.from.getTime() - days2))
    .where('ends_at', '>', span.from)

type Row = Awaited<ReturnType<ReturnType<typeof jobsIn>['execute']>>[number]

const toJob = (row: Row): TakenJob => ({
  resourceId: row.resource_id,
  kind: row.kind as ResourceKind,
  bookingId: row.booking_id,
  round: row.round,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  fromArea: row.from_area,
  toArea: row.to_area,
  drivingMinutes: row.driving_minutes,
  joinedAt: row.joined_at,
  landsAt: row.flight_lands_at,
})

/** What people have for sure in a span, theirs only or everybody's; the soonest first. */
export async function findJobsOfPeople(
  db: Database,
  span: Span,
  resourceIds: readonly string[] | null,
): Promise<TakenJob[]> {
  const rows = await jobsIn(db, span, resourceIds, false)
    .orderBy('assignments.starts_at')
    .orderBy('booking_id')
    .execute()
  return rows.map(toJob)
}

/** Work on the road that is no job of whoever did it. */
export interface RoadDutyRow extends Omit<TakenJob, 'landsAt'> {
  is: RoadDuty
  carId: string | null
}

/**
 * The same with what was done on the road beside it, in one look. Cars have no day of their own: all of theirs comes too,
 * which tells who drives what and who has it before and after.
 */
export async function findWorkOfPeople(
  db: Database,
  span: Span,
  resourceIds: readonly string[] | null,
): Promise<{ jobs: TakenJob[]; roadDuties: RoadDutyRow[] }> {
  const rows = await jobsIn(db, span, resourceIds, true)
    .unionAll(roadDutiesIn(db, span))
    .orderBy('starts_at')
    .orderBy('booking_id')
    .execute()
  return {
    jobs: rows.filter((row) => row.road_duty === null).map(toJob),
    roadDuties: rows.flatMap((row) =>
      row.road_duty === null ? [] : { ...toJob(row), is: row.road_duty, carId: row.car_id },
    ),
  }
}

/** Who and what each of these bookings has for sure, by booking. */
export async function findCrewIds(db: Database, bookingIds: readonly string[]): Promise<Map<string, string[]>> {
  const crews = new Map<string, string[]>()
  if (bookingIds.length === 0) return crews
  const rows = await db
    .selectFrom('assignments')
    .select(['booking_id', 'resource_id'])
    .distinct()
    .where('booking_id', '=', sql<string>`ANY(${[...bookingIds]}::uuid[])`)
    // Written so that the index of the exclusion constraint does not fit, as where crews are named elsewhere.
    .where(sql<boolean>`coalesce(live, false)`)
    .where('expires_at', 'is', null)
    .orderBy('resource_id')
    .execute()
  for (const { booking_id, resource_id } of rows) crews.set(booking_id, [...(crews.get(booking_id) ?? []), resource_id])
  return crews
}

export interface Mark {
  id: string
  bookingId: string
  resourceId: string
  step: CrewStep
  at: Date
  receivedAt: Date
  undoneAt: Date | null
  /** Marked by the desk for them. */
  byDesk: boolean
}

/** All that was tapped for these bookings, also what was taken back; in the order of the taps. */
export async function findMarks(db: Database, bookingIds: readonly string[]): Promise<Mark[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('crew_marks')
    .selectAll()
    .where('booking_id', 'in', [...bookingIds])
    .orderBy('at')
    .orderBy('received_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    resourceId: row.resource_id,
    step: row.step as CrewStep,
    at: row.at,
    receivedAt: row.received_at,
    undoneAt: row.undone_at,
    byDesk: row.by_desk,
  }))
}
