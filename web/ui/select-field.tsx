import { useId } from 'react'
import type { FieldWords } from './field-look.ts'
import { boxAttributes, FieldFrame } from './field-parts.tsx'
import { PlainSelect } from './plain-select.tsx'

type SelectFieldProps = FieldWords & {
  choices: readonly { id: string; label: string }[]
  /** Null until something is chosen. */
  value: string | null
  onChange: (id: string) => void
  placeholder?: string
  className?: string
}

/** One of a few answers in the browser's own list, for pages of visitors; the office has `Select`, with room for details. */
export function SelectField({
  choices,
  value,
  onChange,
  placeholder = 'Choose',
  className,
  ...words
}: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...words} id={id} className={className}>
      <PlainSelect {...boxAttributes(id, words)} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        {/* Who must answer cannot go back to no answer. */}
        <option value="" disabled={!words.optional}>
          {placeholder}
        </option>
        {choices.map(({ id: choice, label }) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </PlainSelect>
    </FieldFrame>
  )
}
