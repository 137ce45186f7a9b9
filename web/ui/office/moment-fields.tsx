import { DatePicker } from '../date-picker.tsx'
import type { IsoDay } from '../day.ts'
import { TextField } from '../field.tsx'

type MomentFieldsProps = {
  /** "From", "Until". */
  label: string
  day: IsoDay
  time: string
  today: IsoDay
  minDay?: IsoDay
  error: string | undefined
  onDay: (day: IsoDay) => void
  onTime: (time: string) => void
}

/** A day and an hour of it, side by side. */
export function MomentFields({ label, day, time, today, minDay, error, onDay, onTime }: MomentFieldsProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_92px] gap-2">
      <DatePicker label={label} size="small" value={day} today={today} minDay={minDay} onChange={onDay} />
      <TextField
        label={`${label}, hour`}
        size="small"
        inputMode="numeric"
        value={time}
        onChange={onTime}
        {...(error ? { error } : {})}
        className="[&_[data-slot=label]]:truncate"
      />
    </div>
  )
}
