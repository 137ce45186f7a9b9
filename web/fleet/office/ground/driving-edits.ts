import { mostMinutes, type ToldTime } from '#contract/driving.ts'
import { readFigure } from './figures.ts'

/** What is typed over the figures of a matrix, by its cell; of driving times a cell is of one hour. */
export type Edits = Readonly<Record<string, string>>

export const cellOf = (from: string, to: string, hour?: number) =>
  [from, to, ...(hour === undefined ? [] : [hour])].join(' ')

/** Minutes by the hour, by way. */
export type KnownTimes = ReadonlyMap<string, readonly (number | null)[]>

export const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** "08:00". */
export const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** As typed, or as it is known; nothing where nobody told it. */
export const shownAt = (known: KnownTimes, edits: Edits, way: { from: string; to: string }, hour: number): string =>
  edits[cellOf(way.from, way.to, hour)] ?? String(known.get(cellOf(way.from, way.to))?.[hour] ?? '')

/** Typing a figure as it was is no change any more. */
export function withTyped(known: KnownTimes, edits: Edits, typed: Edits): Edits {
  const next: Record<string, string> = { ...edits, ...typed }
  for (const key of Object.keys(typed)) {
    const [from = '', to = '', hour = ''] = key.split(' ')
    if (next[key]?.trim() === String(known.get(cellOf(from, to))?.[Number(hour)] ?? '')) delete next[key]
  }
  return next
}

export const minutesFault = (typed: string): string | undefined => {
  const minutes = readFigure(typed)
  if (typed.trim() === '') return 'Write the minutes: a time that was told can be changed, not taken away.'
  if (!Number.isInteger(minutes)) return 'Whole minutes.'
  if (minutes < 1) return 'At least one minute.'
  return minutes > mostMinutes ? `At most ${mostMinutes} minutes.` : undefined
}

export type ReadEdits = { times: ToldTime[]; faults: Record<string, string> }

/** As the call takes them: hours of one way that follow each other with the same minutes are one line. */
export function readEdits(edits: Edits): ReadEdits {
  const faults: Record<string, string> = {}
  const cells = Object.entries(edits).map(([key, typed]) => {
    const [from = '', to = '', hour = ''] = key.split(' ')
    const fault = minutesFault(typed)
    if (fault) faults[key] = fault
    return { from, to, hour: Number(hour), minutes: readFigure(typed) }
  })
  cells.sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to) || a.hour - b.hour)
  const times: ToldTime[] = []
  for (const { from, to, hour, minutes } of cells) {
    const last = times.at(-1)
    if (last && last.from === from && last.to === to && last.minutes === minutes && last.lastHour + 1 === hour)
      last.lastHour = hour
    else times.push({ from, to, firstHour: hour, lastHour: hour, minutes })
  }
  return { times, faults }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The figures of a sheet, as it puts them on the clipboard. */
export const readSheet = (pasted: string): string[][] =>
  pasted
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
