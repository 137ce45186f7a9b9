import type { CancellationTier } from '#contract/catalogue.ts'
import { refundYen } from '#contract/money.ts'
import { onTokyoClock } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { longDay, shortDay } from '#web/ui/day.ts'

/** A stretch of the time that is left before the start, and what cancelling in it gives back. */
export interface CancellationStep {
  percent: number
  refundYen: number
  /** Where it begins: "Today, Sun 15 Nov", "48 h before". */
  from: string
  /** What follows the amount: "back until Sunday 22 November, 05:30". */
  words: string
}

export interface CancellationTerms {
  tiers: readonly CancellationTier[]
  /** When the day begins, on the wire's clock, which is Tokyo's. */
  startsAt: string
  totalYen: number
  now: string
  /** The guest is about to cancel, so the first station is where they stand. */
  here?: boolean
}

const hourMs = 3_600_000

/** "Sunday 22 November, 05:30", of a moment on Tokyo's clock. */
export const longMoment = (iso: string) => `${longDay(iso.slice(0, 10))}, ${iso.slice(11, 16)}`

/** The tiers from the longest notice to the start itself, without a gap. */
export function tiersToStart(tiers: readonly CancellationTier[]): CancellationTier[] {
  const ordered = tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  return ordered.at(-1)?.hoursBefore === 0 ? ordered : [...ordered, { hoursBefore: 0, refundPercent: 0 }]
}

/** The stretches while no day is chosen: hours before the start, from the booking on. */
export const stepsInHours = (tiers: readonly CancellationTier[], totalYen: number): CancellationStep[] =>
  tiersToStart(tiers).map(({ hoursBefore, refundPercent }, index, all) => {
    const before = all[index - 1]
    const start = refundPercent > 0 ? 'back until the start' : before ? 'after that' : 'if you cancel'
    return {
      percent: refundPercent,
      refundYen: refundYen(totalYen, refundPercent),
      from: before ? `${notice(before.hoursBefore)} before` : 'From booking',
      words: hoursBefore === 0 ? start : `back until ${counted(hoursBefore, 'hour')} before the start`,
    }
  })

/** The stretches that are still to come, from now to the start without a gap: what has passed is no longer offered. */
export function cancellationSteps({ tiers, startsAt, totalYen, now, here }: CancellationTerms): CancellationStep[] {
  const startMs = Date.parse(startsAt)
  const nowMs = Date.parse(now)
  const ahead = tiersToStart(tiers).filter(({ hoursBefore }) => startMs - hoursBefore * hourMs >= nowMs)
  if (ahead.length === 0) return [{ percent: 0, refundYen: 0, from: standing(now, here), words: 'The day has begun.' }]
  return ahead.map(({ hoursBefore, refundPercent }, index) => {
    const before = ahead[index - 1]
    return {
      percent: refundPercent,
      refundYen: refundYen(totalYen, refundPercent),
      from: before ? `${notice(before.hoursBefore)} before` : standing(now, here),
      words: inWords({ refundPercent, isFirst: !before, isLast: hoursBefore === 0 }, startsAt, hoursBefore),
    }
  })
}

function standing(now: string, here = false): string {
  const day = shortDay(now.slice(0, 10))
  return here ? `You are here: ${day}, ${now.slice(11, 16)}` : `Today, ${day}`
}

/** Days once they are easier to count than hours. */
const notice = (hours: number) => (hours > 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} h`)

function inWords(
  { refundPercent, isFirst, isLast }: { refundPercent: number; isFirst: boolean; isLast: boolean },
  startsAt: string,
  hoursBefore: number,
): string {
  const until = onTokyoClock(new Date(Date.parse(startsAt) - hoursBefore * hourMs))
  if (!isLast) return `back until ${longMoment(until)}`
  if (refundPercent > 0) return `back until pick-up, ${longMoment(until)}`
  return isFirst ? `if you cancel now. Pick-up is ${longMoment(until)}.` : 'after that'
}
