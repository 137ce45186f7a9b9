/** How long the parts of a lane may take. */
export interface LaneTimes {
  /** How often a free worker asks for a job by itself. */
  pollMs: number
  /** Before a new runner takes the place of one that broke. */
  outagePauseMs: number
  /** How often is looked whether the runner still does its work. */
  beatMs: number
  /** For an answer of the database, and for a runner to start. */
  answerMs: number
  /** A free worker that asks for no job for so long is stuck. */
  silentMs: number
  /** A job that waits for so long although a worker is free shows that they do not see it. */
  untakenMs: number
  /** For the jobs under way of a runner that is replaced: those that take longer are done again. */
  finishMs: number
  /** The same where the process stops. */
  stopMs: number
  /** For one job: past that it failed, and is tried again. */
  handlerMs: number
}

export const usualTimes: LaneTimes = {
  pollMs: 2000,
  outagePauseMs: 1000,
  beatMs: 5000,
  answerMs: 20_000,
  silentMs: 30_000,
  untakenMs: 60_000,
  finishMs: 5000,
  stopMs: 12_000,
  handlerMs: 300_000,
}

export interface LaneSigns {
  /** Workers without a job in hand. */
  freeWorkers: number
  sinceAskedMs: number
  sinceTakenMs: number
  /** For how long the first job has been waiting that anybody could take. */
  untakenMs: number
}

/** What is wrong with a runner, or null. One whose workers all have a job in hand is busy, however long it takes. */
export function whyStuck(signs: LaneSigns, times: Pick<LaneTimes, 'silentMs' | 'untakenMs'>): string | null {
  if (signs.freeWorkers <= 0) return null
  if (signs.sinceAskedMs > times.silentMs) return 'The job runner has stopped asking for jobs.'
  if (Math.min(signs.untakenMs, signs.sinceTakenMs) > times.untakenMs) return 'Jobs are due, and nobody takes them.'
  return null
}
