import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { ErrorWords } from './error-words.tsx'
import type { FieldWords } from './field-look.ts'
import { GroupFrame } from './field-parts.tsx'
import { TICK_BOX } from './tick-box.ts'

const ROW =
  'flex min-h-12 items-start gap-3 py-3 text-[0.9375rem] leading-normal text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3'
const BOX =
  'mt-px aria-invalid:border-beni disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-2 disabled:before:border-ink-3'

type CheckboxProps = {
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  isDisabled?: boolean
  name?: string
  'aria-label'?: string
  children: ReactNode
  /** A quiet second line, or a count at the end of a filter. */
  detail?: ReactNode
  error?: string
  /** 36 px rows for filters and tables. */
  dense?: boolean
  className?: string
}

/** One thing to agree to, or one line of a group. The whole row is the target. */
export function Checkbox({ children, detail, error, dense, className, ...props }: CheckboxProps) {
  const { isSelected, defaultSelected, onChange, isDisabled, ...rest } = props
  const errorId = useId()
  return (
    <div className={className}>
      <label className={cx(ROW, dense && 'min-h-9 py-1.5')}>
        <input
          {...rest}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          onChange={({ target }) => onChange?.(target.checked)}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={cx(TICK_BOX, BOX)}
        />
        <span className="min-w-0 flex-1">
          {children}
          {detail && (
            <span className="block text-xs text-ink-3">
              <bdi>{detail}</bdi>
            </span>
          )}
          {error && (
            <span id={errorId}>
              <ErrorWords>{error}</ErrorWords>
            </span>
          )}
        </span>
      </label>
    </div>
  )
}

/** Several answers to one question; the error belongs to the group. */
export function CheckboxGroup({ children, ...words }: FieldWords & { children: ReactNode; className?: string }) {
  return (
    <GroupFrame {...words} role="group">
      <div>{children}</div>
    </GroupFrame>
  )
}
