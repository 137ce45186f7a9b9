import { Children, type ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/field.tsx'

type RuleRowProps = { name: string; meaning?: string; children: ReactNode }

/**
 * A rule with what it means, and its figures at the end of the line. What they count stands above all rows, and is not
 * said again in each; only where two of them stand below the name on a telephone, each says what it is.
 */
export function RuleRow({ name, meaning, children }: RuleRowProps) {
  const isPair = Children.count(children) > 1
  return (
    <li
      className={cx(
        'grid items-center gap-x-5 gap-y-2 border-t border-line px-4.5 md:grid-cols-[minmax(0,1fr)_auto]',
        meaning ? 'py-2.5' : 'py-2',
        isPair ? 'max-md:py-3' : 'grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="min-w-0">
        <div className="font-semibold">{name}</div>
        {meaning && <p className="text-[0.8125rem] text-ink-3">{meaning}</p>}
      </div>
      <fieldset
        aria-label={name}
        className={cx(
          'flex min-w-0 items-start gap-3 md:*:w-36 md:[&_label]:sr-only',
          isPair ? 'max-md:*:flex-1' : 'max-md:*:w-28 max-md:[&_label]:sr-only',
        )}
      >
        {children}
      </fieldset>
    </li>
  )
}

type Head = { label: string; isAmount?: boolean }

/** What the figures below count, once for all rows; each figure has it as its name too. */
export function RuleHead({ of: heads }: { of: readonly Head[] }) {
  return (
    <div
      aria-hidden
      className="flex justify-end gap-3 px-4.5 pb-1.5 text-[0.78125rem] font-semibold text-ink-3 max-md:hidden"
    >
      {heads.map(({ label, isAmount }) => (
        <span key={label} className={cx('w-36', isAmount && 'text-end')}>
          {label}
        </span>
      ))}
    </div>
  )
}

type RuleFigureProps = {
  label: string
  value: string
  error?: string
  /** Amounts stand under each other by their last digit. */
  isAmount?: boolean
  onChange: (value: string) => void
}

export function RuleFigure({ isAmount, ...field }: RuleFigureProps) {
  return (
    <TextField
      size="small"
      inputMode="text"
      className={isAmount ? '[&_input]:text-end [&_input]:tabular-nums' : '[&_input]:tabular-nums'}
      {...field}
    />
  )
}
