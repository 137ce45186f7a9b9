import { Calendar } from '#web/ui/calendar.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { PickerPopover } from './picker-popover.tsx'
import type { PickerProps } from './use-picker.ts'

/** A month to choose a day from, none before today in Tokyo. */
export function DayPicker({ value, onChange, ...popover }: PickerProps) {
  const today = todayInTokyo()
  const choose = (day: string) => {
    onChange(day)
    popover.onOpenChange(false)
  }
  return (
    <PickerPopover {...popover} label="Day" className="w-[364px]">
      <Calendar
        aria-label="Day"
        value={value >= today ? value : null}
        minDay={today}
        today={today}
        onChange={choose}
        autoFocus
      />
      {value && (
        <TextButton onClick={() => choose('')} className="min-h-11 justify-self-start text-sm">
          Any day
        </TextButton>
      )}
    </PickerPopover>
  )
}
