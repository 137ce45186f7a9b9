import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Job, Joined, RoadDuty } from './demand.rules.ts'
import { isLive } from './is-live.store.ts'

/** Who is taken back so soon has hardly left: nothing was done. */
export const hardlyLeftMinutes = 10
const hardlyLeft = sql`${sql.lit(`${hardlyLeftMinutes} minutes`)}::interval`

/** A car is not relieved, and what is only held has nobody on the road. */
export async function keepWhatWasDone(
  db: Database,
  {
    bookingId,
    resourceId,
    round,
    relieved: { at, area },
  }: { bookingId: string; resourceId: string; round?: number; relieved: Joined },
): Promise<void> {
  await sql`
    INSERT INTO road_duties
      (resource_id, booking_id, round, kind, car_id, joined_at, starts_at, ends_at, from_area, to_area, driving_minutes)
    SELECT resource_id, booking_id, round, 'relieved',
      (SELECT beside.resource_id FROM assignments AS beside JOIN vehicles USING (resource_id)
        WHERE beside.booking_id = assignments.booking_id AND beside.round = assignments.round
        ORDER BY beside.live DESC, beside.joined_at DESC NULLS LAST LIMIT 1),
      joined_at, coalesce(joined_at, starts_at), ${at}, from_area, ${area},
      ceil(driving_minutes * extract(epoch FROM ${at}::timestamptz - coalesce(joined_at, starts_at))
        / extract(epoch FROM ends_at - coalesce(joined_at, starts_at)))
    FROM assignments JOIN resources ON resources.id = resource_id
    WHERE booking_id = ${bookingId} AND resource_id = ${resourceId} AND ${isLive} AND kind <> 'vehicle'
      AND expires_at IS NULL AND starts_at < ${at} AND ends_at > ${at}
      AND (joined_at IS NULL OR joined_at + ${hardlyLeft} < ${at})
      ${round === undefined ? sql`` : sql`AND round = ${round}`}
    ON CONFLICT (booking_id, resource_id, round, kind) DO UPDATE
      SET ends_at = EXCLUDED.ends_at, to_area = EXCLUDED.to_area,
        driving_minutes = road_duties.driving_minutes + EXCLUDED.driving_minutes`.execute(db)
}

type Place = { bookingId: string; resourceId: string; round: number }

/** Whoever comes back has the job itself again; answers whether they had been relieved of it. */
export const forgetRelieved = async (db: Database, place: Place): Promise<boolean> =>
  (await forget(db, place, 'relieved')) !== undefined

/** Whoever brings a car to a job and takes that job over has it from when they were sent with the car; undefined: they bring none. */
export const forgetBringing = (db: Database, place: Place): Promise<Date | undefined> => forget(db, place, 'brings')

async function forget(
  db: Database,
  { bookingId, resourceId, round }: Place,
  kind: RoadDuty,
): Promise<Date | undefined> {
  const [forgotten] = await db
    .deleteFrom('road_duties')
    .where('booking_id', '=', bookingId)
    .where('resource_id', '=', resourceId)
    .where('round', '=', round)
    .where('kind', '=', kind)
    .returning('starts_at')
    .execute()
  return forgotten?.starts_at
}

export interface Bringing {
  bookingId: string
  round: number
  bringerId: string
  carId: string
  job: Job
}

/** Somebody brings a car to guests on the road. */
export async function addBringing(db: Database, { bookingId, round, bringerId, carId, job }: Bringing): Promise<void> {
  const span = { joined_at: job.startsAt, starts_at: job.startsAt, ends_at: job.endsAt }
  const way = { from_area: job.fromArea, to_area: job.toArea, driving_minutes: job.drivingMinutes }
  await db
    .insertInto('road_duties')
    .values({
      ...{ booking_id: bookingId, round, resource_id: bringerId, car_id: carId, kind: 'brings' },
      ...span,
      ...way,
    })
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'resource_id', 'round', 'kind']).doUpdateSet({ car_id: carId, ...span, ...way }),
    )
    .execute()
}

/** The car is not to come after all: whoever has left with it has worked until now. */
export async function endBringing(
  db: Database,
  { bookingId, carId, at }: { bookingId: string; carId: string; at: Date },
): Promise<void> {
  const theirs = sql<boolean>`booking_id = ${bookingId} AND car_id = ${carId} AND kind = 'brings' AND ends_at > ${at}`
  await db.deleteFrom('road_duties').where(theirs).where(sql<boolean>`starts_at + ${hardlyLeft} >= ${at}`).execute()
  await db.updateTable('road_duties').set({ ends_at: at }).where(theirs).execute()
}
