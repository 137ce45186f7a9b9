import { hoursInWords } from '#core/days.ts'
import type { Conflict } from '#server/inventory/index.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'

/** What is wrong with somebody's day, in one sentence. */
export function whyInWords(conflict: Pick<Conflict, Exclude<keyof Conflict, 'bookingId' | 'startsAt'>>): string {
  const { problem, papers, changesHands, resource, restMinutes, leastRestMinutes, dayMinutes, longestDayMinutes } =
    conflict
  switch (problem) {
    case 'not-working':
      if (papers)
        return 'until' in papers ? `Papers hold until ${shortDay(papers.until)}.` : `No ${papers.missing} yet.`
      return resource.kind === 'vehicle' ? 'Not in service at that hour.' : 'Does not work at that hour.'
    case 'busy':
      return 'Two jobs at once.'
    case 'too-close':
      if (!changesHands) return 'Too close to the job beside it.'
      return resource.kind === 'vehicle'
        ? 'No time to hand it over in its garage.'
        : 'No time to change cars in the garage.'
    case 'too-long-at-the-wheel':
      return 'Too long at the wheel of a bus.'
    case 'day-too-long':
      return restMinutes !== null && leastRestMinutes !== null
        ? `${hoursInWords(restMinutes)} of rest before it, the least is ${hoursInWords(leastRestMinutes)}.`
        : `A day of ${hoursInWords(dayMinutes)}, at most ${hoursInWords(longestDayMinutes ?? dayMinutes)}.`
  }
}
