import type { Context } from './context.ts'

export { addJob, addJobs, type JobOptions } from './jobs.store.ts'

/** Does one job. It may run twice for the same job, so it looks first whether there is still something to do. */
export type TaskHandler = (ctx: Context, payload: unknown) => Promise<void>

/** Handlers by the name of their task: `capability.verb-noun`. */
export type TaskList = Readonly<Record<string, TaskHandler>>

/** When tasks run by themselves, by name: a cron expression in UTC, such as `* * * * *` for every minute. */
export type Recurring = Readonly<Record<string, string>>
