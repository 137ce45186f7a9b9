import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ParsedCronItem, RunnerOptions, run } from 'graphile-worker'
import type { Context } from './context.ts'
import { freeJobsOf, longestUntaken, showLife } from './jobs.store.ts'
import type { Lane } from './jobs.ts'
import { JobsLine } from './jobs-connect.ts'
import { type LaneTimes, whyStuck } from './jobs-watch.rules.ts'
import { within } from './within.ts'

/** What a lane looks like from outside. */
export interface LaneState {
  lane: Lane
  /** Its runner works; since when, and since when not. */
  isAlive: boolean
  changedAt: Date
  /** How often a runner had to be replaced. */
  replaced: number
}

/** A lane's own workers and what they are to do. */
export interface LanePlan {
  lane: Lane
  workers: number
  tasks: readonly string[]
  options: (count: LaneCount) => RunnerOptions
  cron: ParsedCronItem[]
}

/** What one runner does, counted by ourselves around the handlers. */
export interface LaneCount {
  underWay: number
  lastTakenMs: number
}

export interface LaneSurroundings {
  databaseUrl: string
  ctx: Context
  times: LaneTimes
  /** Aborted when the lane is to end. */
  wish: AbortSignal
  run: typeof run
}

/** Works until asked to stop. A runner that breaks, hangs or does nothing is replaced by a new one on new connections. */
export async function workInLane(plan: LanePlan, around: LaneSurroundings, state: LaneState): Promise<void> {
  const { ctx, times, wish } = around
  const turn = (isAlive: boolean) => {
    if (state.isAlive !== isAlive) state.changedAt = new Date()
    state.isAlive = isAlive
  }
  /** Runners of ours that are no more. */
  const leftBehind: string[] = []
  while (!wish.aborted) {
    try {
      const reason = await runUntilBroken(plan, around, leftBehind, () => turn(true))
      if (!wish.aborted) ctx.log.warn({ lane: plan.lane, err: reason }, 'a job runner broke and is replaced')
    } catch (error) {
      if (!wish.aborted) ctx.log.warn({ lane: plan.lane, err: error }, 'jobs wait for the database')
    }
    if (state.isAlive) state.replaced++
    turn(false)
    await pause(times.outagePauseMs, undefined, { signal: wish }).catch(() => undefined)
  }
}

/** Answers why it ended. Whatever happens, its connections are closed then, and another one can do its jobs. */
async function runUntilBroken(
  plan: LanePlan,
  around: LaneSurroundings,
  leftBehind: string[],
  onAlive: () => void,
): Promise<unknown> {
  const { databaseUrl, ctx, times, wish } = around
  const broken = Promise.withResolvers<unknown>()
  // Of its own for each runner: with the connections ends the lock that says that the runner lives. One of them listens;
  // workers need the others for moments only.
  const line = new JobsLine(databaseUrl, plan.workers, ctx.log, broken.resolve)
  const count: LaneCount = { underWay: 0, lastTakenMs: 0 }
  const over = new AbortController()
  const onWish = () => broken.resolve(undefined)
  if (wish.aborted) onWish()
  wish.addEventListener('abort', onWish, { once: true })
  let name: string | undefined
  try {
    line.life.once('error', broken.resolve)
    line.life.once('end', () => broken.resolve(new Error('The connection that shows life has ended.')))
    await within(times.answerMs, 'Connecting', line.life.connect())
    const freeing = freeJobsOf(line.life, ctx.db, leftBehind)
    await within(times.answerMs, 'Giving back the jobs of runners that are gone', freeing)
    leftBehind.length = 0
    const events = new EventEmitter()
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      name = workerPool.id
      // Whoever took a job before would seem to be gone.
      line.mayTake = showLife(line.life, workerPool.id)
      line.mayTake.catch(broken.resolve)
    })
    const starting = around.run({
      ...plan.options(count),
      pgPool: line.pool,
      events,
      concurrency: plan.workers,
      pollInterval: times.pollMs,
      parsedCronItems: plan.cron,
    })
    const runner = await within(times.answerMs, 'Starting a job runner', starting)
    runner.promise.then(
      () => broken.resolve(new Error('The job runner ended.')),
      (error: unknown) => broken.resolve(error),
    )
    onAlive()
    watch(plan, count, line, times, over.signal).then(broken.resolve, broken.resolve)
    const reason = await broken.promise
    over.abort()
    const patienceMs = wish.aborted ? times.stopMs : times.finishMs
    // It may be stopping by itself already, which it reports as an error; or never come to an end.
    const ending = async () => {
      await runner.stop().catch(() => undefined)
      await runner.promise.catch(() => undefined)
    }
    await within(patienceMs, 'Stopping a job runner', ending()).catch((error: unknown) => {
      ctx.log.error({ lane: plan.lane, err: error }, 'a job runner did not stop and is left behind')
      // Unheard: it frees what the library remembers of it, and nothing depends on it.
      runner.kill().catch(() => undefined)
    })
    return reason
  } finally {
    over.abort()
    wish.removeEventListener('abort', onWish)
    if (name) leftBehind.push(name)
    await line.close()
  }
}

/** Asks over the runner's own connection and counts what it does, without a word of the library's. Answers what is wrong. */
async function watch(
  plan: LanePlan,
  count: LaneCount,
  line: JobsLine,
  times: LaneTimes,
  over: AbortSignal,
): Promise<Error> {
  const beganMs = performance.now()
  for (;;) {
    await pause(times.beatMs, undefined, { signal: over, ref: false })
    const untakenSeconds = await within(times.answerMs, 'A sign of life', longestUntaken(line.life, plan.tasks))
    const nowMs = performance.now()
    const reason = whyStuck(
      {
        freeWorkers: plan.workers - count.underWay,
        sinceAskedMs: nowMs - line.lastAskedMs,
        sinceTakenMs: nowMs - Math.max(count.lastTakenMs, beganMs),
        untakenMs: untakenSeconds * 1000,
      },
      times,
    )
    if (reason) return new Error(reason)
  }
}
