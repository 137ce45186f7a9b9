import type { CrewTap } from '#contract/crew-day.ts'
import { type CrewStep, crewSteps } from '#contract/dispatch.ts'
import type { Fleet } from '#server/fleet/index.ts'
import { longDay } from '#server/platform/day-words.rules.ts'
import { addMinutes, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** A step that was tapped, and when it was taken back. */
export interface Tapped {
  id: string
  bookingId: string
  resourceId: string
  step: CrewStep
  at: Date
  receivedAt: Date
  undoneAt: Date | null
  /** Marked by the desk for who rang in. */
  byDesk: boolean
}

interface TapJob {
  bookingId: string
  whyNot: string | null
  marksFrom: Date
  /** Of guests who come by aeroplane, as it is known by now. */
  landsAt: Date | null
}

export interface TapScene {
  resourceId: string
  /** The desk marks for them, and takes back only what it marked itself. */
  byDesk: boolean
  receivedAt: Date
  /** Before it, nothing of the day can have happened. */
  dayBegins: Date
  /** What whoever taps has on this day, by reference; and why a job that stands there cannot be marked. */
  jobs: ReadonlyMap<string, TapJob>
}

export type Judged =
  /** Counts. */
  | { is: 'mark'; mark: Tapped }
  | { is: 'undo'; id: string; at: Date }
  /** Was counted before, or somebody of the crew was faster: nothing to do. */
  | { is: 'known' }
  | { is: 'refused'; why: string }

const minuteMs = 60_000
/** How far ahead of ours a telephone's clock may be. */
const clockSlackMs = 2 * minuteMs
export const undoMs = 2 * minuteMs
/** Whoever fetches guests after midnight leaves the evening before. */
const eveBeforeMs = 6 * 60 * minuteMs

/** Whoever sets out so long before they have to is early; before that it is a slip of the finger. */
const earliestMinutes = 180

/**
 * From when a job can be marked: so long before the first of its crew has to leave the garage. Pages and server go by
 * this alone.
 */
export function marksFrom(
  { startsAt, fromArea }: { startsAt: Date; fromArea: string },
  garageAreas: readonly string[],
  drive: Fleet['drivingMinutes'],
): Date {
  const longestDrive = Math.max(0, ...garageAreas.map((garage) => drive(garage, fromArea, startsAt)))
  return addMinutes(startsAt, -longestDrive - earliestMinutes)
}

const notYet = (from: Date) => `This can be marked from ${tokyoTimeOf(from)} on ${longDay(tokyoDayOf(from))}.`

/** A flight may be early: who knows better has a way. */
const stillInTheAir = (landsAt: Date, byDesk: boolean) =>
  `The flight lands at ${tokyoTimeOf(landsAt)}: nobody can be on board before. ${
    byDesk ? 'If it landed earlier, enter that hour first.' : 'If it landed earlier, please call the desk.'
  }`

export const notTheirs = 'This job went to somebody else. Please call the desk.'
export const calledOff = 'This job was called off. Please call the desk.'

/** The tap's own time counts, unless the telephone's clock cannot be right: then the moment when it came. */
export function timeOfTap(typed: Date, { receivedAt, dayBegins }: Pick<TapScene, 'receivedAt' | 'dayBegins'>): Date {
  const isAhead = typed.getTime() > receivedAt.getTime() + clockSlackMs
  const isFarBehind = typed.getTime() < dayBegins.getTime() - eveBeforeMs
  return isAhead || isFarBehind ? receivedAt : typed
}

/** Money is not judged here: the booking knows what is due. */
export type StepTap = Exclude<CrewTap, { is: 'received' }>

/** One tap after what stands already: the next step only, each once, and taken back within two minutes only. */
export function judgeTap(tap: StepTap, standing: readonly Tapped[], scene: TapScene): Judged {
  const at = timeOfTap(new Date(tap.at), scene)
  return tap.is === 'mark' ? judgeMark(tap, at, standing, scene) : judgeUndo(tap, at, standing, scene)
}

type MarkTap = Extract<CrewTap, { is: 'mark' }>

function judgeMark(tap: MarkTap, at: Date, all: readonly Tapped[], scene: TapScene): Judged {
  const id = tap.id.toLowerCase()
  if (all.some((one) => one.id === id)) return { is: 'known' }
  const job = scene.jobs.get(tap.reference.toUpperCase())
  if (!job) return refused(notTheirs)
  if (job.whyNot) return refused(job.whyNot)
  if (scene.receivedAt < job.marksFrom) return refused(notYet(job.marksFrom))
  // No telephone offers it before: its clock is wrong. The desk has typed it.
  const isTooEarly = at < job.marksFrom
  if (isTooEarly && scene.byDesk) return refused(notYet(job.marksFrom))
  const ofJob = all.filter(({ bookingId, undoneAt }) => bookingId === job.bookingId && undoneAt === null)
  // Chauffeur and guide may both tap: the first counts.
  if (ofJob.some(({ step }) => step === tap.step)) return { is: 'known' }
  const next = crewSteps.find((step) => !ofJob.some((one) => one.step === step))
  if (tap.step !== next) return refused(`First mark “${next ? stepNames[next] : ''}”.`)
  if (tap.step === 'on_board' && job.landsAt && at < job.landsAt)
    return refused(stillInTheAir(job.landsAt, scene.byDesk))
  // A clock that was set right between two steps must not turn their order round.
  const latest = Math.max((isTooEarly ? scene.receivedAt : at).getTime(), ...ofJob.map((one) => one.at.getTime()))
  const { resourceId, receivedAt, byDesk } = scene
  return {
    is: 'mark',
    mark: {
      id,
      bookingId: job.bookingId,
      resourceId,
      step: tap.step,
      at: new Date(latest),
      receivedAt,
      undoneAt: null,
      byDesk,
    },
  }
}

function judgeUndo(tap: { id: string }, at: Date, all: readonly Tapped[], scene: TapScene): Judged {
  const isTheirs = ({ byDesk, resourceId }: Tapped) =>
    byDesk === scene.byDesk && (byDesk || resourceId === scene.resourceId)
  const mark = all.find((one) => one.id === tap.id.toLowerCase() && isTheirs(one))
  if (!mark) return refused('There is nothing to take back.')
  if (mark.undoneAt) return { is: 'known' }
  const place = crewSteps.indexOf(mark.step)
  const isFollowed = all.some(
    ({ bookingId, step, undoneAt }) =>
      bookingId === mark.bookingId && undoneAt === null && crewSteps.indexOf(step) > place,
  )
  if (isFollowed) return refused('A later step is marked already. Please call the desk.')
  const byTaps = at.getTime() - mark.at.getTime()
  const byArrival = scene.receivedAt.getTime() - mark.receivedAt.getTime()
  // By the taps; where the clock went back between them, by when they came.
  const isInTime = byTaps < 0 ? byArrival <= undoMs : byTaps <= undoMs
  if (!isInTime) return refused('More than two minutes have passed. Please call the desk.')
  return { is: 'undo', id: mark.id, at }
}

const refused = (why: string): Judged => ({ is: 'refused', why })

export const stepNames: Readonly<Record<CrewStep, string>> = {
  on_the_way: 'On the way',
  arrived: 'Arrived',
  on_board: 'On board',
  done: 'Done',
}
