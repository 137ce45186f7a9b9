import { TextField, type TextFieldProps } from './field.tsx'
import { useTypedTime } from './use-typed-time.ts'

interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur' | 'inputMode'> {
  /** "19:05"; empty while there is no time. */
  value: string
  onChange: (time: string) => void
}

/** A time of the day, typed in any usual way. */
export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const time = useTypedTime(value, onChange)
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={time.value}
      onChange={time.onType}
      onBlur={time.onLeave}
    />
  )
}
