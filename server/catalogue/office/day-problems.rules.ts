import type { DraftPlace } from '#contract/tour-draft.ts'
import type { TourProblem } from '#contract/tour-editing.ts'
import { capitalized, counted } from '#core/words.ts'
import type { StoredDraft } from './draft.rules.ts'

type Mend = TourProblem['mends'][number]
const problem = (field: string, sentence: string, mends: Mend[] = []): TourProblem => ({
  ...{ anchor: 'day', field, sentence, mends },
})

/** '10 minutes', '1 h', '1 h 20'. */
export function length(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minute')
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`
}

const wallTime = (minutes: number) => {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const isPlaced = ({ name, latitude, longitude }: DraftPlace) =>
  name.trim() !== '' && latitude !== null && longitude !== null

/** Whether the day can be driven as it is written: places, times that add up, and times that others keep. */
export function dayProblems(draft: StoredDraft): TourProblem[] {
  const problems: TourProblem[] = []
  if (!isPlaced(draft.pickUp)) problems.push(problem('pickUp', 'Say where the day begins.'))
  if (!isPlaced(draft.dropOff)) problems.push(problem('dropOff', 'Say where the day ends.'))
  if (draft.stops.length === 0) problems.push(problem('stops', 'A day needs at least one stop.'))
  for (const [index, stop] of draft.stops.entries()) {
    const called = stop.name.trim() || `Stop ${index + 1}`
    if (!isPlaced(stop)) problems.push(problem(`stops.${index}.name`, `${called} is not on the map yet.`))
    if (stop.driveMinutes === null)
      problems.push(problem(`stops.${index}.driveMinutes`, `The drive to ${called} has no time.`))
    if (stop.stayMinutes === null) problems.push(problem(`stops.${index}.stayMinutes`, `${called} has no stay.`))
  }
  if (draft.returnDriveMinutes === null) problems.push(problem('returnDriveMinutes', 'The drive back has no time.'))
  if (problems.length > 0) return problems
  return [...sumProblems(draft), ...fixedProblems(draft)]
}

const totalOf = (draft: StoredDraft) =>
  draft.stops.reduce(
    (sum, stop) => sum + (stop.driveMinutes ?? 0) + (stop.stayMinutes ?? 0),
    draft.returnDriveMinutes ?? 0,
  )

/** Drives, stays and the way back are the length of the tour, to the minute. */
function sumProblems(draft: StoredDraft): TourProblem[] {
  const { durationMinutes } = draft
  if (durationMinutes === null) return []
  const total = totalOf(draft)
  const over = total - durationMinutes
  if (over === 0) return []
  const mends: Mend[] = []
  const longest = draft.stops.reduce((best, stop, index) => {
    return (stop.stayMinutes ?? 0) > (draft.stops[best]?.stayMinutes ?? 0) ? index : best
  }, 0)
  const stay = (draft.stops[longest]?.stayMinutes ?? 0) - over
  if (stay >= 5 && stay <= 1440) mends.push(stayMend(draft, longest, stay))
  mends.push({
    label: `Make the day ${length(total)}${endsAt(draft, total)}`,
    changes: [{ field: 'durationMinutes', value: total }],
  })
  const said = over > 0 ? `${length(over)} too long` : `${length(-over)} too short`
  const sentence = `The day is ${said}: drives, stays and the way back make ${length(total)}, the tour lasts ${length(durationMinutes)}.`
  return [problem('durationMinutes', sentence, mends)]
}

const endsAt = ({ startTimes }: StoredDraft, total: number) =>
  startTimes.length === 1 && startTimes[0] ? `, end ${wallTime(minutesOf(startTimes[0]) + total)}` : ''

const stayMend = (draft: StoredDraft, index: number, stay: number): Mend => ({
  label: `Stay ${stay} min at ${draft.stops[index]?.name.trim()}`,
  changes: [{ field: `stops.${index}.stayMinutes`, value: stay }],
})

/** A time that somebody else keeps is met to the minute: later is too late, and earlier is waiting that nobody planned. */
function fixedProblems(draft: StoredDraft): TourProblem[] {
  const problems: TourProblem[] = []
  const [start, ...others] = [...draft.startTimes].sort()
  if (!start) return problems
  let leaves = minutesOf(start)
  for (const [index, stop] of draft.stops.entries()) {
    const arrives = leaves + (stop.driveMinutes ?? 0)
    if (stop.fixedArrival !== null) {
      const late = difference(arrives, minutesOf(stop.fixedArrival))
      if (others.length > 0)
        problems.push(
          problem(
            `stops.${index}.fixedArrival`,
            `${stop.name.trim()} is fixed for ${stop.fixedArrival}, so the day can begin at one time only.`,
          ),
        )
      else if (late !== 0) problems.push(missed(draft, { index, late, leaves, arrives }))
    }
    leaves = arrives + (stop.stayMinutes ?? 0)
  }
  return problems
}

/** Half a day to either side: over midnight, 00:05 is ten minutes after 23:55. */
const difference = (a: number, b: number) => ((((a - b + 720) % 1440) + 1440) % 1440) - 720

interface Missed {
  index: number
  late: number
  leaves: number
  arrives: number
}

function missed(draft: StoredDraft, { index, late, leaves, arrives }: Missed): TourProblem {
  const stop = draft.stops[index]
  const called = stop?.name.trim() ?? ''
  const before = draft.stops[index - 1]
  const from = before?.name.trim() ?? (draft.pickUp.name.trim() || 'the start')
  const said = late > 0 ? `${length(late)} too late` : `${length(-late)} too early`
  const mends: Mend[] = []
  const stay = (before?.stayMinutes ?? 0) - late
  if (before && stay >= 5 && stay <= 1440) mends.push(stayMend(draft, index - 1, stay))
  mends.push({
    label: `Move ${called} to ${wallTime(arrives)}${endsAt(draft, totalOf(draft))}`,
    changes: [
      { field: `stops.${index}.fixedArrival`, value: wallTime(arrives) },
      { field: 'durationMinutes', value: totalOf(draft) },
    ],
  })
  const sentence = `${said} for ${called}. It is fixed for ${stop?.fixedArrival}; leaving ${from} at ${wallTime(leaves)} and driving ${length(stop?.driveMinutes ?? 0)} gives ${wallTime(arrives)}.`
  return problem(`stops.${index}`, capitalized(sentence), mends)
}
