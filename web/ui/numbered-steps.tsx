import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type NumberedStepsProps = { steps: readonly string[]; children?: ReactNode; className?: string }

/** Short sentences in their order, with the figures that a drawing beside them bears. */
export function NumberedSteps({ steps, children, className }: NumberedStepsProps) {
  return (
    <ol className={cx('grid gap-3 text-[0.9375rem] tabular-nums', className)}>
      {steps.map((sentence, index) => (
        <li key={sentence} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2 leading-[1.45]">
          <span aria-hidden className="font-[650]">
            {index + 1}
          </span>
          <bdi>{sentence}</bdi>
        </li>
      ))}
      {children}
    </ol>
  )
}
