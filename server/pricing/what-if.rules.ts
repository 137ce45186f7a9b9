import { formatYen } from '#contract/money.ts'
import { addDays, minutesBetween, tokyoDayOf, tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { halfHoursInWords } from './words.rules.ts'

/** The instant of a wall time of return: one at or before the start's time of day is after midnight. */
export function returnInstant(startsAt: Date, returnAt: string): Date {
  const day = tokyoDayOf(startsAt)
  return tokyoInstant(returnAt <= tokyoTimeOf(startsAt) ? addDays(day, 1) : day, returnAt)
}

/** How many half hours a return lies beyond an end, begun ones counted; none when it is not later. */
export const halfHoursBeyond = (startsAt: Date, endsAt: Date, returnAt: string) =>
  Math.max(0, Math.ceil(minutesBetween(endsAt, returnInstant(startsAt, returnAt)) / 30))

export interface LaterReturn {
  /** HH:MM, as it was asked. */
  returnAt: string
  /** Beyond the day that the guest has, its extra half hours included. */
  addedHalfHours: number
  differenceYen: number
  totalYen: number
}

/** "Returning at 19:00 adds one hour: ¥10,000 more, ¥138,000 in all." */
export function whatIfSentence({ returnAt, addedHalfHours, differenceYen, totalYen }: LaterReturn): string {
  if (addedHalfHours === 0) return `${returnAt} is within the day you have: nothing more to pay.`
  const added = halfHoursInWords(addedHalfHours)
  return `Returning at ${returnAt} adds ${added}: ${formatYen(differenceYen)} more, ${formatYen(totalYen)} in all.`
}

/** For a return beyond the most extra half hours that a day may have. */
export const tooLateSentence = (returnAt: string, latestEndsAt: Date) =>
  `${returnAt} is later than we can drive this day: it ends at ${tokyoTimeOf(latestEndsAt)} at the latest.`

export const takenSentence = (returnAt: string) =>
  `The car has another guest after you: ${returnAt} is later than it can stay.`

/** For a return after which the crew would have worked too long, whoever else travels that day. */
export const tooLongSentence = (returnAt: string, until: string) =>
  `${returnAt} makes a longer day than a chauffeur may work: it can last until ${until} at the latest.`
