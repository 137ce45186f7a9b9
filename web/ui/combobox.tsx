import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldLabel, FieldNotes } from './aria-field-parts.tsx'
import { cx } from './cx.ts'
import { boxLook, type FieldShape, type FieldSize, type FieldWords, stackLook } from './field-look.ts'
import { Icon } from './icon.tsx'
import { type Choice, LIST_LOOK, ListNote, Option, POPOVER_LOOK } from './options.tsx'

export type ComboBoxProps = FieldWords & {
  /** Filtered here as one types. With `onInputChange` and `isFiltered` the server does it. */
  choices: Choice[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string | null) => void
  inputValue?: string
  defaultInputValue?: string
  onInputChange?: (text: string) => void
  onBlur?: () => void
  /** The choices already answer what was typed: do not filter them again. */
  isFiltered?: boolean
  isLoading?: boolean
  /** What the open list says when nothing fits. */
  emptyText?: string
  /** The typed words are an answer too, such as an address we do not know. */
  allowsCustomValue?: boolean
  opensOn?: 'input' | 'focus'
  id?: string
  name?: string
  placeholder?: string
  isDisabled?: boolean
  shape?: FieldShape
  size?: FieldSize
  leading?: ReactNode
  className?: string
}

/** A question with many known answers: type a few letters, or open the list. */
export function ComboBox({ label, hint, error, optional, choices, ...props }: ComboBoxProps) {
  const { isFiltered, isLoading, emptyText, opensOn, placeholder, shape, size, leading, className, ...rest } = props
  const note = isLoading ? 'Looking…' : (emptyText ?? 'Nothing by that name. Try fewer letters.')
  return (
    <AriaComboBox
      {...rest}
      {...(isFiltered ? { items: choices } : { defaultItems: choices })}
      onChange={(id) => rest.onChange?.(id === null ? null : String(id))}
      menuTrigger={opensOn}
      allowsEmptyCollection
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={stackLook(shape, className)}
    >
      <FieldLabel label={label} optional={optional} shape={shape} />
      <div className="relative">
        {leading && <span className={cx(LEADING, shape === 'ticket' ? 'start-0' : 'start-3.5')}>{leading}</span>}
        <Input placeholder={placeholder} className={boxLook(shape, size, inputRoom(shape, Boolean(leading)))} />
        <Button className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-ink-2 -outline-offset-4 hover:text-ink data-disabled:cursor-not-allowed data-disabled:text-edge">
          <Icon of={ChevronDown} dense />
        </Button>
      </div>
      <FieldNotes hint={hint} error={error} />
      <Popover offset={6} className={cx(POPOVER_LOOK, 'w-(--trigger-width) min-w-64')}>
        <ListBox<Choice> className={LIST_LOOK} renderEmptyState={() => <ListNote>{note}</ListNote>}>
          {(choice) => <Option choice={choice} dense={size === 'small'} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

const LEADING = 'pointer-events-none absolute inset-y-0 z-1 grid place-items-center text-ai'

function inputRoom(shape: FieldShape | undefined, hasLeading: boolean) {
  if (shape === 'ticket') return cx('pe-9', hasLeading && 'ps-[1.8125rem]')
  return cx('!pe-11', hasLeading && '!ps-11')
}
