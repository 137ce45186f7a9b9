import { dayPattern, noSuchDay, readDay } from '#web/ui/birth-date.ts'
import { TextField } from '#web/ui/field.tsx'
import { type FieldOf, leaveTidy } from '../form-fields.ts'
import { tidyDay } from './person-values.ts'

/** A day as it is typed, written out on leaving. */
export function DayField({ label, optional, of: day }: { label: string; optional?: boolean; of: FieldOf<string> }) {
  return (
    <TextField
      label={label}
      size="small"
      {...(optional ? { optional } : {})}
      inputMode="numeric"
      autoComplete="off"
      placeholder={dayPattern}
      {...day}
      error={day.error && (readDay(day.value) === undefined ? noSuchDay : day.error)}
      onBlur={() => leaveTidy(day, tidyDay)}
    />
  )
}
