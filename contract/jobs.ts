import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'

export const jobsErrors = {
  'jobs.unknown': { status: 404, sentence: 'There is no failed job of this number. It may have been tried again.' },
} satisfies Record<string, ErrorDefinition>

export const FailedJob = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  /** The first line of what went wrong. */
  lastError: z.string(),
  failedAt: z.string(),
})
export type FailedJob = z.output<typeof FailedJob>

export const failedJobs = endpoint({
  method: 'GET',
  path: '/admin/failed-jobs',
  access: 'admin',
  right: 'see:settings',
  summary: 'Work in the background that failed so often that it is not tried again, the latest first, at most 100.',
  output: z.object({ jobs: z.array(FailedJob) }),
})

export const retryFailedJob = endpoint({
  method: 'POST',
  path: '/admin/failed-jobs/:id/retry',
  access: 'admin',
  right: 'change:settings',
  summary: 'Has a failed job tried again, with all its attempts.',
  input: z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/, 'The number of a job, please.')) }),
  errors: ['jobs.unknown'],
})
