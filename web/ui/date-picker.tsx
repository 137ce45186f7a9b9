import { Calendar as CalendarIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { cx } from './cx.ts'
import { type IsoDay, shortDay } from './day.ts'
import { boxLook, type FieldShape, type FieldSize, type FieldWords, labelLook, stackLook } from './field-look.ts'
import { FieldNotes, LabelWords, notesOf } from './field-parts.tsx'
import { Icon } from './icon.tsx'
import { POPOVER_LOOK } from './options.tsx'

export type DatePickerProps = FieldWords &
  Pick<CalendarProps, 'minDay' | 'maxDay' | 'isTaken' | 'noteOf' | 'legend' | 'today'> & {
    value?: IsoDay | null
    defaultValue?: IsoDay
    onChange?: (day: IsoDay) => void
    id?: string
    /** Sends the day as "2026-11-24" with the form. */
    name?: string
    placeholder?: string
    isDisabled?: boolean
    shape?: FieldShape
    size?: FieldSize
    className?: string
  }

/** A day, shown as "Tue 24 Nov", chosen from a month in a popover. */
export function DatePicker({ label, hint, error, optional, value, defaultValue, onChange, ...props }: DatePickerProps) {
  const { id, name, placeholder = 'Choose a day', isDisabled, shape, size, className, ...month } = props
  const [ownDay, setOwnDay] = useState<IsoDay | null>(defaultValue ?? null)
  const [isOpen, setOpen] = useState(false)
  const key = useId()
  const day = value === undefined ? ownDay : value
  const choose = (chosen: IsoDay) => {
    setOwnDay(chosen)
    onChange?.(chosen)
    setOpen(false)
  }
  return (
    <div
      id={id}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
      className={stackLook(shape, className)}
    >
      <span id={`${key}label`} className={labelLook(shape)}>
        <LabelWords label={label} optional={optional} shape={shape} />
      </span>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          isDisabled={isDisabled}
          aria-labelledby={`${key}label ${key}value`}
          aria-describedby={notesOf(key, { hint, error })}
          className={boxLook(shape, size, 'flex items-center gap-2.5 tabular-nums')}
        >
          <Icon of={CalendarIcon} className={isDisabled ? 'text-ink-3' : 'text-ai'} />
          <span id={`${key}value`} className={cx('truncate', !day && 'text-ink-3')}>
            {day ? <time dateTime={day}>{shortDay(day)}</time> : placeholder}
          </span>
        </Button>
        <Popover
          offset={6}
          placement="bottom start"
          className={cx(POPOVER_LOOK, 'w-[364px] overflow-y-auto max-w-[calc(100vw-24px)]')}
        >
          <Dialog aria-label={label} className="p-4 outline-none">
            <Calendar {...month} aria-label={label} value={day} onChange={choose} autoFocus />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {name && <input type="hidden" name={name} value={day ?? ''} />}
      <FieldNotes id={key} hint={hint} error={error} />
    </div>
  )
}
