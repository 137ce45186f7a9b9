import type { CrewStep, Late } from '#contract/dispatch.ts'
import { hoursInWords } from '#core/days.ts'
import { addMinutes, minutesBetween, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

export interface Progress {
  startsAt: Date
  endsAt: Date
  /** When the chauffeur sets out; null while nobody has the job. */
  leavesAt: Date | null
  /** Has a link to the day, and so can mark the setting out. Of who has none the pick-up is the first to be heard of. */
  canMark: boolean
  /** The furthest step that was marked, and when it was first. */
  mark: { step: CrewStep; at: Date } | null
  landsAt: Date | null
}

/** So long after the plan nobody worries yet. */
const settingOutMinutes = 10
const boardingMinutes = 15

export interface Lateness extends Pick<Late, 'minutes' | 'words'> {
  /** Since when nothing is heard, where something should have been; null: what is late is known. */
  silentSince: Date | null
}

/** How far behind its plan a job is, as its marks and the clock tell; null: not at all. */
export function latenessOf(progress: Progress, now: Date): Lateness | null {
  const { mark } = progress
  if (mark?.step === 'done') return null
  if (mark?.step === 'on_board') return onTheRoad(progress, mark.at, now)
  const found = [
    byFlight(progress),
    mark?.step === 'arrived' ? waiting(progress, mark.at, now) : comingLate(progress, now),
  ]
  return found.filter((one) => one !== null).toSorted((a, b) => b.minutes - a.minutes)[0] ?? null
}

const whole = (minutes: number) => Math.max(1, Math.floor(minutes))

function byFlight({ startsAt, landsAt }: Progress): Lateness | null {
  if (!landsAt || landsAt <= startsAt) return null
  const minutes = whole(minutesBetween(startsAt, landsAt))
  const words = `The flight lands at ${tokyoTimeOf(landsAt)}, ${hoursInWords(minutes)} after the pick-up`
  return { minutes, words, silentSince: null }
}

function comingLate(progress: Progress, now: Date): Lateness | null {
  const { startsAt, leavesAt, mark } = progress
  // Without a crew nobody can be late; the tray says what is missing.
  if (!leavesAt) return null
  if (!mark) return unheard({ ...progress, leavesAt }, now)
  const left = minutesBetween(leavesAt, mark.at)
  if (now > startsAt)
    return {
      minutes: whole(Math.max(minutesBetween(startsAt, now), left)),
      words: `Not there yet, the pick-up was at ${tokyoTimeOf(startsAt)}`,
      silentSince: now >= addMinutes(startsAt, settingOutMinutes) ? mark.at : null,
    }
  if (left < settingOutMinutes) return null
  const words = `Left ${hoursInWords(whole(left))} late, at ${tokyoTimeOf(mark.at)}`
  return { minutes: whole(left), words, silentSince: null }
}

/** Nothing was marked at all. */
function unheard({ startsAt, endsAt, leavesAt, canMark }: Progress & { leavesAt: Date }, now: Date): Lateness | null {
  const since = canMark ? leavesAt : startsAt
  if (now < addMinutes(since, settingOutMinutes)) return null
  if (now >= endsAt) return { minutes: whole(minutesBetween(endsAt, now)), words: notDone(endsAt), silentSince: since }
  const words = canMark
    ? `Not on the way yet, should have left at ${tokyoTimeOf(leavesAt)}`
    : `Nothing marked yet, the pick-up was at ${tokyoTimeOf(startsAt)}`
  return { minutes: whole(minutesBetween(since, now)), words, silentSince: since }
}

function waiting({ startsAt }: Progress, arrivedAt: Date, now: Date): Lateness | null {
  if (now >= addMinutes(startsAt, boardingMinutes))
    return {
      minutes: whole(minutesBetween(startsAt, now)),
      words: `Guests not on board yet, the pick-up was at ${tokyoTimeOf(startsAt)}`,
      silentSince: arrivedAt,
    }
  const late = minutesBetween(startsAt, arrivedAt)
  if (late < settingOutMinutes) return null
  const words = `There ${hoursInWords(whole(late))} late, at ${tokyoTimeOf(arrivedAt)}`
  return { minutes: whole(late), words, silentSince: null }
}

function onTheRoad({ startsAt, endsAt }: Progress, boardedAt: Date, now: Date): Lateness | null {
  const began = minutesBetween(startsAt, boardedAt)
  const behind = began >= boardingMinutes ? began : 0
  const over = minutesBetween(endsAt, now)
  if (over > 0 && over >= behind)
    return { minutes: whole(over), words: notDone(endsAt), silentSince: over >= boardingMinutes ? boardedAt : null }
  if (behind === 0) return null
  const words = `Set out ${hoursInWords(whole(behind))} late, at ${tokyoTimeOf(boardedAt)}`
  return { minutes: whole(behind), words, silentSince: null }
}

const notDone = (endsAt: Date) => `Not done yet, the end was at ${tokyoTimeOf(endsAt)}`

/** The job after it of one of the crew. */
export interface Following {
  reference: string
  startsAt: Date
  /** "Okada". */
  who: string
  /** Between the two: the turn-round and the drive. */
  neededMinutes: number
}

/** Which of the jobs that follow would begin late if this one ends as late as it is now; the worst of them. */
export function endangeredBy(
  { endsAt }: Pick<Progress, 'endsAt'>,
  minutes: number,
  following: readonly Following[],
): Late['endangers'] {
  const late = following
    .map((next) => ({
      next,
      behind: minutesBetween(next.startsAt, addMinutes(endsAt, minutes + next.neededMinutes)),
    }))
    .filter(({ behind }) => behind > 0)
    .toSorted((a, b) => b.behind - a.behind)[0]
  if (!late) return null
  const { next, behind } = late
  return {
    reference: next.reference,
    words: `${next.who} would be ${hoursInWords(Math.ceil(behind))} late for ${next.reference} at ${tokyoTimeOf(next.startsAt)}`,
  }
}
