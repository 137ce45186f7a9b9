import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface TimeTaken {
  day: string
  isVehicle: boolean
  minutes: number
}

/** How long cars, and people, are out with guests, by the day in Tokyo on which the work begins. */
export async function timeTakenByDay(db: Database, from: Date, until: Date): Promise<TimeTaken[]> {
  // By the day as a date, and added up as a span: words and numbers are made of each day once, not of each job.
  const ofDays = db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .select([
      sql<string>`(starts_at AT TIME ZONE 'Asia/Tokyo')::date`.as('day'),
      sql<boolean>`kind = 'vehicle'`.as('isVehicle'),
      sql<string>`sum(ends_at - starts_at)`.as('span'),
    ])
    .where('live', '=', true)
    .where('expires_at', 'is', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .groupBy(['day', 'isVehicle'])
  return db
    .selectFrom(ofDays.as('days'))
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'isVehicle'])
    .select(sql<number>`(extract(epoch FROM span) / 60)::float8`.as('minutes'))
    .execute()
}
