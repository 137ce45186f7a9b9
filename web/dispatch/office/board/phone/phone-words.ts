import type { ResourceKind } from '#contract/booking-desk.ts'
import type { Board, BoardJob, BoardRow } from '#contract/dispatch.ts'
import { kindWords } from '#core/crew.ts'
import { addDays, hoursInWords } from '#core/days.ts'
import {
  byStart,
  callName,
  crewOf,
  dayOf,
  hourOf,
  inTray,
  needsWords,
  partyWords,
  plateWord,
  type RowsById,
} from '../job/job-words.ts'

export type PhoneOrder = 'time' | ResourceKind

interface CrewPiece {
  words: string
  isMissing: boolean
}

/** Of "Sato, Mori. 26-81. Kaur, 4" each piece with what parts it from the next; only what is missing cries out. */
export function crewPieces(job: BoardJob, rows: RowsById): CrewPiece[] {
  const piecesOf = (kind: ResourceKind, nameOf: (row: BoardRow) => string): CrewPiece[] => [
    ...crewOf(job, kind, rows).map((row) => ({ words: nameOf(row), isMissing: false })),
    ...(job.missing[kind] > 0 ? [{ words: `No ${kindWords[kind]}`, isMissing: true }] : []),
  ]
  const people = (['chauffeur', 'guide'] as const).flatMap((kind) => piecesOf(kind, callName))
  const isWhole = job.missing.chauffeur === 0 && job.missing.guide === 0
  const cars = piecesOf('vehicle', ({ shortName }) => plateWord(shortName))
  const groups = [
    { pieces: people, between: isWhole ? ', ' : '. ' },
    { pieces: cars, between: ', ' },
    { pieces: [{ words: partyWords(job), isMissing: false }], between: '' },
  ].filter(({ pieces }) => pieces.some(({ words }) => words))
  return groups.flatMap(({ pieces, between }, group) =>
    pieces.map((piece, index) => {
      const isEnd = index === pieces.length - 1
      const parted = isEnd ? (group === groups.length - 1 ? '' : '. ') : between
      return { ...piece, words: `${piece.words}${parted}` }
    }),
  )
}

/** "Sato, Mori. 26-81. Kaur, 4"; of a job without chauffeur "No chauffeur. Noda. 31-22. de Wit, 2". */
export const crewLine = (job: BoardJob, rows: RowsById): string =>
  crewPieces(job, rows)
    .map(({ words }) => words)
    .join('')

/** "Nikko 06:30 needs a chauffeur. Haneda 21:10 needs a car." */
export const trayLine = (jobs: readonly BoardJob[]) =>
  inTray(jobs)
    .map((job) => `${job.service.shortTitle} ${hourOf(job.startsAt)} needs ${needsWords(job)}.`)
    .join(' ')

/** "Kamakura 08:00, 20 min. Ginza 17:00, 1 h 05." */
export const lateLine = (jobs: readonly BoardJob[]) =>
  byStart(jobs)
    .flatMap(({ service, startsAt, late }) =>
      late ? `${service.shortTitle} ${hourOf(startsAt)}, ${hoursInWords(late.minutes)}.` : [],
    )
    .join(' ')

/** How many of these, in order of time, have begun; null on days that are not today, where it says nothing. */
export function begunOf(jobs: readonly BoardJob[], { firstDay, days }: Pick<Board, 'firstDay' | 'days'>, now: string) {
  const today = dayOf(now)
  if (today < firstDay || today > addDays(firstDay, days - 1)) return null
  return jobs.filter(({ startsAt }) => startsAt <= now).length
}

export interface PhoneGroup {
  id: string
  /** Empty: the lines need no heading. */
  title: string
  /** Why it has nothing, or has less. */
  note: string
  jobs: BoardJob[]
}

/** By time in one list, or under each person or car. */
export function phoneGroups(order: PhoneOrder, jobs: readonly BoardJob[], rows: readonly BoardRow[]): PhoneGroup[] {
  const sorted = byStart(jobs)
  if (order === 'time') return [{ id: 'all', title: '', note: '', jobs: sorted }]
  return rows
    .filter(({ kind }) => kind === order)
    .map((row) => ({
      id: row.id,
      title: row.shortName,
      note: [...row.away, ...row.roadDuties].map(({ words }) => words).join('. '),
      jobs: sorted.filter(({ legs }) => legs.some(({ resourceId }) => resourceId === row.id)),
    }))
}
