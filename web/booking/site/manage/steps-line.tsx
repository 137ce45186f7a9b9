import { cx } from '#web/ui/cx.ts'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { Step } from './next-steps.ts'

/** Across where there is room: three or four. */
const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']

/** What happens when, as stations of a line; down the page on phones. */
export function StepsLine({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol aria-label={label} className={cx('grid tabular-nums', COLUMNS[steps.length])}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative pb-6 ps-10 text-[0.9375rem] leading-normal last:pb-0 md:ps-0 md:pe-6 md:pt-10 md:pb-0"
        >
          {(index < steps.length - 1 || steps.length > 1) && (
            <span
              aria-hidden
              className={cx(
                'absolute start-[0.5625rem] top-7 bottom-1 w-[5px] bg-line md:start-7 md:end-1 md:top-[0.5625rem] md:bottom-auto md:h-[0.3125rem] md:w-auto',
                index === steps.length - 1 && 'max-md:hidden',
              )}
            />
          )}
          <span
            aria-hidden
            className={cx(
              'absolute start-0 top-0 size-[1.4375rem] rounded-ring border-5 border-ink',
              step.isDone ? 'bg-ink' : 'bg-paper',
            )}
          />
          <strong className="block font-semibold">
            <bdi>{step.title}</bdi>
          </strong>
          <bdi className="block text-ink-2">
            <Unbroken>{step.text}</Unbroken>
          </bdi>
        </li>
      ))}
    </ol>
  )
}
