import { useState } from 'react'
import { TextField } from '#web/ui/field.tsx'

type CountFieldProps = {
  label: string
  /** Null until it was said. */
  value: number | null
  most: number
  least?: number
  onChange: (value: number) => void
  hint?: string
  error?: string
}

/** A number that is typed; what is no number goes back to the last that was. */
export function CountField({ label, value, most, least = 0, onChange, hint, error }: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) onChange(number)
  }
  return (
    <TextField
      size="small"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={read}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        setTyped(null)
        onChange(Math.min(most, Math.max(least, value === null ? least : value + step)))
      }}
      {...(hint ? { hint } : {})}
      {...(error ? { error } : {})}
    />
  )
}
