import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type JobHelpers, parseCronItems, type RunnerOptions, run, runOnce } from 'graphile-worker'
import type pg from 'pg'
import type { Context } from './context.ts'
import { attemptsUnlessTold, freeAbandonedJobs, livingRunnerLock, nameTasks } from './jobs.store.ts'
import type { Recurring, TaskHandler, TaskList } from './jobs.ts'
import { concurrency, jobsLogger, openJobsPool } from './jobs-connect.ts'
import { housekeeping, housekeepingTimes } from './jobs-housekeeping.ts'
import type { Logger } from './log.ts'

const pollIntervalMs = 2000
const outagePauseMs = 1000

export interface Jobs {
  /** Takes no new jobs and waits for those under way. */
  stop(): Promise<void>
}

/**
 * Works on jobs until stopped. A runner that can no longer ask the database is stopped, and another one starts as
 * soon as the database answers.
 */
export async function startJobs(
  databaseUrl: string,
  ctx: Context,
  tasks: TaskList,
  log: Logger,
  recurring: Recurring = {},
): Promise<Jobs> {
  const all = { ...housekeeping, ...tasks }
  const options = {
    ...optionsFor(ctx, all, log),
    parsedCronItems: toCronItems({ ...housekeepingTimes, ...recurring }, all),
  }
  await nameTasks(ctx.db, Object.keys(all))
  const wish = new AbortController()
  const asked = new Promise((resolve) => wish.signal.addEventListener('abort', resolve))
  const working = (async () => {
    while (!wish.signal.aborted) {
      try {
        await freeAbandonedJobs(ctx.db)
        await runUntilBroken(databaseUrl, options, log, asked)
      } catch (error) {
        log.warn({ err: error }, 'jobs wait for the database')
      }
      await pause(outagePauseMs, undefined, { signal: wish.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      wish.abort()
      await working
    },
  }
}

/** Does every job that is due by the database's clock, and those that these enqueue, one after the other. */
export async function runJobsOnce(pool: pg.Pool, ctx: Context, tasks: TaskList): Promise<void> {
  await runOnce({ ...optionsFor(ctx, tasks, ctx.log), pgPool: pool, concurrency: 1 })
}

async function runUntilBroken(databaseUrl: string, options: RunnerOptions, log: Logger, asked: Promise<unknown>) {
  // Of its own for each runner: with the connections ends the lock that says that the runner lives.
  const pool = openJobsPool(databaseUrl, log)
  try {
    const life = await pool.connect()
    try {
      await workUntilBroken(pool, life, options, asked)
    } finally {
      life.release(true)
    }
  } finally {
    await pool.end()
  }
}

async function workUntilBroken(pool: pg.Pool, life: pg.PoolClient, options: RunnerOptions, asked: Promise<unknown>) {
  const events = new EventEmitter()
  events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    const lock = 'SELECT pg_advisory_lock($1, hashtext($2))'
    life.query(lock, [livingRunnerLock, workerPool.id]).catch(() => undefined)
  })
  // One failed question is enough: the library would ask on, but keeps some failures for good.
  const broken = new Promise<unknown>((resolve) => {
    events.once('worker:getJob:error', resolve)
    life.once('error', resolve)
  })
  const runner = await run({ ...options, pgPool: pool, events, concurrency, pollInterval: pollIntervalMs })
  // After a pause, since workers that are still asking would complain about being stopped.
  await Promise.race([runner.promise, broken.then(() => pause(outagePauseMs)), asked])
  // It may be stopping by itself already, which it reports as an error.
  await runner.stop().catch(() => undefined)
  await runner.promise.catch(() => undefined)
}

function optionsFor(ctx: Context, tasks: TaskList, log: Logger): RunnerOptions {
  const wrapped = Object.entries(tasks).map(([task, handler]) => [task, wrap(ctx, task, handler, log)])
  return {
    taskList: Object.fromEntries(wrapped),
    noHandleSignals: true,
    logger: jobsLogger(log),
    // Without a delay, a job that cannot be struck off the list would be an unhandled rejection and end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}

/** Failures are told with the task and the attempt, never with the payload: it may hold names and addresses. */
function wrap(ctx: Context, task: string, handler: TaskHandler, log: Logger) {
  return async (payload: unknown, { job }: JobHelpers): Promise<void> => {
    try {
      await handler(ctx, payload)
    } catch (error) {
      const what = { err: error, task, jobId: job.id, attempt: job.attempts, maxAttempts: job.max_attempts }
      if (job.attempts >= job.max_attempts) log.error(what, 'a job failed for good')
      else log.warn(what, 'a job failed and will be tried again')
      throw error
    }
  }
}

/** A sweep that still fails when the next one is due gives way to it, so that sweeps never pile up. */
function toCronItems(recurring: Recurring, tasks: TaskList) {
  const unknown = Object.keys(recurring).filter((task) => !tasks[task])
  if (unknown.length > 0) throw new Error(`Nobody does the recurring ${unknown.join(', ')}.`)
  return parseCronItems(
    Object.entries(recurring).map(([task, match]) => ({
      task,
      match,
      identifier: task,
      options: { jobKey: `recurring ${task}`, jobKeyMode: 'replace' as const, maxAttempts: attemptsUnlessTold },
    })),
  )
}
