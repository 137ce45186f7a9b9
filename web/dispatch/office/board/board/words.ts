import type { ResourceKind } from '#contract/booking-desk.ts'
import type { Away, Board, BoardJob, BoardRow } from '#contract/dispatch.ts'
import { addDays, dayMs, hoursInWords } from '#core/days.ts'
import { capitalized, counted, countedInWords, listed, numeral, uncapitalized } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import { phaseWords } from '../../phase-words.ts'
import { startOfDay } from './axis.ts'
import { type Bar, surnameOf } from './bars.ts'

/** "09:00" of a moment; all of them carry Tokyo's offset. */
export const clockOf = (at: string) => at.slice(11, 16)
export const dayOf = (at: string) => at.slice(0, 10)

export const isOnTheRoad = ({ phase }: Pick<BoardJob, 'phase'>) =>
  phase === 'on-the-way' || phase === 'arrived' || phase === 'on-board'

/** "09:00 to 17:00"; with the days where it does not end on the day it began, or is of another day than the first. */
export function hoursOf({ startsAt, endsAt }: Pick<BoardJob, 'startsAt' | 'endsAt'>, withDay = false): string {
  const [from, until] = [clockOf(startsAt), clockOf(endsAt)]
  if (dayOf(startsAt) !== dayOf(endsAt))
    return `${shortDay(dayOf(startsAt))} ${from} to ${shortDay(dayOf(endsAt))} ${until}`
  return withDay ? `${shortDay(dayOf(startsAt))}, ${from} to ${until}` : `${from} to ${until}`
}

/** The second line of a bar: what matters most first, since the end may be cut off. */
export function barLine({ job, leg, beside }: Pick<Bar, 'job' | 'leg' | 'beside'>): string {
  if (leg.clash) return `Clash: ${lowerFirst(leg.clash)}`
  const parts = [`${job.leadName}, ${job.guests}`]
  if (job.late?.silent) parts.push(job.late.silent.words)
  else if (isOnTheRoad(job)) parts.push(phaseWords[job.phase])
  if (beside) parts.push(beside)
  return parts.join('. ')
}

/** A whole sentence for whoever hears the bar instead of seeing it. */
export function barSentence({ job, leg, beside }: Pick<Bar, 'job' | 'leg' | 'beside'>, severalDays: boolean): string {
  return [
    job.service.title,
    job.leadName,
    counted(job.guests, 'guest'),
    hoursOf(job, severalDays),
    beside,
    lowerFirst(phaseWords[job.phase]),
    job.late?.silent && lowerFirst(job.late.silent.words),
    job.late && lowerFirst(job.late.words),
    job.late?.endangers && lowerFirst(job.late.endangers.words),
    leg.clash && `clash: ${lowerFirst(leg.clash)}`,
    leg.warning && lowerFirst(leg.warning),
    missingInWords(job),
  ]
    .filter(Boolean)
    .join(', ')
}

export const needs: Record<ResourceKind, string> = { chauffeur: 'a chauffeur', vehicle: 'a car', guide: 'a guide' }

/** "needs a chauffeur and a car"; empty where nothing is missing. */
export function missingInWords({ missing }: Pick<BoardJob, 'missing'>): string {
  const kinds = (['chauffeur', 'vehicle', 'guide'] as const).filter((kind) => missing[kind] > 0)
  return kinds.length === 0 ? '' : `needs ${listed(kinds.map((kind) => needs[kind]))}`
}

const awayWords: Record<Exclude<Away['kind'], 'papers' | 'day-off'>, string> = {
  ill: 'Ill',
  leave: 'On leave',
  repair: 'In repair',
  other: 'Away',
}

/** "Ill until Wed 18", "In repair until 14:00", "Day off". */
export function awayInWords(away: Away): string {
  if (away.kind === 'papers') return away.words
  if (away.kind === 'day-off') return 'Day off'
  const isWhole = clockOf(away.until) === '00:00'
  const lastDay = isWhole ? addDays(dayOf(away.until), -1) : dayOf(away.until)
  const until = isWhole ? shortDay(lastDay).slice(0, -4) : clockOf(away.until)
  return `${awayWords[away.kind]} until ${until}`
}

/** What is away on the first day shown, the longest first; null: nothing. */
export function awayOn(row: Pick<BoardRow, 'away'>, day: string): Away | null {
  const from = startOfDay(day)
  const until = from + dayMs
  const here = row.away.filter((away) => Date.parse(away.from) < until && Date.parse(away.until) > from)
  const length = (away: Away) => Date.parse(away.until) - Date.parse(away.from)
  return here.sort((a, b) => length(b) - length(a))[0] ?? null
}

export interface HeadLine {
  words: string
  /** What the narrow head leaves to its title and to ears. */
  more?: string
  tone: 'plain' | 'warns' | 'bad'
}

/** The second line of a row's head: why somebody is not there, else their rest, their hours or what they speak. */
export function headLine(row: BoardRow, bars: readonly Pick<Bar, 'leg'>[], firstDay: string): HeadLine {
  if (!row.inService) return { words: row.kind === 'vehicle' ? 'Not in service any more' : 'Left us', tone: 'bad' }
  const away = awayOn(row, firstDay)
  if (away) return { words: awayInWords(away), tone: bars.length > 0 && away.kind !== 'day-off' ? 'bad' : 'plain' }
  if (row.kind === 'guide' && row.languages.length > 0)
    return { words: row.languages.map((language) => language.toUpperCase()).join(', '), tone: 'plain' }
  const rested = bars.find(({ leg }) => leg.restBeforeMinutes !== null)?.leg
  if (rested?.restBeforeMinutes != null)
    return { words: `Rest ${hoursInWords(rested.restBeforeMinutes)}`, tone: rested.warning ? 'warns' : 'plain' }
  if (row.weekMinutes) return { words: `${hoursInWords(row.weekMinutes)} planned`, more: 'this week', tone: 'plain' }
  return { words: '', tone: 'plain' }
}

export const groupNames: Record<ResourceKind, string> = {
  chauffeur: 'Chauffeurs',
  vehicle: 'Vehicles',
  guide: 'Guides',
}

const awayCounts: readonly (readonly [Away['kind'], string])[] = [
  ['ill', 'ill'],
  ['leave', 'on leave'],
  ['repair', 'in repair'],
  ['papers', 'without valid papers'],
  ['other', 'away'],
  ['day-off', 'off'],
]

/** "9, one ill. 7 jobs" beside a group's name. */
export function groupWords(
  kind: ResourceKind,
  rows: readonly BoardRow[],
  board: Pick<Board, 'jobs' | 'firstDay'>,
): string {
  const away = rows.flatMap((row) => awayOn(row, board.firstDay)?.kind ?? [])
  const who = awayCounts.flatMap(([kindOfAway, words]) => {
    const count = away.filter((one) => one === kindOfAway).length
    return count === 0 ? [] : `${numeral(count)} ${words}`
  })
  const lacking = board.jobs.filter(({ missing }) => missing[kind] > 0).length
  const jobs = board.jobs.filter(({ legs }) => legs.some((leg) => leg.kind === kind)).length
  const after =
    lacking > 0
      ? `${capitalized(countedInWords(lacking, 'job needs', 'jobs need'))} one`
      : kind === 'guide' && jobs > 0
        ? 'All jobs have one'
        : jobs > 0
          ? counted(jobs, 'job')
          : ''
  return [[rows.length, ...who].join(', '), after].filter(Boolean).join('. ')
}

/** "Alphard 31-22 is kept for this job", while a place of another kind is carried. */
export function keptWords(names: readonly string[]): string {
  if (names.length === 0) return ''
  return `${listed(names.map(surnameOf))} ${names.length === 1 ? 'is' : 'are'} kept for this job`
}

/** Names such as "NH 816" stay as they are. */
export const lowerFirst = (words: string) => (/^\p{Lu}\p{Ll}/u.test(words) ? uncapitalized(words) : words)
