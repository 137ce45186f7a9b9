import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { weekdayNames } from '#core/days.ts'
import { minutesOfTokyoDay, tokyoDayOf, tokyoTimeOf, weekdayOf } from '#server/platform/tokyo-time.rules.ts'

const starts: Record<AbsenceKind, string> = { ill: 'Ill', leave: 'On leave', repair: 'In repair', other: 'Away' }

/** "Ill", "In repair": how it begins a line. */
export const awayInWord = (kind: AbsenceKind) => starts[kind]

/** "Ill until Wed 18", and of an end in the middle of a day "Ill until Wed 18, 14:00". */
export const awayInWords = (kind: AbsenceKind, until: Date) => `${starts[kind]} until ${endInWords(until)}`

/** "Endo is ill", "Alphard 31-30 is in repair": why somebody fell away. */
export const fellAwayInWords = (name: string, kind: AbsenceKind) => `${name} is ${starts[kind].toLowerCase()}`

/** What ends with a midnight lasts the whole day before it. */
export function endInWords(until: Date): string {
  if (minutesOfTokyoDay(until) > 0) return `${dayInWords(tokyoDayOf(until))}, ${tokyoTimeOf(until)}`
  return dayInWords(tokyoDayOf(new Date(until.getTime() - 1)))
}

/** "Wed 18". */
export const dayInWords = (day: string) => `${weekdayNames[weekdayOf(day) - 1]?.slice(0, 3)} ${Number(day.slice(8))}`
