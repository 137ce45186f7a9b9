import { useState } from 'react'
import { TextField, type TextFieldProps } from './field.tsx'
import { isWholeTime, readTime } from './typed-time.ts'

interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur' | 'inputMode'> {
  /** "19:05"; empty while there is no time. */
  value: string
  onChange: (time: string) => void
}

/**
 * A time of the day, of twenty-four hours like every other on the page: the browser's own field would write it as the
 * device does, 07:05 PM beside our 19:05.
 */
export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState(value)
  const timeIn = (text: string) => {
    const time = readTime(text)
    return time === '24:00' ? '' : (time ?? '')
  }
  // "19" may become 19:05: what is begun counts when the field is left.
  const known = isWholeTime(typed) || timeIn(typed) === value ? timeIn(typed) : ''
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      // Set by something else on the page, such as a time that is offered.
      value={known === value ? typed : value}
      onChange={(text) => {
        setTyped(text)
        onChange(isWholeTime(text) ? timeIn(text) : '')
      }}
      onBlur={() => {
        const time = timeIn(typed)
        if (!time || known !== value) return
        setTyped(time)
        onChange(time)
      }}
    />
  )
}
