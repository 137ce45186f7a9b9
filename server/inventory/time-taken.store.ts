import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface TimeTaken {
  day: string
  isVehicle: boolean
  minutes: number
}

/** How long cars, and people, are out with guests, by the day in Tokyo on which the work begins. */
export async function timeTakenByDay(db: Database, from: Date, until: Date): Promise<TimeTaken[]> {
  return db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .select([
      sql<string>`to_char(starts_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')`.as('day'),
      sql<boolean>`kind = 'vehicle'`.as('isVehicle'),
      sql<number>`(sum(extract(epoch FROM ends_at - starts_at)) / 60)::float8`.as('minutes'),
    ])
    .where('live', '=', true)
    .where('expires_at', 'is', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .groupBy(['day', 'isVehicle'])
    .execute()
}
