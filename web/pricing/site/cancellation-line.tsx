import { formatYen } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'
import { type CancellationStep, type CancellationTerms, cancellationSteps } from './cancellation-steps.ts'

type Lie = { across: string; columns: string; step: string; station: string; from: string }

/** Up to three stretches lie side by side where 520 px are free. The first one is the longest. */
const FEW: Lie = {
  across: '@min-[520px]:ms-0 @min-[520px]:pt-7',
  columns: '',
  step: '@min-[520px]:border-s-0 @min-[520px]:border-t-6 @min-[520px]:pt-4 @min-[520px]:pb-0 @min-[520px]:ps-0 @min-[520px]:pe-3.5',
  station: '@min-[520px]:start-0 @min-[520px]:-top-[0.8125rem]',
  from: '@min-[520px]:absolute @min-[520px]:start-0 @min-[520px]:-top-10 @min-[520px]:whitespace-nowrap',
}
/** Four and more need wider ground. */
const MANY: Lie = {
  across: '@min-[760px]:ms-0 @min-[760px]:pt-7',
  columns: '@min-[760px]:auto-cols-fr @min-[760px]:grid-flow-col',
  step: '@min-[760px]:border-s-0 @min-[760px]:border-t-6 @min-[760px]:pt-4 @min-[760px]:pb-0 @min-[760px]:ps-0 @min-[760px]:pe-3.5',
  station: '@min-[760px]:start-0 @min-[760px]:-top-[0.8125rem]',
  from: '@min-[760px]:absolute @min-[760px]:start-0 @min-[760px]:-top-10 @min-[760px]:whitespace-nowrap',
}
const COLUMNS = ['', '', '@min-[520px]:grid-cols-[1.5fr_1fr]', '@min-[520px]:grid-cols-[1.5fr_1fr_1fr]'] as const

/** The time before the start as a line: what cancelling gives back in yen, and until when in Tokyo. */
export const CancellationLine = (terms: CancellationTerms) => (
  <CancellationStretches steps={cancellationSteps(terms)} isHere={terms.here} />
)

type CancellationStretchesProps = {
  steps: readonly CancellationStep[]
  /** The guest stands at the first. */
  isHere?: boolean
}

/** The line itself, whatever its stretches are measured by. */
export function CancellationStretches({ steps, isHere }: CancellationStretchesProps) {
  const lie = steps.length > 3 ? MANY : FEW
  return (
    <div className="@container">
      <ol className={cx('ms-[0.4375rem] grid tabular-nums', lie.across, COLUMNS[steps.length] ?? lie.columns)}>
        {steps.map((step, index) => (
          <li
            key={step.from}
            aria-current={isHere && index === 0 ? 'step' : undefined}
            className={cx(
              'relative border-s-6 ps-5 pb-5 text-sm leading-snug text-ink-2 last:pb-1',
              lie.step,
              colourOf(step),
            )}
          >
            <span
              aria-hidden
              className={cx(
                'absolute top-0 -start-[0.8125rem] size-5 rounded-ring border-5 bg-paper print:hidden',
                lie.station,
                colourOf(step),
              )}
            />
            <span className={cx('mb-0.5 block text-label text-ink-3', lie.from)}>
              <bdi>{step.from}</bdi>
            </span>{' '}
            <strong className="mb-0.5 block font-serif text-[1.5rem] leading-tight font-[430] text-ink">
              <bdi>{step.refundYen === 0 ? 'No refund' : formatYen(step.refundYen)}</bdi>
            </strong>{' '}
            <bdi className="block text-balance">{step.words}</bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}

function colourOf({ percent }: CancellationStep): string {
  if (percent === 100) return 'border-matsu'
  return percent === 0 ? 'border-edge' : 'border-dv4'
}
