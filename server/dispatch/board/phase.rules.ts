import type { BookingState } from '#contract/booking.ts'
import type { BoardJob, CrewStep } from '#contract/dispatch.ts'

/** What a crew marked of a job. */
export interface Mark {
  step: CrewStep
  at: Date
  /** Who of the crew. */
  resourceId: string
}

const order: readonly CrewStep[] = ['on_the_way', 'arrived', 'on_board', 'done']

/** Of everything the crew marked, each step once, in their order: as the first of them marked it. */
export function stepsOf(marks: readonly Mark[]): Mark[] {
  const sorted = marks.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return order.flatMap((step) => sorted.find((mark) => mark.step === step) ?? [])
}

/** So long after the end of a day a crew that began to mark it, and did not finish, is still taken to be out. */
const stillOutMs = 6 * 3_600_000

/** The clock redeems a booking when its hour is over, whether or not the guests are back: the crew knows better. */
export const isUnderWay = (
  { state, endsAt, mark }: { state: BookingState; endsAt: Date; mark: Mark | null },
  now: Date,
): boolean =>
  state === 'confirmed'
    ? mark?.step !== 'done'
    : state === 'redeemed' && mark !== null && mark.step !== 'done' && now.getTime() < endsAt.getTime() + stillOutMs

const words: Record<CrewStep, BoardJob['phase']> = {
  on_the_way: 'on-the-way',
  arrived: 'arrived',
  on_board: 'on-board',
  done: 'done',
}

/** The word under which a job is drawn. */
export function phaseOf(job: { state: BookingState; endsAt: Date; mark: Mark | null }, now: Date): BoardJob['phase'] {
  if (job.state === 'no_show') return 'no-show'
  if (job.state === 'on_hold' || job.state === 'pending') return 'held'
  if (job.state === 'redeemed' && !isUnderWay(job, now)) return 'done'
  return job.mark ? words[job.mark.step] : 'assigned'
}
