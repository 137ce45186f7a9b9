import { sql } from 'kysely'
import type { TestAnnai } from './annai.ts'

/** What waits in the queue about an account, in the order in which it was enqueued. */
export async function jobsOf(
  { ctx }: Pick<TestAnnai, 'ctx'>,
  userId: string,
): Promise<{ task: string; payload: Record<string, unknown> }[]> {
  const { rows } = await sql<{ task: string; payload: Record<string, unknown> }>`
    SELECT tasks.identifier AS task, jobs.payload
    FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    WHERE jobs.payload->>'userId' = ${userId}
    ORDER BY jobs.id`.execute(ctx.db)
  return rows
}

/** Which mails about an account wait to be written. */
export async function accountNewsOf(annai: Pick<TestAnnai, 'ctx'>, userId: string): Promise<unknown[]> {
  const jobs = await jobsOf(annai, userId)
  return jobs.filter(({ task }) => task === 'notifications.tell-account').map(({ payload }) => payload.occasion)
}
