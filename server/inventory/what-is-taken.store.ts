import { sql } from 'kysely'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import type { Fleet } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { TakenJobs } from './choose-crew.rules.ts'
import { crewsIn, pairsIn, roundOf } from './crews-of-rounds.rules.ts'
import { isUnderWay, type Job, type RoadDuty } from './demand.rules.ts'
import { reachMs } from './duty.rules.ts'
import { jobWith } from './handover.rules.ts'
import { isLiveThen } from './is-live.store.ts'

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
  /** One, or several together. */
  butNotOf?: string | readonly string[]
}

/**
 * What is taken in a window, with whom, what else is done on the road, and who is away in it; holds that ended count as
 * free. One statement, so that all of it is seen at the same moment.
 */
export async function findTaken(
  db: Database,
  fleet: Fleet,
  { window, now, resourceIds, butNotOf }: TakenQuestion,
): Promise<Taken> {
  const rows = await db
    .selectFrom('assignments')
    .select(['resource_id', 'from_area', 'to_area', 'driving_minutes'])
    .select([
      sql<string | null>`booking_id`.as('booking_id'),
      sql<number>`round`.as('round'),
      // Of all resources they are among the rows; looking them up there would take as long as all the rest.
      (resourceIds === undefined ? sql<string[] | null>`NULL::uuid[]` : crewBeside).as('crew'),
      sql<AbsenceKind | null>`NULL::text`.as('away_kind'),
      ...noRoadDuty,
      sql<number | null>`extract(epoch FROM joined_at)::float8`.as('joined'),
      // As numbers: a month has thousands of them, and reading dates from text would take the most time of all.
      sql<number>`extract(epoch FROM starts_at)::float8`.as('starts'),
      sql<number>`extract(epoch FROM ends_at)::float8`.as('ends'),
      sql<boolean>`expires_at IS NOT NULL AND expires_at <= ${now}`.as('has_ended'),
    ])
    .where(isLiveThen)
    .where(reachesInto({ window, resourceIds, butNotOf }))
    .unionAll(awayIn(db, window, resourceIds))
    .unionAll(roadDutiesIn(db, { window, resourceIds, butNotOf }))
    .execute()
  const crews = crewsIn(rows)
  const pairOf = pairsIn(fleet)
  const jobs = new Map<string, Job[]>()
  for (const row of rows) {
    if (row.has_ended) continue
    const ofResource = jobs.get(row.resource_id) ?? []
    jobs.set(row.resource_id, ofResource)
    const { kind, isBus, ...pair } = pairOf(row.resource_id, row.crew ?? crews.get(roundOf(row)) ?? [])
    const times = { startsAt: new Date(row.starts * 1000), endsAt: new Date(row.ends * 1000) }
    const job: Job = {
      ...times,
      fromArea: row.from_area,
      toArea: row.to_area,
      drivingMinutes: row.driving_minutes,
      isBus,
      ...(isUnderWay(times, now) && { isUnderWay: true }),
      ...(row.joined !== null && { joinedAt: new Date(row.joined * 1000) }),
    }
    if (row.road_duty !== null) ofResource.push({ ...job, ...roadDutyOf(fleet, row) })
    else if (row.booking_id !== null) ofResource.push({ ...jobWith(kind, job, pair), bookingId: row.booking_id })
    else ofResource.push({ ...job, isAway: true, awayKind: row.away_kind ?? 'other' })
  }
  return { jobs, hasEnded: rows.some((row) => row.has_ended) }
}

/** Who else is out with a row, by the primary key. */
const crewBeside = sql<string[] | null>`(SELECT array_agg(beside.resource_id) FROM assignments beside
  WHERE beside.booking_id = assignments.booking_id AND beside.round = assignments.round
    AND coalesce(beside.live, false))`

type WhoseAndWhen = Pick<TakenQuestion, 'window' | 'resourceIds' | 'butNotOf'>

/** No job is longer than two days, so an index on the start alone finds those that reach into the window. */
const reachesInto = ({ window, resourceIds, butNotOf }: WhoseAndWhen) => sql<boolean>`starts_at < ${window.until}
  AND starts_at > ${new Date(window.from.getTime() - reachMs)} AND ends_at > ${window.from}
  ${resourceIds === undefined ? sql`` : sql`AND resource_id = ANY(${[...resourceIds]})`}
  ${
    butNotOf === undefined
      ? sql``
      : typeof butNotOf === 'string'
        ? sql`AND booking_id <> ${butNotOf}`
        : sql`AND booking_id <> ALL(${[...butNotOf]}::uuid[])`
  }`

const noRoadDuty = [
  sql<RoadDuty | null>`NULL::text`.as('road_duty'),
  sql<string | null>`NULL::uuid`.as('road_booking_id'),
  sql<string | null>`NULL::uuid`.as('car_id'),
] as const

/** With the car that they had for it, which was kept in its garage; nobody waits for it there. */
function roadDutyOf(
  { vehicles }: Fleet,
  row: { road_duty: RoadDuty | null; road_booking_id: string | null; car_id: string | null },
): Pick<Job, 'roadDuty' | 'roadBookingId' | 'garageArea' | 'partnerId' | 'isBus'> {
  const car = vehicles.find(({ id }) => id === row.car_id)
  return {
    isBus: car?.isBus ?? false,
    ...(row.road_duty !== null && { roadDuty: row.road_duty }),
    ...(row.road_booking_id !== null && { roadBookingId: row.road_booking_id }),
    ...(car && { garageArea: car.garageArea }),
    // The car that is brought is left with the guests; the one of who was relieved may go on with somebody else.
    ...(car && row.road_duty === 'brings' && { partnerId: car.id }),
  }
}

/** What is done on the road beside the jobs of a crew, in the columns of what is taken. */
const roadDutiesIn = (db: Database, question: WhoseAndWhen) =>
  db
    .selectFrom('road_duties')
    .select(['resource_id', 'from_area', 'to_area', 'driving_minutes'])
    .select([
      sql<string | null>`NULL::uuid`.as('booking_id'),
      sql<number>`0`.as('round'),
      sql<string[] | null>`NULL::uuid[]`.as('crew'),
      sql<AbsenceKind | null>`NULL::text`.as('away_kind'),
      sql<RoadDuty | null>`kind`.as('road_duty'),
      sql<string | null>`booking_id`.as('road_booking_id'),
      sql<string | null>`car_id`.as('car_id'),
      sql<number | null>`extract(epoch FROM joined_at)::float8`.as('joined'),
      sql<number>`extract(epoch FROM starts_at)::float8`.as('starts'),
      sql<number>`extract(epoch FROM ends_at)::float8`.as('ends'),
      sql<boolean>`false`.as('has_ended'),
    ])
    .where(reachesInto(question))

/** Of who is away, in the columns of what is taken. */
const awayIn = (db: Database, window: Window, resourceIds?: readonly string[]) =>
  db
    .selectFrom('absences')
    .select(['resource_id', sql<string>`''`.as('from_area'), sql<string>`''`.as('to_area')])
    .select(sql<number>`0`.as('driving_minutes'))
    .select([
      sql<string | null>`NULL::uuid`.as('booking_id'),
      sql<number>`0`.as('round'),
      sql<string[] | null>`NULL::uuid[]`.as('crew'),
      sql<AbsenceKind | null>`kind`.as('away_kind'),
      ...noRoadDuty,
      sql<number | null>`NULL::float8`.as('joined'),
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
