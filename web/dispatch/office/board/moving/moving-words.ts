import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import type { Fit } from '#contract/dispatch-moves.ts'
import { insideSentence } from '#core/inside-sentence.ts'
import { capitalized, countedInWords, numeral } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import { callName, dayOf, hourOf, hoursWords, partyWords } from '../job/job-words.ts'
import { isOpen } from './next-row.ts'

/** Spans as they are spoken: "12 h 30" is "12 hours 30", "the least is 9 h" is "the least is 9". */
export const spoken = (words: string) =>
  words
    .replaceAll(/(the (?:least|aim) (?:is )?)(\d+)\sh(?:\s(\d\d))?\b/g, (_, before, whole, part) =>
      part ? `${before}${whole} hours ${part}` : `${before}${whole}`,
    )
    .replaceAll(/\b(\d+)\sh\b/g, (_, whole) => `${whole} ${whole === '1' ? 'hour' : 'hours'}`)
    .replaceAll(/\b(\d+)\smin\b/g, (_, count) => `${count} ${count === '1' ? 'minute' : 'minutes'}`)

const verdictWords: Record<Fit['verdict'], string> = {
  fits: 'fits',
  warns: 'fits with a warning',
  no: 'not possible',
  here: 'its own row',
}

/** "Ueda, fits, rest before 12 hours 30"; "Hayashi, not possible, 7 hours 20 of rest, the least is 9". */
export function fitSpoken(row: Pick<BoardRow, 'kind' | 'shortName'>, fit: Fit): string {
  const verdict = fit.needsReason ? 'possible with a reason' : verdictWords[fit.verdict]
  const says = [callName(row), verdict, fit.words && insideSentence(fit.words)]
  const swap = fit.swap ? `. Enter offers a swap: ${fit.swap.words}` : ''
  return spoken(says.filter(Boolean).join(', ')).concat(swap)
}

/** "Two rows fit, one with a warning." */
export function countedFits(fits: Iterable<Fit>): string {
  const open = [...fits].filter(isOpen)
  const warned = open.filter(({ verdict }) => verdict === 'warns').length
  const rows = `${capitalized(countedInWords(open.length, 'row'))} ${open.length === 1 ? 'fits' : 'fit'}`
  if (warned === 0) return `${rows}.`
  if (open.length === 1) return `${rows}, with a warning.`
  return `${rows}, ${warned === open.length ? 'all' : numeral(warned)} with a warning.`
}

/** "06:30 to 17:30, de Wit, 2." */
export const heldWords = (job: BoardJob) => `${hoursWords(job)}, ${partyWords(job)}.`

/** "10:30", and the day where it is another one. */
export const hourWords = (job: Pick<BoardJob, 'startsAt'>, startsAt: string) =>
  dayOf(startsAt) === dayOf(job.startsAt) ? hourOf(startsAt) : `${shortDay(dayOf(startsAt))}, ${hourOf(startsAt)}`

/** "Not here: 7 h 20 of rest", with the rest of it below. */
export function refusalInTwo(words: string): { head: string; rest: string } {
  const [head = ''] = words.split(/(?<=\S)(?:\. |, the least)/)
  const rest = words.slice(head.length).replace(/^[.,]\s*/, '')
  return { head, rest: capitalized(rest) }
}

/** "1 more below". */
export const moreWords = (count: number, where: 'above' | 'below') => `${count} more ${where}`
