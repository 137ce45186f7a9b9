import type { Context } from './context.ts'

export { addJob, addJobs, type JobOptions } from './jobs.store.ts'

/**
 * Who does a job. Mails have workers of their own, few of them: a mail server that takes its time keeps nothing else
 * waiting, and everything else (refunds, sweeps, money that is set right) never stands behind mails.
 */
export type Lane = 'work' | 'mail'

/** Does one job. It may run twice for the same job, so it looks first whether there is still something to do. */
export interface TaskHandler {
  (ctx: Context, payload: unknown): Promise<void>
  /** `work` unless told. */
  lane?: Lane
}

/** Handlers by the name of their task: `capability.verb-noun`. */
export type TaskList = Readonly<Record<string, TaskHandler>>

/** When tasks run by themselves, by name: a cron expression in UTC, such as `* * * * *` for every minute. */
export type Recurring = Readonly<Record<string, string>>

/** Has tasks done in the lane of mails. */
export const inMailLane = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([task, handler]) => [
      task,
      Object.assign((ctx: Context, payload: unknown) => handler(ctx, payload), { lane: 'mail' as const }),
    ]),
  )

export const laneOf = ({ lane = 'work' }: TaskHandler): Lane => lane

/** The names of the tasks of a lane. */
export const tasksIn = (lane: Lane, tasks: TaskList): string[] =>
  Object.entries(tasks).flatMap(([task, handler]) => (laneOf(handler) === lane ? [task] : []))
