import type { ReactNode } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup'
import { cx } from './cx.ts'
import { type FieldWords, stackLook } from './field-look.ts'
import { FieldLabel, FieldNotes } from './field-parts.tsx'

const ROW = 'group/radio flex items-start gap-3.5 text-[0.9375rem] leading-normal data-disabled:cursor-not-allowed'
const PLAIN = 'min-h-12 py-3 data-disabled:text-ink-3'
const BOXED =
  '-mt-px border border-edge bg-surface px-4.5 py-4 first:mt-0 first:rounded-t-field last:rounded-b-field data-disabled:border-dashed data-disabled:bg-transparent data-disabled:text-ink-2 data-selected:relative data-selected:z-1 data-selected:border-ai data-selected:bg-ai-soft data-selected:inset-ring data-selected:inset-ring-ai'
const ACROSS = 'grid gap-px sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'
const SIDE =
  'gap-2.5! border border-edge bg-surface px-3.5 py-3 data-disabled:border-dashed data-disabled:bg-transparent data-disabled:text-ink-2 data-selected:border-ai data-selected:bg-ai-soft data-selected:inset-ring data-selected:inset-ring-ai'
const RING =
  'mt-0.5 size-5 shrink-0 rounded-ring border-[1.5px] border-edge bg-surface transition-colors group-hover/radio:border-ink-2 group-data-focus-visible/radio:outline-2 group-data-focus-visible/radio:outline-offset-3 group-data-focus-visible/radio:outline-ai group-data-selected/radio:border-[6px] group-data-selected/radio:border-ai group-data-invalid/radio:border-beni group-data-disabled/radio:border-line group-data-disabled/radio:bg-paper-2'

export type RadioChoice = { id: string; label: string; detail?: string; aside?: ReactNode; isDisabled?: boolean }

type RadioGroupProps = Omit<
  AriaRadioGroupProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'validationBehavior'
> &
  FieldWords & {
    choices: RadioChoice[]
    /** Rows joined in one outline, for choices with a price or a reason, such as the car. */
    boxed?: boolean
    /** Boxed side by side where there is room, to be compared. */
    across?: boolean
    className?: string
  }

/** One answer of a few, all in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, choices, boxed, across, className, ...rest } = props
  return (
    <AriaRadioGroup
      {...rest}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={stackLook('field', className)}
    >
      <FieldLabel label={label} optional={optional} />
      <div className={across ? ACROSS : rest.orientation === 'horizontal' ? 'flex flex-wrap gap-x-7' : 'grid'}>
        {choices.map((choice) => (
          <Radio
            key={choice.id}
            value={choice.id}
            isDisabled={choice.isDisabled}
            className={cx(ROW, across ? SIDE : boxed ? BOXED : PLAIN)}
          >
            <span className={RING} />
            <span className="min-w-0 flex-1">
              <span className={cx('flex flex-wrap justify-between gap-x-4', (boxed || across) && 'font-semibold')}>
                {choice.label}
                {choice.aside && <bdi className="font-normal text-ink-2">{choice.aside}</bdi>}
              </span>
              {choice.detail && (
                <span className="block text-[0.84375rem] leading-snug text-ink-2">
                  <bdi>{choice.detail}</bdi>
                </span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaRadioGroup>
  )
}
