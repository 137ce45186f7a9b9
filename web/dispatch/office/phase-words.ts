import type { JobPhase } from '#contract/dispatch.ts'

/** How far a job is, in the one word that board, panel and dashboard use for it. */
export const phaseWords: Record<JobPhase, string> = {
  held: 'Held, not paid',
  assigned: 'Assigned',
  'no-word': 'No word',
  'on-the-way': 'On the way',
  arrived: 'At the pick-up',
  'on-board': 'On board',
  done: 'Done',
  'no-show': 'Nobody came',
}
