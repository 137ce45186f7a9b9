import type { ResourceKind } from '#contract/booking-desk.ts'
import type { Board, BoardJob, BoardRow } from '#contract/dispatch.ts'
import { kindWords } from '#core/crew.ts'
import { countedInWords, listed } from '#core/words.ts'

/** What jobs and their crews are called on the board. Moments carry Tokyo's offset, so their own figures are Tokyo's. */

export const dayOf = (moment: string) => moment.slice(0, 10)
export const hourOf = (moment: string) => moment.slice(11, 16)

/** In the order in which a job is given its crew. */
export const kinds: readonly ResourceKind[] = ['chauffeur', 'vehicle', 'guide']

/** "Ueda" of "Ueda, N."; a car keeps its whole name. */
export const callName = (row: Pick<BoardRow, 'kind' | 'shortName'>) =>
  row.kind === 'vehicle' ? row.shortName : (row.shortName.split(',')[0] ?? row.shortName)

/** "31-07" of "Alphard 31-07", where a line is short. */
export const plateWord = (shortName: string) => /\d+-\d+$/.exec(shortName)?.[0] ?? shortName

export const hoursWords = ({ startsAt, endsAt }: Pick<BoardJob, 'startsAt' | 'endsAt'>) => {
  const nights = dayOf(endsAt) > dayOf(startsAt) ? ' the next day' : ''
  return `${hourOf(startsAt)} to ${hourOf(endsAt)}${nights}`
}

export const partyWords = ({ leadName, guests }: Pick<BoardJob, 'leadName' | 'guests'>) => `${leadName}, ${guests}`

type Missing = Pick<BoardJob, 'missing'>
export const missingKinds = ({ missing }: Missing): readonly ResourceKind[] => kinds.filter((kind) => missing[kind] > 0)
export const isInTray = (job: Missing) => missingKinds(job).length > 0
export const inTray = (jobs: readonly BoardJob[]) => byStart(jobs.filter(isInTray))
export const byStart = <T extends Pick<BoardJob, 'startsAt' | 'reference'>>(jobs: readonly T[]): T[] =>
  [...jobs].sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.reference.localeCompare(b.reference))

/** "a chauffeur", "two cars and a guide". */
export const needsWords = (job: Missing) =>
  listed(
    missingKinds(job).map((kind) => {
      const count = job.missing[kind]
      return count === 1 ? `a ${kindWords[kind]}` : countedInWords(count, kindWords[kind])
    }),
  )

/** What the button for it says. */
export function findLabel(job: Missing): string {
  const [only, ...others] = missingKinds(job)
  if (!only || others.length > 0 || only === 'chauffeur') return 'Find crew'
  return only === 'vehicle' ? 'Find a car' : 'Find a guide'
}

export type RowsById = ReadonlyMap<string, BoardRow>
export const rowsById = (rows: readonly BoardRow[]): RowsById => new Map(rows.map((row) => [row.id, row]))

/** Who has it now, of one kind. */
export const crewOf = (job: Pick<BoardJob, 'legs'>, kind: ResourceKind, rows: RowsById): BoardRow[] =>
  job.legs.flatMap((leg) => {
    const row = leg.kind === kind ? rows.get(leg.resourceId) : undefined
    return row ? [row] : []
  })

/** "Alphard 31-22 and Noda are kept"; empty where nobody is left. */
export function keptWords(job: Pick<BoardJob, 'legs'>, rows: RowsById): string {
  const names = (['vehicle', 'chauffeur', 'guide'] as const).flatMap((kind) => crewOf(job, kind, rows).map(callName))
  return names.length === 0 ? '' : `${listed(names)} ${names.length === 1 ? 'is' : 'are'} kept`
}

/** What cannot be kept as it stands, the earliest first: "Lin: Too close to Kamakura". What misses somebody lies in the tray. */
export function clashesIn({ jobs, rows }: Pick<Board, 'jobs' | 'rows'>): { job: BoardJob; words: string }[] {
  const known = rowsById(rows)
  return byStart(jobs.filter((job) => !isInTray(job))).flatMap((job) => {
    const words = job.legs.flatMap(({ resourceId, clash }) => {
      const row = known.get(resourceId)
      return clash ? [row ? `${callName(row)}: ${clash}` : clash] : []
    })
    return words.length > 0 ? [{ job, words: words.join('. ') }] : []
  })
}

/** "Endo is ill. Alphard 31-22 and Noda are kept": why it lies there, and what stays. */
export const trayWords = (job: BoardJob, rows: RowsById) =>
  [...(job.lost.length > 0 ? job.lost : [flightWords(job), `Needs ${needsWords(job)}`]), keptWords(job, rows)]
    .filter(Boolean)
    .join('. ')

/** Where nobody fell away of a ride, its flight moved it to an hour at which nobody is free. */
const flightWords = ({ service, flight, landsAt }: BoardJob) =>
  service.kind === 'ride' && landsAt ? `${flight || 'Its flight'} lands at ${hourOf(landsAt)}` : ''

export const bookingPath = (reference: string) => `/admin/tour-bookings/edit/${reference}`
export const sheetPath = (day: string, resourceId?: string) =>
  `/admin/dispatch/sheets?day=${day}${resourceId ? `&who=${resourceId}` : ''}`
