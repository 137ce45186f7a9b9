import { Gauge, type Registry } from 'prom-client'
import type { Context } from './context.ts'
import { countJobs, type JobFigures } from './jobs.store.ts'
import { type TaskList, tasksIn } from './jobs.ts'
import type { LaneState } from './jobs-lane.ts'

/** A runner is replaced within seconds; one that has been away for so long is told of. */
const awayMs = 60_000

/** How the jobs are: what this process does about them, and what the database holds of them. */
export interface JobsWatch {
  /** The process is there for jobs alone. */
  isAllThereIs: boolean
  /** From when on this process works on jobs. */
  follow(lanes: readonly Readonly<LaneState>[]): void
  /** `alive`, `away` or, where this process does none, `elsewhere`. */
  runners(): { runner: string; lanes: Record<string, { alive: boolean; since: string; replaced: number }> }
  standsStill(): boolean
  lanes(): readonly Readonly<LaneState>[]
  figures(): Promise<JobFigures>
}

export function watchJobs({ db, settings }: Context, tasks: TaskList): JobsWatch {
  const mailTasks = tasksIn('mail', tasks)
  let followed: readonly Readonly<LaneState>[] = []
  const lanes = () => followed
  return {
    isAllThereIs: settings.role === 'worker',
    follow: (given) => {
      followed = given
    },
    lanes,
    runners: () => ({
      runner: followed.length === 0 ? 'elsewhere' : followed.every(({ isAlive }) => isAlive) ? 'alive' : 'away',
      lanes: Object.fromEntries(
        followed.map(({ lane, isAlive, changedAt, replaced }) => [
          lane,
          { alive: isAlive, since: changedAt.toISOString(), replaced },
        ]),
      ),
    }),
    standsStill: () => followed.some(({ isAlive, changedAt }) => !isAlive && Date.now() - changedAt.getTime() > awayMs),
    figures: () => countJobs(db, mailTasks),
  }
}

const figureNames: Record<keyof JobFigures, { name: string; help: string }> = {
  oldestDueSeconds: {
    name: 'annai_jobs_oldest_due_seconds',
    help: 'For how long the first job that is due has waited',
  },
  due: { name: 'annai_jobs_due', help: 'Jobs whose time has come and that are not done' },
  failed: { name: 'annai_jobs_failed', help: 'Jobs that failed for good' },
  mailsWaiting: { name: 'annai_mails_waiting', help: 'Mails that are to go out and have not' },
}

/** Where the database does not answer, its figures are left out and the others told. */
export function countJobMetrics(registry: Registry, jobs: JobsWatch): void {
  const perLane = { labelNames: ['lane'], registers: [registry] }
  new Gauge({
    name: 'annai_jobs_runner_alive',
    help: 'Whether this process works on jobs: 1 if it does, by lane',
    ...perLane,
    collect() {
      for (const { lane, isAlive } of jobs.lanes()) this.set({ lane }, Number(isAlive))
    },
  })
  new Gauge({
    name: 'annai_jobs_runner_replaced',
    help: 'How often a job runner of this process had to be replaced, by lane',
    ...perLane,
    collect() {
      for (const { lane, replaced } of jobs.lanes()) this.set({ lane }, replaced)
    },
  })
  // Asked for together: they are of one moment, and cost one statement.
  let asked: Promise<JobFigures | null> | undefined
  const ask = () => {
    asked ??= jobs
      .figures()
      .catch(() => null)
      .finally(() => {
        asked = undefined
      })
    return asked
  }
  for (const figure of ['oldestDueSeconds', 'due', 'failed', 'mailsWaiting'] as const)
    new Gauge({
      ...figureNames[figure],
      registers: [registry],
      async collect() {
        const figures = await ask()
        if (figures) this.set(figures[figure])
        else this.remove()
      },
    })
}
