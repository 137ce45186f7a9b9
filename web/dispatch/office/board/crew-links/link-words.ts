import type { CrewLink } from '#contract/crew-day.ts'
import { capitalized, counted, countedInWords } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { dayOf, hourOf } from '../job/job-words.ts'

const hasLink = ({ id, revokedAt }: CrewLink) => id !== '' && revokedAt === null

/** Without a link, or with a day that changed since: those are sent to unless somebody says otherwise. */
export const needsLink = (link: CrewLink) => !hasLink(link) || link.changedSince

/** "18:02" of the day itself, else with its date. */
const atWords = (at: string, day: string) => (dayOf(at) === day ? hourOf(at) : `${shortDay(dayOf(at))}, ${hourOf(at)}`)

/** "two jobs", "one job, brings a car", "brings a car". */
export function workWords({ jobs, brings }: Pick<CrewLink, 'jobs' | 'brings'>): string {
  const cars = brings === 0 ? [] : [brings === 1 ? 'brings a car' : `brings ${countedInWords(brings, 'car')}`]
  return [...(jobs === 0 && brings > 0 ? [] : [countedInWords(jobs, 'job')]), ...cars].join(', ')
}

/** How the link of somebody stands. */
export function linkState(link: CrewLink, day: string): { tone: TagTone; word: string; detail: string } {
  const { id, revokedAt, openedAt, sentAt, changedSince } = link
  if (id === '') return { tone: 'neutral', word: 'No link yet', detail: '' }
  if (revokedAt) return { tone: 'neutral', word: 'Link ended', detail: atWords(revokedAt, day) }
  const detail = openedAt
    ? `Opened ${atWords(openedAt, day)}`
    : sentAt
      ? `Sent ${atWords(sentAt, day)}, not opened yet`
      : 'Not opened yet'
  if (changedSince) return { tone: 'waiting', word: 'Day changed since', detail }
  if (openedAt) return { tone: 'ok', word: 'Opened', detail }
  return { tone: 'info', word: sentAt ? 'Sent' : 'Made', detail }
}

/** "Send 7 links"; those without an address are only made, to be copied. */
export function sendLabel(chosen: readonly CrewLink[]): string {
  const mailed = chosen.filter(({ email }) => email !== '').length
  if (chosen.length === 0) return 'Nobody is chosen'
  if (mailed === 0) return `Make ${chosen.length === 1 ? 'the link' : `${chosen.length} links`}`
  return `Send ${counted(mailed, 'link')}`
}

/** What was done, with whom it could not be mailed to. */
export function sentWords(links: readonly { mailedTo: string }[]): string {
  const mailed = links.filter(({ mailedTo }) => mailedTo !== '').length
  const toCopy = links.length - mailed
  const parts = [
    mailed > 0 && `${countedInWords(mailed, 'link')} sent`,
    toCopy > 0 && `${countedInWords(toCopy, 'link')} to be copied`,
  ]
  const words = parts.filter(Boolean).join(', ')
  return `${capitalized(words)}.`
}
