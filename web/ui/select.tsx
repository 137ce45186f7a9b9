import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldLabel, FieldNotes } from './aria-field-parts.tsx'
import { cx } from './cx.ts'
import { boxLook, type FieldShape, type FieldSize, type FieldWords, stackLook } from './field-look.ts'
import { Icon } from './icon.tsx'
import { type Choice, LIST_LOOK, Option, POPOVER_LOOK } from './options.tsx'

export type SelectProps = FieldWords & {
  choices: Choice[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  onBlur?: () => void
  id?: string
  name?: string
  autoComplete?: string
  placeholder?: string
  isDisabled?: boolean
  defaultOpen?: boolean
  shape?: FieldShape
  size?: FieldSize
  leading?: ReactNode
  className?: string
}

/** One of a few answers that are known beforehand. For more than a dozen, a combobox is kinder. */
export function Select({ label, hint, error, optional, choices, placeholder = 'Choose', ...props }: SelectProps) {
  const { onChange, shape, size, leading, className, ...rest } = props
  return (
    <AriaSelect
      {...rest}
      placeholder={placeholder}
      onChange={(id) => id !== null && onChange?.(String(id))}
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={stackLook(shape, className)}
    >
      <FieldLabel label={label} optional={optional} shape={shape} />
      <Button className={boxLook(shape, size, 'flex items-center gap-2.5')}>
        {leading && <span className="text-ai">{leading}</span>}
        <SelectValue className="flex-1 truncate data-placeholder:text-ink-3">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon of={ChevronDown} dense className={cx(shape === 'ticket' && 'text-ink-3')} />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover offset={6} className={cx(POPOVER_LOOK, 'min-w-(--trigger-width)')}>
        <ListBox items={choices} className={LIST_LOOK}>
          {(choice) => <Option choice={choice} dense={size === 'small'} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
