import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import type { FieldWords } from './field-look.ts'
import { GroupFrame } from './field-parts.tsx'

const ROW = 'group/radio flex items-start gap-3.5 text-[0.9375rem] leading-normal has-disabled:cursor-not-allowed'
const PLAIN = 'min-h-12 py-3 has-disabled:text-ink-3'
const BOXED =
  '-mt-px border border-edge bg-surface px-4.5 py-4 first:mt-0 first:rounded-t-field last:rounded-b-field has-disabled:border-dashed has-disabled:bg-transparent has-disabled:text-ink-2 has-checked:relative has-checked:z-1 has-checked:border-ai has-checked:bg-ai-soft has-checked:inset-ring has-checked:inset-ring-ai'
const ACROSS = 'grid gap-px sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'
const SIDE =
  'gap-2.5! border border-edge bg-surface px-3.5 py-3 has-disabled:border-dashed has-disabled:bg-transparent has-disabled:text-ink-2 has-checked:border-ai has-checked:bg-ai-soft has-checked:inset-ring has-checked:inset-ring-ai'
const RING =
  'mt-0.5 size-5 shrink-0 appearance-none rounded-ring border-[1.5px] border-edge bg-surface transition-colors group-hover/radio:border-ink-2 checked:border-[6px] checked:border-ai group-data-invalid/field:border-beni disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-2 forced-colors:appearance-auto print:appearance-auto'

export type RadioChoice = { id: string; label: string; detail?: string; aside?: ReactNode; isDisabled?: boolean }

type RadioGroupProps = FieldWords & {
  choices: RadioChoice[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  name?: string
  orientation?: 'horizontal' | 'vertical'
  /** Rows joined in one outline, for choices with a price or a reason, such as the car. */
  boxed?: boolean
  /** Boxed side by side where there is room, to be compared. */
  across?: boolean
  className?: string
}

/** One answer of a few, all in view. */
export function RadioGroup({ choices, value, defaultValue, onChange, name, ...props }: RadioGroupProps) {
  const { orientation, boxed, across, ...words } = props
  const ownName = useId()
  const chosen = (id: string) =>
    value === undefined ? { defaultChecked: id === defaultValue } : { checked: id === value }
  return (
    <GroupFrame {...words} role="radiogroup">
      <div className={across ? ACROSS : orientation === 'horizontal' ? 'flex flex-wrap gap-x-7' : 'grid'}>
        {choices.map((choice) => (
          <label key={choice.id} className={cx(ROW, across ? SIDE : boxed ? BOXED : PLAIN)}>
            <input
              type="radio"
              name={name ?? ownName}
              value={choice.id}
              {...chosen(choice.id)}
              onChange={() => onChange?.(choice.id)}
              disabled={choice.isDisabled}
              className={RING}
            />
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
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
