import type { BookingState } from '#contract/booking.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { keepsCrew } from '#server/booking/booking.rules.ts'
import { type Fleet, loadFleet, type Resource } from '#server/fleet/index.ts'
import type { Job } from '#server/inventory/demand.rules.ts'
import { checkDuty, reachMs } from '#server/inventory/duty.rules.ts'
import { jobWith, pairOf } from '#server/inventory/handover.rules.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'

/** Who and what the bookings have is theirs alone, complete, and within the rules of everybody's days. */
export async function brokenCrews(ctx: Pick<Context, 'db' | 'clock'>): Promise<string[]> {
  const taken = await readTaken(ctx.db)
  const fleet = await loadFleet(ctx)
  return [
    ...(await brokenRounds(ctx.db, taken)),
    ...brokenOverlaps(taken),
    ...brokenDays(fleet, taken),
    ...(await brokenAbsences(ctx.db)),
  ]
}

type Taken = Awaited<ReturnType<typeof readTaken>>[number]

const readTaken = (db: Database) =>
  db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.booking_id')
    .innerJoin('quotes', 'quotes.id', 'bookings.quote_id')
    .selectAll('assignments')
    .select(['bookings.reference', 'bookings.vehicle_class', 'quotes.guides'])
    .select(['bookings.starts_at as booking_starts_at', 'bookings.held_until'])
    .where('live', '=', true)
    .execute()

/** One round of a car, a chauffeur and its guides; another only while a change waits for its money. */
async function brokenRounds(db: Database, taken: readonly Taken[]): Promise<string[]> {
  const bookings = await db.selectFrom('bookings').select(['id', 'reference', 'state', 'needs_crew']).execute()
  const waiting = await db
    .selectFrom('payments')
    .select('booking_id')
    .where('quote_id', 'is not', null)
    .where('state', 'in', ['started', 'needs_step_up'])
    .execute()
  const waits = new Set(waiting.map(({ booking_id }) => booking_id))
  const byBooking = Map.groupBy(taken, (row) => row.booking_id)
  return bookings.flatMap(({ id, reference, state, needs_crew }) => {
    const rounds = [...Map.groupBy(byBooking.get(id) ?? [], (row) => row.round).values()]
    if (!keepsCrew(state as BookingState)) return rounds.length > 0 ? [`${reference}: ${state}, and has a crew`] : []
    // A change holds its hour beside the one that is sure.
    const own = rounds.filter((round) => round.every((row) => isOwn(row, state)))
    const change = rounds.filter((round) => !own.includes(round))
    // Of one whose crew fell away somebody is missing, or all of them.
    if (needs_crew)
      return own.every((round) => round.length < 2 + (round[0]?.guides ?? 0))
        ? []
        : [`${reference}: needs nobody, and says so`]
    return [
      ...(own.length === 1 ? [] : [`${reference}: ${state}, with ${own.length} crews for its hour`]),
      ...(change.length <= (state === 'confirmed' && waits.has(id) ? 1 : 0)
        ? []
        : [`${reference}: ${state}, and keeps ${change.length} other hours`]),
      ...(rounds.every((round) => round.length === 2 + (round[0]?.guides ?? 0)) ? [] : [`${reference}: half a crew`]),
    ]
  })
}

/** A hold's crew ends with it; that of a firm booking does not end. */
function isOwn(row: Taken, state: string): boolean {
  const until = state === 'on_hold' ? row.held_until?.getTime() : undefined
  return row.expires_at?.getTime() === until && row.starts_at.getTime() === row.booking_starts_at.getTime()
}

/** Who is away has no work then; what was over when the entry was made stays as it was. */
async function brokenAbsences(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('absences')
    .innerJoin('assignments', 'assignments.resource_id', 'absences.resource_id')
    .innerJoin('bookings', 'bookings.id', 'assignments.booking_id')
    .innerJoin('resources', 'resources.id', 'absences.resource_id')
    .select(['bookings.reference', 'resources.name', 'absences.kind'])
    .where('absences.ended_at', 'is', null)
    .where('live', '=', true)
    .where('bookings.state', 'in', ['on_hold', 'pending', 'confirmed'])
    .whereRef('assignments.starts_at', '<', 'absences.ends_at')
    .whereRef('assignments.ends_at', '>', 'absences.starts_at')
    .whereRef('assignments.ends_at', '>', 'absences.entered_at')
    .execute()
  return rows.map(({ reference, name, kind }) => `${name} is away (${kind}) and has ${reference}`)
}

function brokenOverlaps(taken: readonly Taken[]): string[] {
  return [...Map.groupBy(taken, (row) => row.resource_id).values()].flatMap((rows) => {
    const near = nearIn(rows)
    return rows.flatMap((one) =>
      near(one)
        .filter((other) => one.booking_id < other.booking_id)
        .filter((other) => one.starts_at < other.ends_at && other.starts_at < one.ends_at)
        .map((other) => `${one.resource_id} is with ${one.reference} and ${other.reference} at once`),
    )
  })
}

/**
 * Answers the rows that are as near to one as the rules of duty look, and some more. A year of demo data would else
 * compare every job of somebody with all the others.
 */
function nearIn(rows: readonly Taken[]): (one: Taken) => readonly Taken[] {
  const lengths = rows.map(({ starts_at, ends_at }) => ends_at.getTime() - starts_at.getTime())
  const reach = reachMs + Math.max(0, ...lengths)
  const placeOf = ({ starts_at }: Taken) => Math.floor(starts_at.getTime() / reach)
  const places = Map.groupBy(rows, placeOf)
  return (one) => [-1, 0, 1].flatMap((beside) => places.get(placeOf(one) + beside) ?? [])
}

/** Whichever hour a booking with two of them ends up with, everybody's day must be a good one: both are tried. */
function brokenDays(fleet: Fleet, taken: readonly Taken[]): string[] {
  const resources: Resource[] = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides]
  const known = new Map(resources.map((resource) => [resource.id, resource]))
  const crews = Map.groupBy(taken, (row) => `${row.booking_id} ${row.round}`)
  // Once for each, since each is compared with those near it.
  const jobs = new Map(
    taken.map((row): [Taken, Job] => {
      const crew = crews.get(`${row.booking_id} ${row.round}`) ?? []
      const pair = pairOf(crew.flatMap(({ resource_id }) => known.get(resource_id) ?? []))
      const kind = known.get(row.resource_id)?.kind ?? 'guide'
      return [row, { ...jobWith(kind, jobOf(fleet, row), pair), bookingId: row.booking_id }]
    }),
  )
  const byResource = Map.groupBy(taken, (row) => row.resource_id)
  return resources.flatMap((resource) => {
    const rows = byResource.get(resource.id) ?? []
    return [(a: Taken, b: Taken) => a.round - b.round, (a: Taken, b: Taken) => b.round - a.round].flatMap((order) => {
      const oneEach = [...Map.groupBy(rows.toSorted(order), (row) => row.booking_id).values()].flatMap(
        ([row]) => row ?? [],
      )
      const near = nearIn(oneEach)
      return oneEach.flatMap((row) => {
        const others = near(row)
          .filter((other) => other !== row)
          .flatMap((other) => jobs.get(other) ?? [])
        const { problem } = checkDuty(
          resource,
          fleet.policies[resource.kind],
          jobs.get(row) ?? jobOf(fleet, row),
          others,
          fleet.drivingMinutes,
        )
        return problem ? [`${resource.name} is ${problem} with ${row.reference}`] : []
      })
    })
  })
}

const jobOf = (fleet: Fleet, row: Taken): Job => ({
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  fromArea: row.from_area,
  toArea: row.to_area,
  drivingMinutes: row.driving_minutes,
  isBus: fleet.classes.get(row.vehicle_class as VehicleClass)?.isBus ?? false,
})
