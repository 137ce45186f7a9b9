import { findFirstNames } from '#server/accounts/index.ts'
import { type BoardBooking, type BookingInBrief, findBriefly } from '#server/booking/index.ts'
import { type BoardResource, type Fleet, loadFleet, readForBoard } from '#server/fleet/index.ts'
import {
  type AbsenceRow,
  absencesBetween,
  findTaken,
  type Job,
  reachMs,
  type TakenJobs,
} from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findBrought, findLinkedDays, findMarks, findTrails, type TrailOfBooking } from './board.store.ts'
import type { KeptMark } from './phase.rules.ts'

export type OtherBooking = Pick<BookingInBrief, 'reference' | 'leadName' | 'tour' | 'startsAt' | 'endsAt'>

/** Everything that jobs are drawn from: read at once for all of them, however many they are. */
export interface Gathered {
  now: Date
  fleet: Fleet
  bookings: readonly BoardBooking[]
  resources: ReadonlyMap<string, BoardResource>
  taken: TakenJobs
  absences: readonly AbsenceRow[]
  /** First names of who entered them, and of who marked steps for the crew. */
  names: ReadonlyMap<string, string>
  marks: ReadonlyMap<string, readonly KeptMark[]>
  /** What stands beside these jobs on somebody's row, and they themselves. */
  others: ReadonlyMap<string, OtherBooking>
  trails: readonly TrailOfBooking[]
  /** Who has a link to which day. */
  linked: ReadonlySet<string>
  /** Which car is brought to the guests of which booking. */
  brought: ReadonlySet<string>
}

export interface Span {
  from: Date
  until: Date
}

/** From the first start to the last end. */
export const spanOf = (bookings: readonly Pick<BoardBooking, 'startsAt' | 'endsAt'>[]): Span => ({
  from: new Date(Math.min(...bookings.map(({ startsAt }) => startsAt.getTime()))),
  until: new Date(Math.max(...bookings.map(({ endsAt }) => endsAt.getTime()))),
})

export const widened = (...spans: readonly Span[]): Span => ({
  from: new Date(Math.min(...spans.map(({ from }) => from.getTime()))),
  until: new Date(Math.max(...spans.map(({ until }) => until.getTime()))),
})

export async function gather(
  ctx: Context,
  db: Database,
  bookings: readonly BoardBooking[],
  /** What is looked at beside the jobs' own time; and of whom only. */
  { span: asked, onlyOf }: { span: Span; onlyOf?: readonly string[] },
): Promise<Gathered> {
  const span = bookings.length === 0 ? asked : widened(asked, spanOf(bookings))
  const fleet = await loadFleet(ctx)
  const now = ctx.clock.now()
  const window = { from: new Date(span.from.getTime() - reachMs), until: new Date(span.until.getTime() + reachMs) }
  const { jobs: taken } = await findTaken(db, fleet, { window, now, ...(onlyOf && { resourceIds: onlyOf }) })
  const absences = await absencesBetween(db, span.from, span.until)
  const ids = bookings.map(({ id }) => id)
  const others = [...bookings.flatMap(({ crewIds }) => crewIds), ...absences.map(({ resourceId }) => resourceId)]
  const days = { firstDay: tokyoDayOf(span.from), lastDay: tokyoDayOf(span.until) }
  const resources = await readForBoard(db, days, [...new Set(others)])
  const neighbours = await findBriefly(db, neighboursOf(bookings, taken))
  const marks = await findMarks(db, ids)
  return {
    ...{ now, fleet, bookings, taken, absences, marks },
    names: await findFirstNames(db, [
      ...absences.flatMap(({ enteredBy }) => enteredBy ?? []),
      ...[...marks.values()].flat().flatMap(({ desk }) => desk?.userId ?? []),
    ]),
    resources: new Map(resources.map((resource) => [resource.id, resource])),
    others: new Map<string, OtherBooking>([
      ...neighbours.map((one) => [one.id, one] as const),
      ...bookings.map((one) => [one.id, { ...one, tour: one.service.shortTitle }] as const),
    ]),
    linked: await findLinkedDays(db, days.firstDay, days.lastDay),
    brought: await findBrought(
      db,
      // A crew may have set out before its hour.
      bookings
        .filter(({ id, startsAt, endsAt }) => (startsAt < now || marks.has(id)) && endsAt > now)
        .map(({ id }) => id),
    ),
    trails: await findTrails(db, idsWithEmptyPlaces(bookings)),
  }
}

/** The bookings right before and after these on their rows that are none of them. */
function neighboursOf(bookings: readonly BoardBooking[], taken: TakenJobs): string[] {
  const known = new Set(bookings.map(({ id }) => id))
  const found = new Set<string>()
  const rows = new Map<string, readonly Job[]>()
  for (const { startsAt, crewIds } of bookings)
    for (const id of crewIds) {
      const row = rows.get(id) ?? (taken.get(id) ?? []).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      rows.set(id, row)
      const isOther = ({ bookingId }: Job) => bookingId !== undefined && !known.has(bookingId)
      const before = row.findLast((job) => job.startsAt <= startsAt && isOther(job))
      const next = row.find((job) => job.startsAt > startsAt && isOther(job))
      for (const job of [before, next]) if (job?.bookingId) found.add(job.bookingId)
    }
  return [...found]
}

/** By their number alone: who of them has left us is told by their own row. */
const idsWithEmptyPlaces = (bookings: readonly BoardBooking[]) =>
  bookings.filter(({ crewIds, demand }) => crewIds.length < 2 + demand.guides).map(({ id }) => id)
