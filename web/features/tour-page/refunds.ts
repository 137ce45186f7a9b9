import type { CancellationTier } from '#contract/catalogue.ts'
import { type IsoDay, longDay } from '#web/ui/day.ts'
import { startsAt, tokyoBefore } from './days.ts'

/** A stretch of the time before the start, and what cancelling in it gives back. */
export interface RefundStep {
  percent: number
  refundYen: number
  /** Hours before the start at which it begins; null for the first, which begins with the booking. */
  fromHours: number | null
  /** Hours before the start at which it ends; 0 is the start itself. */
  untilHours: number
}

/** The tiers as stretches that reach from the booking to the start, without a gap. */
export function refundSteps(tiers: readonly CancellationTier[], priceYen: number): RefundStep[] {
  const ordered = tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  const last = ordered.at(-1)
  if (!last || last.hoursBefore > 0) ordered.push({ hoursBefore: 0, refundPercent: 0 })
  return ordered.map(({ hoursBefore, refundPercent }, index) => ({
    percent: refundPercent,
    refundYen: Math.floor((priceYen * refundPercent) / 100),
    fromHours: ordered[index - 1]?.hoursBefore ?? null,
    untilHours: hoursBefore,
  }))
}

/** "back until Sunday 22 November, 05:30", or in hours while no day is chosen. */
export function refundInWords({ percent, untilHours }: RefundStep, day: IsoDay | null, start: string): string {
  if (untilHours === 0) return percent > 0 ? 'back until the start' : 'back from then until the start'
  return day ? `back until ${deadline(day, start, untilHours)}` : `back until ${untilHours} hours before the start`
}

/** One sentence on cancelling: for a chosen day with the moment, else with the hours. */
export function freeUntil(
  tiers: readonly CancellationTier[],
  day: IsoDay | null,
  start: string,
  now: Date | null,
): string {
  const steps = refundSteps(tiers, 0).filter(({ percent }) => percent > 0)
  const [first] = steps
  if (!first) return 'Once booked, cancelling gives nothing back.'
  if (!day || !now) {
    const until = first.untilHours === 0 ? 'the start' : `${first.untilHours} hours before the start`
    return first.percent === 100
      ? `Free to cancel until ${until}.`
      : `Cancelling gives ${first.percent}% back until ${until}.`
  }
  const open = steps.find(({ untilHours }) => now < new Date(startsAt(day, start).getTime() - untilHours * 3_600_000))
  if (!open) return 'So near to the start, cancelling gives nothing back.'
  const until = open.untilHours === 0 ? 'the start' : `${deadline(day, start, open.untilHours)} Tokyo time`
  return open.percent === 100
    ? `Free to cancel until ${until}.`
    : `Cancelling gives ${open.percent}% back until ${until}.`
}

function deadline(day: IsoDay, start: string, hours: number): string {
  const at = tokyoBefore(startsAt(day, start), hours)
  return `${longDay(at.day)}, ${at.clock}`
}
