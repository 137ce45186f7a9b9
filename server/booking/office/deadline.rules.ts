import { shortDay } from '#server/platform/day-words.rules.ts'
import { minutesBetween, tokyoInstant, tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

export const deadlineOf = (day: string, time: string) => tokyoInstant(day, time)

/** A guest needs some minutes to find the mail. */
const leastMinutes = 10
/** Nobody keeps a crew for longer without money. */
const mostDays = 14

/** Why a crew cannot be held until then; null: it can. */
export function deadlineProblem(until: Date, now: Date, startsAt: Date): string | null {
  if (until <= now) return 'That has passed already.'
  if (minutesBetween(now, until) < leastMinutes) return `Give at least ${leastMinutes} minutes.`
  if (until > startsAt) return 'The day begins before that.'
  if (minutesBetween(now, until) > mostDays * 1440) return `At most ${mostDays} days.`
  return null
}

/** "Sun 15 Nov, 18:00". */
export const untilInWords = (until: Date) => `${shortDay(tokyoIso(until))}, ${tokyoTimeOf(until)}`
