import type { Away } from '#contract/dispatch.ts'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { hoursOn } from '#server/fleet/index.rules.ts'
import type { BoardResource } from '#server/fleet/index.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import {
  addDays,
  addMinutes,
  minutesOfTokyoDay,
  tokyoDayOf,
  tokyoInstant,
  tokyoIso,
  tokyoTimeOf,
  weekdayOf,
} from '#server/platform/tokyo-time.rules.ts'

/** An entry of the desk. */
export interface Entry {
  id: string
  kind: AbsenceKind
  startsAt: Date
  endsAt: Date
  note: string
  enteredAt: Date
  /** First name of who entered it; null once they left the office. */
  by: string | null
}

export interface DaysShown {
  firstDay: string
  lastDay: string
}

export const daysOf = ({ firstDay, lastDay }: DaysShown): string[] => {
  const days: string[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day)
  return days
}

const names: Record<AbsenceKind, string> = { ill: 'Ill', leave: 'On leave', repair: 'In repair', other: 'Away' }

type WhoIsAway = Pick<BoardResource, 'workingDays' | 'papersUntil'> &
  Partial<Pick<BoardResource, 'lacks' | 'beginsOn' | 'lastDay'>>

/** When somebody or something is not there on the days shown, the earliest first. */
export function awayOf(resource: WhoIsAway, entries: readonly Entry[], shown: DaysShown): Away[] {
  const back = (until: Date) => backInWords(backAt(resource, entries, until))
  const away = [
    ...entries.map((entry) => ({
      ...{ from: entry.startsAt, until: entry.endsAt, kind: entry.kind, absenceId: entry.id },
      ...{ by: entry.by, at: tokyoIso(entry.enteredAt) },
      words: `${entry.kind === 'other' && entry.note ? entry.note : names[entry.kind]}, ${back(entry.endsAt)}`,
    })),
    ...restDays(resource, shown, back),
    ...withoutPapers(resource, shown),
    ...notWithUs(resource, shown),
  ]
  return away
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .map(({ from, until, ...one }) => ({ ...one, from: tokyoIso(from), until: tokyoIso(until) }))
}

/** What follows from shifts and papers: nobody of the desk entered it. */
const byNobody = { absenceId: null, by: null, at: null }

const midnight = (day: string) => tokyoInstant(day, '00:00')

function wholeDays(firstDay: string, lastDay: string, what: string, back: (until: Date) => string) {
  const until = midnight(addDays(lastDay, 1))
  const words = `${what}, ${back(until)}`
  return { from: midnight(firstDay), until, kind: 'day-off' as const, words, ...byNobody }
}

/** So far ahead a day of work is looked for. */
const mostDaysAhead = 60

/** When they work again after an end: the next day with a shift on which nothing else keeps them away. */
function backAt({ workingDays }: WhoIsAway, entries: readonly Entry[], until: Date): Date {
  let at = until
  for (let more = 0; more < mostDaysAhead; more++) {
    const day = tokyoDayOf(at)
    const entry = entries.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
    if (entry) at = entry.endsAt
    else if (!workingDays.includes(weekdayOf(day))) at = midnight(addDays(day, 1))
    else return at
  }
  return until
}

/** "back on Thu 19 Nov", or with the hour where it is not the day's first. */
function backInWords(until: Date): string {
  const day = `back on ${shortDay(tokyoDayOf(until))}`
  return minutesOfTokyoDay(until) === 0 ? day : `${day} at ${tokyoTimeOf(until)}`
}

/** Days of the week without a shift, those in a row together. */
function restDays({ workingDays }: WhoIsAway, shown: DaysShown, back: (until: Date) => string) {
  const isRest = (day: string) => !workingDays.includes(weekdayOf(day))
  const found: { first: string; last: string }[] = []
  for (const day of daysOf(shown).filter(isRest)) {
    const before = found.at(-1)
    if (before && addDays(before.last, 1) === day) before.last = day
    else found.push({ first: day, last: day })
  }
  // When they are back may lie behind the days shown.
  const lastIn = (last: string) => {
    let day = last
    for (let more = 0; more < 7 && isRest(addDays(day, 1)); more++) day = addDays(day, 1)
    return day
  }
  return found.map(({ first, last }) => wholeDays(first, lastIn(last), 'Day off', back))
}

function withoutPapers({ papersUntil, lacks = [] }: WhoIsAway, { firstDay, lastDay }: DaysShown) {
  const [missing] = lacks
  if (missing)
    return [
      {
        ...{ from: midnight(firstDay), until: midnight(addDays(lastDay, 1)) },
        ...{ kind: 'papers' as const, words: `No ${missing.replaceAll('-', ' ')} yet`, ...byNobody },
      },
    ]
  if (papersUntil === null || papersUntil >= lastDay) return []
  const first = addDays(papersUntil, 1)
  return [
    {
      ...{ from: midnight(first > firstDay ? first : firstDay), until: midnight(addDays(lastDay, 1)) },
      ...{ kind: 'papers' as const, words: `Papers ended on ${shortDay(papersUntil)}`, ...byNobody },
    },
  ]
}

/** The days shown that lie before somebody's first day or after their last. */
function notWithUs({ beginsOn = null, lastDay: last = null }: WhoIsAway, { firstDay, lastDay }: DaysShown) {
  const before = beginsOn !== null && beginsOn > firstDay ? [{ first: firstDay, until: beginsOn }] : []
  const after = last !== null && last < lastDay ? [{ first: addDays(last, 1), until: addDays(lastDay, 1) }] : []
  const span = ({ first, until }: { first: string; until: string }, words: string) => ({
    ...{ from: midnight(first < firstDay ? firstDay : first), until: midnight(until) },
    ...{ kind: 'day-off' as const, words, ...byNobody },
  })
  return [
    ...before.map((days) => span(days, `Begins on ${shortDay(days.until)}`)),
    ...after.map((days) => span(days, `With us until ${shortDay(last ?? '')}`)),
  ]
}

/** When somebody works on the days shown, as their week says; what reaches over midnight stays whole. */
export function shiftsOf(
  {
    workingDays,
    extraShifts = [],
    ...hours
  }: Pick<BoardResource, 'workingDays' | 'worksFromMinutes' | 'worksUntilMinutes' | 'otherHours' | 'extraShifts'>,
  { firstDay, lastDay }: DaysShown,
): { from: string; until: string }[] {
  // A night that began the evening before reaches into the first day.
  const usual = daysOf({ firstDay: addDays(firstDay, -1), lastDay })
    .filter((day) => workingDays.includes(weekdayOf(day)))
    .map((day) => {
      const { fromMinutes, untilMinutes } = hoursOn(hours, weekdayOf(day))
      return { from: addMinutes(midnight(day), fromMinutes), until: addMinutes(midnight(day), untilMinutes) }
    })
  return [...usual, ...extraShifts]
    .filter(({ from, until }) => until > midnight(firstDay) && from < midnight(addDays(lastDay, 1)))
    .map(({ from, until }) => ({ from: tokyoIso(from), until: tokyoIso(until) }))
}
