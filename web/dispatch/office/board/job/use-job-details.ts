import type { BoardJob } from '#contract/dispatch.ts'
import { readJob } from '#contract/dispatch-jobs.ts'
import { useAsking } from '../use-asking.ts'

/** Whom to ring, what to know and what is due of a job: asked when it opens, and again whenever the board hears of it. */
export const useJobDetails = ({ reference, version, dueYen, legs }: BoardJob) =>
  useAsking(readJob, { reference }, { by: [version, dueYen, ...legs.map(({ resourceId }) => resourceId)].join() })
