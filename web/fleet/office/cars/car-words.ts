import type { CarRow, CarState, CarStop, Paper, PaperKind } from '#contract/cars.ts'
import { counted, uncapitalized } from '#core/words.ts'
import { type IsoDay, longDay, MONTHS, shortDay, todayInTokyo } from '#web/ui/day.ts'
import { endFields } from '#web/ui/office/span-times.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** What the states and papers of a car are called. Moments carry Tokyo's offset, so their own figures are Tokyo's. */

export const stateTags: Record<CarState['is'], { word: string; tone: TagTone }> = {
  free: { word: 'Free', tone: 'ok' },
  'free-later': { word: 'Free later', tone: 'ok' },
  'on-the-road': { word: 'On the road', tone: 'info' },
  'in-repair': { word: 'In repair', tone: 'error' },
  'held-back': { word: 'Held back', tone: 'error' },
  'out-of-service': { word: 'Out of service', tone: 'neutral' },
}

/** "17:00" where it is today, else "Thu 3 Dec". */
export const momentWords = (moment: string, today: IsoDay) =>
  moment.slice(0, 10) === today ? moment.slice(11, 16) : shortDay(moment.slice(0, 10))

/** "Free from 17:00"; where the word says it all, the word alone. */
export const stateWords = ({ is, until }: CarState, today: IsoDay = todayInTokyo()) =>
  is === 'free-later' && until ? `Free from ${momentWords(until, today)}` : stateTags[is].word

/** "until 17:00", beside the tag; nothing where the tag says it, or nobody knows. */
export const untilWords = ({ is, until }: CarState, today: IsoDay = todayInTokyo()) =>
  until && is !== 'free-later' ? `until ${momentWords(until, today)}` : ''

export const paperNames: Record<PaperKind, string> = {
  inspection: 'Inspection (shaken)',
  'three-month': 'Three-month inspection',
  insurance: 'Passenger insurance',
  permit: 'Hire-car permit',
  'child-seat': 'Child seat',
  other: 'Another paper',
}

/** In a column there is room for one word. */
const shortPaperNames: Record<PaperKind, string> = {
  ...paperNames,
  inspection: 'Shaken',
  'three-month': 'Inspection',
  insurance: 'Insurance',
  permit: 'Permit',
}

/** "30 Nov 2026". */
export function dayWithYear(day: IsoDay): string {
  const [year, month = '1', date] = day.split('-')
  return `${Number(date)} ${(MONTHS[Number(month) - 1] ?? '').slice(0, 3)} ${year}`
}

export const nextPaperWords = ({ kind, name, endsOn }: NonNullable<CarRow['nextPaper']>) =>
  `${kind === 'other' ? name : shortPaperNames[kind]} ${dayWithYear(endsOn)}`

export type PaperTone = 'ended' | 'soon' | 'fine'

/** The desk is told 30 days before: from then on it is amber, and crimson once its last day is over. */
export const paperTone = (daysLeft: number | null): PaperTone => {
  if (daysLeft === null || daysLeft > 30) return 'fine'
  return daysLeft < 0 ? 'ended' : 'soon'
}

/** "30 Nov 2026. Ends in 15 days". */
export function paperEndWords({ endsOn, daysLeft }: Pick<Paper, 'endsOn' | 'daysLeft'>): string {
  if (endsOn === null || daysLeft === null) return 'no end'
  const day = dayWithYear(endsOn)
  if (daysLeft > 30) return day
  if (daysLeft < 0) return `${day}. Ended`
  if (daysLeft === 0) return `${day}. Ends today`
  return `${day}. Ends in ${counted(daysLeft, 'day')}`
}

/** "Mon 16 Nov 09:00, Haddad". */
export const jobWords = ({ startsAt, leadName }: { startsAt: string; leadName: string }) =>
  `${shortDay(startsAt.slice(0, 10))} ${startsAt.slice(11, 16)}, ${leadName}`

/** "Wed 2 Dec, Singh, and Sat 5 Dec, Lopez". */
export function beyondWords(jobs: readonly { startsAt: string; leadName: string }[]): string {
  const said = jobs.slice(0, 3).map(({ startsAt, leadName }) => `${shortDay(startsAt.slice(0, 10))}, ${leadName}`)
  if (jobs.length > 3) said.push(`${jobs.length - 3} more`)
  if (said.length < 2) return said[0] ?? ''
  return `${said.slice(0, -1).join('; ')}, and ${said.at(-1)}`
}

/** "October", of "2026-10". */
export const monthWord = (month: string) => MONTHS[Number(month.slice(5, 7)) - 1] ?? month

/** "Thu 3 Dec" and "09:00 to 12:00", or "all day", or "to Sat 5 Dec". */
export function stopWords({ from, until }: Pick<CarStop, 'from' | 'until'>): { day: string; hours: string } {
  const [first, begins] = [from.slice(0, 10), from.slice(11, 16)]
  const { untilDay, untilTime } = endFields(until)
  const isWhole = begins === '00:00' && untilTime === '24:00'
  if (untilDay <= first) return { day: shortDay(first), hours: isWhole ? 'all day' : `${begins} to ${untilTime}` }
  return {
    day: begins === '00:00' ? shortDay(first) : `${shortDay(first)} ${begins}`,
    hours: `to ${shortDay(untilDay)}${untilTime === '24:00' ? '' : ` ${untilTime}`}`,
  }
}

/** "the three-month inspection ended on Thursday 12 November". */
export function heldBackWords({ paper, endedOn }: { paper: string; endedOn: IsoDay }, today: IsoDay = todayInTokyo()) {
  const withYear = endedOn.slice(0, 4) !== today.slice(0, 4)
  return `the ${uncapitalized(paper)} ended on ${longDay(endedOn, { withYear })}`
}
