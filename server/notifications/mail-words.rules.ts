import type { CancellationTier } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { wholeName } from '#contract/names.ts'
import { onTokyoClock } from '#core/days.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'

export { longDay, longDayWithYear, shortDay } from '#server/platform/day-words.rules.ts'

/** "05:30" as the clocks in Tokyo show it, wherever the reader is. */
export const timeOf = (iso: string) => iso.slice(11, 16)

/** Signs that turn the direction of everything behind them: no name may do that to a sentence of ours. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** "Dear Eleanor Marsh": the whole name, since nobody can tell which part of it is which. */
export const greeting = (leadName: string): string => `Dear ${wholeName(leadName.replace(directions, ''))}`

export interface RefundStep {
  until: string
  back: string
  isAll: boolean
  isNothing: boolean
}

const hourMs = 3_600_000

/** What comes back until when, of what is paid; tiers whose time is over are left out. Parts of a yen are the guest's. */
export function refundSteps(
  tiers: readonly CancellationTier[],
  { startsAt, heldYen, now }: { startsAt: string; heldYen: number; now: string },
): RefundStep[] {
  const starts = Date.parse(startsAt)
  const open = tiers
    .filter(({ hoursBefore, refundPercent }) => refundPercent > 0 && starts - hoursBefore * hourMs > Date.parse(now))
    .sort((a, b) => b.hoursBefore - a.hoursBefore)
    .map(({ hoursBefore, refundPercent }) => {
      const until = onTokyoClock(starts - hoursBefore * hourMs)
      const backYen = Math.min(heldYen, Math.ceil((heldYen * refundPercent) / 100))
      return {
        until: `Until ${shortDay(until)}, ${timeOf(until)}`,
        back: `${formatYen(backYen)} back`,
        isAll: backYen === heldYen,
        isNothing: false,
      }
    })
  const after = {
    until: open.length ? 'After that' : 'From now on',
    back: 'nothing back',
    isAll: false,
    isNothing: true,
  }
  return [...open, after]
}
