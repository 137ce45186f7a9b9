import { cx } from '#web/ui/cx.ts'
import { MONTHS } from '#web/ui/day.ts'

type BestMonthsProps = {
  /** 1 to 12. */
  months: readonly number[]
  /** The same in words; they carry it, the cells only help. */
  words: string
}

export function BestMonths({ months, words }: BestMonthsProps) {
  return (
    <>
      <div aria-hidden className="grid max-w-[420px] grid-cols-12 gap-1">
        {MONTHS.map((month, index) => (
          <span
            key={month}
            className={cx(
              'grid h-8 place-items-center rounded-tag border text-[0.78125rem]',
              months.includes(index + 1)
                ? 'border-matsu bg-matsu-soft font-semibold text-matsu'
                : 'border-line text-ink-3',
            )}
          >
            {month.charAt(0)}
          </span>
        ))}
      </div>
      <p className="mt-2 text-[0.9375rem]">{words}</p>
    </>
  )
}
