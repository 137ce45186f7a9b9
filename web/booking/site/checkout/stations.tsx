import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'

export interface Station {
  label: string
  /** Where a step that was taken can be looked at again. */
  to?: string
}

type StationsProps = {
  /** What the way is: "Steps". */
  label: string
  steps: readonly Station[]
  /** Place of the present step, counted from 0. */
  current: number
}

const RING =
  'relative z-1 grid size-[2.125rem] place-items-center rounded-ring border-[5px] text-xs font-bold tabular-nums'

/** The steps of a way as stations of a line: done in ink, the present one in vermilion. Phones see the rings alone. */
export function Stations({ label, steps, current }: StationsProps) {
  return (
    <ol
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col text-[0.9375rem] leading-snug font-[550] text-ink-3"
    >
      {steps.map((step, index) => (
        <li key={step.label} aria-current={index === current ? 'step' : undefined} className="relative min-w-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={cx(
                'absolute start-[2.4375rem] end-[0.3125rem] top-[0.875rem] h-1.5',
                index < current ? 'bg-ink' : 'bg-line',
              )}
            />
          )}
          <StationSign step={step} number={index + 1} state={stateOf(index, current)} />
        </li>
      ))}
    </ol>
  )
}

type SignState = 'done' | 'now' | 'ahead'

const stateOf = (index: number, current: number): SignState =>
  index < current ? 'done' : index === current ? 'now' : 'ahead'

const RINGS: Record<SignState, string> = {
  done: 'border-ink bg-ink text-paper',
  now: 'border-shu bg-surface text-ink',
  ahead: 'border-line bg-surface',
}

function StationSign({ step, number, state }: { step: Station; number: number; state: SignState }) {
  const sign = (
    <>
      <span className={cx(RING, RINGS[state])}>
        {state === 'done' ? <Check aria-hidden size={16} strokeWidth={2} /> : <bdi aria-hidden>{number}</bdi>}
      </span>
      <span className={cx('mt-2.5 block pe-2 max-md:sr-only', state === 'now' && 'text-ink')}>
        {step.label}
        {state === 'done' && <span className="sr-only">, done</span>}
      </span>
    </>
  )
  if (!step.to || state !== 'done') return sign
  return (
    <Link
      to={step.to}
      className="relative inline-block rounded-tag before:absolute before:-start-[0.3125rem] before:-top-[0.3125rem] before:size-11 hover:text-ink md:hover:underline"
    >
      {sign}
    </Link>
  )
}
