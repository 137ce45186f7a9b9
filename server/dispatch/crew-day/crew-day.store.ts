import { sql } from 'kysely'
import type { CrewStep } from '#contract/dispatch.ts'
import type { ResourceKind } from '#server/fleet/index.ts'
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
  /** As the desk entered it. */
  landsAt: Date | null
}

const days2 = 2 * 86_400_000

/**
 * What people have for sure in a span, theirs only or everybody's; the soonest first. Cars have no day of their own: with
 * them all of theirs comes too, which tells who drives what and who has it before and after.
 */
export async function findJobsOfPeople(
  db: Database,
  span: { from: Date; until: Date },
  resourceIds: readonly string[] | null,
  { withCars = false } = {},
): Promise<TakenJob[]> {
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.id', '=', 'assignments.booking_id')
        // A day that is being moved has another hour beside its own, until it is paid.
        .onRef('bookings.starts_at', '=', 'assignments.starts_at'),
    )
    .select(['resource_id', 'resources.kind', 'booking_id', 'round', 'assignments.starts_at', 'assignments.ends_at'])
    .select(['from_area', 'to_area', 'driving_minutes', 'flight_lands_at'])
    .$if(!withCars, (query) => query.where('resources.kind', '<>', 'vehicle'))
    .where('live', '=', true)
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
    .orderBy('assignments.starts_at')
    .orderBy('booking_id')
    .execute()
  return rows.map((row) => ({
    resourceId: row.resource_id,
    kind: row.kind as ResourceKind,
    bookingId: row.booking_id,
    round: row.round,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    fromArea: row.from_area,
    toArea: row.to_area,
    drivingMinutes: row.driving_minutes,
    landsAt: row.flight_lands_at,
  }))
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
