import { formatYen } from '#contract/money.ts'
import type { OfferExample } from '#contract/offers.ts'
import { cx } from '#web/ui/cx.ts'

type PriceLinesProps = {
  /** What the day is called. */
  day: string
  note?: string
  code: string
  percentOff: number
  worked: Pick<OfferExample, 'dayYen' | 'season' | 'discountYen' | 'totalYen'>
  total: string
}

/** What a code does to a real price, line by line, as the server reckoned it. */
export function PriceLines({ day, note, code, percentOff, worked, total }: PriceLinesProps) {
  return (
    <dl className="text-[0.9375rem]">
      <Line name={day} amount={formatYen(worked.dayYen)} {...(note ? { note } : {})} />
      {worked.season && <Line name={worked.season.name} amount={formatYen(worked.season.yen)} />}
      <Line
        name={`${code}, ${percentOff}% of the day`}
        amount={`− ${formatYen(worked.discountYen)}`}
        className="font-semibold text-matsu"
      />
      <Line
        name={total}
        amount={formatYen(worked.totalYen)}
        className="mt-2 border-t border-ink pt-3 text-[1.0625rem] font-[650]"
      />
    </dl>
  )
}

type LineProps = { name: string; amount: string; note?: string; className?: string }

function Line({ name, amount, note, className }: LineProps) {
  return (
    <div className={cx('flex justify-between gap-4 py-1.5', className)}>
      <dt>
        <bdi>{name}</bdi>
        {note && <bdi className="block text-[0.8125rem] leading-snug text-ink-2">{note}</bdi>}
      </dt>
      <dd>
        <bdi className="whitespace-nowrap tabular-nums">{amount}</bdi>
      </dd>
    </div>
  )
}
