import type { LicenceClass, PersonKind, PersonPaperKind, PersonRow, PersonState } from '#contract/people.ts'
import { counted, uncapitalized } from '#core/words.ts'
import { type IsoDay, longDay, shortDay, todayInTokyo } from '#web/ui/day.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { dayWithYear, momentWords } from '../cars/car-words.ts'

/** What the states and papers of a person are called. Moments carry Tokyo's offset, so their own figures are Tokyo's. */

export const kindNames: Record<PersonKind, string> = { chauffeur: 'Chauffeur', guide: 'Guide' }

export const stateTags: Record<PersonState['is'], { word: string; tone: TagTone }> = {
  'on-the-road': { word: 'On the road', tone: 'info' },
  free: { word: 'Free', tone: 'ok' },
  'free-later': { word: 'Free later', tone: 'ok' },
  off: { word: 'Off', tone: 'neutral' },
  ill: { word: 'Ill', tone: 'waiting' },
  away: { word: 'Away', tone: 'neutral' },
  'held-back': { word: 'Held back', tone: 'error' },
  'not-begun': { word: 'Not begun', tone: 'neutral' },
  left: { word: 'Left', tone: 'neutral' },
}

/** "Free until 18:00", "Free from 17:20"; where the word says it all, the word alone. */
export function stateWords({ is, until }: PersonState, today: IsoDay = todayInTokyo()): string {
  const { word } = stateTags[is]
  if (!until) return word
  if (is === 'free-later') return `Free from ${momentWords(until, today)}`
  return is === 'free' || is === 'on-the-road' ? `${word} until ${momentWords(until, today)}` : word
}

export const paperNames: Record<PersonPaperKind, string> = {
  licence: 'Licence, second class',
  'health-check': 'Health check',
  'guide-registration': 'Guide registration',
  'work-permit': 'Work permit',
  'aptitude-test': 'Aptitude test',
  'first-aid': 'First aid',
  other: 'Another paper',
}

export const licenceNames: Record<LicenceClass, string> = {
  ordinary: 'Ordinary: cars of up to 10 seats',
  medium: 'Medium: buses of up to 29 seats',
  large: 'Large: all buses',
}

/** "health check", inside a sentence. */
export const lackedWords = (kind: PersonPaperKind) => kind.replaceAll('-', ' ')

/** "9 Jan 2027, 55 days"; what ended says so. */
export function paperDayWords({ endsOn, daysLeft }: { endsOn: string; daysLeft: number }): string {
  if (daysLeft < 0) return `ended ${dayWithYear(endsOn)}`
  if (daysLeft > 60) return dayWithYear(endsOn)
  return `${dayWithYear(endsOn)}, ${daysLeft === 0 ? 'today' : counted(daysLeft, 'day')}`
}

/** So long before its end the desk thinks of a new one. */
export const isSoon = (daysLeft: number) => daysLeft <= 60

/** "No licence yet", "Aptitude test, 1 Jan 2027". */
export function nextPaperWords({ lacks: [lacked], nextPaper }: Pick<PersonRow, 'lacks' | 'nextPaper'>): string {
  if (lacked) return `No ${lackedWords(lacked)} yet`
  return nextPaper ? `${nextPaper.name}, ${paperDayWords(nextPaper)}` : 'No paper ends'
}

/** "the licence ended on Friday 13 November", or that there is none. */
export function whyHeldBack({ paper, endedOn }: { paper: string; endedOn: string | null }): string {
  const name = uncapitalized(paper)
  return endedOn === null ? `no ${name} yet` : `the ${name} ended on ${longDay(endedOn)}`
}

/** "With us since 1 April 2019", "Begins on Tue 1 Dec", "Left on Mon 30 Nov". */
export function employmentWords(
  { beginsOn, lastDay }: { beginsOn: string | null; lastDay: string | null },
  today: IsoDay = todayInTokyo(),
): string {
  if (lastDay !== null) return lastDay < today ? `Left on ${dayWithYear(lastDay)}` : `Leaves on ${shortDay(lastDay)}`
  if (beginsOn === null) return ''
  return beginsOn > today ? `Begins on ${shortDay(beginsOn)}` : `With us since ${dayWithYear(beginsOn)}`
}
