import { sql } from 'kysely'
import { isLiveThen } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'

export interface OutOnDay {
  /** In Tokyo. */
  day: string
  resourceId: string
}

/** Which cars and chauffeurs have work on which days, from a moment on. */
export async function findOutSince(db: Database, since: Date): Promise<OutOnDay[]> {
  return db
    .selectFrom('assignments')
    .innerJoin('resources', 'resources.id', 'assignments.resource_id')
    .select(sql<string>`to_char(starts_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')`.as('day'))
    .select('resource_id as resourceId')
    .where(isLiveThen)
    .where('ends_at', '>', since)
    .where('resources.kind', 'in', ['vehicle', 'chauffeur'])
    .distinct()
    .execute()
}
