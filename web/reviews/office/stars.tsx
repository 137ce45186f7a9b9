import { Star } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Drawn to whole stars, and told to a tenth. */
export function Stars({ count }: { count: number }) {
  return (
    <span role="img" aria-label={`${count} of 5 stars`} className="inline-flex items-center gap-0.5 text-kohaku">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} of={Star} dense className={cx('size-3.5', Math.round(count) >= star && 'fill-current')} />
      ))}
      <span className="ms-1 text-[0.8125rem] text-ink-2 tabular-nums">{count.toFixed(1)}</span>
    </span>
  )
}
