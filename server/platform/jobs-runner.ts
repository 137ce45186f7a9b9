import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type JobHelpers, parseCronItems, type RunnerOptions, runOnce, run as runWithLibrary } from 'graphile-worker'
import type pg from 'pg'
import type { Context } from './context.ts'
import { attemptsUnlessTold, keepsJobs, nameTasks, uncountAttempt } from './jobs.store.ts'
import { type Lane, type Recurring, type TaskHandler, type TaskList, tasksIn } from './jobs.ts'
import { jobsLogger } from './jobs-connect.ts'
import { housekeeping, housekeepingTimes } from './jobs-housekeeping.ts'
import { type LaneCount, type LanePlan, type LaneState, workInLane } from './jobs-lane.ts'
import { type LaneTimes, usualTimes } from './jobs-watch.rules.ts'
import type { Logger } from './log.ts'
import { MailServerAway, mailBreakerOf } from './mail-breaker.ts'
import { within } from './within.ts'

/** How many jobs of each kind a process works on at once: a slow mail server gets no more than its share. */
const workers: Record<Lane, number> = { work: 4, mail: 2 }

export interface Jobs {
  /** How its lanes are. */
  lanes: readonly Readonly<LaneState>[]
  /** Takes no new jobs and waits for those under way. */
  stop(): Promise<void>
}

/** Works on jobs until stopped, mails in a lane of their own; with other times, or another library, as suits a test. */
export async function startJobs(
  databaseUrl: string,
  ctx: Context,
  tasks: TaskList,
  log: Logger,
  recurring: Recurring = {},
  { run, ...given }: Partial<LaneTimes> & { run?: typeof runWithLibrary } = {},
): Promise<Jobs> {
  const times = { ...usualTimes, ...given }
  const all = { ...housekeeping, ...tasks }
  const cron = toCronItems({ ...housekeepingTimes, ...recurring }, all)
  await nameTasks(ctx.db, Object.keys(all))
  const wish = new AbortController()
  const around = { databaseUrl, ctx: { ...ctx, log }, times, wish: wish.signal, run: run ?? runWithLibrary }
  const plans = (['work', 'mail'] as const).flatMap((lane): LanePlan[] => {
    const names = tasksIn(lane, all)
    const own = Object.fromEntries(names.map((name) => [name, all[name]]))
    if (names.length === 0) return []
    const options = (count: LaneCount) => optionsFor(around.ctx, own as TaskList, { count, times, wish: wish.signal })
    return [{ lane, workers: workers[lane], tasks: names, options, cron: lane === 'work' ? cron : [] }]
  })
  const lanes = plans.map(({ lane }): LaneState => ({ lane, isAlive: false, changedAt: new Date(), replaced: 0 }))
  const working = Promise.all(plans.map((plan, index) => workInLane(plan, around, lanes[index] as LaneState)))
  return {
    lanes,
    async stop() {
      wish.abort()
      await working
    },
  }
}

/** Does every job that is due by the database's clock, and those that these enqueue, one after the other. */
export async function runJobsOnce(pool: pg.Pool, ctx: Context, tasks: TaskList): Promise<void> {
  const events = new EventEmitter()
  let name = ''
  events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    name = workerPool.id
  })
  await runOnce({ ...optionsFor(ctx, tasks), pgPool: pool, concurrency: 1, events })
  // The library is done before it has written down how its last job ended.
  for (let waited = 0; waited < mostReportMs && (await keepsJobs(ctx.db, name)); waited += reportPauseMs)
    await pause(reportPauseMs)
}

const mostReportMs = 10_000
const reportPauseMs = 5

interface Round {
  count: LaneCount
  times: LaneTimes
  wish: AbortSignal
}

/** Without batching of reports, which hangs for good after a second report that failed. */
function optionsFor(ctx: Context, tasks: TaskList, round?: Round): RunnerOptions {
  const wrapped = Object.entries(tasks).map(([task, handler]) => [task, wrap(ctx, task, handler, round)])
  return { taskList: Object.fromEntries(wrapped), noHandleSignals: true, logger: jobsLogger(ctx.log) }
}

/** Failures are told with the task and the attempt, never with the payload: it may hold names and addresses. */
function wrap(ctx: Context, task: string, handler: TaskHandler, round?: Round) {
  return async (payload: unknown, { job }: JobHelpers): Promise<void> => {
    if (round) {
      round.count.underWay++
      round.count.lastTakenMs = performance.now()
    }
    try {
      await (handler.lane === 'mail' && round ? mailInTurn(round) : perform(round))
    } catch (error) {
      const what = { err: error, task, jobId: job.id, attempt: job.attempts, maxAttempts: job.max_attempts }
      if (round && (await isForgiven(error))) ctx.log.warn(what, 'a job was put off, without counting the attempt')
      else if (job.attempts >= job.max_attempts) ctx.log.error(what, 'a job failed for good')
      else ctx.log.warn(what, 'a job failed and will be tried again')
      throw error
    } finally {
      if (round) round.count.underWay--
    }

    /** A handler that never comes to an end keeps its worker for so long and no longer. */
    function perform(bounds: Round | undefined) {
      const done = handler(ctx, payload)
      return bounds ? within(bounds.times.handlerMs, `The job ${task}`, done) : done
    }

    /** While the mail server is away mails wait here, and one of them looks from time to time whether it is back. */
    async function mailInTurn(bounds: Round) {
      const turn = await mailBreakerOf(ctx.settings.mail).turn(bounds.wish)
      try {
        await perform(bounds)
      } finally {
        turn.end()
      }
    }

    /** No mail fails for good because the server was away for hours. */
    async function isForgiven(error: unknown): Promise<boolean> {
      const isOutage = error instanceof MailServerAway && mailBreakerOf(ctx.settings.mail).isOpen
      if (!isOutage) return false
      return uncountAttempt(ctx.db, job.id).then(
        () => true,
        () => false,
      )
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
