import type { BoardJob } from '#contract/dispatch.ts'
import { readJob } from '#contract/dispatch-jobs.ts'
import { call } from '#web/platform/api.ts'
import { useAsked } from '#web/platform/use-asked.ts'

/** Whom to ring, what to know and what is due of a job: asked when it opens, and again whenever the board hears of it. */
export const useJobDetails = ({ reference, version, dueYen, legs }: BoardJob) =>
  useAsked(
    {
      key: [reference, version, dueYen, ...legs.map(({ resourceId }) => resourceId)].join(),
      ask: () => call(readJob, { reference }),
    },
    0,
  )
