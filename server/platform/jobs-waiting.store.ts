import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Has the jobs done now whose key begins with these words. */
export async function hastenWaiting(db: Database, key: string): Promise<void> {
  await sql`SELECT FROM graphile_worker.reschedule_jobs(
    ARRAY(SELECT id FROM graphile_worker.jobs WHERE starts_with(key, ${key}) AND locked_at IS NULL),
    run_at => now())`.execute(db)
}

/** Takes them off the list, and what else of these tasks was due. */
export async function dropWaiting(db: Database, key: string, tasks: readonly string[]): Promise<void> {
  await sql`DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL
    AND (starts_with(key, ${key}) OR (run_at <= now() AND task_id IN (
      SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY(${[...tasks]}::text[]))))`.execute(db)
}
