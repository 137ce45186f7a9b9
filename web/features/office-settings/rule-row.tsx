import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/field.tsx'

type RuleRowProps = {
  name: string
  meaning?: string
  /** What its only figure counts stands above all such rows, and is not said again in each. */
  isPlain?: boolean
  children: ReactNode
}

/** A rule with what it means, and its figures at the end of the line. */
export function RuleRow({ name, meaning, isPlain, children }: RuleRowProps) {
  return (
    <li
      className={cx(
        'grid items-center gap-x-5 gap-y-2 border-t border-line px-4.5',
        isPlain ? 'grid-cols-[minmax(0,1fr)_auto] py-1.5' : 'py-3 md:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="min-w-0">
        <div className="font-semibold">{name}</div>
        {meaning && <p className="text-[13px] text-ink-3">{meaning}</p>}
      </div>
      <fieldset
        aria-label={name}
        className={cx(
          'flex min-w-0 flex-wrap items-start gap-3 *:w-36',
          isPlain ? 'max-md:*:w-24 [&_label]:sr-only' : 'max-md:*:w-[calc(50%-6px)]',
        )}
      >
        {children}
      </fieldset>
    </li>
  )
}

/** What the figures below count, once for all plain rows; each figure has it as its name too. */
export function RuleHead({ of: heads }: { of: readonly string[] }) {
  return (
    <div
      aria-hidden
      className="flex justify-end gap-3 px-4.5 pb-1.5 text-[12.5px] font-semibold text-ink-3 *:w-24 *:text-end md:*:w-36"
    >
      {heads.map((head) => (
        <span key={head}>{head}</span>
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

/** One figure; its label is seen, since a row may have two of them. */
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
