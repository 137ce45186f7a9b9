import { TextField } from '../field.tsx'
import { tidyPhone } from './spaced-phone.ts'

type PhoneFieldProps = {
  label?: string
  name: string
  value: string
  error: string | undefined
  onBlur: () => void
  onChange: (value: string) => void
  className?: string
}

/** A mobile number; on leaving it is written as it will be kept. */
export function PhoneField({ label = 'Mobile', onBlur, ...field }: PhoneFieldProps) {
  return (
    <TextField
      label={label}
      size="small"
      type="tel"
      optional
      {...field}
      onBlur={() => {
        const tidied = tidyPhone(field.value)
        if (tidied !== field.value) field.onChange(tidied)
        onBlur()
      }}
    />
  )
}
