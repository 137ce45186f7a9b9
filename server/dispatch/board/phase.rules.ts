import type { BookingState } from '#contract/booking.ts'
import type { CrewStep, JobPhase } from '#contract/dispatch.ts'

/** What a crew marked of a job. */
export interface Mark {
  step: CrewStep
  at: Date
  /** Who of the crew. */
  resourceId: string
}

/** As it is kept. */
export interface KeptMark extends Mark {
  id: string
  /** Marked by somebody of the desk for them: who, null once they left, and when. */
  desk: { userId: string | null; receivedAt: Date } | null
}

const order: readonly CrewStep[] = ['on_the_way', 'arrived', 'on_board', 'done']

/** Of everything the crew marked, each step once, in their order: as the first of them marked it. */
export function stepsOf<Some extends Mark>(marks: readonly Some[]): Some[] {
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

const words: Record<CrewStep, JobPhase> = {
  on_the_way: 'on-the-way',
  arrived: 'arrived',
  on_board: 'on-board',
  done: 'done',
}

/** The word under which a job is drawn. */
export function phaseOf(
  job: { state: BookingState; startsAt: Date; endsAt: Date; mark: Mark | null },
  now: Date,
): JobPhase {
  if (job.state === 'no_show') return 'no-show'
  if (job.state === 'on_hold' || job.state === 'pending') return 'held'
  if (job.state === 'redeemed' && !isUnderWay(job, now)) return 'done'
  if (job.mark) return words[job.mark.step]
  return job.startsAt <= now ? 'no-word' : 'assigned'
}
