import { clockAfter, hoursInWords } from '#core/days.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import type { DayChange, DayProblem, DayStop } from './itinerary.rules.ts'

/** Minutes from the start to an hour of the clock; an hour before the start belongs to the next day. */
export function minutesAfter(start: string, clock: string): number | null {
  const read = (written: string) => {
    const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(written.trim())
    return found ? Number(found[1]) * 60 + Number(found[2]) : null
  }
  const [from, to] = [read(start), read(clock)]
  return from === null || to === null ? null : (to - from + 1440) % 1440
}

/** "Ten minutes", "1 h 20". */
export const inMinutes = (minutes: number) =>
  minutes < 60 ? capitalized(countedInWords(minutes, 'minute')) : hoursInWords(minutes)

const nameOf = (stops: readonly DayStop[], index: number) => stops[index]?.name.trim() || `stop ${index + 2}`

/** The head of the crimson box, and what is announced: "Ten minutes too late for Lunch". */
export function problemTitle(problem: DayProblem, stops: readonly DayStop[]): string {
  if ('stop' in problem) return `${inMinutes(problem.byMinutes)} too ${problem.kind} for ${nameOf(stops, problem.stop)}`
  return problem.kind === 'longer'
    ? `${inMinutes(problem.byMinutes)} longer than the tour`
    : `${inMinutes(problem.byMinutes)} of the tour are not planned`
}

/** Why it does not add up, in the figures of the day. */
export function problemReason(problem: DayProblem, stops: readonly DayStop[], start: string): string {
  const at = (minutes: number) => clockAfter(start, minutes)
  if (!('stop' in problem))
    return `The tour is sold as ${hoursInWords(problem.durationMinutes)}, so it ends at ${at(problem.durationMinutes)}. Drives and stays come to ${hoursInWords(problem.ends)}, until ${at(problem.ends)}.`
  const drive = stops[problem.stop]?.driveMinutes ?? 0
  const from = problem.stop > 0 ? nameOf(stops, problem.stop - 1) : 'the pick-up'
  return `It is fixed for ${at(problem.fixed)}. Leaving ${from} at ${at(problem.arrives - drive)} and driving ${hoursInWords(drive)} gives ${at(problem.arrives)}.`
}

/** "Stay 80 min at Fifth Station", "Move Lunch to 12:55, end 17:40", "Make the tour 10 h 30". */
export function mendInWords(mend: readonly DayChange[], stops: readonly DayStop[], start: string): string {
  return mend
    .map((change, index) => {
      if ('stayMinutes' in change) return `Stay ${change.stayMinutes} min at ${nameOf(stops, change.stop)}`
      if ('fixedArrivalMinutes' in change)
        return `Move ${nameOf(stops, change.stop)} to ${clockAfter(start, change.fixedArrivalMinutes)}`
      return index > 0
        ? `end ${clockAfter(start, change.durationMinutes)}`
        : `Make the tour ${hoursInWords(change.durationMinutes)}`
    })
    .join(', ')
}
