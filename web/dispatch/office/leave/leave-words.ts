import type { LeavePlan, LeaveRequest, OwnRequest } from '#contract/leave.ts'
import { addDays } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { longDay } from '#web/ui/day.ts'
import { momentOf, spanWords } from '#web/ui/office/span-times.ts'

interface Days {
  firstDay: string
  lastDay: string
}

/** "Thu 24 to Mon 28 Dec". */
export const daysWords = ({ firstDay, lastDay }: Days) =>
  spanWords(momentOf(firstDay, '00:00'), momentOf(lastDay, '24:00'))

export const moments = ({ firstDay, lastDay }: Days) => ({
  from: momentOf(firstDay, '00:00'),
  until: momentOf(lastDay, '24:00'),
})

/** Days that follow each other as one span. */
export function spansOf(days: readonly string[]): Days[] {
  const spans: Days[] = []
  for (const day of days.toSorted()) {
    const last = spans.at(-1)
    if (last && addDays(last.lastDay, 1) === day) last.lastDay = day
    else spans.push({ firstDay: day, lastDay: day })
  }
  return spans
}

/** "Thu 24 Dec, Sat 26 to Mon 28 Dec". */
export const someDaysWords = (days: readonly string[]) => spansOf(days).map(daysWords).join(', ')

export function daysOf({ firstDay, lastDay }: Days): string[] {
  const days: string[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day)
  return days
}

/** Some of it is proposed, and not all. */
export const isPartProposed = (request: LeaveRequest): boolean =>
  request.proposedDays.length > 0 && request.proposedDays.length < daysOf(request).length

export interface Finding {
  tone: 'bad' | 'care' | 'fine'
  words: string
}

/** What granting all of it would mean, the gravest first. */
export function findingsOf(
  request: LeaveRequest,
  { fewStayFree, kind }: Pick<LeavePlan, 'fewStayFree' | 'kind'>,
): Finding[] {
  const { fewest, jobs, othersAway } = request
  const found: Finding[] = []
  if (fewest?.free === 0)
    found.push({
      tone: 'bad',
      words: `${longDay(fewest.day)}: nobody would be free. ${counted(fewest.atWork, kind)} with a job.`,
    })
  else if (fewest && fewest.free < fewStayFree)
    found.push({ tone: 'care', words: `${longDay(fewest.day)}: ${fewest.free} would stay free.` })
  if (othersAway > 0)
    found.push({
      tone: 'care',
      words:
        othersAway === 1
          ? 'One other is away then, or asks to be.'
          : `${othersAway} others are away then, or ask to be.`,
    })
  if (jobs.length > 0)
    found.push({
      tone: 'care',
      words: `${jobs.length === 1 ? 'One job needs' : `${jobs.length} jobs need`} somebody else: ${jobs.map(({ leadName }) => leadName).join(', ')}.`,
    })
  if (found.length === 0 && fewest)
    found.push({ tone: 'fine', words: `Nothing booked. At least ${fewest.free} stay free.` })
  if (found.length === 0) found.push({ tone: 'fine', words: 'Days off by their week: nothing is lost.' })
  return found
}

export const stateWords: Record<OwnRequest['state'], string> = {
  asked: 'Asked',
  granted: 'Granted',
  refused: 'Refused',
  withdrawn: 'Taken back',
}

/** "Granted Thu 24 Dec", where it was a part of what was asked. */
export function answerWords(request: OwnRequest): string {
  const isPart = request.state === 'granted' && request.grantedDays.length < daysOf(request).length
  return isPart ? `Granted ${someDaysWords(request.grantedDays)}` : stateWords[request.state]
}

/** What a cell says to who cannot see it. */
export const cellWords: Record<LeavePlan['people'][number]['cells'][number]['is'], string> = {
  'at-work': '',
  off: 'off',
  planned: 'on leave',
  ill: 'ill',
  asked: 'asked for',
}

/** "3 jobs need another chauffeur", after a deed. */
export const lostWords = (jobs: number) =>
  jobs === 0 ? '' : ` ${jobs === 1 ? 'One job is' : `${jobs} jobs are`} in the tray.`
