import { removeEndedCounters } from './attempt-counters.store.ts'
import { forgetOldKeys } from './idempotency.ts'
import { forgetOldImports } from './imports/imports.ts'
import { freeAbandonedJobs } from './jobs.store.ts'
import type { Recurring, TaskList } from './jobs.ts'

/** The platform's own tasks, which every runner does beside those of the capabilities. */
export const housekeeping: TaskList = {
  'platform.forget-old-keys': forgetOldKeys,
  'platform.free-abandoned-jobs': (ctx) => freeAbandonedJobs(ctx.db),
  'platform.forget-old-imports': forgetOldImports,
  'platform.forget-ended-counters': (ctx) => removeEndedCounters(ctx.db, ctx.clock.now()),
}

export const housekeepingTimes: Recurring = {
  'platform.forget-old-keys': '17 * * * *',
  'platform.free-abandoned-jobs': '* * * * *',
  'platform.forget-ended-counters': '37 * * * *',
  'platform.forget-old-imports': '47 * * * *',
}
