import type { CancellationTier } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'
import type { IsoDay } from '#web/ui/day.ts'
import { type RefundStep, refundInWords, refundSteps } from './refunds.ts'

/** The first stretch is the longest; a policy has one to five, and more share the width. */
const COLUMNS = [
  'lg:grid-cols-1',
  'lg:grid-cols-[1.5fr_1fr]',
  'lg:grid-cols-[1.5fr_1fr_1fr]',
  'lg:grid-cols-[1.4fr_1fr_1fr_1fr]',
  'lg:grid-cols-[1.2fr_1fr_1fr_1fr_1fr]',
] as const

const STEP =
  'relative border-s-6 pb-5 ps-5 text-sm leading-snug text-ink-2 last:pb-1 lg:border-s-0 lg:border-t-6 lg:pt-4 lg:pb-0 lg:ps-0 lg:pe-3.5'
const STATION =
  'absolute -start-[13px] top-0 size-5 rounded-ring border-5 bg-paper lg:start-0 lg:-top-[13px] print:hidden'

type RefundLineProps = {
  tiers: readonly CancellationTier[]
  /** What was paid: the price of the chosen car. */
  priceYen: number
  day: IsoDay | null
  start: string
}

/** The time before the start as a line: what cancelling gives back, and until when. */
export function RefundLine({ tiers, priceYen, day, start }: RefundLineProps) {
  const steps = refundSteps(tiers, priceYen)
  return (
    <>
      <ol className={cx('ms-[7px] grid tabular-nums lg:ms-0 lg:pt-7', COLUMNS[Math.min(steps.length, 5) - 1])}>
        {steps.map((step) => (
          <li key={step.untilHours} className={cx(STEP, colourOf(step))}>
            <span aria-hidden className={cx(STATION, colourOf(step))} />
            <span className="mb-0.5 block text-label text-ink-3 lg:absolute lg:start-0 lg:-top-10 lg:whitespace-nowrap">
              <bdi>{step.fromHours === null ? 'From booking' : `${step.fromHours} h before`}</bdi>
            </span>
            <strong className="mb-0.5 block font-serif text-[24px] leading-tight font-[430] text-ink">
              <bdi>{formatYen(step.refundYen)}</bdi>
            </strong>
            <bdi className="block text-balance">{refundInWords(step, day, start)}</bdi>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-sm text-ink-2">
        {day ? 'Times are Tokyo time.' : 'Choose a day to see the dates. Hours are counted to the start in Tokyo.'}
      </p>
    </>
  )
}

function colourOf({ percent }: RefundStep): string {
  if (percent === 100) return 'border-matsu'
  return percent === 0 ? 'border-edge' : 'border-dv4'
}
