import type { CrewJob } from '#contract/crew-day.ts'
import type { CrewStep } from '#contract/dispatch.ts'
import { arrivalNewsMinutes } from '#contract/meeting-times.ts'

/** Their order is the order of the day. Written once more: the contract's own list would bring all of dispatch along. */
export const STEPS = ['on_the_way', 'arrived', 'on_board', 'done'] as const satisfies readonly CrewStep[]

export interface Mark {
  id: string
  step: CrewStep
  at: string
  /** Of whoever holds this telephone: a colleague's tap is theirs to take back. */
  mine: boolean
  /** Tapped here, and not yet with the desk. */
  isWaiting: boolean
}

/** Money that was given by hand; `isWaiting` as of a mark. */
export type Received = CrewJob['received'][number] & { isWaiting: boolean }

export type ShownJob = Omit<CrewJob, 'marks' | 'received'> & {
  marks: readonly Mark[]
  received: readonly Received[]
}

/** The mark that has come furthest, whatever order they arrived in. */
export function furthest(marks: readonly Mark[]): Mark | undefined {
  return marks.reduce<Mark | undefined>(
    (best, mark) => (!best || STEPS.indexOf(mark.step) > STEPS.indexOf(best.step) ? mark : best),
    undefined,
  )
}

/** The one thing that the big button does; undefined when the job is done. */
export function nextStep(marks: readonly Mark[]): CrewStep | undefined {
  const last = furthest(marks)
  return STEPS[last ? STEPS.indexOf(last.step) + 1 : 0]
}

/** Before its time a step would only be refused. A day that was kept before this was said has no such time. */
export const canMark = ({ marksFrom }: Pick<ShownJob, 'marksFrom'>, now: number): boolean =>
  !marksFrom || now >= Date.parse(marksFrom)

/** Guests who are still in the air are not on board: until then the page says when they land. */
export const landsFirst = ({ landsAt, marks }: Pick<ShownJob, 'landsAt' | 'marks'>, now: number): string | null =>
  landsAt !== null && nextStep(marks) === 'on_board' && now < Date.parse(landsAt) ? landsAt : null

/** Only so shortly before the day is a guest told that somebody is there; and what comes late is no news. */
export const isToldOfArrival = ({ startsAt }: Pick<ShownJob, 'startsAt'>, now: number): boolean =>
  Date.parse(startsAt) - now < arrivalNewsMinutes * 60_000

const undoMs = 2 * 60_000

/** The last tap, for as long as it can be taken back. A clock that was set back does not keep it open for ever. */
export function undoable(marks: readonly Mark[], now: number): Mark | undefined {
  const last = furthest(marks)
  return last?.mine && Math.abs(now - Date.parse(last.at)) < undoMs ? last : undefined
}

/** The job that the day is at: the first that is neither done nor called off. */
export const currentJob = (jobs: readonly ShownJob[]): ShownJob | undefined =>
  jobs.find((job) => !job.calledOff && nextStep(job.marks) !== undefined)

/** Where the car goes next: to the door, then from stop to stop, then to where the day ends. */
export function wayTo(job: ShownJob, now: number): CrewJob['pickUp'] {
  const step = furthest(job.marks)?.step
  if (step !== 'on_board' && step !== 'done') return job.pickUp
  return job.stops.find((stop) => Date.parse(stop.at) > now) ?? job.dropOff
}

/** Opens the map app of the telephone; a Japanese address is found where an English name is not. */
export function mapAddress({ name, address }: CrewJob['pickUp']): string {
  const place = [name.ja || name.en, address].filter(Boolean).join(' ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
