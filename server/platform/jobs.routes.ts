import { failedJobs, retryFailedJob } from '#contract/jobs.ts'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import { type FailedJob, findFailedJobs, retryJob } from './jobs.store.ts'
import { type Api, serve } from './serve.ts'
import { tokyoIso } from './tokyo-time.rules.ts'

const mostListed = 100
const longestError = 300

export function jobsRoutes(api: Api, ctx: Context) {
  serve(api, failedJobs, async () => ({ jobs: (await findFailedJobs(ctx.db, mostListed)).map(toWire) }))
  serve(api, retryFailedJob, async ({ input }) => {
    if (!(await retryJob(ctx.db, input.id))) throw new AppError('jobs.unknown')
    return undefined
  })
}

/** Further lines may be a stack or a quoted row; the first says what happened. */
function toWire({ lastError, failedAt, ...job }: FailedJob) {
  const [firstLine = ''] = (lastError ?? 'The server ended while it worked on this.').split('\n', 1)
  return { ...job, lastError: firstLine.slice(0, longestError), failedAt: tokyoIso(failedAt) }
}
