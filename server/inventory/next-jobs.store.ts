import type { Database } from '#server/platform/database.ts'
import { reachMs } from './duty.rules.ts'
import { isLiveThen } from './is-live.store.ts'

/** The booking that each of these is out with now or next, by the resource's id. */
export async function findNextJobs(
  db: Database,
  resourceIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (resourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('assignments')
    .select(['resource_id', 'booking_id'])
    .distinctOn('resource_id')
    .where('resource_id', 'in', resourceIds)
    .where(isLiveThen)
    .where('ends_at', '>', now)
    // No job is longer than two days: the index need not be read from the first job of all.
    .where('starts_at', '>', new Date(now.getTime() - reachMs))
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('resource_id')
    .orderBy('starts_at')
    .execute()
  return new Map(rows.map((row) => [row.resource_id, row.booking_id]))
}
