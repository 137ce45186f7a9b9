import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaGroupProps,
} from 'react-aria-components/CheckboxGroup'
import { cx } from './cx.ts'
import { type FieldWords, stackLook } from './field-look.ts'
import { ErrorWords, FieldLabel, FieldNotes } from './field-parts.tsx'

const ROW =
  'group/check flex min-h-12 items-start gap-3 py-3 text-[0.9375rem] leading-normal text-ink data-disabled:cursor-not-allowed data-disabled:text-ink-3'
const BOX =
  'mt-px grid size-5 shrink-0 place-items-center rounded-[3px] border-[1.5px] border-edge bg-surface text-surface transition-colors group-hover/check:border-ink-2 group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-offset-3 group-data-focus-visible/check:outline-ai group-data-indeterminate/check:border-ai group-data-indeterminate/check:bg-ai group-data-selected/check:border-ai group-data-selected/check:bg-ai group-data-invalid/check:border-beni group-data-disabled/check:border-line group-data-disabled/check:bg-paper-2 group-data-disabled/check:text-ink-3'

type CheckboxProps = Omit<
  AriaCheckboxProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'
> & {
  children: ReactNode
  /** A quiet second line, or a count at the end of a filter. */
  detail?: ReactNode
  error?: string
  /** 36 px rows for filters and tables. */
  dense?: boolean
  className?: string
}

/** One thing to agree to, or one line of a group. The whole row is the target. */
export function Checkbox({ children, detail, error, dense, className, ...rest }: CheckboxProps) {
  return (
    <div className={className}>
      <AriaCheckbox
        {...rest}
        isInvalid={Boolean(error) || undefined}
        validationBehavior="aria"
        className={cx(ROW, dense && 'min-h-9 py-1.5')}
      >
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={BOX}>{isIndeterminate ? <Minus {...TICK} /> : isSelected && <Check {...TICK} />}</span>
            <span className="min-w-0 flex-1">
              {children}
              {detail && (
                <span className="block text-xs text-ink-3">
                  <bdi>{detail}</bdi>
                </span>
              )}
              {error && <ErrorWords>{error}</ErrorWords>}
            </span>
          </>
        )}
      </AriaCheckbox>
    </div>
  )
}

const TICK = { size: 14, strokeWidth: 2.5, 'aria-hidden': true } as const

type CheckboxGroupProps = Omit<AriaGroupProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> &
  FieldWords & { children: ReactNode; className?: string }

/** Several answers to one question; the error belongs to the group. */
export function CheckboxGroup({ label, hint, error, optional, children, className, ...rest }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...rest}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={stackLook('field', className)}
    >
      <FieldLabel label={label} optional={optional} />
      <div>{children}</div>
      <FieldNotes hint={hint} error={error} />
    </AriaCheckboxGroup>
  )
}
