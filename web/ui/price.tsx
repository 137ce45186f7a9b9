import { formatYen } from '#contract/money.ts'
import { cx } from './cx.ts'

type PriceProps = {
  yen: number
  /** What the price is for, such as "car": "per car" follows in quiet type. */
  per?: string
  /** "from" in front, where the price depends on the day. */
  from?: boolean
  /** The large serif figure of a price box. */
  large?: boolean
  className?: string
}

/** A price in whole yen. The figure is isolated, so that ¥ stays in front in right-to-left pages. */
export function Price({ yen, per, from, large, className }: PriceProps) {
  return (
    <span className={className}>
      {from && 'from '}
      <bdi className={cx('tabular-nums', large ? 'font-serif text-d3' : 'font-[650]')}>{formatYen(yen)}</bdi>
      {per && <span className={cx(large && 'text-sm', 'text-ink-2')}> per {per}</span>}
    </span>
  )
}
