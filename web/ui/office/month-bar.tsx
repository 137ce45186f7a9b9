import { hoursInWords } from '#core/days.ts'
import { cx } from '../cx.ts'

/** Duty of a month, and by what it is judged. */
export interface MonthOfDuty {
  doneMinutes: number
  plannedMinutes: number
  /** By contract, and what no month may have. */
  aimMinutes: number | null
  limitMinutes: number | null
}

const toneOf = ({ doneMinutes, plannedMinutes, aimMinutes, limitMinutes }: MonthOfDuty): 'fine' | 'aim' | 'limit' => {
  const all = doneMinutes + plannedMinutes
  if (limitMinutes !== null && all > limitMinutes) return 'limit'
  return aimMinutes !== null && all > aimMinutes ? 'aim' : 'fine'
}

const doneLooks = { fine: 'bg-ai', aim: 'bg-kohaku', limit: 'bg-beni' } as const

/** Duty of a month from its first day: done, planned, and where the contract and the limit stand. */
export function MonthBar({ of: month, className }: { of: MonthOfDuty; className?: string }) {
  const { doneMinutes, plannedMinutes, aimMinutes, limitMinutes } = month
  const end = Math.max(doneMinutes + plannedMinutes, (limitMinutes ?? aimMinutes ?? 0) * 1.1, 60)
  const share = (minutes: number) => `${(minutes / end) * 100}%`
  const tick = (minutes: number | null, look: string) =>
    minutes !== null && (
      <span className={cx('absolute -inset-y-1 w-0.5', look)} style={{ insetInlineStart: share(minutes) }} />
    )
  return (
    <span aria-hidden className={cx('relative block h-1.5 bg-paper-2', className)}>
      <span className="flex h-full">
        <span className={doneLooks[toneOf(month)]} style={{ inlineSize: share(doneMinutes) }} />
        <span className="bg-ai-soft forced-colors:border" style={{ inlineSize: share(plannedMinutes) }} />
      </span>
      {tick(aimMinutes, 'bg-ink')}
      {tick(limitMinutes, 'bg-beni')}
    </span>
  )
}

/** What the bar shows, for who does not see it. */
export const monthWords = ({ aimMinutes, limitMinutes }: MonthOfDuty): string =>
  [
    aimMinutes === null ? '' : `contract ${hoursInWords(aimMinutes)}`,
    limitMinutes === null ? '' : `limit ${hoursInWords(limitMinutes)}`,
  ]
    .filter(Boolean)
    .join(', ')

/** What the month has above the limit, or above the contract; null where it is within both. */
export function overInWords(month: MonthOfDuty): { words: string; isOverLimit: boolean } | null {
  const { doneMinutes, plannedMinutes, aimMinutes, limitMinutes } = month
  const tone = toneOf(month)
  if (tone === 'fine') return null
  const isOverLimit = tone === 'limit'
  const over = doneMinutes + plannedMinutes - ((isOverLimit ? limitMinutes : aimMinutes) ?? 0)
  return { isOverLimit, words: `${hoursInWords(over)} over the ${isOverLimit ? 'limit of a month' : 'contract'}.` }
}
