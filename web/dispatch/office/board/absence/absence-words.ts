import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { kindWords } from '#core/crew.ts'
import { addDays } from '#core/days.ts'
import { capitalized, counted, countedInWords } from '#core/words.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { callName, dayOf, hourOf, isInTray } from '../job/job-words.ts'

/** "is ill", of whom or what a row is. */
export const isWords: Record<AbsenceKind, string> = {
  ill: 'is ill',
  leave: 'is on leave',
  repair: 'is in repair',
  other: 'is away',
}

export const kindChoices = (kind: BoardRow['kind'] | undefined): { id: AbsenceKind; label: string }[] =>
  kind === 'vehicle'
    ? [
        { id: 'repair', label: 'In repair' },
        { id: 'other', label: 'Something else' },
      ]
    : [
        { id: 'ill', label: 'Ill' },
        { id: 'leave', label: 'On leave' },
        { id: 'other', label: 'Something else' },
      ]

/** "Kudo is ill: 2 jobs go to the tray". */
export function enterLabel(row: BoardRow | undefined, kind: AbsenceKind, jobs: number | null): string {
  if (!row) return 'Enter it'
  const who = `${callName(row)} ${isWords[kind]}`
  if (jobs === null) return who
  if (jobs === 0) return `${who}: no job is lost`
  return `${who}: ${counted(jobs, 'job goes', 'jobs go')} to the tray`
}

export const endLabel: Record<AbsenceKind, string> = {
  ill: 'Not ill after all',
  leave: 'Not on leave after all',
  repair: 'Not in repair after all',
  other: 'There after all',
}

export interface AbsenceNote {
  absenceId: string
  row: BoardRow
  kind: AbsenceKind
  from: string
  until: string
  /** Who entered it, and when. */
  by: string | null
  at: string | null
}

/** Every entry of the desk on the rows shown, each once. What follows from shifts or papers is no entry. */
export function notesOf(rows: readonly BoardRow[]): AbsenceNote[] {
  const notes = new Map<string, AbsenceNote>()
  for (const row of rows) {
    for (const { absenceId, kind, from, until, by, at } of row.away) {
      if (absenceId === null || kind === 'day-off' || kind === 'papers' || notes.has(absenceId)) continue
      notes.set(absenceId, { absenceId, row, kind, from, until, by, at })
    }
  }
  return [...notes.values()].sort((a, b) => a.from.localeCompare(b.from))
}

const shortKinds: Record<AbsenceKind, string> = { ill: 'ill', leave: 'leave', repair: 'repair', other: 'away' }

/** Who is away at this moment, and of the others on the days shown from when or that it is over: a line of each. */
export function awayLines(notes: readonly AbsenceNote[], now: string): { when: string; who: string }[] {
  const isOver = (at: string) => Date.parse(at) <= Date.parse(now)
  const named = (some: readonly AbsenceNote[], when: (note: AbsenceNote) => string) =>
    some.map((note) => `${callName(note.row)} (${shortKinds[note.kind]}${when(note)})`).join(', ')
  const later = notes.filter(({ from }) => !isOver(from))
  const over = notes.filter(({ until }) => isOver(until))
  const there = notes.filter((note) => !later.includes(note) && !over.includes(note))
  const begins = ({ from }: AbsenceNote) => ` from ${dayOf(from) === dayOf(now) ? hourOf(from) : shortDay(dayOf(from))}`
  return [
    { when: 'Away now', who: named(there, () => '') },
    { when: 'Away later', who: named(later, begins) },
    { when: 'Back again', who: named(over, () => '') },
  ].filter(({ who }) => who)
}

/** "Entered by Naomi, Sunday 21:10."; on the day itself only the hour, and further back the date. */
export function enteredWords({ by, at }: Pick<AbsenceNote, 'by' | 'at'>, now: string): string {
  if (at === null) return ''
  const [entered, today] = [dayOf(at), dayOf(now)]
  const isRecent = entered > addDays(today, -6)
  const day = entered === today ? '' : isRecent ? `${longDay(entered).split(' ')[0]} ` : `${shortDay(entered)}, `
  return `Entered${by ? ` by ${by}` : ''}, ${day}${hourOf(at)}.`
}

/** The jobs in the tray that this one left there, as far as the days shown know. */
export const lostTo = ({ row }: AbsenceNote, jobs: readonly BoardJob[]) =>
  jobs.filter((job) => isInTray(job) && job.lostBy.some(({ resourceId }) => resourceId === row.id))

/** "Two jobs need another chauffeur." */
export const lostWords = ({ row }: AbsenceNote, count: number) =>
  `${capitalized(countedInWords(count, 'job'))} ${count === 1 ? 'needs' : 'need'} another ${kindWords[row.kind]}.`
